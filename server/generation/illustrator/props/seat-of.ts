// Where a thing goes by its real size: what the composer and the writer ask before they place anything.
import { clothes } from '#domain/storyboard/catalogue/clothes.ts';
import type { CatalogueRef } from '#domain/storyboard/shot-plan.ts';
import facts from '../drawn-facts.json' with { type: 'json' };
import type { Prop } from '../scene.ts';

/**
 * `hand`: one hand holds it · `hands`: it takes two · `top`: it stands on a table and is not carried
 * about · `floor`: it stands on the ground, and people beside it · `vast`: as high as a room or more,
 * a vehicle, a building · `wall` · `air`.
 */
export type Seat = 'hand' | 'hands' | 'top' | 'floor' | 'vast' | 'wall' | 'air';

/** Taller than that it is seen from afar. Centimetres. */
const vastCm = 260;
/** What is longer and lies on the ground stays there, unless it has a shaft to carry it by. Centimetres. */
const carriedCm = 75;
/** What takes both hands, is taller than that and is not soft stands where it is used. Centimetres. */
const liftedCm = 36;
const soft = new Set(clothes.map(({ id }) => id));

type Sized = Pick<Prop, 'id' | 'tallCm' | 'hold' | 'rests' | 'size'>;

/** The seat of a thing of this size, of what a hand does with it and of where it rests. */
export function seatOf({ id, tallCm, hold, rests, size }: Sized): Seat {
  if (rests === 'wall' || rests === 'air') return rests;
  if (tallCm >= vastCm) return 'vast';
  const isShaft = hold === 'aloft' || (hold !== 'none' && size.width < size.height * 0.8);
  if (hold === 'none') return rests === 'floor' && tallCm >= 25 ? 'floor' : 'top';
  const longest = tallCm * Math.max(1, size.width / size.height);
  if (rests === 'floor' && longest > carriedCm && !isShaft) return 'floor';
  if (hold !== 'both' || isShaft) return 'hand';
  return rests === 'surface' && tallCm > liftedCm && !soft.has(id) ? 'top' : 'hands';
}

const seats = new Map(
  Object.entries(facts.seats).flatMap(([seat, ids]) =>
    ids.map((id) => [id, seat as Seat] as const),
  ),
);

/** The seat of a thing of the catalogue; undefined for what it has no drawing of. */
export const seatById = (ref: CatalogueRef): Seat | undefined => seats.get(ref);

const fixed: ReadonlySet<string> = new Set(facts.outOfHand);

/** Part of a wall or up in the air: there is nothing to take hold of. */
export const isOutOfHand = (ref: CatalogueRef): boolean => fixed.has(ref);

const aloft: ReadonlySet<string> = new Set(facts.aloft);

/** Held over the head: whoever is under it holds it. */
export const isHeldAloft = (ref: CatalogueRef): boolean => aloft.has(ref);

/** As high as a room or more. */
export const isVast = (ref: CatalogueRef): boolean => seatById(ref) === 'vast';

/** Nobody picks it up, and no table bears it: people are seen beside it. */
export const standsOnGround = (ref: CatalogueRef): boolean =>
  /^(?:floor|vast)$/.test(seatById(ref) ?? '');
