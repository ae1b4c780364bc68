// What the devices are written with: the stage in English, as ready words and sentences.

import { fitsSeconds, wordsPerSecond } from '#domain/script/speech.ts';
import type { Point } from '../../facts.ts';
import { planSeconds } from '../../plan-seconds.ts';
import type { Stage } from '../../stage.ts';
import type { Beat, Line, Shot } from '../../treatment.ts';
import type { World } from '../../world.ts';
import { type Cast, castOf, conjugate, leadIsMaker, roleOfMaker } from './cast.ts';
import { defaultAsk } from './default-ask.ts';
import { articleFor, capital, stop, wordCount } from './facts/words.ts';
import { findPlace } from './find-place.ts';
import { findThing } from './find-thing.ts';
import { asks, lettering, spoken, spokenWithName } from './say.ts';

/** A line with a rank; 0 is kept longest. An array gives variants from long to short. */
export const l = (rank: number, text: string | readonly string[] | undefined): Line[] =>
  text === undefined || text.length === 0 ? [] : [{ rank, text }];
export const shot = (show: string, frame?: string): Shot => (frame ? { frame, show } : { show });

export type Voice = ReturnType<typeof voiceOf>;

export function voiceOf(stage: Stage) {
  const { facts } = stage;
  const place = stage.userType === 'trailer' ? findPlace(facts) : undefined;
  const world: World = place ? { ...stage.world, ...place } : stage.world;
  const cast: Cast = castOf(stage);
  const thing = findThing(facts, world, stage.input.description);
  const fill = (text: string) => text.replace(/\[thing\]/g, thing);
  const act = (predicate: string) =>
    stop(`${cast.first} ${conjugate(fill(predicate), cast.plural, cast.possessive)}`);
  const then = (predicate: string) =>
    stop(`${cast.again} ${conjugate(fill(predicate), cast.againPlural, cast.possessive)}`);
  const hands = stage.mode === 'voice';
  // A named character is named in every picture, so that each row can be drawn on its own.
  const isNamed = Boolean(stage.character.characterName) && stage.userType !== 'trailer';
  const does = (predicate: string) =>
    stop(
      isNamed
        ? `${cast.first} ${conjugate(predicate, cast.plural, cast.possessive)}`
        : `${cast.again} ${conjugate(predicate, cast.againPlural, cast.possessive)}`,
    );
  const made = (index: 0 | 1 | 2) => {
    const predicate = fill(world.work[index]);
    if (hands) return stop(`Hands ${conjugate(predicate, true, 'the')}`);
    // Nobody sells a public message: whoever is seen in it does what it asks for.
    const doesIt = leadIsMaker(stage) || (stage.userType === 'government' && isNamed);
    if (doesIt) return does(predicate);
    return stop(
      `${capital(articleFor(world.maker))} ${world.maker}’s hands ${conjugate(predicate, true, 'the')}`,
    );
  };
  const person =
    leadIsMaker(stage) && stage.userType !== 'trailer' && !hands ? otherCast(world) : cast;
  const play = (predicate: string) =>
    stop(`${person.first} ${conjugate(fill(predicate), person.plural, person.possessive)}`);
  const name = facts.shortName;
  const leading = leadingPoints(stage);
  const proof = proofLines(stage, leading);
  return {
    stage,
    facts,
    cast,
    name,
    thing,
    hands,
    world,
    Thing: capital(thing),
    aThing: `${articleFor(thing)} ${thing}`,
    Close: lowered(fill(world.close)),
    /** Life before it, from long to short. */
    problem: (rank: number): Line[] =>
      l(rank, [world.problem.join(' '), world.problem[0], stop(capital(world.enemy))]),
    trailer: stage.userType === 'trailer',
    cause: stage.userType === 'government',
    close: fill(world.close),
    pack: fill(world.pack),
    at: world.at,
    stand: world.stand ?? world.at,
    user: world.user,
    maker: roleOfMaker(stage),
    act,
    then,
    made,
    trouble: () => play(world.trouble[hands ? 1 : 0]),
    use: () => play(world.use[hands ? 1 : 0]),
    idea: (salt: string) => stage.pick(`idea ${salt}`, speakable(stage)),
    /** Spoken proof with falling rank; it leads with the fact of this concept. */
    proof: (count = 5, rank = 1): Line[] =>
      proof.slice(0, count).flatMap((text, index) => l(rank + index, text)),
    hasProof: proof.length > 0,
    /** The leading fact as lettering. */
    badge: () =>
      (facts.logline && wordCount(facts.logline.who) <= 5 ? facts.logline.who : undefined) ??
      leading.map(lettering).find(Boolean),
    /** The leading fact in quotation marks for a feature; undefined without facts. */
    quote: () => {
      const story =
        facts.logline && stop(capital(`${facts.logline.who} ${facts.logline.does}`)).slice(0, -1);
      if (story && (stage.turn % 2 === 0 || !leading[0])) return `“${story}”`;
      return leading[0] ? `“${capital(leading[0].text)}”` : undefined;
    },
    /** A sentence as it stands after a colon. */
    lower: lowered,
    light: LIGHT.has(world.id),
    grave: world.grave === true,
    asks: () => [...asks(facts), ...defaultAsk(stage)],
  };
}

