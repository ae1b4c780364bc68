// Ideas in which nobody explains: hands, the thing, and what it is used on.
import type { Statement } from '../../understand/subject-frame.ts';
import { detailsOf } from '../scenes/details.ts';
import { instrumentFor } from '../scenes/instruments.ts';
import { type Idea, once } from './kit.ts';

/** It is done before our eyes, from the first move to the last. */
const deed: Idea = {
  id: 'deed',
  family: 'seen',
  suits: ({ deeds }) => (deeds.length > 1 ? 5 : deeds.length > 0 ? 3 : 0),
  sketch: ({ facts, deeds, identity }) => ({
    titles: [deeds[0], deeds[1]],
    beats: [
      { tell: once(deeds.slice(1, 2), identity, facts) },
      { tell: once(identity, deeds.slice(1)) },
      { tell: once(deeds, facts) },
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
  family: 'seen',
  suits: ({ facts }) => (facts.some((fact) => figureOf(fact)) ? 4.5 : 0),
  sketch: ({ facts, identity, troubles }) => {
    const counted = facts.find((fact) => figureOf(fact));
    const rest = facts.filter((one) => one !== counted);
    return {
      figure: counted && figureOf(counted),
      beats: [
        { tell: once(troubles, identity) },
        { tell: once(identity, troubles, rest) },
        { scenes: ['product-measured'], tell: once([counted], rest) },
      ],
    };
  },
};

/** From one thing that belongs to it outwards, until the whole can be named. */
const detail: Idea = {
  id: 'detail',
  family: 'seen',
  suits: ({ facts, stage }) => (facts.some((one) => detailsOf(stage, one).length > 0) ? 4 : 0),
  sketch: ({ stage, facts, deeds, identity, troubles }) => {
    const part = facts.find((one) => detailsOf(stage, one).length > 0);
    const rest = facts.filter((one) => one !== part);
    return {
      titles: [part],
      beats: [
        { scenes: ['detail-near'], tell: once([part], troubles) },
        { tell: once(identity, troubles, rest) },
        { scenes: ['product-beside', 'details-pair'], tell: once(rest, deeds) },
      ],
    };
  },
};

/** The facts in order of their weight, each with what it is about. */
const plain: Idea = {
  id: 'plain',
  family: 'seen',
  suits: () => 1,
  sketch: ({ facts, deeds, identity, troubles }) => ({
    titles: [facts[0], identity[0], facts[1]],
    beats: [
      { tell: once(troubles, facts.slice(1, 2), identity) },
      { tell: once(identity, deeds.slice(1), facts.slice(1)) },
      { tell: once(facts.slice(0, 1), deeds, facts) },
    ],
  }),
};

export const seenIdeas: readonly Idea[] = [deed, figure, detail, plain];
