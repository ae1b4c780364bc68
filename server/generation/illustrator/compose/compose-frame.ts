// One finished frame: the picture for its composition, then what is lettered over it.
import { Sketch } from '#server/drawing/brush.ts';
import type { Box } from '#server/drawing/lettering.ts';
import type { Composition } from '../reading/choose-composition.ts';
import { drawMove, drawPlate } from './annotate.ts';
import { composeBehind, composeShoulder } from './back-shot.ts';
import { paintBackdrop, placeFrame } from './backdrop.ts';
import { composeFigure } from './figure-shot.ts';
import { composeCrowd, composePair } from './group-shot.ts';
import { composeHands } from './hands-shot.ts';
import { composeOverhead } from './overhead-shot.ts';
import { composePack, packPlate } from './pack-shot.ts';
import { composeProduct } from './product-shot.ts';
import { type ScenePlan, sideOf } from './scene-plan.ts';
import { placeThing, productThing, propThing, tallBeside } from './things.ts';
import { composeTitle, isTitleCard } from './title-card.ts';

/** Draws one frame and returns the sketch; the same plan gives the same strokes. */
export function composeFrame(planned: ScenePlan): Sketch {
  const plan = letteredOnTop(planned)
    ? { ...planned, sheet: { ...planned.sheet, marksLow: true } }
    : planned;
  const { sheet, shot } = plan;
  const sketch = new Sketch(sheet.width, sheet.height, plan.seed + plan.index * 7919, {
    blends: false,
  });
  if (isTitleCard(plan)) {
    composeTitle(sketch, plan);
    return sketch;
  }
  switch (shot.composition) {
    case 'figure':
    case 'face':
      composeFigure(sketch, plan);
      break;
    case 'pair':
      composePair(sketch, plan);
      break;
    case 'crowd':
      composeCrowd(sketch, plan);
      break;
    case 'behind':
      composeBehind(sketch, plan);
      break;
    case 'shoulder':
      composeShoulder(sketch, plan);
      break;
    case 'hands':
      composeHands(sketch, plan);
      break;
    case 'overhead':
      composeOverhead(sketch, plan);
      break;
    case 'product':
      composeProduct(sketch, plan);
      break;
    case 'pack':
      composePack(sketch, plan);
      break;
    case 'place':
      composePlace(sketch, plan);
      break;
  }
  drawLettering(sketch, plan);
  return sketch;
}

/** What is written over a picture that somebody else drew: the camera's arrow and the lettering alone. */
export function composeMarks(plan: ScenePlan): Sketch {
  const { sheet, shot, seed, index } = plan;
  const sketch = new Sketch(sheet.width, sheet.height, seed + index * 7919, { blends: false });
  const marksLow = letteredOnTop(plan);
  drawMove(sketch, marksLow ? { ...sheet, marksLow } : sheet, shot.move, sideOf(plan));
  drawLettering(sketch, plan);
  return sketch;
}

function drawLettering(sketch: Sketch, plan: ScenePlan): void {
  const { sheet, shot } = plan;
  if (shot.lettering)
    drawPlate(sketch, shot.lettering, plateFor(plan), sheet.aspect === '16:9' ? 17 : 18);
}

// The place itself, wide, with the thing it is about standing in it.
function composePlace(sketch: Sketch, plan: ScenePlan): void {
  const { sheet, shot } = plan;
  const wide = { ...plan, shot: { ...shot, size: 'WS' as const } };
  const { scale, head } = sheet.figures.WS;
  const ground = sheet.height * head + 92 * scale;
  paintBackdrop(sketch, wide, placeFrame(wide, scale, ground));
  const things = [...(plan.showsProduct ? [productThing(plan)] : []), ...plan.props.map(propThing)];
  const thing = things.find(({ rests }) => rests === 'floor');
  if (thing) {
    const most = Math.min(sheet.height * 0.42, ((sheet.width * 0.66) / thing.width) * thing.height);
    placeThing(
      sketch,
      thing,
      sheet.width / 2,
      ground - scale * 4,
      Math.min(most, tallBeside(thing, scale, sheet.height * 0.2)),
    );
  }
  drawMove(sketch, sheet, shot.move, sideOf(plan));
}

// Over the head there is room in tall and square frames, except very near and from above.
const letteredOnTop = ({ sheet, shot }: ScenePlan): boolean =>
  sheet.aspect !== '16:9' &&
  shot.lettering !== '' &&
  (shot.size === 'WS' ||
    ((shot.size === 'MS' || shot.size === 'MCU') &&
      (shot.composition === 'figure' || shot.composition === 'pair')));

/** Where lettering goes: clear of faces and of what the platform covers. */
export function plateFor(plan: ScenePlan): Box {
  const { sheet, shot } = plan;
  const { safe, width, aspect } = sheet;
  if (shot.composition === 'pack') return packPlate(plan);
  if (aspect === '16:9') {
    const over: readonly Composition[] = ['crowd', 'behind', 'place'];
    if (over.includes(shot.composition))
      return { x: width * 0.2, y: 5, width: width * 0.6, height: 31 };
    const wide = width * 0.34;
    if (shot.composition === 'pair')
      return { x: width * 0.2, y: safe.y + safe.height - 34, width: width * 0.6, height: 34 };
    const x = sideOf(plan) === -1 ? safe.x + safe.width - wide : safe.x;
    return { x, y: safe.y + 6, width: wide, height: 54 };
  }
  const top = letteredOnTop(plan);
  const tall = aspect === '9:16' ? 40 : top ? 32 : 38;
  const lines = { x: safe.x + 2, width: safe.width - 4, height: tall };
  return { ...lines, y: top ? safe.y + (aspect === '9:16' ? 1 : -3) : safe.y + safe.height - tall };
}
