// One finished frame: the picture for its composition, then what is lettered over it.
import { Sketch } from '#server/drawing/brush.ts';
import { drawLogo } from '../products/closing-logo.ts';
import { drawMove } from './marks/annotate.ts';
import { drawLettering, letteredOnTop, reserveLettering } from './marks/lettering-plates.ts';
import { drawMotions } from './marks/motion-marks.ts';
import { type Composition, isTitleCard, type ScenePlan, sideOf } from './scene-plan.ts';
import { composeBehind, composeShoulder } from './shots/back-shot.ts';
import { composeBare, isBare } from './shots/bare-shot.ts';
import { composeFigure } from './shots/figure-shot.ts';
import { composeCrowd, composePair } from './shots/group-shot.ts';
import { composeHands } from './shots/hands-shot.ts';
import { composeObject } from './shots/object-shot.ts';
import { composeOverhead } from './shots/overhead-shot.ts';
import { composePack } from './shots/pack-shot.ts';
import { composePlace } from './shots/place-shot.ts';
import { composeSplit } from './shots/split-shot.ts';
import { composeCard, composeTitle, isCard } from './title-card.ts';
import { paintWeather } from './weather.ts';

/** Draws one frame and returns the sketch; the same plan gives the same strokes. */
export function composeFrame(planned: ScenePlan): Sketch {
  const plan = letteredOnTop(planned)
    ? { ...planned, sheet: { ...planned.sheet, marksLow: true } }
    : planned;
  const { sheet, shot } = plan;
  const sketch = new Sketch(sheet.width, sheet.height, plan.seed + plan.index * 7919, {
    blends: false,
    isGrey: plan.isGrey ?? false,
  });
  const lettered = !isCard(plan) && !isTitleCard(plan);
  if (lettered && shot.composition !== 'split') reserveLettering(sketch, plan);
  if (shot.composition === 'split') composeSplit(sketch, plan, composePicture);
  else composePicture(sketch, plan);
  if (!isTitleCard(plan)) paintWeather(sketch, plan);
  drawMotions(sketch, sheet);
  drawLogo(sketch, plan);
  if (lettered) drawLettering(sketch, plan);
  return sketch;
}

type Compose = (sketch: Sketch, plan: ScenePlan) => void;

const composers: Record<Composition, Compose> = {
  object: composeObject,
  hands: composeHands,
  overhead: composeOverhead,
  figure: composeFigure,
  face: composeFigure,
  pair: composePair,
  crowd: composeCrowd,
  behind: composeBehind,
  shoulder: composeShoulder,
  place: composePlace,
  // Its halves are pictures of other compositions.
  split: composeObject,
  pack: composePack,
  card: composeCard,
};

function composePicture(sketch: Sketch, plan: ScenePlan): void {
  if (isTitleCard(plan)) composeTitle(sketch, plan);
  else if (isCard(plan)) composeCard(sketch, plan);
  else if (isBare(plan)) composeBare(sketch, plan);
  else composers[plan.shot.composition](sketch, plan);
}

/** What is written over a picture that somebody else drew: the camera's arrow and the lettering alone. */
export function composeMarks(plan: ScenePlan): Sketch {
  const { sheet, shot, seed, index } = plan;
  const sketch = new Sketch(sheet.width, sheet.height, seed + index * 7919, { blends: false });
  const marksLow = letteredOnTop(plan);
  drawMove(sketch, marksLow ? { ...sheet, marksLow } : sheet, shot, sideOf(plan));
  drawLettering(sketch, plan);
  drawLogo(sketch, plan);
  return sketch;
}
