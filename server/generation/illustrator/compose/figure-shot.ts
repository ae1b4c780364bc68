// One person in a place: from the face alone to the whole figure.
import { greys, type Point, type Sketch } from '#server/drawing/brush.ts';
import { otherPerson } from '../cast/other-person.ts';
import { drawFigure, type FigureView } from '../people/figure.ts';
import type { Person } from '../people/person.ts';
import { legPoses, type Pose, type PoseName, poses } from '../people/pose.ts';
import type { ShotSize } from '../scene.ts';
import { drawMove } from './annotate.ts';
import { paintBackdrop, paintLight, placeFrame } from './backdrop.ts';
import { type ScenePlan, sideOf } from './scene-plan.ts';
import { headHeight } from './sheet.ts';
import {
  asHeld,
  heldThing,
  placeThing,
  productThing,
  propThing,
  type Thing,
  tallBeside,
} from './things.ts';

/** Where a figure stands: drawing units per figure unit, x of its middle, y of the ground. */
export type Stand = { scale: number; x: number; ground: number };

/** Poses that need a top to lean on or work at. */
const atSurface = new Set<PoseName>([
  'behind',
  'lean',
  'cheek',
  'work',
  'drink',
  'carry',
  'present',
]);

export function standFor(plan: ScenePlan, pose: Pose): Stand {
  const { sheet, shot } = plan;
  const { scale, head } = sheet.figures[shot.size];
  const x = sheet.width * (sheet.thirds[sideOf(plan) === -1 ? 0 : 1] ?? 0.5);
  // A lettered wide shot in a tall or square frame steps back to leave room over the head.
  const back = shot.size === 'WS' && shot.lettering !== '' && sheet.aspect !== '16:9' ? 0.82 : 1;
  const rise = legPoses[pose.legs].hips + 42;
  return {
    scale: scale * back,
    x,
    ground:
      shot.size === 'WS'
        ? sheet.height * head + headHeight * scale
        : sheet.height * head + rise * scale,
  };
}

/** Draws the cast in their place, with what they hold and what stands about. */
export function composeFigure(sketch: Sketch, plan: ScenePlan): void {
  const { shot, sheet, cast, place } = plan;
  const side = sideOf(plan);
  const name = poseFor(plan);
  const pose: Pose = poses[name];
  const stand = standFor(plan, pose);
  const frame = placeFrame(plan, stand.scale, stand.ground);
  paintBackdrop(sketch, plan, frame);
  if (shot.mood.feeling === 'lit' && shot.size !== 'WS') {
    paintLight(
      sketch,
      stand.x,
      sheet.height * sheet.figures[shot.size].head,
      stand.scale * 17,
      0.9,
    );
  }
  const held = pose.holds === undefined ? undefined : heldThing(plan);
  dressFloor(sketch, plan, stand, held);
  if (pose.legs === 'sit' && shot.size === 'WS') drawSeat(sketch, stand);
  const view: FigureView = {
    pose,
    emotion: shot.emotion,
    turn: shot.size === 'WS' ? 0.3 : 0.45,
    back: false,
    speaking: shot.speaking,
    held: held && asHeld(held),
    belted: name === 'buckle' || name === 'drive',
  };
  // Looking into the free part of the frame.
  const person =
    shot.who === 'cast'
      ? cast.person
      : otherPerson(cast.person, `${plan.seed}`, shot.text, shot.who);
  drawPerson(sketch, person, view, stand, side === -1 ? 1 : -1);
  if (usesSurface(plan, name)) {
    const top = stand.ground - (legPoses[pose.legs].hips + 1.2) * stand.scale;
    place.surface?.paint(sketch, frame, top);
    dressSurface(sketch, plan, stand, top, held);
  } else if (
    !held &&
    plan.showsProduct &&
    shot.size !== 'WS' &&
    shot.size !== 'ECU' &&
    shot.size !== 'CU'
  ) {
    showBeside(sketch, plan, stand);
  }
  drawMove(sketch, sheet, shot.move, side === -1 ? 1 : -1);
}

/** A figure standing where it should, mirrored to look the other way. */
export function drawPerson(
  sketch: Sketch,
  person: Person,
  view: FigureView,
  stand: Stand,
  flip: 1 | -1,
): void {
  sketch.at(stand.x, stand.ground, stand.scale, () => drawFigure(sketch, person, view), 0, flip);
}

// The pose of the script, or one that suits the place when it says nothing.
function poseFor(plan: ScenePlan): PoseName {
  const { shot, place, index, showsProduct } = plan;
  if (near(shot.size)) return nearPoses.has(shot.pose) ? shot.pose : 'stand';
  if (plan.showsProduct && plan.product.drawing.tallCm > 75 && handled.has(shot.pose))
    return 'staff';
  if (shot.pose !== 'stand') return shot.pose;
  if (place.surface?.kind === 'dashboard') return 'drive';
  if (showsProduct && plan.product.drawing.hold !== 'none')
    return place.surface ? 'behind' : 'holdUp';
  if (place.surface) return (['lean', 'work', 'behind', 'lean'] as const)[index] ?? 'lean';
  return (['hips', 'stand', 'point', 'wave'] as const)[index] ?? 'stand';
}

