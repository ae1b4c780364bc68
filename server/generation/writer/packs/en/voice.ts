// What the devices are written with: the stage in English, as ready words and sentences.
import type { Stage } from '../../stage.ts';
import type { Beat, Line, Shot } from '../../treatment.ts';
import type { World } from '../../world.ts';
import { type Cast, castOf, conjugate, leadIsMaker } from './cast.ts';
import { defaultAsk } from './default-ask.ts';
import { articleFor, capital, stop, wordCount } from './facts/words.ts';
import { findThing } from './find-thing.ts';
import { asks, lettering, spoken, spokenWithName } from './say.ts';

/** A line with a rank; 0 is kept longest. An array gives variants from long to short. */
export const l = (rank: number, text: string | readonly string[] | undefined): Line[] =>
  text === undefined || text.length === 0 ? [] : [{ rank, text }];
export const shot = (show: string, frame?: string): Shot => (frame ? { frame, show } : { show });

export type Voice = ReturnType<typeof voiceOf>;

export function voiceOf(stage: Stage) {
  const { facts, world } = stage;
  const cast: Cast = castOf(stage);
  const thing = findThing(facts, world);
  const fill = (text: string) => text.replace(/\[thing\]/g, thing);
  const act = (predicate: string) =>
    stop(`${cast.first} ${conjugate(fill(predicate), cast.plural, cast.possessive)}`);
  const then = (predicate: string) =>
    stop(`${cast.again} ${conjugate(fill(predicate), cast.againPlural, cast.possessive)}`);
  const hands = stage.mode === 'voice';
  const made = (index: 0 | 1 | 2) => {
    const predicate = fill(world.work[index]);
    if (hands) return stop(`Hands ${conjugate(predicate, true, 'the')}`);
    if (leadIsMaker(stage))
      return stop(`${cast.again} ${conjugate(predicate, cast.againPlural, cast.possessive)}`);
    return stop(
      `${capital(articleFor(world.maker))} ${world.maker}’s hands ${conjugate(predicate, true, 'the')}`,
    );
  };
  const person =
    leadIsMaker(stage) && stage.userType !== 'trailer' && !hands ? otherCast(world) : cast;
  const play = (predicate: string) =>
    stop(`${person.first} ${conjugate(fill(predicate), person.plural, person.possessive)}`);
  const name = facts.shortName;
  const proof = proofLines(stage);
  return {
    stage,
    facts,
    cast,
    name,
    thing,
    hands,
    world,
    Thing: capital(thing),
    trailer: stage.userType === 'trailer',
    cause: stage.userType === 'government',
    close: fill(world.close),
    pack: fill(world.pack),
    at: world.at,
    user: world.user,
    maker: world.maker,
    act,
    then,
    made,
    trouble: () => play(world.trouble[hands ? 1 : 0]),
    use: () => play(world.use[hands ? 1 : 0]),
    idea: (salt: string) => stage.pick(`idea ${salt}`, world.lines),
    /** Spoken proof, from point `from`, with falling rank. */
    proof: (from = 0, count = 5, rank = 1): Line[] => {
      const turned = [...proof.slice(from), ...proof.slice(0, from)].slice(0, count);
      return turned.flatMap((text, index) => l(rank + index, text));
    },
    hasProof: proof.length > 0,
    /** The strongest point as lettering. */
    badge: (index = 0) => {
      const points = facts.points.filter((point) => lettering(point));
      const point = points[index % Math.max(1, points.length)];
      return point ? lettering(point) : undefined;
    },
    /** A point in quotation marks for a feature; undefined without points. */
    quote: (index = 0) => {
      const short = facts.points.filter((point) => wordCount(point.text) <= 12);
      const point = short[index % Math.max(1, short.length)];
      return point && short.length > 0 ? `“${capital(point.text)}”` : undefined;
    },
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

// What may be said as proof: the visitor's points, or the story, each a full line.
function proofLines(stage: Stage): string[] {
  const { facts } = stage;
  if (facts.logline) {
    const { who, does } = facts.logline;
    const others = facts.points.filter(
      (point) => point.shape === 'whole' && !point.text.includes(does.slice(0, 20)),
    );
    return [stop(capital(`${who} ${does}`)), ...others.map(spoken)];
  }
  return facts.points
    .filter((point) => wordCount(point.text) <= 13)
    .map((point, index) => (index === 0 ? spokenWithName(point, facts.shortName) : spoken(point)));
}

/** The last beat: what to do, who says it, the idea. */
export function closing(
  v: Voice,
  idea: string,
  more: { shot?: string; sound?: string; music?: string; say?: string } = {},
): Beat {
  const { facts, stage, name } = v;
  const namely = [`${name}. ${idea}`, idea];
  const date = v.trailer ? (facts.when ?? '[date to confirm]') : undefined;
  const contact =
    date ?? facts.url ?? facts.phone ?? facts.handle ?? facts.offer?.text.split(/,/)[0];
  const ask = v.asks();
  const spot = shot(stop(`Pack shot: ${v.pack}. The name: ${facts.name}`), 'CU, eye level, static');
  return {
    shots: more.shot ? [shot(more.shot), spot] : [spot],
    say: [
      ...l(4, more.say),
      ...(facts.offer && !v.trailer && stage.userType !== 'government'
        ? l(3, spoken(facts.offer))
        : []),
      ...(v.trailer ? (facts.when ? l(1, stop(capital(facts.when))) : []) : l(1, ask)),
      ...l(0, namely),
    ],
    ...(more.sound ? { sound: more.sound } : {}),
    music: more.music ?? 'Music resolves on the name.',
    super: [facts.name, contact ?? ask.at(-1)?.replace(/\.$/, '')].filter(Boolean).join(' · '),
  };
}
