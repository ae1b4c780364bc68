// Hands at what they do, with the arms and the body they belong to; the face is out of the picture.
import type { Sketch } from '#server/drawing/brush.ts';
import { dropAreas } from '../../areas.ts';
import { drawFigure, drawFigureHands, type FigureView } from '../../people/figure.ts';
import { legPoses, type Pose } from '../../people/poses/pose.ts';
import { type PoseName, poses } from '../../people/poses/poses.ts';
import { plainTable } from '../../places/surfaces.ts';
import { paintBackdrop, placeFrame } from '../backdrop.ts';
import { posed } from '../choose-pose.ts';
import { drawMove } from '../marks/annotate.ts';
import type { Thing } from '../scene-plan.ts';
import { leadOf, type ScenePlan, sideOf } from '../scene-plan.ts';
import { placeThing } from '../things.ts';

/** Poses whose hands are before the body, low enough for the face to stay out. */
const low: ReadonlySet<PoseName> = new Set([
  ...(['read', 'write', 'pour', 'pressDown', 'tie', 'fold', 'tear', 'handOver', 'dropIn'] as const),
  ...(['wipe', 'carry', 'present', 'sweep', 'kneel', 'crouch'] as const),
]);
const atTable: ReadonlySet<PoseName> = new Set(['write', 'pressDown', 'tie', 'fold', 'pour']);

/** The pose in which hands and body are seen together; undefined where large hands alone say more. */
export function poseAtHands(plan: ScenePlan, thing: Thing): PoseName | undefined {
  const { pose, points } = leadOf(plan);
  if (points || thing.isNeutral || !/^hands?$/.test(thing.seat)) return undefined;
  // So near that nothing but them has room.
  if (plan.shot.size === 'ECU') return undefined;
  if (low.has(pose)) return reachOf(poses[pose]) < lowest ? undefined : pose;
  const turn = (plan.index + (plan.seed >> 1)) % 3;
  const isBroad = thing.width > thing.height * 0.55;
  return pose === 'work' && thing.seat === 'hands' && isBroad && turn > 0 ? 'present' : undefined;
}

/** How far below the neck hands are, in figure units, that are seen without the head. */
const lowest = 11;
/** No neck is seen where no head is. */
const underNeck = 3;

// Where the hands are: that which has hold of something, else both.
const reachOf = ({ arms, holds }: Pose): number =>
  typeof holds === 'number' ? arms[holds].wrist[1] : (arms[0].wrist[1] + arms[1].wrist[1]) / 2;

/** Draws whoever it is from the chest to the hips. */
export function composeBody(sketch: Sketch, plan: ScenePlan, thing: Thing, name: PoseName): void {
  const { sheet, shot } = plan;
  const { width: w, height: h } = sheet;
  const lead = leadOf(plan);
  const isLaid = name === 'pressDown' || name === 'tie';
  const { pose, held } = isLaid
    ? { pose: poses[name] as Pose, held: undefined }
    : posed({ held: thing, legs: undefined }, name);
  const reach = reachOf(pose);
  // A tall frame would show less of the hands than of the legs.
  const near = sheet.figures.CU.scale * (sheet.aspect === '16:9' ? 1.05 : 1.2);
  const scale = Math.max(near, Math.min(8.2, (h * 0.46) / reach));
  const y = Math.min(h * 0.54, (reach - underNeck) * scale);
  const neck = legPoses[pose.legs].hips + 31;
  const ground = y + (neck - reach) * scale;
  const flip = sideOf(plan) === -1 ? 1 : -1;
  const x = w * 0.5;
  const frame = placeFrame(plan, scale, h * 1.6);
  paintBackdrop(sketch, plan, frame);
  const view: FigureView = {
    pose,
    emotion: lead.emotion,
    turn: 0.2,
    back: false,
    speaking: false,
    held,
  };
  sketch.nearer('people');
  sketch.at(x, ground, scale, () => drawFigure(sketch, lead.person, view), 0, flip);
  dropAreas(sketch, 'face');
  if (atTable.has(name)) {
    const top = Math.min(h * 0.9, y + scale * (isLaid ? 3 : 8));
    // The hands lie on the table: they are as near as it is.
    if (!isLaid) sketch.nearer('product');
    (plan.place.surface && !/dashboard|rail/.test(plan.place.surface.kind)
      ? plan.place.surface
      : plainTable
    ).paint(sketch, frame, top);
    const lay = () => layDown(sketch, thing, { x, base: top + scale * 1.6, scale });
    const hands = () =>
      sketch.at(x, ground, scale, () => drawFigureHands(sketch, lead.person, view), 0, flip);
    // What is small lies in the fingers, what is large under the hands.
    if (isLaid) for (const paint of thing.seat === 'hand' ? [hands, lay] : [lay, hands]) paint();
  }
  drawMove(sketch, sheet, shot, sideOf(plan));
}

// What is pressed or tied lies under the hands.
function layDown(
  sketch: Sketch,
  thing: Thing,
  { x, base, scale }: { x: number; base: number; scale: number },
): void {
  const tall = Math.max(scale * 7, Math.min(scale * 20, (thing.tallCm / 1.7) * scale * 1.3));
  placeThing(sketch, thing, x, base, tall);
}
