// Ideas that begin with something one sees: a deed, a figure, a part, a place, a face.
import type { Statement } from '../../understand/subject-frame.ts';
import { detailsOf } from '../scenes/choose-scene.ts';
import { instrumentFor } from '../scenes/instruments.ts';
import { type Idea, once } from './kit.ts';
import { arrives, isProved, isUsed } from './scene-lists.ts';

/** It is done before our eyes, from the first move to the last. */
const deed: Idea = {
  id: 'deed',
  suits: ({ deeds }) => (deeds.length > 1 ? 5 : deeds.length > 0 ? 3 : 0),
  sketch: ({ facts, deeds, identity }) => ({
    titles: [deeds[0], deeds[1]],
    beats: [
      { shows: deeds[1], scenes: isUsed, about: facts[1], tell: once(identity, facts) },
      {
        shows: deeds[2],
        scenes: ['set-down', ...isUsed],
        about: facts[2],
        tell: once(identity, deeds.slice(1)),
      },
      { shows: deeds[0], scenes: isProved, about: facts[0], tell: once(deeds, facts) },
    ],
  }),
};

// A figure alone says nothing: its noun goes with it.
const figureOf = ({ text, figures, lettered, weight, role }: Statement): string | undefined =>
  weight < 0.4 || role === 'offer' || !instrumentFor(text)
    ? undefined
    : lettered.findLast((line) =>
        figures.some((one) => line.includes(one) && line.length > one.length + 4),
      );

/** A figure is put to the test on camera. */
const figure: Idea = {
  id: 'figure',
  suits: ({ facts }) => (facts.some((fact) => figureOf(fact)) ? 4.5 : 0),
  sketch: ({ facts, identity, troubles }) => {
    const counted = facts.find((fact) => figureOf(fact));
    const rest = facts.filter((one) => one !== counted);
    return {
      figure: counted && figureOf(counted),
      beats: [
        { scenes: ['measured', ...arrives], about: counted, tell: once(troubles, identity) },
        { scenes: isUsed, about: rest[0], tell: once(identity, troubles, rest) },
        { scenes: ['card-pinned', ...isProved], about: counted, tell: once([counted], rest) },
      ],
    };
  },
};

/** From one part of it outwards, until the whole can be named. */
const detail: Idea = {
  id: 'detail',
  suits: ({ facts, stage }) => (facts.some((one) => detailsOf(stage, one).length > 0) ? 4 : 0),
  sketch: ({ stage, facts, deeds, identity, troubles }) => {
    const part = facts.find((one) => detailsOf(stage, one).length > 0);
    const rest = facts.filter((one) => one !== part);
    return {
      titles: [part],
      beats: [
        {
          scenes: ['detail-on-table'],
          about: part,
          tell: once([part], troubles),
        },
        { scenes: isUsed, about: rest[0], tell: once(identity, troubles, rest) },
        { shows: deeds[0], scenes: isProved, about: rest[0], tell: once(rest, deeds) },
      ],
    };
  },
};

/** Somebody who knows it says it, in one place, in the words they would use. */
const witness: Idea = {
  id: 'witness',
  suits: ({ stage }) => (stage.frame.voice !== 'it' ? 4 : 0),
  sketch: ({ facts, deeds, identity, troubles }) => ({
    titles: [facts[1], facts[0]],
    beats: [
      {
        scenes: ['speaks-near', 'works-behind', 'used-behind', ...arrives],
        about: facts[1],
        tell: once(facts.slice(1, 2), identity),
      },
      {
        scenes: ['detail-on-table', ...isUsed],
        about: facts[1],
        tell: once(identity, troubles, facts),
      },
      {
        shows: deeds[0],
        scenes: isProved,
        about: facts[0],
        tell: once(facts.slice(0, 1), deeds, facts),
      },
    ],
  }),
};

/** A place first, then what happens in it. */
const place: Idea = {
  id: 'place',
  suits: ({ stage }) =>
    stage.frame.places.length > 0
      ? stage.frame.kind === 'venue' || stage.frame.kind === 'event'
        ? 6
        : 4
      : 0,
  sketch: ({ facts, deeds, identity }) => ({
    beats: [
      { scenes: ['place-seen'], tell: once(identity, facts) },
      { shows: deeds[1], scenes: isUsed, about: facts[1], tell: once(identity, deeds.slice(1)) },
      {
        shows: deeds[0],
        scenes: isProved,
        about: facts[0],
        tell: once(facts.slice(0, 1), deeds, facts),
      },
    ],
  }),
};

export const shownIdeas: readonly Idea[] = [deed, figure, detail, witness, place];
