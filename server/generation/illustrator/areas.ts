// What a frame has drawn where, in units of its sheet: lettering keeps clear of it, and tests prove it.
import type { Sketch } from '#server/drawing/brush.ts';
import type { Box } from '#server/drawing/lettering/lettering.ts';

export type Area = {
  kind:
    | 'face'
    | 'body'
    | 'hand'
    | 'product'
    | 'thing'
    | 'mark'
    | 'plate'
    | 'lettering'
    | 'reserved';
  box: Box;
  /** Of lettering: what is read, its colour and that of what it stands on. */
  read?: { text: string; color: string; ground: string; size: number };
};

const noted = new WeakMap<Sketch, Area[]>();

/** Where a box in the sketch's current units lies on the sheet. */
export function sheetBox(sketch: Sketch, { x, y, width, height }: Box): Box {
  const corners = [
    sketch.place([x, y]),
    sketch.place([x + width, y]),
    sketch.place([x + width, y + height]),
    sketch.place([x, y + height]),
  ];
  const [xs, ys] = [corners.map(([at]) => at), corners.map(([, at]) => at)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { x: left, y: top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}

/** Takes down that `box`, in the sketch's current units, is taken. */
export function noteArea(sketch: Sketch, kind: Area['kind'], box: Box, read?: Area['read']): void {
  const list = noted.get(sketch) ?? [];
  list.push({ kind, box: sheetBox(sketch, box), ...(read ? { read } : {}) });
  noted.set(sketch, list);
}

/** Takes back what was taken down of a kind: a face that is out of the picture is nothing to keep clear of. */
export const dropAreas = (sketch: Sketch, kind: Area['kind']): void =>
  void noted.set(
    sketch,
    areasOf(sketch).filter((one) => one.kind !== kind),
  );

/** All that was taken down, in the order of drawing. */
export const areasOf = (sketch: Sketch): readonly Area[] => noted.get(sketch) ?? [];

/** How much of `box` lies in `other`, from 0 to 1. */
export function shareIn(box: Box, other: Box): number {
  const wide = Math.min(box.x + box.width, other.x + other.width) - Math.max(box.x, other.x);
  const tall = Math.min(box.y + box.height, other.y + other.height) - Math.max(box.y, other.y);
  return wide > 0 && tall > 0 ? (wide * tall) / (box.width * box.height) : 0;
}

const weights: Record<Area['kind'], number> = {
  face: 30,
  body: 6,
  mark: 60,
  plate: 20,
  product: 8,
  thing: 4,
  hand: 2,
  lettering: 6,
  reserved: 16,
};

const least = 0.4;
// A face needs a little air, most of all under the chin.
const withChin = ({ x, y, width, height }: Box): Box => ({
  x: x - width * 0.06,
  y,
  width: width * 1.12,
  height: height * 1.14,
});

/** The first of `boxes` that hides least of what is drawn; `away` says how much a later one costs. */
export function clearest<T extends { box: Box; away: number }>(
  sketch: Sketch,
  choices: readonly T[],
  without: readonly Area['kind'][] = [],
): T | undefined {
  const areas = areasOf(sketch);
  const cost = ({ box, away }: T) =>
    areas.reduce((sum, one) => {
      if (without.includes(one.kind)) return sum;
      const taken = one.kind === 'face' ? withChin(one.box) : one.box;
      const share = Math.max(shareIn(box, taken), shareIn(taken, box));
      // What only touches a face hides a mouth or a brow.
      const touches = one.kind === 'face' && share > 0 ? least : 0;
      return sum + weights[one.kind] * (share + touches);
    }, away);
  let best: { one: T; cost: number } | undefined;
  for (const one of choices) {
    const price = cost(one);
    if (!best || price < best.cost - 1e-6) best = { one, cost: price };
  }
  return best?.one;
}
