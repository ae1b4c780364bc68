// Devices of where and when: one place that is not left, one day that everything leads to.
import { noteOf } from '#domain/storyboard/shot-plan.ts';
import { hooks, type Idea, once } from './kit.ts';

/** A place first, then what happens in it. */
const place: Idea = {
  id: 'place',
  aspect: 'where',
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

/** Everything leads to a day. */
const date: Idea = {
  id: 'date',
  aspect: 'where',
  suits: ({ stage }) =>
    stage.frame.dates.some((one) => /\d/.test(one))
      ? stage.frame.kind === 'event' || stage.frame.kind === 'candidate'
        ? 5
        : 2
      : 0,
  sketch: (kit) => ({
    beats: [
      {
        scenes: ['detail-near', 'place-seen', 'product-near'],
        tell: once(kit.story, kit.identity, hooks(kit)),
      },
      {
        scenes: ['person-there', 'product-by', 'product-hands', 'detail-hands'],
        tell: once(kit.identity, kit.deeds, kit.facts.slice(1)),
      },
      {
        scenes: ['place-seen', 'product-there', 'product-above'],
        tell: once(kit.facts, kit.deeds),
      },
    ],
  }),
};

export const ofPlaces: readonly Idea[] = [place, date];
