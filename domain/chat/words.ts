// A question as the words that carry it: what everybody says is left out, forms and synonyms are one.
import { guaranteed } from '../payments/offer.ts';
import { starterBelow } from '../wizard/production-budget.ts';
import { moreSynonyms } from './synonyms.ts';

const stopWords = new Set(
  `a about actually all also am an and any anything are as at b be because been being but by can
  cause could d did do does doing don for from get gets getting give go goes going gonna got had has have having he her here hers
  him his how i if im in into is isn it its itself ive just kinda let like ll lot m make makes making many may maybe me might
  more most much must my n need needs no not now of off oh ok okay on one only or other our out over please pls plz put r re
  really right s said same say see she should so some something sorta still such sure t take tell than thanks
  that the their them then there these they thing things this those to too u um up us use used using ve very
  wanna want wants was wasn way we well were what whats when where which while who whom whose why will with within wont
  would y yeah yes yet exactly basically simply possible guys stuff lets ever every quite bit kind sort kinds lol btw somehow cuz cos wanted actual part dont didnt doesnt isnt wasnt arent wouldnt couldnt shouldnt havent hasnt id ill theres heres hes shes weve whos hows wheres thats whys whens anyone anybody everyone everybody must looking around sometime somewhere please you your youre yours ya ur`
    .split(/\s+/)
    .filter(Boolean),
);

// Different words for the same, in their stems.
const ofTrade = new Map(
  [
    'price charge charges charged cost costs priced pricing prices fee fees pricey expensive',
    'free gratis complimentary',
    'video vid vids videos clip clips movie film films',
    'ad ads advert adverts advertisement advertisements commercial commercials advertising spot spots',
    'refund refunds reimburse reimbursement reimbursed',
    'cancel cancelled canceled cancelling canceling cancellation',
    'email e-mail emails mail mails inbox mailed emailed',
    'phone telephone tel cellphone',
    'password pw passwords passcode pwd',
    'login logging logged signin',
    'signup register registered registration registering',
    'storyboard storyboards',
    'script scripts screenplay',
    'director directors filmmaker filmmakers videographer videographers',
    'person human people someone somebody representative',
    'subscription subscribe subscribing subscriptions membership plan plans',
    'pay paying payment payments paid',
    'shoot shooting shoots filming shot',
    'month monthly months mo',
    'delete deletes deleting deletion erase erasing remove removing removed',
    'own owns owner owned ownership owning belong belongs',
    'language languages',
    'spanish french german italian portuguese',
    'change changes changing changed modify edit edits editing alter tweak adjust',
    'begin start starting started',
    'guarantee guaranteed guarantees',
    'revision revise revisions revising redo',
    'music song songs track soundtrack',
    'actor actors talent cast casting performer performers actress',
    'save saved saving saves',
    'arrive arrived receive received',
    'choose pick picking choosing select selecting chosen chose',
    'rank ranked ranking ranks',
    'see show shown view watch access',
    'lost lose losing disappeared disappear vanished gone missing',
    'reload refresh refreshed reloading',
    'allow allowed allows permitted',
    'jacket clothes clothing outfit dress wear wears wearing wardrobe',
    'idea ideas concept concepts',
    'crash crashes crashed crashing',
    'store stored stores keep kept keeps',
    'employee employees staff colleague colleagues team',
    'candidate candidates politician politicians political politics election',
    'kid kids child children minor minors',
    'logo logos',
    'ratio ratios',
    'second seconds sec secs',
    'ai artificial',
    'pic pics picture pictures image images drawing drawings drawn',
    'app apps',
    'wizard builder',
    'accountant bookkeeper',
    'server servers host hosted hosting',
    'charity charities nonprofit nonprofits ngo',
    'customer customers client clients',
    'confirm confirmation verify verification verified',
    'company business businesses companies',
    'weed cannabis marijuana',
    'trial trials',
    'caption captions subtitle subtitles subtitled',
  ].flatMap((line) => {
    const words = line.split(' ');
    return words.map((word) => [word, words[0] ?? word] as const);
  }),
);

