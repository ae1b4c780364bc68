// Ideas in which nobody explains: hands, the thing, and what it is used on.
import type { Statement } from '../../understand/subject-frame.ts';
import { isDrawn } from '../product.ts';
import { instrumentFor } from '../scenes/instruments.ts';
import { hooks, type Idea, once } from './kit.ts';

/** It is done before our eyes, from the first move to the last. */
const deed: Idea = {
  id: 'deed',
  family: 'seen',
  suits: ({ deeds }) => (deeds.length > 1 ? 5 : deeds.length > 0 ? 3 : 0),
  leads: ({ deeds }) => deeds,
  sketch: (kit) => ({
    beats: [
      { tell: hooks(kit) },
      { tell: once(kit.identity, kit.deeds.slice(1)) },
      { tell: once(kit.deeds, kit.facts) },
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
  suits: ({ facts, stage }) => (isDrawn(stage) && facts.some((fact) => figureOf(fact)) ? 4.5 : 0),
  leads: ({ facts }) => facts.filter((fact) => figureOf(fact)),
  sketch: (kit) => ({
    figure: kit.lead && figureOf(kit.lead),
    beats: [
      { tell: hooks(kit) },
      { tell: once(kit.identity, kit.troubles, kit.facts.slice(1)) },
      { scenes: ['product-measured'], tell: kit.facts },
    ],
  }),
};

/** The facts in order of their weight, each with what it is about. */
const plain: Idea = {
  id: 'plain',
  family: 'seen',
  suits: () => 1,
  sketch: (kit) => ({
    beats: [
      { tell: hooks(kit) },
      { tell: once(kit.identity, kit.deeds, kit.facts.slice(1)) },
      { tell: once(kit.facts, kit.deeds) },
    ],
  }),
};

export const seenIdeas: readonly Idea[] = [deed, figure, plain];