const near = (size: ShotSize) => size === 'ECU' || size === 'CU';
/** Poses whose hands are seen beside the face. */
const nearPoses = new Set<PoseName>([
  'cheek',
  'drink',
  'shock',
  'wave',
  'thumb',
  'holdUp',
  'phone',
]);
/** Poses in which something is held, or ought to be. */
const handled = new Set<PoseName>([
  'stand',
  'present',
  'holdUp',
  'behind',
  'work',
  'carry',
  'reach',
]);

// A plain seat under someone who sits in a wide shot.
function drawSeat(sketch: Sketch, { scale, x, ground }: Stand): void {
  const seat: Point[] = [
    [x - scale * 13, ground - scale * 34],
    [x + scale * 13, ground - scale * 34],
    [x + scale * 13.5, ground - scale * 1],
    [x - scale * 13.5, ground - scale * 1],
  ];
  sketch.fill(seat, greys[3], { opacity: 1, multiply: false });
  sketch.marker(seat, greys[4], { gap: 5, size: 3, opacity: 0.5 });
  sketch.pen(seat, { size: 1.8, closed: true, tremble: 0.3 });
}

const usesSurface = ({ place, shot }: ScenePlan, pose: PoseName) =>
  place.surface !== undefined &&
  (shot.size === 'MS' || shot.size === 'MCU' || place.surface.kind === 'dashboard') &&
  (atSurface.has(pose) ||
    pose === 'drive' ||
    pose === 'buckle' ||
    pose === 'phone' ||
    pose === 'speak' ||
    pose === 'stand' ||
    pose === 'sit');

// What stands on the counter: on the free side first.
function dressSurface(
  sketch: Sketch,
  plan: ScenePlan,
  stand: Stand,
  top: number,
  held: Thing | undefined,
): void {
  const free = sideOf(plan) === -1 ? 1 : -1;
  const things = onTop(plan, held).slice(0, plan.sheet.aspect === '16:9' ? 3 : 2);
  const gap = plan.sheet.aspect === '16:9' ? 0.2 : 0.3;
  things.forEach((thing, i) => {
    const tall = Math.min(plan.sheet.height * 0.3, tallBeside(thing, stand.scale * 1.2, 16));
    const way = plan.sheet.aspect === '16:9' ? free : i % 2 === 0 ? free : -free;
    const at =
      stand.x +
      way *
        (plan.sheet.width * gap +
          (plan.sheet.aspect === '16:9' ? i * plan.sheet.width * 0.13 : 0) +
          thing.width * 0.1);
    const half = (thing.width / thing.height) * tall * 0.5;
    const x = Math.max(half + 4, Math.min(plan.sheet.width - half - 4, at));
    placeThing(sketch, thing, x, top + stand.scale * 2.6 + (i % 2) * 2, tall);
  });
}

function onTop(plan: ScenePlan, held: Thing | undefined): Thing[] {
  const product =
    plan.showsProduct && held?.name !== plan.product.drawing.name ? [productThing(plan)] : [];
  const props = plan.props
    .map(propThing)
    .filter((thing) => thing.name !== held?.name && thing.name !== plan.product.drawing.name);
  const table = plan.shot.pose === 'work';
  return [...product, ...props].filter(
    ({ rests, tallCm }) => tallCm < 90 && (rests === 'surface' || (table && rests === 'floor')),
  );
}

// Larger things stand on the floor beside the figure in a wide shot.
function dressFloor(sketch: Sketch, plan: ScenePlan, stand: Stand, held: Thing | undefined): void {
  if (plan.shot.size !== 'WS' && plan.shot.size !== 'MS') return;
  const free = sideOf(plan) === -1 ? 1 : -1;
  const product = plan.showsProduct ? [productThing(plan)] : [];
  const things = [...product, ...plan.props.map(propThing)].filter(
    ({ rests, name, tallCm }) =>
      rests === 'floor' && name !== held?.name && (plan.shot.size === 'WS' || tallCm > 90),
  );
  things.slice(0, 2).forEach((thing, i) => {
    const tall = Math.min(plan.sheet.height * 0.7, tallBeside(thing, stand.scale, 10));
    const wide = (thing.width / thing.height) * tall;
    const x = stand.x + free * (stand.scale * 16 + wide * 0.5 + i * 12) * (i === 0 ? 1 : -1);
    placeThing(sketch, thing, x, stand.ground - stand.scale * (i === 0 ? 2 : 5), tall);
  });
}

// Where there is no top and nothing in the hand, a wide frame has room for the product at its edge.
function showBeside(sketch: Sketch, plan: ScenePlan, stand: Stand): void {
  const thing = productThing(plan);
  const { sheet } = plan;
  if (sheet.aspect !== '16:9' || thing.rests === 'floor') return;
  const free = sideOf(plan) === -1 ? 1 : -1;
  const tall = Math.min(sheet.height * 0.4, (thing.height / thing.width) * sheet.width * 0.26);
  const wide = (thing.width / thing.height) * tall;
  const x = stand.x + free * sheet.width * 0.32;
  const y = sheet.height * 0.6;
  paintLight(sketch, x, y - tall / 2, Math.max(tall, wide) * 0.62, 1);
  sketch.carried(() => placeThing(sketch, thing, x, y, tall));
}