const phrases: readonly (readonly [RegExp, string])[] = [
  [/\be-?\s?mail(s|ed)?\b/g, 'email'],
  [/\bsign(ed|ing)?[\s-]?up\b/g, 'signup'],
  [/\b(sign|log)(ed|ing|ged|ging)?[\s-]?in(to)?\b/g, 'login'],
  [/\b(sign|log)(ed|ing|ged|ging)?[\s-]?out\b/g, 'signout'],
  [/\bvoice[\s-]?overs?\b/g, 'voiceover'],
  [/\bstory[\s-]?boards?\b/g, 'storyboard'],
  [/\b(two|2)[\s-]?factor\b/g, '2fa'],
  [/\bmoney[\s-]?back\b/g, 'moneyback'],
  [/\bhow (long|fast|quick|quickly|soon)\b/g, 'howlong'],
  [/\bhow (much|expensive)\b/g, 'price'],
  [/\bhow (old)\b/g, 'howold'],
  [/\bhow many\b/g, 'howmany'],
  [/\btik[\s-]?tok\b/g, 'tiktok'],
  [/\byou[\s-]?tube\b/g, 'youtube'],
  [/\bon my own\b/g, 'myself'],
  [/\b(make|makes|making|made) (it |stuff |things? |something )?up\b/g, 'invent'],
  [/\b(start|begin) (all )?over( again)?\b/g, 'startover'],
  [/\b(can not|cannot|cant)\b/g, 'cannot'],
  [/\bgo back\b/g, 'goback'],
  [/\b(do not|dont|cannot|cant) remember\b|\bforg[oe]t(ten)?\b/g, 'forgot'],
  [/\b(make|making|create|creating|open|opening) (an |a |my |new )*account\b/g, 'signup account'],
  [
    /\b(did not|didnt|do not|dont|have not|havent|has not|hasnt|not|never|nothing) (yet )?(get|got|gotten|receive[ds]?|arrive[ds]?|come|came|showed up)\b/g,
    'notarrived',
  ],
  [
    /\b((do not|dont|did not|didnt|not) (really |even )?(like|love)|hate|unhappy with)\b/g,
    'dislike',
  ],
  [/\b(do not|dont) know\b|\bnot sure\b/g, 'unsure'],
  [/\b(united states|u\.s\.a?\.?)(?=\W|$)/g, 'usa'],
  [/\b(\d+)\s?:\s?(\d+)\b/g, '$1x$2'],
];
const greeting =
  /^\s*(?:(?:hi|hello|hey|good (?:morning|evening|day))\b[\s,!.]*(?:there|guys|team)?[\s,!.]*)+/;

// Amounts meet by what they lead to: '12k', '$12,000' and '20000 bucks' are asked about alike.
const amount =
  /(?<![\d.])(\d{1,12}(?:\.\d{1,12})?)(\s?(?:k|m|million)\b|(?=\d{0,12}\s?(?:dollars?|bucks|usd)\b))|\b(\d{4,7})\b/g;
const factors: Record<string, number> = { k: 1e3, m: 1e6, million: 1e6 };
const bracketOf = (dollars: number) =>
  dollars < starterBelow ? 'amountsmall' : dollars > guaranteed.to ? 'amountlarge' : 'amountmiddle';
const namedAmounts = (text: string) =>
  text
    .replace(/(?<=\d),(?=\d{3}\b)|(?<=\b\d{1,3}) (?=\d{3}\b)/g, '')
    .replace(/\$\s?(\d+)(?![\d.]|\s?(?:k|m|million)\b)/g, '$1 dollars')
    .replace(/\$/g, '')
    .replace(amount, (_, thousands, unit, plainly) =>
      bracketOf(Number(thousands ?? plainly) * (factors[(unit ?? '').trim()] ?? 1)),
    );

// One letter may unfold into eighteen.
const mostLetters = 2_000;

/** Lower case, without accents and apostrophes, with the phrases that mean one thing as one word. */
export function plainWords(text: string): string {
  const unfolded = text.slice(0, mostLetters).normalize('NFKD').slice(0, mostLetters);
  const plain = unfolded.replace(/\p{M}/gu, '').toLowerCase().replace(/[’'`]/g, '');
  const asked = namedAmounts(plain.replace(greeting, ''));
  return phrases.reduce((said, [phrase, word]) => said.replace(phrase, word), asked);
}

const mostlyEnglish = 0.5;

/** Whether at least half of its words are those that every English sentence is made of. */
export function isPlainEnglish(text: string): boolean {
  const words =
    text
      .toLowerCase()
      .replace(/[’'`]/g, '')
      .match(/\p{L}+/gu) ?? [];
  return words.filter((word) => stopWords.has(word)).length >= mostlyEnglish * words.length;
}

/** The terms of a text, in order, for an index or a question. */
export function termsOf(text: string): string[] {
  return plainWords(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !stopWords.has(word))
    .map((word) => synonyms.get(word) ?? stem(word));
}

const turns = new Set(
  'who where when why how what which can will do are is i my me we our you your it this not if or into out'.split(
    ' ',
  ),
);

/** The small words that turn a question: who, where, can, my, not. */
export const turnsOf = (text: string): Set<string> =>
  new Set(
    plainWords(text)
      .replace(/\b(what|who|how|where|when)s\b/g, '$1 is')
      .replace(/\b(?:wont|dont|isnt|doesnt|didnt|arent|cant|cannot|no|never)\b/g, 'not')
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => turns.has(word)),
  );

// Light: plurals and the commonest endings, so that typed and written forms meet.
const synonyms: ReadonlyMap<string, string> = new Map([...moreSynonyms, ...ofTrade]);

function stem(word: string): string {
  if (word.length < 5 || /\d/.test(word)) return word.replace(/(?<=[a-z]{3})(?<!s)s$/, '');
  const bare = word
    .replace(/(sses|shes|ches|xes)$/, (end) => end.slice(0, -2))
    .replace(/ies$/, 'y')
    .replace(/(?<!s|u|i)s$/, '')
    .replace(/(?<=[a-z]{3})(ing|ed|ly|ment)$/, '')
    .replace(/([bdgmnprt])\1$/, '$1')
    .replace(/(?<=[a-z]{3})e$/, '');
  return synonyms.get(bare) ?? bare;
}
