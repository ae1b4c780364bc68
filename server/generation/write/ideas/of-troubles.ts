// Devices that turn: from a trouble, a question or a no to what is sold.
import { readings } from '../../understand/readings.ts';
import type { Statement } from '../../understand/subject-frame.ts';
import { type BeatSketch, type Idea, type Kit, once } from './kit.ts';

// What a film begins with stands in the first half of what was typed: the order in which it was told is kept.
const opening = (list: readonly Statement[], { stage: { frame } }: Kit) => {
  const told = frame.statements.filter(({ source }) => source === 'description').length;
  return list.find(({ opens, spoken, at }) => opens && spoken.length > 0 && at * 2 < told);
};

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
  suits: (kit) => (opening(kit.troubles, kit) ? (kit.stage.approach === 'problem' ? 6.5 : 4) : 0),
  sketch: (kit) =>
    from(kit, opening(kit.troubles, kit), {
      scenes: ['detail-near', 'person-there', 'place-seen'],
      feeling: 'worried',
      isWithout: true,
    }),
};

/** A question of the people it is for, answered by what is done. */
const question: Idea = {
  id: 'question',
  aspect: 'trouble',
  suits: (kit) => (opening(kit.asked, kit) ? 5 : 0),
  sketch: (kit) =>
    from(kit, opening(kit.asked, kit), {
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
  suits: (kit) => (opening(refusing(kit), kit) ? 3.5 : 0),
  sketch: (kit) =>
    from(kit, opening(refusing(kit), kit), { scenes: ['product-near', 'place-seen'] }),
};

export const ofTroubles: readonly Idea[] = [before, question, refusal];
