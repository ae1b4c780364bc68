// An arm in figure units: skin, then the sleeve over it, open at the shoulder.
import type { Point, Sketch } from '#server/drawing/brush.ts';
import type { Measures } from './build.ts';
import { area, contour, hatch, shadow } from './cloth.ts';
import { drawHand } from './hand.ts';
import { type Chain, limbContour, pointOn, type Radii } from './limb.ts';
import type { LayerKind, Person, TopKind } from './person.ts';
import type { ArmPose } from './poses/pose.ts';

// Where the sleeve ends: 0 at the shoulder, 1 at the elbow, 2 at the wrist.
const sleeves: Record<TopKind, number> = {
  't-shirt': 0.62,
  shirt: 1.9,
  blouse: 1.55,
  sweater: 1.92,
  turtleneck: 1.94,
  hoodie: 1.92,
  tank: 0,
  dress: 0.5,
  uniform: 0.7,
};

const sleeveless: readonly LayerKind[] = ['none', 'apron', 'bib', 'vest', 'hi-vis-vest'];

/** The sleeve that is seen on this person: its colour, its end, and how wide it is. */
export function sleeveOf(person: Person): { color: string; end: number; loose: number } {
  const { top, layer, over } = person.wardrobe;
  const sleeved = [over, layer].find((one) => one && !sleeveless.includes(one.kind));
  if (sleeved) return { color: sleeved.color, end: 1.94, loose: 1.24 };
  const rolled = layer.kind === 'apron' && sleeves[top.kind] > 1;
  const loose = top.kind === 'sweater' || top.kind === 'hoodie' ? 1.26 : 1.12;
  return { color: top.color, end: rolled ? 1.22 : sleeves[top.kind], loose };
}

/** Draws one arm without its hand. */
export function drawArm(
  sketch: Sketch,
  person: Person,
  measures: Measures,
  chain: Chain,
  shaded: boolean,
  side: -1 | 1,
): void {
  const thick = measures.limb;
  const bare: Radii = [2.9 * thick, 2.15 * thick, 1.55 * thick];
  const sleeve = sleeveOf(person);
  if (sleeve.end < 1.85) drawSegment(sketch, chain, bare, 2, person.skin, shaded, side);
  if (sleeve.end > 0) {
    const radii = bare.map((r, i) => r * sleeve.loose + (i === 0 ? 0.35 : 0)) as unknown as Radii;
    drawSegment(sketch, chain, radii, sleeve.end, sleeve.color, shaded, side);
    drawCuff(sketch, chain, radii, sleeve.end);
  }
}

/** Draws the hand at the end of an arm. */
export function drawHandOf(
  sketch: Sketch,
  person: Person,
  measures: Measures,
  chain: Chain,
  arm: ArmPose,
  side: -1 | 1,
): void {
  const along = Math.atan2(chain.end[1] - chain.joint[1], chain.end[0] - chain.joint[0]);
  const angle = arm.turn ?? along;
  const length = 8.4 * (0.9 + 0.1 * measures.limb);
  // Thumbs point up and inwards.
  const flip = Math.cos(angle) >= -0.05 ? 1 : -1;
  const hanging = Math.abs(Math.sin(angle)) > 0.85 && Math.sin(angle) > 0;
  const raised = Math.sin(angle) < -0.85;
  const way: 1 | -1 = hanging ? (side === 1 ? -1 : 1) : raised ? (side === 1 ? 1 : -1) : flip;
  const wrist = pointOn(chain, 1.97);
  drawHand(
    sketch,
    arm.hand,
    wrist,
    angle,
    person.wardrobe.gloves ?? person.skin,
    length,
    hanging ? ((way * -1) as 1 | -1) : raised ? (-way as 1 | -1) : way,
  );
}

function drawSegment(
  sketch: Sketch,
  chain: Chain,
  radii: Radii,
  to: number,
  color: string,
  shaded: boolean,
  side: -1 | 1,
): void {
  const { left, right, area: shape } = limbContour(chain, radii, 0, to);
  area(sketch, capAt(chain, radii[0]), color);
  area(sketch, shape, color, false);
  // The underside of the limb lies in shadow.
  const low = (points: Point[]) =>
    points.reduce((sum, [x, y]) => sum + y + x * 0.3, 0) / points.length;
  const [under, over] = low(left) > low(right) ? [left, right] : [right, left];
  const inner = under.map((point, index): Point => {
    const other =
      over[Math.round((index * (over.length - 1)) / Math.max(1, under.length - 1))] ?? point;
    return [point[0] + (other[0] - point[0]) * 0.38, point[1] + (other[1] - point[1]) * 0.38];
  });
  if (shaded) shadow(sketch, shape, color, false);
  else hatch(sketch, [...under, ...inner.reverse()], color, 0.26);
  const top = (points: Point[]) => (points[0]?.[0] ?? 0) * side - (points[0]?.[1] ?? 0);
  const [outer, open] = top(left) > top(right) ? [left, right] : [right, left];
  contour(sketch, [...shoulderArc(chain, radii[0], outer[0], side), ...outer], 1);
  contour(sketch, open.slice(sketch.scale > 0.5 ? 0 : 1), 1);
}

// The line over the shoulder from the neck side to where the arm's own contour begins.
function shoulderArc(chain: Chain, radius: number, to: Point | undefined, side: -1 | 1): Point[] {
  const [x, y] = chain.start;
  const end = to ? Math.atan2(to[1] - y, to[0] - x) : 0;
  const begin = side === 1 ? -1.95 : -1.19;
  let span = end - begin;
  if (span > Math.PI) span -= Math.PI * 2;
  if (span < -Math.PI) span += Math.PI * 2;
  if (span * side < 0.2) return [];
  return [0, 0.35, 0.7].map((share): Point => {
    const angle = begin + span * share;
    return [x + Math.cos(angle) * radius * 1.02, y + Math.sin(angle) * radius * 1.02];
  });
}

// The round of the shoulder, so that the sleeve grows out of the body.
const capAt = (chain: Chain, radius: number): Point[] =>
  Array.from({ length: 10 }, (_, i): Point => {
    const angle = (i / 10) * Math.PI * 2;
    return [
      chain.start[0] + Math.cos(angle) * radius * 1.02,
      chain.start[1] + Math.sin(angle) * radius * 1.02,
    ];
  });

function drawCuff(sketch: Sketch, chain: Chain, radii: Radii, end: number): void {
  const { left, right } = limbContour(chain, radii, 0, end);
  const a = left.at(-1);
  const b = right.at(-1);
  if (!a || !b) return;
  const [tx, ty] = pointOn(chain, Math.min(2, end + 0.06));
  contour(sketch, [a, [tx, ty], b], 0.8);
  if (end > 1.8 && sketch.scale > 1.6) {
    const [bx, by] = pointOn(chain, end - 0.13);
    const [cx, cy] = pointOn(chain, end);
    contour(
      sketch,
      [
        [a[0] + bx - cx, a[1] + by - cy],
        [b[0] + bx - cx, b[1] + by - cy],
      ],
      0.5,
    );
  }
}
