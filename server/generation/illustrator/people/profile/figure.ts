// A whole person standing, seen from the side and facing to the right, in figure units: 100 tall, the
// ground at y = 0. For sheets, where nobody does anything.
import type { Point, Sketch } from '#server/drawing/brush.ts';
import { onLayer } from '#server/drawing/on-layer.ts';
import { drawArm, drawHandOf } from '../arms.ts';
import { type Measures, measure } from '../build.ts';
import { area, contour, hatch } from '../cloth.ts';
import { drawBootShaft, drawLeg, legCloth } from '../legs.ts';
import type { Chain, Radii } from '../limb.ts';
import type { Person } from '../person.ts';
import { type ArmPose, arm } from '../poses/pose.ts';
import { drawNeckSide, drawScarfSide, drawTrunkSide, type Side } from './clothes.ts';
import { drawHeadSide } from './head.ts';

const hips: Point = [0, -50];
const neck: Point = [0, -81];

/** Draws the person with the ground under their feet at the origin. */
export const drawProfile = onLayer('people', (sketch, person: Person) => {
  const side: Side = { person, measures: measure(person) };
  const { wardrobe } = person;
  const inTorso = (paint: () => void) => sketch.at(neck[0], neck[1], 1, paint);
  drawLegsSide(sketch, side);
  inTorso(() => drawNeckSide(sketch, side));
  inTorso(() => drawTrunkSide(sketch, side));
  const { scarf } = wardrobe;
  const up = 50 * side.measures.head + 0.6;
  sketch.at(neck[0] + 1.2, neck[1] - 3.2 - up, side.measures.head, () =>
    drawHeadSide(sketch, person),
  );
  if (scarf) inTorso(() => drawScarfSide(sketch, scarf));
  drawArmSide(sketch, side);
});

function drawArmSide(sketch: Sketch, { person, measures }: Side): void {
  const chain: Chain = {
    start: [-0.8, neck[1] + 5.6],
    joint: [-2.2, neck[1] + 21.4],
    end: [1.8, neck[1] + 36],
  };
  const pose: ArmPose = arm(0, 0, 'out', 'rest', true, 1.4);
  drawArm(sketch, person, measures, chain, false, 1);
  drawHandOf(sketch, person, measures, chain, pose, -1);
}

// The far leg half a step ahead, the near one over it.
function drawLegsSide(sketch: Sketch, { person, measures }: Side): void {
  const { bottom, top, shoes, boots } = person.wardrobe;
  const skirted = bottom.kind === 'skirt' || top.kind === 'dress';
  const bare = skirted || bottom.kind === 'shorts';
  const thick = measures.limb * (person.build === 'plus' ? 0.95 : 1);
  const radii: Radii = [measures.hip * 0.62, 3.5 * thick, 2.4 * thick];
  const color = bare ? person.skin : bottom.color;
  const from: Point = [-measures.hip * 0.06, hips[1] + 1];
  for (const ahead of [2.6, 0]) {
    const chain: Chain = {
      start: [from[0] + ahead * 0.3, from[1]],
      joint: [0.9 + ahead, -27.2],
      end: [-1 + ahead, -3.6],
    };
    drawShoeSide(sketch, chain.end, shoes);
    drawLeg(sketch, chain, radii, color, 2, bare ? 1 : legCloth[bottom.kind], ahead > 0);
    if (boots) drawBootShaft(sketch, chain, thick, shoes);
    if (bottom.kind === 'shorts')
      drawLeg(sketch, chain, radii, bottom.color, 0.72, legCloth.shorts, ahead > 0);
  }
  drawSeat(sketch, measures, top.kind === 'dress' ? top.color : bottom.color);
  if (skirted) drawSkirtSide(sketch, measures, top.kind === 'dress' ? top.color : bottom.color);
}

function drawSeat(sketch: Sketch, { hip }: Measures, color: string): void {
  const [x, y] = hips;
  const back: Point[] = [
    [x - hip * 0.66, y - 3],
    [x - hip * 0.76, y + 1.5],
    [x - hip * 0.7, y + 6],
  ];
  const front: Point[] = [
    [x + hip * 0.56, y + 5],
    [x + hip * 0.58, y - 3],
  ];
  area(sketch, [...back, ...front], color, false);
  contour(sketch, back, 1);
  contour(sketch, front, 1);
}

function drawSkirtSide(sketch: Sketch, { waist, hip }: Measures, color: string): void {
  const [x, y] = hips;
  const front: Point[] = [
    [x + waist * 0.6, y - 9.5],
    [x + hip * 0.62, y],
    [x + hip * 0.62 + 3.4, y + 25],
  ];
  const back: Point[] = [
    [x - waist * 0.5, y - 9.5],
    [x - hip * 0.8, y],
    [x - hip * 0.8 - 2.6, y + 25],
  ];
  area(sketch, [...front, [x, y + 26.4], ...[...back].reverse()], color, false);
  hatch(sketch, [...back, [x - 2, y + 26], [x - 1, y - 9]], color);
  for (const line of [front, back]) contour(sketch, line, 1);
  contour(sketch, [front[2] ?? hips, [x, y + 26.4], back[2] ?? hips], 1);
}

function drawShoeSide(sketch: Sketch, [x, y]: Point, color: string): void {
  const shoe: Point[] = [
    [x - 2.6, y - 1.4],
    [x + 2.2, y - 1.4],
    [x + 4.4, y + 0.8],
    [x + 7.6, y + 1.8],
    [x + 8, y + 3.6],
    [x - 3.4, y + 3.6],
    [x - 3.4, y + 0.6],
  ];
  area(sketch, shoe, color);
  contour(sketch, shoe, 0.95, true);
  contour(
    sketch,
    [
      [x - 3.2, y + 2.6],
      [x + 7.6, y + 2.6],
    ],
    0.5,
  );
}
