// Devices that turn: from a trouble, a question or a no to what is sold.
import { readings } from '../../understand/readings.ts';
import type { Statement } from '../../understand/subject-frame.ts';
import { type BeatSketch, type Idea, type Kit, once } from './kit.ts';

const opening = (list: readonly Statement[]) =>
  list.find(({ opens, spoken }) => opens && spoken.length > 0);

// What is said first, then what it is, then what it does.
const from = (kit: Kit, opener: Statement | undefined, first: Omit<BeatSketch, 'tell'>) => ({
  opener,
  beats: [
    { ...first, tell: opener ? [opener] : [] },
    {
      scenes: ['product-near', 'detail-hands', 'product-by', 'person-there'],
      tell: once(kit.identity, kit.deeds, kit.facts.slice(1)),
    },
    {
      scenes: ['product-there', 'product-above', 'product-hands', 'detail-near'],
      tell: once(kit.facts, kit.deeds),
    },
  ] as const satisfies readonly BeatSketch[],
});

/** What was wrong stands alone in the first picture. */
const before: Idea = {
  id: 'before',
  aspect: 'trouble',
  suits: ({ troubles, stage }) =>
    opening(troubles) ? (stage.approach === 'problem' ? 6.5 : 4) : 0,
  sketch: (kit) =>
    from(kit, opening(kit.troubles), {
      scenes: ['detail-near', 'person-there', 'place-seen'],
      feeling: 'worried',
      isWithout: true,
    }),
};

/** A question of the people it is for, answered by what is done. */
const question: Idea = {
  id: 'question',
  aspect: 'trouble',
  suits: ({ asked }) => (opening(asked) ? 5 : 0),
  sketch: (kit) =>
    from(kit, opening(kit.asked), {
      scenes: ['person-there', 'place-seen', 'detail-near'],
      isWithout: true,
    }),
};

/** A film that opens on a no needs one that matters. */
const leastRefused = 0.3;

// What it refuses is said at once: `water, never bleach, twice a year` refuses nothing.
const refusing = ({ limits, stage }: Kit): readonly Statement[] => {
  const { lists } = readings[stage.language].tongue;
  return limits.filter(
    ({ text, weight }) =>
      weight >= leastRefused &&
      text
        .toLowerCase()
        .split(/[^\p{L}’']+/u)
        .slice(0, 5)
        .some((word) => lists.negations.has(word) || lists.negations.has(word.replace('’', "'"))),
  );
};

/** It begins with what it will not do, and shows what is left. */
const refusal: Idea = {
  id: 'refusal',
  aspect: 'trouble',
  suits: (kit) => (opening(refusing(kit)) ? 3.5 : 0),
  sketch: (kit) => from(kit, opening(refusing(kit)), { scenes: ['product-near', 'place-seen'] }),
};

export const ofTroubles: readonly Idea[] = [before, question, refusal];
