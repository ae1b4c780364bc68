// Legs, skirts and shoes in figure units.
import type { Point, Sketch } from '#server/drawing/brush.ts';
import type { Measures } from './build.ts';
import { area, contour, hatch, shadow } from './cloth.ts';
import { type Chain, limbContour, type Radii } from './limb.ts';
import type { Person } from './person.ts';
import type { Skeleton } from './skeleton.ts';

/** How much wider than the leg each garment is. */
export const legCloth = {
  trousers: 1.14,
  jeans: 1.06,
  shorts: 1.25,
  leggings: 0.94,
  skirt: 1,
} as const;

/** Both legs, the seat between them, shoes, and a skirt over them where one is worn. */
export function drawLegs(
  sketch: Sketch,
  person: Person,
  measures: Measures,
  bones: Skeleton,
  back: boolean,
): void {
  const { bottom, top, shoes, boots } = person.wardrobe;
  const skirted = bottom.kind === 'skirt' || top.kind === 'dress';
  const bare = skirted || bottom.kind === 'shorts';
  const thick = measures.limb * (person.build === 'plus' ? 0.95 : 1);
  const radii: Radii = [measures.hip * 0.5, 3.4 * thick, 2.35 * thick];
  bones.legs.forEach((chain, index) => {
    const far = index === 0;
    drawShoe(sketch, chain, index === 0 ? -1 : 1, shoes, back);
    drawLeg(
      sketch,
      chain,
      radii,
      bare ? person.skin : bottom.color,
      2,
      bare ? 1 : legCloth[bottom.kind],
      far,
    );
    if (boots) drawBootShaft(sketch, chain, thick, shoes);
    if (bottom.kind === 'shorts')
      drawLeg(sketch, chain, radii, bottom.color, 0.72, legCloth.shorts, far);
  });
  const color = top.kind === 'dress' ? top.color : bottom.color;
  const [hx, hy] = bones.hips;
  const { hip } = measures;
  const seat: Point[] = [
    [hx - hip * 0.95, hy - 2.5],
    [hx + hip * 0.95, hy - 2.5],
    [hx + hip, hy + 2],
    [hx + hip * 0.6, hy + 6],
    [hx, hy + 5.5],
    [hx - hip * 0.6, hy + 6],
    [hx - hip, hy + 2],
  ];
  area(sketch, seat, color, false);
  contour(
    sketch,
    [
      [hx - hip * 0.98, hy - 1],
      [hx - hip, hy + 3],
    ],
    1,
  );
  contour(
    sketch,
    [
      [hx + hip * 0.98, hy - 1],
      [hx + hip, hy + 3],
    ],
    1,
  );
  if (skirted) drawSkirt(sketch, measures, bones, color);
  else
    contour(
      sketch,
      [
        [hx, hy + 1.5],
        [hx + 0.3, hy + 7],
      ],
      0.7,
    );
}

/** One leg, or the leg of a garment, down to `to`: 1 is the knee, 2 the ankle. */
export function drawLeg(
  sketch: Sketch,
  chain: Chain,
  radii: Radii,
  color: string,
  to: number,
  loose: number,
  far: boolean,
): void {
  const wide = radii.map((r) => r * loose) as unknown as Radii;
  const { left, right, area: shape } = limbContour(chain, wide, 0, to, 0.02);
  area(sketch, shape, color, false);
  if (far) shadow(sketch, shape, color, false);
  const inner = right.map(([x, y], i): Point => {
    const [lx, ly] = left[Math.min(i, left.length - 1)] ?? [x, y];
    return [x + (lx - x) * 0.35, y + (ly - y) * 0.35];
  });
  // Down the leg, the left contour of the chain is the right side on the sheet.
  const lit = left.map(([x, y], i): Point => {
    const [rx, ry] = right[Math.min(i, right.length - 1)] ?? [x, y];
    return [x + (rx - x) * 0.35, y + (ry - y) * 0.35];
  });
  const leftIsRight = (left[1]?.[0] ?? 0) > (right[1]?.[0] ?? 0);
  hatch(
    sketch,
    leftIsRight ? [...left, ...lit.reverse()] : [...right, ...inner.reverse()],
    color,
    0.26,
  );
  contour(sketch, left, 1);
  contour(sketch, right, 1);
  const a = left.at(-1);
  const b = right.at(-1);
  if (a && b) contour(sketch, [a, b], 0.8);
}

