// The things traced from icons and from drawings of our own, as things like those drawn by hand.
import { type Thing, thing } from '../thing.ts';
import animals from './animals.json' with { type: 'json' };
import food from './food.json' with { type: 'json' };
import game from './game.json' with { type: 'json' };
import { gameSizes } from './game-sizes.ts';
import lined from './lined.json' with { type: 'json' };
import { linedSizes } from './lined-sizes.ts';
import objects from './objects.json' with { type: 'json' };
import { type OwnTraced, paintTraced, type Traced } from './paint-traced.ts';
import plain from './plain.json' with { type: 'json' };
import solid from './solid.json' with { type: 'json' };
import { solidSizes } from './solid-sizes.ts';
import sport from './sport.json' with { type: 'json' };
import { tracedSizes } from './traced-sizes.ts';
import travel from './travel.json' with { type: 'json' };

const groups = { ...tracedSizes, lined: linedSizes, solid: solidSizes, game: gameSizes };
const drawings: Record<keyof typeof groups, Record<string, Traced>> = {
  lined,
  solid,
  game,
  animals,
  food,
  travel,
  sport,
  objects,
};

const own = plain as Record<string, OwnTraced>;

/** Things traced, called as their ids. */
export const tracedThings: readonly Thing[] = [
  ...Object.entries(groups).flatMap(([group, sizes]) =>
    sizes.flatMap(({ id, tallCm, hold, rests }) => {
      const traced = drawings[group as keyof typeof groups][id];
      return traced ? [tracedThing(id, traced, { tallCm, hold, rests })] : [];
    }),
  ),
  ...Object.entries(own).map(([id, { tallCm, hold, rests, ...traced }]) =>
    tracedThing(id, traced, { tallCm, hold, rests }),
  ),
];

function tracedThing(
  id: string,
  traced: Traced,
  rest: Pick<Thing, 'tallCm' | 'hold' | 'rests'>,
): Thing {
  const [width = 0, height = 0, stand = 0] = traced.s;
  const name = id.replaceAll('-', ' ');
  return thing({
    id,
    name: `${/^[aeiou]/.test(name) ? 'an' : 'a'} ${name}`,
    size: [width, height],
    ...(traced.m ? { natural: { color: traced.m } } : {}),
    ...rest,
    paint(h, { color }) {
      if (rest.rests !== 'air') h.ground(stand);
      paintTraced(h, traced, color);
    },
  });
}
