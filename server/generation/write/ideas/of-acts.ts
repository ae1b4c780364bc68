// Films that demonstrate: one deed seen to its end, a row of moves, the thing itself, the place where it happens.
import { noteOf } from '#domain/storyboard/shot-plan.ts';
import type { Statement } from '../../understand/subject-frame.ts';
import { clientsPicture } from '../pictures/deed-picture.ts';
import { hooks, type Idea, type Kit, once } from './kit.ts';

const canBeSeen = ({ stage }: Kit, said: Statement): boolean =>
  clientsPicture(stage, said) !== undefined;

/** One deed, from the first move to the last: needs what is done, and something to do it with or to. */
const deed: Idea = {
  id: 'deed',
  aspect: 'shown',
  suits: (kit) => (kit.deeds.some((one) => canBeSeen(kit, one)) ? 5 : 0),
  leads: (kit) => [...kit.deeds.filter((one) => canBeSeen(kit, one)), ...kit.deeds],
  sketch: (kit) => ({
    beats: [
      { scenes: ['product-there', 'place-seen', 'detail-near', 'product-near'], tell: hooks(kit) },
      {
        scenes: ['product-there', 'place-seen', 'product-by', 'detail-near'],
        tell: once(kit.identity, kit.deeds.slice(1)),
      },
      {
        scenes: ['product-hands', 'product-by', 'product-above', 'detail-hands'],
        tell: once(kit.deeds, kit.facts),
      },
    ],
  }),
};

const movesIn = ({ role, acts = [], seen }: Statement): string[] =>
  /^(?:limit|call|offer|occasion|sponsor|trouble)$/.test(role)
    ? []
    : [
        ...(seen && !seen.actor ? [seen.verb] : []),
        ...acts.filter(({ actor }) => actor === undefined).map(({ verb }) => verb),
      ];

/** What one does, move after move: three in one breath, or in sentences that follow each other. */
function movesOf({ stage }: Kit): { run: readonly Statement[]; verbs: readonly string[] } {
  const told = stage.frame.statements.filter(({ source }) => source === 'description');
  const runs = told.map((_, at) => {
    const end = told.findIndex((one, next) => next >= at && movesIn(one).length === 0);
    return told.slice(at, end < 0 ? undefined : end);
  });
  return runs
    .map((run) => ({ run, verbs: [...new Set(run.flatMap(movesIn))] }))
    .reduce((a, b) => (b.verbs.length > a.verbs.length ? b : a), { run: [], verbs: [] });
}

const steps: Idea = {
  id: 'steps',
  aspect: 'shown',
  suits: (kit) => (movesOf(kit).verbs.length > 2 ? 7 : 0),
  leads: (kit) => movesOf(kit).run.toSorted((a, b) => b.weight - a.weight),
  sketch: (kit) => {
    const { run } = movesOf(kit);
    return {
      beats: [
        { scenes: ['product-there', 'product-above', 'detail-near'], tell: hooks(kit) },
        {
          scenes: ['product-hands', 'detail-hands', 'product-by'],
          tell: once(run.slice(0, 1), kit.deeds, kit.facts),
        },
        { scenes: ['product-near', 'detail-near'], tell: once(run.slice(1), kit.facts) },
      ],
    };
  },
};

/** The thing itself, and nothing beside it: what is left where nothing else was given. */
const thing: Idea = {
  id: 'thing',
  aspect: 'shown',
  suits: () => 1,
  sketch: (kit) => ({
    beats: [
      { scenes: ['product-near', 'detail-near'], tell: hooks(kit) },
      {
        scenes: ['product-hands', 'product-by', 'detail-hands'],
        tell: once(kit.identity, kit.deeds, kit.facts.slice(1)),
      },
      {
        scenes: ['product-there', 'place-seen', 'product-above', 'detail-near'],
        tell: once(kit.facts, kit.deeds),
      },
    ],
  }),
};

/** A place first, then what happens in it. */
const place: Idea = {
  id: 'place',
  aspect: 'shown',
  suits: ({ stage: { frame, setting } }) =>
    setting === undefined || noteOf(setting) !== undefined
      ? 0
      : frame.kind === 'venue' || frame.kind === 'event'
        ? 6
        : 4,
  sketch: (kit) => ({
    beats: [
      { scenes: ['place-seen'], tell: once(kit.identity, hooks(kit)) },
      {
        scenes: ['product-there', 'person-there', 'detail-near'],
        tell: once(kit.identity, kit.deeds, kit.facts.slice(1)),
      },
      {
        scenes: ['product-hands', 'product-near', 'detail-hands'],
        tell: once(kit.facts, kit.deeds),
      },
    ],
  }),
};

export const ofActs: readonly Idea[] = [deed, steps, place, thing];
