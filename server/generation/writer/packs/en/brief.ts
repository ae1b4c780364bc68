// The creative brief in English.
import { cuts } from '#domain/script/cuts.ts';
import { labels, type Platform } from '#domain/wizard/options.ts';
import type { Point } from '../../facts.ts';
import type { BriefSectionText } from '../../pack.ts';
import type { Stage } from '../../stage.ts';
import type { Treatment } from '../../treatment.ts';
import { toSentences } from './facts/clean-text.ts';
import { readOrderLine } from './facts/read-order-line.ts';
import { articleFor, capital, isPlural, lowerFirst, stop, wordCount } from './facts/words.ts';
import { possessed, reported, spoken } from './say.ts';
import { claimNotes } from './script-notes.ts';
import { scriptWords } from './script-words.ts';
import { titleCase } from './title-case.ts';
import { type Voice, voiceOf } from './voice.ts';

const safe: Record<Platform, string> = {
  tiktok: 'hook inside three seconds; top, right edge and lower quarter kept clear',
  youtube: 'name seen inside the first five seconds; lower 15 % kept clear',
  instagram: 'reads with the sound off; picture and lettering inside the middle 80 %',
};
const mute =
  'Picture and sound tell it; the voice has the name and the last line, and nothing before.';
const voices = {
  bold: 'Short sentences, fast cuts, no apology. The voice states and moves on.',
  story: 'Unhurried. The pictures go first and the voice follows, quietly.',
  problem: 'Plain and on the viewer’s side. The voice knows the trouble and never scolds.',
};

/** Eleven sections in the order of the trade. */
export function briefSections(
  stage: Stage,
  treatment: Treatment,
  title: string,
): BriefSectionText[] {
  const v = voiceOf(stage);
  const told = reasons(v);
  const said = [
    background(v, treatment, title),
    ...told,
    v.facts.audienceText,
    v.facts.desire,
    v.facts.sponsor,
    v.facts.when,
    v.facts.offer?.text,
    ...v.facts.claims.map((claim) => claim.text),
  ];
  const proof = 'One checkable fact to add, such as a number, a date or a name [proof needed].';
  const sections: BriefSectionText[] = [
    { heading: 'Background', text: background(v, treatment, title) },
    { heading: 'Objective', text: objective(v) },
    { heading: 'Audience', text: audience(v) },
    {
      heading: 'Single-minded message',
      text: `“${treatment.idea.replace(/\.$/, '')}.” ${treatment.message}`.replace('?.”', '?”'),
    },
    {
      heading: 'Reasons to believe',
      bullets: [
        ...told,
        ...unsaid(v, said).map((text) => `In the client’s words: “${inner(text)}.”`),
        ...((v.facts.hasProof || v.trailer) && told.length > 0 ? [] : [proof]),
      ],
    },
    { heading: 'Desired response', bullets: response(v, treatment) },
    {
      heading: 'Tone and brand character',
      text: `${stop(capital(treatment.tone))} ${treatment.keeps?.wordless ? mute : voices[stage.approach]} ${never(v)}`,
    },
    { heading: 'Mandatories', bullets: mandatories(v, treatment) },
    { heading: 'Deliverables and formats', bullets: deliverables(stage, treatment) },
    { heading: 'Budget and timing', text: production(v) },
    { heading: 'Measure of success', text: measure(v) },
  ];
  return sections.map(({ heading, text, bullets }) => ({
    heading,
    ...(text ? { text: stoppedOnce(text) } : {}),
    ...(bullets ? { bullets: bullets.map(stoppedOnce) } : {}),
  }));
}

// `9 a.m.` at the end of a sentence ends it.
const stoppedOnce = (text: string) => text.replace(/(\b[a-z]\.[a-z]\.|\b[A-Z]\.)\./g, '$1');

// A fact that is the story's first sentence over again.
const retells = (v: Voice, point: Point) =>
  v.facts.logline !== undefined && point.text.includes(v.facts.logline.does.slice(0, 25));

// The sentences of the description of which most words stand nowhere in the brief yet.
function unsaid(v: Voice, said: readonly (string | undefined)[]): string[] {
  const known = new Set(keywords(said.filter(Boolean).join(' ')));
  const { text } = readOrderLine(v.stage.input.description);
  return toSentences(text, v.facts.name)
    .filter((sentence) => {
      const words = keywords(sentence);
      const missing = words.filter((word) => !known.has(word));
      return (
        missing.some((word, at) => !commonAsk.test(word) || at > 2) && wordCount(sentence) <= 45
      );
    })
    .map((sentence) => capital(sentence))
    .slice(0, 4);
}

const commonAsk =
  /^(?:asking|asks|asked|tells|telling|about|message|public|service|that|people|also|even)$/;
