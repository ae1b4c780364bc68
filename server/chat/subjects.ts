// 'And for directors?', 'how much is that?': what is asked of what, where one half was said before.

export const subjects = [
  'wizard',
  'concepts',
  'brief',
  'script',
  'storyboard',
  'package',
  'production',
  'directors',
  'starter',
  'account',
] as const;
export type Subject = (typeof subjects)[number];

const subjectWords: readonly (readonly [Subject, RegExp])[] = [
  ['starter', /\b(starter|subscription|subscribe|monthly|membership|plan|trial)\b/],
  ['directors', /\b(directors?|filmmakers?)\b/],
  ['production', /\b(productions?|shoots?|shooting|filming|crew|commercials?)\b/],
  ['storyboard', /\b(story ?boards?|frames?|drawings?|pictures?)\b/],
  ['script', /\bscripts?\b/],
  ['brief', /\bbriefs?\b/],
  ['concepts', /\b(concepts?|ideas?)\b/],
  ['package', /\b(packages?|pdf|e-?mails?)\b/],
  ['account', /\baccounts?\b/],
  ['wizard', /\b(wizard|steps|builder|tool)\b/],
];

export type Aspect = 'price' | 'time' | 'change' | 'end' | 'rights' | 'reach';
const aspectWords: readonly (readonly [Aspect, RegExp])[] = [
  [
    'price',
    /\b(how much|price[sd]?|pricing|costs?|fees?|rates?|expensive|cheap|free|charge[sd]?)\b/,
  ],
  ['end', /\b(cancel|refunds?|money back|stop|quit|delete|end it)\b/],
  ['time', /\b(how long|how fast|how quick|how soon|when|duration|turnaround|timeline)\b/],
  ['change', /\b(change|edit|revise|redo|rewrite|revisions?|again|adjust|tweak)\b/],
  ['reach', /\b(contact|reach|talk to|speak (to|with)|call|message)\b/],
  ['rights', /\b(own|owns|rights?|copyright|licen[cs]e)\b/],
];

/** The entry that answers an aspect of a subject. */
const answers: Record<Aspect, Partial<Record<Subject, string>>> = {
  price: {
    wizard: 'is-it-free',
    concepts: 'is-it-free',
    brief: 'is-it-free',
    script: 'is-it-free',
    storyboard: 'is-it-free',
    package: 'is-it-free',
    account: 'account-price',
    production: 'production-price',
    directors: 'director-rates',
    starter: 'starter-price',
  },
  time: {
    wizard: 'how-long-wizard',
    concepts: 'how-long-wizard',
    brief: 'how-long-wizard',
    script: 'how-long-wizard',
    storyboard: 'how-long-wizard',
    package: 'mail-missing',
    production: 'how-long-production',
    directors: 'director-availability',
    starter: 'trial',
  },
  end: {
    production: 'guarantee',
    directors: 'guarantee',
    starter: 'cancel-starter',
    account: 'delete-account',
    package: 'stop-mail',
  },
  change: {
    wizard: 'change-answers',
    concepts: 'more-concepts',
    brief: 'edit-brief',
    script: 'edit-script',
    storyboard: 'redraw-storyboard',
    directors: 'change-director',
    production: 'production-revisions',
    account: 'account-page',
  },
  reach: { directors: 'director-contact', production: 'contact-person' },
  rights: {
    concepts: 'rights',
    brief: 'rights',
    script: 'rights',
    storyboard: 'rights',
    package: 'rights',
    production: 'production-rights',
  },
};

/** What a sentence in lower case names, if anything. */
export const subjectOf = (text: string): Subject | undefined =>
  subjectWords.find(([, words]) => words.test(text))?.[0];
export const aspectOf = (text: string): Aspect | undefined =>
  aspectWords.find(([, words]) => words.test(text))?.[0];

/** The id of the entry that answers it, if there is one. */
export const answerTo = (aspect: Aspect, subject: Subject): string | undefined =>
  answers[aspect][subject];