const otherCast = (world: World): Cast => ({
  first: capital(`${articleFor(world.user)} ${world.user}`),
  again: `The ${world.user}`,
  plural: false,
  againPlural: false,
  possessive: 'their',
  label: '',
});

// The ideas that can be spoken together with the name in the last beat; all of them when none can.
function speakable(stage: Stage): readonly string[] {
  const close = planSeconds(stage.userType, stage.seconds)[3];
  const fit = stage.world.lines.filter((line) =>
    fitsSeconds(`${stage.facts.shortName}. ${line}`, close, wordsPerSecond(stage.approach)),
  );
  if (fit.length > 0) return fit;
  const alone = stage.world.lines.filter((line) =>
    fitsSeconds(line, close, wordsPerSecond(stage.approach)),
  );
  return alone.length > 0 ? alone : stage.world.lines;
}

const lowered = (text: string) =>
  text
    .replace(/\.$/, '')
    .replace(/^(?:\p{Lu}(?=\s)|\p{Lu}\p{Ll}+(?=[\s,’]))/u, (word) =>
      word === 'I' ? word : word.toLowerCase(),
    );

const LIGHT: ReadonlySet<string> = new Set(['picture-book', 'comedy', 'romance']);

// The facts short enough to be spoken, turned so that the one this concept leads with comes first.
function leadingPoints(stage: Stage): Point[] {
  const short = stage.facts.points.filter(
    (point) => wordCount(point.text) <= 12 && point !== stage.facts.offer,
  );
  if (stage.facts.offer && short.length === 0) return [stage.facts.offer];
  const from = short.length > 0 ? stage.turn % Math.min(3, short.length) : 0;
  return [...short.slice(from), ...short.slice(0, from)];
}

