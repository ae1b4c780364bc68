// A title card: the name of the film in light lettering on a dark ground, with the thing to remember.
import { greys, paperWhite, type Sketch } from '#server/drawing/brush.ts';
import { letter } from '#server/drawing/lettering.ts';
import { framingWords } from '../reading/shot-words.ts';
import { mentions } from '../reading/stems.ts';
import { paintLight } from './backdrop.ts';
import type { ScenePlan } from './scene-plan.ts';
import { heightIn, hero, sheetArea } from './table.ts';
import { placeThing, productThing, propThing } from './things.ts';

/** Whether the picture is a card with the title. */
export const isTitleCard = ({ shot }: ScenePlan): boolean =>
  (shot.composition === 'pack' || shot.composition === 'place') &&
  shot.lettering !== '' &&
  mentions(shot.text, { it: framingWords.TITLE });

export function composeTitle(sketch: Sketch, plan: ScenePlan): void {
  const { sheet, shot } = plan;
  const { width: w, height: h, safe } = sheet;
  const wide = sheet.aspect === '16:9';
  const area = sheetArea(plan);
  sketch.fill(area, '#2f2a25', { opacity: 1, multiply: false, tremble: 0 });
  sketch.marker(area, greys[4], { gap: 11, size: 9, opacity: 0.35, angle: -0.5 });
  const named = plan.props[0];
  const thing = named ? propThing(named) : plan.showsProduct ? productThing(plan) : hero(plan);
  const tall = heightIn(thing, w * (wide ? 0.32 : 0.56), h * (wide ? 0.46 : 0.28));
  const x = w * (wide ? 0.28 : sheet.aspect === '9:16' ? 0.45 : 0.5);
  const base = h * (wide ? 0.7 : 0.46);
  const across = (thing.width / thing.height) * tall;
  paintLight(sketch, x, base - tall * 0.5, Math.max(tall, across) * 0.62);
  sketch.carried(() => placeThing(sketch, thing, x, base, tall));
  const box = wide
    ? { x: w * 0.52, y: h * 0.2, width: w * 0.42, height: h * 0.5 }
    : { x: safe.x + 4, y: h * 0.56, width: safe.width - 8, height: h * 0.18 };
  letter(sketch, shot.lettering, box, { size: wide ? 24 : 22, color: paperWhite, weight: 0.09 });
}
