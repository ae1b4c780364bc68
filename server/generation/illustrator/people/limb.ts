// Limbs as tapered volumes round two bones: one contour bends smoothly at the joint.
import type { Point } from '#server/drawing/brush.ts';

export type Chain = { start: Point; joint: Point; end: Point };
export type Radii = readonly [start: number, joint: number, end: number];
type Contour = { left: Point[]; right: Point[]; area: Point[] };

const between = (a: Point, b: Point, share: number): Point => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
];
const direction = (a: Point, b: Point): Point => {
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
  return [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
};

/**
 * Where the joint lies when the limb reaches from `start` to `end`: of the two ways to bend, the
 * one whose joint lies further along `towards`. A target out of reach is pulled in.
 */
export function bend(
  start: Point,
  end: Point,
  first: number,
  second: number,
  towards: Point,
): Chain {
  const far = Math.hypot(end[0] - start[0], end[1] - start[1]);
  const reach = Math.max(Math.abs(first - second) + 0.5, Math.min(first + second - 0.25, far));
  const [dx, dy] = direction(start, end);
  const tip: Point = [start[0] + dx * reach, start[1] + dy * reach];
  const along = (reach * reach + first * first - second * second) / (2 * reach);
  const off = Math.sqrt(Math.max(0, first * first - along * along));
  const side = -dy * towards[0] + dx * towards[1] >= 0 ? 1 : -1;
  const joint: Point = [
    start[0] + dx * along - dy * off * side,
    start[1] + dy * along + dx * off * side,
  ];
  return { start, joint, end: tip };
}

/** A point on the chain: 0 at its start, 1 at the joint, 2 at its end. */
export const pointOn = (chain: Chain, at: number): Point =>
  at <= 1 ? between(chain.start, chain.joint, at) : between(chain.joint, chain.end, at - 1);

const radiusAt = ([a, b, c]: Radii, at: number) =>
  at <= 1 ? a + (b - a) * at : b + (c - b) * (at - 1);

/** The contour of a limb from `from` to `to` along its chain, with a round outer and a creased inner joint. */
export function limbContour(chain: Chain, radii: Radii, from = 0, to = 2, swell = 0.08): Contour {
  const first = direction(chain.start, chain.joint);
  const second = direction(chain.joint, chain.end);
  const fold = foldOf(chain, radii[1], first, second);
  const sides = { outer: [] as Point[], inner: [] as Point[] };
  const push = (at: number, way: Point, more: number) => {
    const [x, y] = pointOn(chain, at);
    const r = radiusAt(radii, at) * more * fold.sign;
    sides.outer.push([x + way[1] * r, y - way[0] * r]);
    const hidden = to > 1 && at > 1 - fold.reach[0] && at < 1 + fold.reach[1];
    if (!hidden) sides.inner.push([x - way[1] * r, y + way[0] * r]);
  };
  for (const at of [from, (from + Math.min(1, to)) / 2]) {
    if (at < 0.9) push(at, first, at > from ? 1 + swell : 1);
  }
  if (to <= 1) push(to, first, 1);
  else {
    if (from < 1) {
      sides.outer.push(...fold.outer);
      sides.inner.push(fold.inner);
    }
    const next = Math.max(1.25, from);
    for (const at of [next, (next + to) / 2, to]) {
      if (at <= to) push(at, second, at < to ? 1 + swell * 0.6 : 1);
    }
  }
  const [left, right] = fold.sign > 0 ? [sides.outer, sides.inner] : [sides.inner, sides.outer];
  return { left, right, area: [...left, ...[...right].reverse()] };
}

type Fold = {
  /** 1 when the limb bends so that its left side is outside. */
  sign: 1 | -1;
  outer: Point[];
  inner: Point;
  /** How much of either bone the inner crease swallows. */
  reach: readonly [number, number];
};

// At a joint the outside goes round, and the inside meets where the two inner lines cross.
function foldOf(chain: Chain, radius: number, first: Point, second: Point): Fold {
  const turn = first[0] * second[1] - first[1] * second[0];
  const sign = turn > 0 ? 1 : -1;
  const [x, y] = chain.joint;
  const off = ([dx, dy]: Point, r: number): Point => [x + dy * r * sign, y - dx * r * sign];
  const straight = first[0] * second[0] + first[1] * second[1];
  const middle = direction([0, 0], [first[0] + second[0], first[1] + second[1]]);
  if (straight > 0.9) {
    return { sign, outer: [off(middle, radius)], inner: off(middle, -radius), reach: [0, 0] };
  }
  const half = Math.acos(Math.max(-1, Math.min(1, -straight))) / 2;
  const lengths = [chain.start, chain.end].map((end) => Math.hypot(end[0] - x, end[1] - y)) as [
    number,
    number,
  ];
  const along = Math.min(radius / Math.tan(half), 0.72 * Math.min(...lengths));
  const depth = Math.hypot(along, radius);
  return {
    sign,
    outer: [off(first, radius), off(middle, radius * 1.06), off(second, radius)],
    inner: off(middle, -depth),
    reach: [along / lengths[0], along / lengths[1]],
  };
}
