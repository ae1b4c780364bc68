// The place itself, wide, with what stands in it.
import type { Sketch } from '#server/drawing/brush.ts';
import { plainTable } from '../../places/surfaces.ts';
import { paintBackdrop, placeFrame } from '../backdrop.ts';
import { dressWall } from '../dressing.ts';
import { drawMove } from '../marks/annotate.ts';
import type { Thing } from '../scene-plan.ts';
import { type ScenePlan, sideOf } from '../scene-plan.ts';
import { heightIn, paintShadow } from '../table.ts';
import { placeThing, productThing, propThing, tallBeside } from '../things.ts';

export function composePlace(sketch: Sketch, plan: ScenePlan): void {
  const { sheet, shot } = plan;
  const wide = { ...plan, shot: { ...shot, size: 'WS' as const } };
  const { scale, head } = sheet.figures.WS;
  const ground = sheet.height * head + 92 * scale;
  paintBackdrop(sketch, wide, placeFrame(wide, scale, ground));
  dressWall(sketch, plan, { scale, x: sheet.width / 2, ground });
  const close = nearThing(plan);
  const seen = plan.props.filter(({ where }) => where !== 'wall' && where !== 'in-air');
  const near = [
    ...(plan.showsProduct && !close ? [productThing(plan)] : []),
    ...seen.filter(({ where }) => where !== 'in-background').map(propThing),
  ].slice(0, 3);
  const far = seen
    .filter(({ where }) => where === 'in-background')
    .map(propThing)
    .slice(0, 3 - near.length);
  // What stands in the background may be all there is to see.
  const things = near.length > 0 ? near : far;
  const behind = near.length > 0 ? far : [];
  // The first in the middle, the others to either side and a little nearer; in a tall frame one before the other.
  const tallSheet = sheet.aspect === '9:16';
  const spots = tallSheet ? [0, 0.06, -0.06] : things.length === 2 ? [-0.14, 0.24] : [0, -0.3, 0.3];
  const share = tallSheet ? 0.86 : things.length === 1 ? 0.66 : 0.44;
  const stand = (thing: Thing, x: number, base: number, wideShare: number) => {
    const most = Math.min(
      sheet.height * 0.42,
      ((sheet.width * wideShare) / thing.width) * thing.height,
    );
    const tall = tallBeside(thing, scale, tallSheet ? most : sheet.height * 0.2);
    sketch.nearer('people');
    placeThing(sketch, thing, x, base, Math.min(most, tall));
  };
  behind.forEach((thing, i) => {
    stand(thing, sheet.width * (i === 0 ? 0.7 : 0.24), ground - scale * 16, share * 0.62);
  });
  things.forEach((thing, i) => {
    const step = i * (tallSheet ? 22 : 5);
    // A word for what cannot be drawn is a sign in the place, not its monument.
    const most = thing.isNote && !thing.isProduct ? Math.min(share, 0.32) : share;
    stand(thing, sheet.width * (0.5 + (spots[i] ?? 0)), ground - scale * 4 + step, most);
  });
  if (close) standNear(sketch, plan, close);
  drawMove(sketch, sheet, shot, sideOf(plan));
}

// What a hand could hold would be lost in a wide picture: it stands near us, the place behind it.
function nearThing(plan: ScenePlan): Thing | undefined {
  const product = productThing(plan);
  return plan.showsProduct && /^(?:hand|hands|top)$/.test(product.seat) ? product : undefined;
}

function standNear(sketch: Sketch, plan: ScenePlan, thing: Thing): void {
  const { width: w, height: h, aspect } = plan.sheet;
  const tall = heightIn(
    thing,
    w * (aspect === '16:9' ? 0.3 : 0.42),
    h * (aspect === '16:9' ? 0.46 : 0.3),
  );
  const across = (thing.width / thing.height) * tall;
  const base = h * (aspect === '9:16' ? 0.72 : 0.9);
  const x = w * (0.5 - sideOf(plan) * (aspect === '16:9' ? 0.2 : 0.12));
  const frame = placeFrame(plan, plan.sheet.figures.MS.scale, h * 1.4);
  sketch.nearer('product');
  plainTable.paint(sketch, frame, base - h * 0.04);
  paintShadow(sketch, x, base, across);
  placeThing(sketch, thing, x, base, tall);
}