function drawSkirt(sketch: Sketch, measures: Measures, bones: Skeleton, color: string): void {
  const [hx, hy] = bones.hips;
  const knees = bones.legs.map((leg) => leg.joint[0]);
  const hem = hy + 25;
  const left = Math.min(...knees, hx - measures.hip) - 4;
  const right = Math.max(...knees, hx + measures.hip) + 4;
  const shape: Point[] = [
    [hx - measures.waist, hy - 9.5],
    [hx + measures.waist, hy - 9.5],
    [hx + measures.hip + 0.8, hy],
    [right, hem],
    [hx, hem + 1.4],
    [left, hem],
    [hx - measures.hip - 0.8, hy],
  ];
  area(sketch, shape, color, false);
  const dark: Point[] = [
    [hx + measures.waist * 0.3, hy - 9],
    [hx + measures.waist, hy - 9.5],
    [hx + measures.hip + 0.8, hy],
    [right, hem],
    [hx + 4, hem + 1],
  ];
  hatch(sketch, dark, color);
  contour(
    sketch,
    [
      [hx - measures.waist, hy - 9.5],
      [hx - measures.hip - 0.8, hy],
      [left, hem],
    ],
    1,
  );
  contour(
    sketch,
    [
      [hx + measures.waist, hy - 9.5],
      [hx + measures.hip + 0.8, hy],
      [right, hem],
    ],
    1,
  );
  contour(
    sketch,
    [
      [left, hem],
      [hx, hem + 1.4],
      [right, hem],
    ],
    1,
  );
  contour(
    sketch,
    [
      [hx - 3, hy + 4],
      [hx - 5, hem - 2],
    ],
    0.55,
  );
  contour(
    sketch,
    [
      [hx + 2, hy + 2],
      [hx + 3.4, hem - 3],
    ],
    0.55,
  );
}

/** The shaft of a boot, over the shin. */
export function drawBootShaft(
  sketch: Sketch,
  { joint, end }: Chain,
  thick: number,
  color: string,
): void {
  const [dx, dy] = [end[0] - joint[0], end[1] - joint[1]];
  const long = Math.max(1, Math.hypot(dx, dy));
  const at = (share: number, half: number): Point => [
    joint[0] + dx * share - (dy / long) * half * thick,
    joint[1] + dy * share + (dx / long) * half * thick,
  ];
  const shaft = [
    at(0.36, 3.5),
    at(0.36, -3.5),
    at(0.72, -3),
    at(1.06, -2.7),
    at(1.06, 2.7),
    at(0.72, 3),
  ];
  area(sketch, shaft, color, false);
  contour(sketch, shaft, 0.95, true);
  contour(sketch, [at(0.46, 3.4), at(0.46, -3.4)], 0.5);
}

function drawShoe(sketch: Sketch, chain: Chain, side: -1 | 1, color: string, back: boolean): void {
  const [x, y] = chain.end;
  const out = back ? side * 0.6 : side * 2.2;
  const shoe: Point[] = [
    [x - 2.5, y - 1],
    [x + 2.5, y - 1],
    [x + 3 + Math.max(0, out), y + 2],
    [x + 2.4 + Math.max(0, out), y + 3.6],
    [x - 2.4 + Math.min(0, out), y + 3.6],
    [x - 3 + Math.min(0, out), y + 2],
  ];
  area(sketch, shoe, color);
  contour(sketch, shoe, 0.95, true);
  contour(
    sketch,
    [
      [x - 3 + Math.min(0, out), y + 2.7],
      [x + 3 + Math.max(0, out), y + 2.7],
    ],
    0.5,
  );
}
