// Two things as one drawing, one of them in, on, beside, under or behind the other.

import type { Staging } from '#domain/storyboard/shot-plan.ts';
import { wordTable } from '#domain/word-table.ts';
import type { Thing } from '../props/thing.ts';
import type { ProductLook } from '../scene.ts';
import spots from './places-on-things.json' with { type: 'json' };

type Relation = NonNullable<Staging['by']>['as'];
type Seen = { drawing: Thing; look: ProductLook };

// What has an inside that one looks into from above: what is in it stands out of it.
const open: ReadonlySet<string> = new Set(spots.open);
// What somebody sits or lies on bears things lower than its top: a share of its height.
const seats: Readonly<Partial<Record<string, number>>> = wordTable<number>(spots.seats);

/** How high the smaller stands against the larger: as in life, and never too small or large to read. */
const between = (least: number, most: number, size: number) =>
  Math.max(least, Math.min(most, size));

/** The place of the first, in units of the second: its base, how tall it is, and whether it is in front. */
function placed(thing: Thing, other: Thing, as: Relation) {
  const { width, height } = other.size;
  const life = (thing.tallCm / other.tallCm) * height;
  const shape = thing.size.width / thing.size.height;
  const fits = (tall: number, wide: number) => Math.min(tall, wide / shape);
  if (as === 'in' && open.has(other.id)) {
    const tall = fits(between(height * 0.7, height * 1.3, life), width);
    return { x: 0, y: -Math.max(height * 0.06, height - tall * 0.45), tall, front: false };
  }
  if (as === 'in') {
    const tall = fits(between(height * 0.3, height * 0.6, life), width * 0.7);
    return { x: 0, y: -(height - tall) / 2, tall, front: true };
  }
  if (as === 'on') {
    const tall = fits(between(height * 0.3, height * 1.4, life), width * 0.9);
    return { x: 0, y: -height * (seats[other.id] ?? 0.97), tall, front: true };
  }
  const tall = between(height * 0.34, height * 1.3, life);
  const across = tall * shape;
  if (as === 'beside') return { x: (width + across) * 0.52, y: 0, tall, front: true };
  if (as === 'under') {
    const low = fits(between(height * 0.2, height * 0.45, life), width * 0.7);
    return { x: 0, y: 0, tall: low, front: true };
  }
  return { x: width * 0.42, y: -height * 0.06, tall: Math.max(tall, height * 0.7), front: false };
}

/** Whether both can be read at once: a key is lost beside a house. */
export const canStand = (thing: Pick<Thing, 'tallCm'>, other: Pick<Thing, 'tallCm'>): boolean =>
  thing.tallCm / other.tallCm > 0.02 && thing.tallCm / other.tallCm < 5;

/**
 * The other with the thing where it belongs to it. What is drawn keeps its own colours; `isOther` says
 * that the drawing stands for the other, whose look it is given.
 */
export function together(thing: Seen, other: Seen, as: Relation, leads: 'thing' | 'other'): Thing {
  const a = thing.drawing;
  const b = other.drawing;
  const at = placed(a, b, as);
  const scale = at.tall / a.size.height;
  const across = a.size.width * scale;
  const left = Math.min(-b.size.width / 2, at.x - across / 2);
  const right = Math.max(b.size.width / 2, at.x + across / 2);
  const top = Math.max(b.size.height, at.tall - at.y);
  const middle = (left + right) / 2;
  return {
    ...b,
    ...(leads === 'thing' ? { id: a.id } : {}),
    name: `${a.name} ${as} ${b.name}`,
    size: { width: right - left, height: top },
    tallCm: (b.tallCm * top) / b.size.height,
    paint: (sketch, look) => {
      const own = (seen: Seen, isLed: boolean) => (isLed ? look : { ...seen.look, label: '' });
      const first = () =>
        sketch.at(at.x - middle, at.y, scale, () => {
          const paint = () => a.paint(sketch, own(thing, leads === 'thing'));
          if (as === 'in' || as === 'on') sketch.carried(paint);
          else paint();
        });
      if (!at.front) first();
      sketch.at(-middle, 0, 1, () => b.paint(sketch, own(other, leads === 'other')));
      if (at.front) first();
    },
  };
}