// What may be said as proof: the visitor's points, or the story, each a full line.
function proofLines(stage: Stage, points: readonly Point[]): (string | string[])[] {
  const { facts } = stage;
  if (facts.logline) {
    const { who, does } = facts.logline;
    const brief =
      does.split(/,|\s(?:from|that|who|which|when|where|while|and|across|before|after|to)\s/)[0] ??
      does;
    const others = facts.points.filter(
      (point) => point.shape === 'whole' && !point.text.includes(does.slice(0, 20)),
    );
    const whole = stop(capital(`${who} ${does}`));
    const timeless = does.replace(/\s(?:\d+|many|long)\s?\w*\sago$/, '');
    const noun = who.replace(/^(an?|the)\s(?:\S+\s)+(?=\S+$)/i, (_, article: string) =>
      article.toLowerCase() === 'the' ? 'the ' : '',
    );
    const plainWho = noun === who || /^the /i.test(noun) ? noun : `${articleFor(noun)} ${noun}`;
    // Without its last `for …`, `in …`; a verb alone is not a sentence.
    const tailless = does.replace(
      /\s(?:for|from|in|on|at|with|by|across|before|after|to (?:an?|the))\s[^,]*$/,
      '',
    );
    const head = plainWho.replace(/\s(?:on|in|at|with|of|from)\s.*$/, '');
    const forms = [
      whole,
      `${who} ${timeless}`,
      `${plainWho} ${does}`,
      `${plainWho} ${timeless}`,
      wordCount(brief) > 2 ? `${who} ${brief}` : '',
      wordCount(brief) > 2 ? `${plainWho} ${brief}` : '',
      `${plainWho} ${tailless}`,
      `${head} ${tailless}`,
    ];
    return [
      [...new Set(forms.filter(Boolean).map((form) => stop(capital(form))))],
      ...others.map(spoken),
    ];
  }
  const named = stage.userType === 'government' || stage.userType === 'trailer';
  return points.map((point, index) => {
    const head = point.text.split(/\s(?:where|that|which|so|because|while)\s/)[0] ?? '';
    const short =
      head !== point.text && wordCount(head) >= (point.shape === 'thing' ? 2 : 4)
        ? [spoken({ ...point, text: head })]
        : [];
    return index > 0 || named
      ? [spoken(point), ...short]
      : [spokenWithName(point, facts.shortName), spoken(point), ...short];
  });
}

const lastNotes = [
  'The music lands on the name and stops.',
  'One last note under the name.',
  'The music drops out; the name stands in silence.',
  'The tune comes home on the name.',
];

/** The last beat: what to do, who says it, the idea. */
export function closing(
  v: Voice,
  idea: string,
  more: { shot?: string; sound?: string; music?: string; say?: string } = {},
): Beat {
  const { facts, stage, name } = v;
  const namely = v.cause ? [idea] : [`${name}. ${idea}`, idea, `${name}.`];
  const date = v.trailer ? (facts.when ?? '[date to confirm]') : undefined;
  const offered = facts.offer?.text.split(/,/)[0];
  const contact =
    date ??
    ([facts.url, facts.phone].filter(Boolean).join(' · ') || undefined) ??
    facts.handle ??
    (offered && !v.cause && facts.offer?.shape === 'thing' && wordCount(offered) <= 6
      ? offered
      : undefined);
  const ask = v.asks();
  // With time enough the order is said whole, before the idea.
  const askFirst =
    /^(?:business|government|creator)$/.test(stage.userType) &&
    (planSeconds(stage.userType, stage.seconds)[3] ?? 0) >= 5;
  const kind = v.trailer
    ? 'Title card'
    : v.cause
      ? 'End card'
      : stage.userType === 'creator'
        ? 'Last picture'
        : 'Pack shot';
  const spot = shot(
    stop(`${kind}: ${v.pack}. The ${v.trailer ? 'title' : 'name'}: ${facts.name}`),
    'CU, eye level, static',
  );
  return {
    shots: more.shot ? [shot(more.shot), spot] : [spot],
    say: [
      ...l(4, more.say),
      ...(facts.offer && !v.trailer && stage.userType !== 'government'
        ? l(3, spoken(facts.offer))
        : []),
      ...(v.trailer
        ? facts.when
          ? l(1, stop(capital(facts.when)))
          : []
        : l(askFirst ? 0 : 1, ask)),
      ...l(0, namely),
    ],
    ...(more.sound ? { sound: more.sound } : {}),
    ...(/^None/.test(v.world.music) && !more.music
      ? {}
      : { music: more.music ?? stage.pick('last note', lastNotes) }),
    super: [
      facts.name,
      contact ?? (ask.find((text) => wordCount(text) <= 6) ?? ask.at(-1))?.replace(/\.$/, ''),
    ]
      .filter(Boolean)
      .join(' · '),
  };
}