const keywords = (text: string) =>
  (text.toLowerCase().match(/[\p{L}\d$£€%][\p{L}\d.,'’-]*/gu) ?? [])
    .map((word) => word.replace(/[.,'’-]+$|['’]s$/g, ''))
    .filter((word) => word.length > 3 || /\d/.test(word))
    .filter(
      (word) =>
        !/^(?:they|their|them|with|from|that|this|have|your|ours|were|will|what|when|which|very|just|about|into|than|then|there|also|because|offer|offers|offering|selling|serving|providing|based|ourselves|myself|themselves|coming|cinemas|theaters|theatres|released?|open)$/.test(
          word,
        ),
    );

function background(v: Voice, treatment: Treatment, title: string): string {
  const { facts } = v;
  const story = facts.logline ? stop(capital(`${facts.logline.who} ${facts.logline.does}`)) : '';
  const told = facts.points.filter(
    (point) =>
      !retells(v, point) &&
      point.shape !== 'thing' &&
      point.shape !== 'order' &&
      wordCount(point.text) > 2,
  );
  const named = told.toSorted(
    (a, b) =>
      Number(/^(?:she|he|they)\s/i.test(a.text)) - Number(/^(?:she|he|they)\s/i.test(b.text)),
  );
  const more = named
    .slice(0, 2)
    .map((point, at) => sentence(v, point, at === 0 && !facts.category));
  return [
    v.stage.translated
      ? 'This brief is written in English, because the answers are in a language the built-in writer does not write.'
      : '',
    whatItIs(v),
    story,
    ...more,
    v.trailer ? '' : `The film is up against ${v.world.enemy}.`,
    `The chosen idea is “${titleCase(title)}”.`,
    stop(capital(treatment.subtitle)),
  ]
    .filter(Boolean)
    .join(' ');
}

function whatItIs(v: Voice): string {
  const { facts, stage } = v;
  if (facts.category)
    return isPlural(facts.category)
      ? stop(`${facts.name}: ${facts.category}`)
      : stop(
          `${facts.name} is ${facts.category.replace(/\b(horror|thriller|comedy|romance|drama)$/, (kind) => (kind === 'horror' || kind === 'romance' ? `${kind} story` : kind))}`,
        );
  if (stage.userType === 'creator') return stop(`${facts.name} is a channel`);
  const [typed] = toSentences(stage.input.description, facts.name);
  return facts.points.length === 0 && !facts.logline && typed && wordCount(typed) <= 30
    ? `In the client’s words: “${capital(typed)}.”`
    : '';
}

const sentenceOrThing = (v: Voice, point: Point) =>
  stop(point.shape === 'we' ? sentence(v, point) : capital(possessed(point.text)));

// A fact as a sentence of its own: the product does, the client or the host says.
function sentence(v: Voice, point: Point, isFirst = false): string {
  if (isFirst && (point.shape === 'does' || /^we\s/i.test(point.text)))
    return stop(`${v.facts.name} ${lowerFirst(reported(point, true))}`);
  const host = v.stage.userType === 'creator';
  if (point.shape === 'does')
    return stop(
      `${v.world.kind === 'candidate' ? v.name.replace(/^(?:re-?elect|elect|vote(?: for)?)\s+|\s+for\s+.*$/gi, '') : host ? 'The host' : 'It'} ${point.text}`,
    );
  const told = reported(point, host);
  return stop(
    point.shape === 'we' && host && !/^(?:their|they)\s/i.test(told)
      ? `The host ${lowerFirst(told)}`
      : told,
  );
}

function objective(v: Voice): string {
  const { facts, stage } = v;
  const full = facts.audienceText;
  const short =
    full && full.split(' ').length <= 14 && !full.includes('.') ? lowerFirst(full) : undefined;
  const who =
    (facts.audience ? (short ?? facts.audience) : undefined) ?? nobodyNamed[stage.userType];
  const act = (facts.desire ?? noOrder[stage.userType])
    .replace(/\byour\b/g, 'their')
    .replace(/\bour\b/g, 'the')
    .replace(/\bus\b/g, facts.shortName);
  return `${stop(`Get ${who} to ${act}`)} ${stage.pick('objective', [
    'One film, one action; anything that does not lead there is cut.',
    'If a picture does not bring them nearer to that, it goes.',
    'Everything else the film does is a way of getting there.',
    'They do not have to remember why; they have to remember what.',
  ])}`;
}

const nobodyNamed = {
  business: 'people nearby',
  brand: 'people who do not know the name yet',
  infomercial: 'people at home',
  trailer: 'the right audience',
  government: 'people who have heard it before',
  creator: 'people who scroll past',
} as const;
const noOrder = {
  business: 'come and see',
  brand: 'remember the name',
  infomercial: 'order one',
  trailer: 'watch it',
  government: 'do one thing differently today',
  creator: 'follow',
} as const;

function audience(v: Voice): string {
  const who = v.facts.audienceText
    ? stop(capital(v.facts.audienceText))
    : v.trailer
      ? 'To be confirmed.'
      : `To be confirmed; the idea is written for ${articleFor(v.user)} ${v.user}.`;
  if (v.trailer)
    return `${who} ${v.stage.pick('audience', ['They decide in the first seconds whether a story respects them.', 'They have seen a thousand trailers and can smell a summary.', 'They want to be told less than they ask for.'])} The question that should stop them: “${inner(v.world.question)}”`;
  return `${who} They will recognise this without being told: “${inner(v.world.problem.join(' '))}” ${v.stage.pick('audience', ['They would not call it a problem, because they have stopped noticing it.', 'They have a joke about it, which means it bothers them.', 'Nobody has asked them about it, so the film should not sound like a survey.', 'They do not need persuading that it is true; they need to see it done.'])}`;
}

function reasons(v: Voice): string[] {
  const list = v.facts.logline
    ? [stop(capital(`${v.facts.logline.who} ${v.facts.logline.does}`))]
    : [];
  list.push(
    ...v.facts.points
      .filter((point) => !retells(v, point))
      .slice(0, 7)
      .map((point) => sentenceOrThing(v, point)),
  );
  return list;
}

function response(v: Voice, treatment: Treatment): string[] {
  const act = v.facts.desire ? stop(capital(v.facts.desire)) : v.asks()[0];
  return [
    `Think: “${inner(v.trailer ? v.world.question : v.world.truth[1])}”`,
    `Feel: ${v.trailer ? (v.light ? 'delighted, then impatient' : 'uneasy, then unable to look away') : v.cause ? 'caught, then able to do something about it' : feelings[v.stage.approach]}.`,
    `Do: ${act}`,
    `Repeat to a friend: “${treatment.idea}”`,
  ];
}

// `in cinemas`, `on Steam`, as typed.
const shownAt = (text: string) =>
  /\b(?:in (?:cinemas|theaters|theatres|bookshops|bookstores)|on (?:Steam|Netflix|Hulu|Prime Video|Disney\+|Spotify|Apple TV|Max|PBS|YouTube))\b/i
    .exec(text)?.[0]
    .replace(/^./, (letter) => letter.toLowerCase());

// Quotation marks inside quotation marks.
const inner = (text: string) => text.replace(/“/g, '‘').replace(/”/g, '’');

const feelings = {
  bold: 'stopped, then curious',
  story: 'drawn in, then fond',
  problem: 'caught out, then relieved',
} as const;

const never = (v: Voice) =>
  v.trailer ? 'Never explains what the story keeps back.' : `Never louder than ${v.name} itself.`;

function mandatories(v: Voice, treatment: Treatment): string[] {
  const { stage, facts } = v;
  const contact = [facts.url, facts.phone, facts.handle].filter(Boolean).join(', ');
  return [
    `The idea’s rule is kept: ${lowerFirst(treatment.features.find((feature) => !feature.includes(': ')) ?? treatment.subtitle)}.`.replace(
      '..',
      '.',
    ),
    `The name ${facts.name} is on screen in the last ${stage.seconds > 15 ? 'five' : 'three'} seconds.`,
    ...(contact ? [`On the last frame: ${contact}.`] : []),
    ...(v.trailer
      ? [
          `Date and where to watch: ${[facts.when ?? '[date to confirm]', shownAt(stage.input.description)].filter(Boolean).join(', ')}.`,
        ]
      : []),
    ...(v.cause
      ? [`Sponsor line on screen for at least four seconds: ${scriptWords.sponsorLine(stage)}.`]
      : []),
    ...(facts.offer && !v.trailer && !v.cause
      ? [`Terms of the offer shown as typed: ${spoken(facts.offer)}`]
      : []),
    ...claimNotes(stage),
    'No number, award, price or testimonial that is not in this brief.',
  ];
}

function deliverables(stage: Stage, { keeps }: Treatment): string[] {
  return stage.platforms.map((platform, at) => {
    const cut = cuts[platform];
    const length =
      at === 0
        ? `${stage.seconds} s, the primary cut`
        : `${cut.seconds} s, recomposed for the frame, not scaled`;
    return `${labels.platform[platform]} ${cut.aspect}, ${cut.width} × ${cut.height}: ${length}; ${keeps?.fewSupers ? safe[platform].replace(/^name [^;]*; /, '') : safe[platform]}.`;
  });
}

function production(v: Voice): string {
  const { hands } = v;
  const date =
    v.facts.when &&
    !/open/i.test(v.facts.when) &&
    /\d|summer|autumn|fall|winter|spring|christmas|halloween/i.test(v.facts.when)
      ? ` Work back from the date given, ${v.facts.when}.`
      : '';
  return `To be confirmed in the next steps. The idea asks for little: one location (${v.at.replace(/^(?:at|in|on|by|under|across)\s/, '')}), ${hands ? 'hands only' : 'a small cast'}, available light wherever possible. ${v.stage.seconds > 15 ? 'Two shooting days at most' : 'One shooting day'}, with the close-ups of the ${v.thing} taken separately and without sound.${date}`;
}

function measure(v: Voice): string {
  return v.facts.measure
    ? `${stop(capital(v.facts.measure))} ${v.stage.pick('measure', ['Note the figure before the film runs, so that there is something to compare it with.', 'Compare the weeks after the film with the same weeks before it.', 'Agree the starting figure first; without it the film can only be liked.'])}`
    : 'To be agreed before the film runs [measure to confirm].';
}
