// One thing alone in its place, near enough to touch.
import type { Sketch } from '#server/drawing/brush.ts';
import { plainTable } from '../../places/surfaces.ts';
import { paintBackdrop, paintPatch, placeFrame } from '../backdrop.ts';
import { dressWall } from '../dressing.ts';
import { groundUnder, onGround, paintFoot } from '../ground.ts';
import { drawMove } from '../marks/annotate.ts';
import type { Thing } from '../scene-plan.ts';
import { type ScenePlan, sideOf } from '../scene-plan.ts';
import { heightIn, hero, paintShadow, sheetArea } from '../table.ts';
import { isLong, placeThing, propThing } from '../things.ts';

export function composeObject(sketch: Sketch, plan: ScenePlan): void {
  const { sheet, shot } = plan;
  const { width: w, height: h } = sheet;
  const wide = sheet.aspect === '16:9';
  const thing = hero(plan);
  const side = sideOf(plan);
  const base =
    h *
    ((wide ? 0.8 : 0.64) +
      (shot.size === 'ECU' && !shot.lettering ? 0.09 : 0) +
      (shot.angle === 'low' ? 0.03 : shot.angle === 'high' ? -0.05 : 0));
  const large = (shot.size === 'ECU' ? 1.32 : 1) * (shot.angle === 'low' ? 1.1 : 1);
  const long = isLong(thing) && shot.size !== 'WS';
  const tall = long
    ? heightIn(thing, w * 0.84, h * (wide ? 1.05 : 0.86))
    : heightIn(
        thing,
        w * Math.min(0.8, (thing.isGroup ? 0.66 : wide ? 0.42 : 0.62) * large),
        h * (wide ? 0.62 : 0.42) * large,
      );
  const across = (thing.width / thing.height) * tall;
  const cx = w * (wide ? (side === -1 ? 0.42 : 0.58) : 0.47);
  const grounded = onGround(thing);
  const near = placeFrame(plan, sheet.figures.MCU.scale, h * 1.4);
  const frame = grounded ? { ...near, ...groundUnder(plan, thing, base, tall) } : near;
  paintBackdrop(sketch, plan, frame);
  if (thing.rests === 'air') paintDark(sketch, plan);
  else if (!grounded && shot.mood.dark)
    paintPatch(sketch, cx, base - tall * 0.52, Math.max(tall, across) * 0.6);
  dressWall(
    sketch,
    { ...plan, props: plan.props.slice(1) },
    {
      scale: sheet.figures.MS.scale,
      x: cx,
      ground: base,
    },
  );
  // From above much of the table is seen, from below hardly its top.
  const top = base - h * (shot.angle === 'high' ? 0.13 : shot.angle === 'low' ? 0.014 : 0.035);
  const { surface } = plan.place;
  sketch.nearer('product');
  if (thing.rests === 'air') {
    // A bar of light runs through the frame; steam rises inside it.
    const through = thing.tallCm > 60;
    placeThing(sketch, thing, cx, through ? h * 1.03 : base, through ? h * 1.07 : tall);
    drawMove(sketch, sheet, shot, side === -1 ? 1 : -1);
    return;
  }
  if (grounded) paintFoot(sketch, cx, base, across);
  else if (surface && surface.kind !== 'dashboard' && surface.kind !== 'rail')
    surface.paint(sketch, frame, top);
  else plainTable.paint(sketch, frame, top);
  if (!grounded) paintShadow(sketch, cx, base, across);
  placeBeside(sketch, plan, thing, cx - side * (across * 0.5 + w * 0.155), base + 4, tall);
  placeThing(sketch, thing, cx, base, tall);
  drawMove(sketch, sheet, shot, side === -1 ? 1 : -1);
}

// Steam and light are seen against the dark.
function paintDark(sketch: Sketch, plan: ScenePlan): void {
  const area = sheetArea(plan);
  sketch.fill(area, '#4a4439', { opacity: 0.82, multiply: false, tremble: 0 });
  sketch.marker(area, '#3b3630', { gap: 11, size: 9, opacity: 0.5, angle: -0.6 });
}

// A second, smaller thing of the picture.
function placeBeside(
  sketch: Sketch,
  plan: ScenePlan,
  main: Thing,
  x: number,
  base: number,
  tall: number,
): void {
  const { width: w } = plan.sheet;
  const thing = plan.props
    .filter(({ where }) => where !== 'wall' && where !== 'in-air')
    .map(propThing)
    .find(({ name, tallCm }) => name !== main.name && tallCm < 200);
  if (!thing) return;
  placeThing(
    sketch,
    thing,
    Math.max(w * 0.12, Math.min(w * 0.88, x)),
    base,
    heightIn(thing, w * 0.2, tall * 0.52),
  );
}
