// Very near: hands hold or tap the thing, with light behind it.
import { greys, type Point, paperWhite, type Sketch } from '#server/drawing/brush.ts';
import type { ShotSize } from '../../scene.ts';
import { paintBackdrop, paintPatch, placeFrame } from '../backdrop.ts';
import { drawGrip, drawPalm, drawPalmThumb, drawPointing } from '../big-hand.ts';
import { groundUnder, paintFoot } from '../ground.ts';
import { drawMove } from '../marks/annotate.ts';
import type { Thing } from '../scene-plan.ts';
import { leadOf, type ScenePlan, sideOf } from '../scene-plan.ts';
import { heightIn, hero, sheetArea } from '../table.ts';
import { handBeside, isLarge, placeThing } from '../things.ts';
import { composeBody, poseAtHands } from './body-shot.ts';

/** How large what they hold is, against a close-up of it. */
const nearness: Record<ShotSize, number> = { ECU: 1.18, CU: 1, MCU: 0.88, MS: 0.76, WS: 0.66 };

/** Draws the hands of the cast at the thing the picture is about. */
export function composeHands(sketch: Sketch, plan: ScenePlan): void {
  const { sheet, shot } = plan;
  const { width: w, height: h } = sheet;
  const wide = sheet.aspect === '16:9';
  const thing = hero(plan);
  const pose = poseAtHands(plan, thing);
  if (pose) {
    composeBody(sketch, plan, thing, pose);
    return;
  }
  const side = sideOf(plan);
  const large = isLarge(thing);
  const near = nearness[shot.size];
  const tall = large
    ? heightIn(thing, w * (wide ? 0.56 : 0.68), h * (wide ? 0.7 : 0.44))
    : heightIn(
        thing,
        w * (wide && !thing.isGroup ? 0.36 : 0.56) * near,
        h * (wide ? 0.66 : 0.42) * near,
      );
  const across = (thing.width / thing.height) * tall;
  const cx = w * (wide ? 0.46 : large ? 0.42 : 0.46);
  const base = h * (wide ? (large ? 0.9 : 0.84) : large ? 0.66 : 0.62);
  const room = placeFrame(plan, sheet.figures.CU.scale, h * 1.6);
  if (shot.size === 'ECU' && plan.place.note === '' && !large) paintBurst(sketch, plan);
  else if (large) {
    paintBackdrop(sketch, plan, { ...room, ...groundUnder(plan, thing, base, tall) });
    sketch.nearer('product');
    paintFoot(sketch, cx, base, across);
  } else paintBackdrop(sketch, plan, room);
  if (!large && shot.mood.dark)
    paintPatch(sketch, cx, base - tall / 2, Math.max(tall, across) * 0.64);
  const paint = () => {
    if (leadOf(plan).points) tapThing(sketch, plan, thing, base, tall);
    else if (liesOpen(plan, thing)) carryThing(sketch, plan, thing, base, tall);
    else holdThing(sketch, plan, thing, base, tall);
  };
  sketch.nearer('product').at(cx, 0, 1, paint, 0, side === -1 ? 1 : -1);
  drawMove(sketch, sheet, shot, side === -1 ? -1 : 1);
}

// What one hand holds lies in it open now and then; by turns with the grip, so that no board is all fists.
const liesOpen = ({ index, seed, props }: ScenePlan, thing: Thing): boolean =>
  thing.seat === 'hand' &&
  thing.hold === 'grip' &&
  thing.tallCm <= 28 &&
  thing.width < thing.height * 1.7 &&
  thing.width > thing.height * 0.45 &&
  props[0]?.where !== 'wall' &&
  (index + seed) % 2 === 0;

function carryThing(
  sketch: Sketch,
  plan: ScenePlan,
  thing: Thing,
  base: number,
  tall: number,
): void {
  const { person } = leadOf(plan);
  const across = (thing.width / thing.height) * tall;
  const size = Math.max(0.42, Math.min(0.72, across / 120));
  const y = base - size * 20;
  const small = tall * 0.86;
  sketch.at(0, y, size, () => drawPalm(sketch, person));
  sketch.carried(() => placeThing(sketch, thing, 0, y + size * 16, small));
  sketch.at(across * 0.24, y + size * 8, size, () => drawPalmThumb(sketch, person));
}

function tapThing(sketch: Sketch, plan: ScenePlan, thing: Thing, base: number, tall: number): void {
  const across = (thing.width / thing.height) * tall;
  placeThing(sketch, thing, 0, base, tall);
  const size = Math.max(0.5, plan.sheet.width / 330);
  const tip = () => drawPointing(sketch, leadOf(plan).person);
  // A word stays open to read: the finger is at its edge.
  const [x, y] = thing.isNote ? [across * 0.34, tall * 0.1] : [across * 0.22, tall * 0.4];
  sketch.at(x, base - y, size, tip, 0.12);
}

function holdThing(
  sketch: Sketch,
  plan: ScenePlan,
  thing: Thing,
  base: number,
  tall: number,
): void {
  const wide = plan.sheet.aspect === '16:9';
  const across = (thing.width / thing.height) * tall;
  // What is on the wall is touched with one hand.
  const onWall = plan.props[0]?.where === 'wall' && leadOf(plan).held === undefined;
  const large = isLarge(thing);
  const both = !large && !onWall && (thing.hold === 'both' || across > tall * 1.15);
  // Fingers stay off what is written: at the foot of the thing and at its edge.
  const lettered = thing.isNote;
  sketch.carried(() => placeThing(sketch, thing, 0, base, tall));
  const least = wide ? 0.34 : 0.3;
  const size = large
    ? handBeside(thing, tall)
    : Math.max(least, Math.min(tall / (both ? 135 : 165), across / 95, wide ? 0.62 : 0.56));
  const reach = Math.min(70, (across / size) * (both ? 0.16 : lettered ? 0.14 : 0.62));
  const y = base - tall * (large ? 0.68 : both || lettered ? 0.22 : 0.42);
  const grip = () => drawGrip(sketch, leadOf(plan).person, reach);
  for (const way of both ? ([-1, 1] as const) : ([1] as const)) {
    sketch.at(way * (across * 0.5 - 2), y, size, grip, both ? way * 0.35 : 0, way);
  }
}

// The dark ground of a sudden close shot: marker strokes and rays.
function paintBurst(sketch: Sketch, plan: ScenePlan): void {
  const { width: w, height: h, aspect } = plan.sheet;
  const area = sheetArea(plan);
  sketch.fill(area, greys[3], { opacity: 1, multiply: false, tremble: 0 });
  sketch.marker(area, greys[4], { gap: 11, size: 9, opacity: 0.5, angle: -0.9 });
  const centre: Point = [w * 0.46, h * (aspect === '16:9' ? 0.5 : 0.41)];
  const near = Math.min(w, h) * 0.5;
  for (let i = 0; i < 18; i++) {
    const angle = (i / 18) * Math.PI * 2 + 0.1;
    const far = near * (1.25 + sketch.chance() * 0.5);
    const at = (r: number): Point => [
      centre[0] + Math.cos(angle) * r,
      centre[1] + Math.sin(angle) * r,
    ];
    sketch.pen([at(near), at(far)], { size: 3, color: paperWhite });
  }
}
