// The ground on which a product is shown, and how large it may be.
import type { Point, Sketch } from '#server/drawing/brush.ts';
import { mix, shade } from '../palette.ts';
import type { Thing } from './scene-plan.ts';
import { leadOf, type ScenePlan } from './scene-plan.ts';
import { productThing, propThing } from './things.ts';

/** What the picture is about: the product, unless only something else is mentioned. */
export function hero(plan: ScenePlan): Thing {
  const isOfHands = plan.shot.composition === 'hands' || plan.isProductOut;
  const held = isOfHands ? leadOf(plan).held : undefined;
  if (held) return held;
  const prop = plan.props.find(({ where }) => where !== 'in-background') ?? plan.props[0];
  return plan.showsProduct || !prop ? productThing(plan) : propThing(prop);
}

/** The largest height at which a thing fits `width` × `height`. */
export const heightIn = (thing: Thing, width: number, height: number): number =>
  Math.min(height, (thing.height / thing.width) * width);

/** The whole sheet and a little over its edges. */
export const sheetArea = ({ sheet: { width, height } }: ScenePlan): Point[] => [
  [-4, -4],
  [width + 4, -4],
  [width + 4, height + 4],
  [-4, height + 4],
];

/** A plain light table from y `top` down. */
export function paintTable(
  sketch: Sketch,
  { sheet: { width, height }, shot }: ScenePlan,
  top: number,
): void {
  const light = mix(shot.mood.hue ?? '#d3cbbb', '#faf6ec', 0.52);
  const area: Point[] = [
    [-4, top + 1],
    [width + 4, top - 2],
    [width + 4, height + 4],
    [-4, height + 4],
  ];
  sketch.fill(area, light, { opacity: 1, multiply: false, tremble: 0.6 });
  sketch.marker(area, shade(light, 0.1), { gap: 9, size: 6, angle: -0.04, opacity: 0.5 });
  sketch.line(-6, top + 1, width + 6, top - 2, { size: 2.3 });
}

/** The long shadow of a thing `across` wide that stands at x, `base`, with the light behind it. */
export function paintShadow(sketch: Sketch, x: number, base: number, across: number): void {
  const shadow: Point[] = [
    [x - across * 0.42, base - 1],
    [x + across * 0.5, base - 3],
    [x + across * 1.05, base + across * 0.12],
    [x + across * 0.3, base + across * 0.14],
  ];
  sketch.fill(shadow, '#4a4439', { opacity: 0.45, multiply: false });
}
