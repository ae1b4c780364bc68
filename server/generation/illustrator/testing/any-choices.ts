// Whatever somebody may choose for a frame, for properties.
import fc from 'fast-check';
import { clothes } from '#domain/storyboard/catalogue/clothes.ts';
import type { CatalogueEntry } from '#domain/storyboard/catalogue/entry.ts';
import { places } from '#domain/storyboard/catalogue/places.ts';
import { poses } from '#domain/storyboard/catalogue/poses.ts';
import { things } from '#domain/storyboard/catalogue/things.ts';
import {
  angles,
  compositions,
  counts,
  letteringRoles,
  lights,
  moods,
  motions,
  moves,
  relations,
  type ShotChoices,
  shotChoices,
  sizes,
  states,
  times,
  weathers,
  wheres,
} from '#domain/storyboard/shot-plan.ts';

const oneOf = (entries: readonly CatalogueEntry[]) =>
  fc.oneof(fc.constantFrom(...entries.map(({ id }) => id)), fc.constant('none:wing nut'));

const staging = {
  count: fc.option(fc.constantFrom(...counts), { nil: undefined }),
  motion: fc.option(fc.constantFrom(...motions), { nil: undefined }),
  by: fc.option(
    fc.record({
      ref: fc.oneof(oneOf(things), fc.constant('product')),
      as: fc.constantFrom(...relations),
    }),
    { nil: undefined },
  ),
};
const person = fc.record({
  who: fc.constantFrom('cast', 'other:neighbour'),
  pose: oneOf(poses),
  mood: fc.constantFrom(...moods),
  holds: fc.option(fc.oneof(oneOf(things), fc.constant('product')), { nil: undefined }),
  wears: fc.option(fc.array(oneOf(clothes), { maxLength: 3 }), { nil: undefined }),
  motion: staging.motion,
  holding: fc.option(fc.record({ count: staging.count, motion: staging.motion }), {
    nil: undefined,
  }),
});
const prop = fc.record({
  id: oneOf(things),
  state: fc.option(fc.constantFrom(...states), { nil: undefined }),
  where: fc.constantFrom(...wheres),
  ...staging,
});

export const anyChoices: fc.Arbitrary<ShotChoices> = fc
  .record({
    composition: fc.constantFrom(...compositions),
    size: fc.constantFrom(...sizes),
    angle: fc.constantFrom(...angles),
    move: fc.constantFrom(...moves),
    time: fc.constantFrom(...times),
    light: fc.constantFrom(...lights),
    weather: fc.constantFrom(...weathers),
    place: oneOf(places),
    people: fc.array(person, { maxLength: 3 }),
    props: fc.array(prop, { maxLength: 3 }),
    product: fc.option(
      fc.record({
        shown: fc.constantFrom('in-use' as const, 'hero' as const),
        form: oneOf(things),
        ...staging,
      }),
      { nil: undefined },
    ),
    lettering: fc.array(
      fc.record({
        role: fc.constantFrom(...letteringRoles),
        text: fc.constantFrom('HALF A BROOM', 'NUR 240 €', 'GET THERE WHILE IT IS WARM'),
      }),
      { maxLength: 3 },
    ),
  })
  .map((choices) => shotChoices.parse(choices));
