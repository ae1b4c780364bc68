// What is left of a picture of one thing where that thing was taken out: its place, and the hand that had it.
import type { Sketch } from '#server/drawing/brush.ts';
import { paintBackdrop, placeFrame } from '../backdrop.ts';
import { drawPalm, drawPalmThumb } from '../big-hand.ts';
import { drawMove } from '../marks/annotate.ts';
import { isTitleCard, leadOf, type ScenePlan, sideOf } from '../scene-plan.ts';
import { besideProduct } from './pack-shot.ts';

const ofOneThing = new Set<ScenePlan['shot']['composition']>([
  'object',
  'hands',
  'overhead',
  'pack',
]);

/** Whether nothing is left to be seen of a picture that is about a thing. */
export function isBare(plan: ScenePlan): boolean {
  const { shot, isProductOut, props } = plan;
  if (!isProductOut || isTitleCard(plan) || !ofOneThing.has(shot.composition)) return false;
  if (shot.composition === 'pack') return besideProduct(plan).length === 0;
  return props.length === 0 && leadOf(plan).held === undefined;
}

export function composeBare(sketch: Sketch, plan: ScenePlan): void {
  const { sheet, shot, people } = plan;
  const { width: w, height: h } = sheet;
  paintBackdrop(sketch, plan, placeFrame(plan, sheet.figures.MS.scale, h * 1.2));
  const [lead] = people;
  if (lead && shot.composition !== 'object' && shot.composition !== 'pack') {
    const palm = () => {
      drawPalm(sketch, lead.person);
      drawPalmThumb(sketch, lead.person);
    };
    const wide = sheet.aspect === '16:9';
    sketch.nearer('product').at(w * 0.46, h * (wide ? 0.62 : 0.5), 0.6, palm);
  }
  drawMove(sketch, sheet, shot, sideOf(plan));
}
