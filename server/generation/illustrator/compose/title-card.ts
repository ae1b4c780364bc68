// Cards: the title of a film on a dark ground with the thing to remember, or lettering alone on a plain one.
import { greys, ink, type Point, paperWhite, type Sketch } from '#server/drawing/brush.ts';
import { type Box, letter } from '#server/drawing/lettering.ts';
import { shade, tint } from '../palette.ts';
import { paintLight, paintPatch } from './backdrop.ts';
import { drawSponsor } from './lettering-plates.ts';
import type { ScenePlan } from './scene-plan.ts';
import { heightIn, sheetArea } from './table.ts';
import { placeThing, propThing } from './things.ts';

/** Whether the end of the film is a card with its title. */
export const isTitleCard = ({ shot, product }: ScenePlan): boolean =>
  shot.composition === 'pack' && product.drawing.id === 'title-card';

/** The title large, what is remembered of the film, and the other lines small. */
export function composeTitle(sketch: Sketch, plan: ScenePlan): void {
  const { sheet, shot } = plan;
  const { width: w, height: h, safe } = sheet;
  const wide = sheet.aspect === '16:9';
  const area = sheetArea(plan);
  sketch.fill(area, '#2f2a25', { opacity: 1, multiply: false, tremble: 0 });
  sketch.marker(area, greys[4], { gap: 11, size: 9, opacity: 0.35, angle: -0.5 });
  const [named] = plan.props;
  const title = titleOf(plan);
  const rest = linesWithout(shot.lettering, title);
  const text: Box = wide
    ? { x: w * 0.52, y: h * 0.16, width: w * 0.42, height: h * 0.4 }
    : { x: safe.x + 4, y: h * 0.5, width: safe.width - 8, height: h * 0.14 };
  if (named) {
    const thing = propThing(named);
    const tall = heightIn(thing, w * (wide ? 0.34 : 0.56), h * (wide ? 0.54 : 0.3));
    const x = w * (wide ? 0.28 : sheet.aspect === '9:16' ? 0.45 : 0.5);
    const base = h * (wide ? 0.76 : 0.46);
    const across = (thing.width / thing.height) * tall;
    const radius = Math.max(tall, across) * 0.62;
    if (plan.plainLight) paintPatch(sketch, x, base - tall * 0.5, radius);
    else paintLight(sketch, x, base - tall * 0.5, radius);
    sketch.carried(() => placeThing(sketch, thing, x, base, tall));
  }
  const box = named ? text : { x: w * 0.12, y: h * 0.3, width: w * 0.76, height: h * 0.24 };
  letter(sketch, title, box, { size: wide ? 28 : 26, color: paperWhite, weight: 0.11 });
  if (rest)
    letter(
      sketch,
      rest,
      { ...box, y: box.y + box.height + 5, height: h * (wide ? 0.24 : 0.13) },
      { size: wide ? 12 : 13, color: paperWhite, weight: 0.06 },
    );
  if (shot.sponsor) drawSponsor(sketch, plan);
}

// A label has room for the beginning of a long name; a title is whole.
function titleOf({ product, productName }: ScenePlan): string {
  const { label } = product.look;
  const isPart = productName.toLowerCase().startsWith(label.toLowerCase());
  return isPart ? productName : label;
}

const linesWithout = (lettering: string, title: string): string =>
  lettering
    .split(/\s*·\s*/u)
    .filter((line) => line.toLowerCase() !== title.toLowerCase())
    .join(' · ');

/** Lettering alone, on a ground in the tint of the product. */
export function composeCard(sketch: Sketch, plan: ScenePlan): void {
  const { sheet, shot } = plan;
  const { width: w, height: h, safe } = sheet;
  const area = sheetArea(plan);
  const ground = tint(plan.product.look.color, 0.78);
  sketch.fill(area, ground, { opacity: 1, multiply: false, tremble: 0 });
  sketch.marker(area, shade(ground, 0.1), { gap: 11, size: 9, opacity: 0.5, angle: -0.5 });
  const tall = h * (sheet.aspect === '16:9' ? 0.52 : 0.34);
  const box: Box = {
    x: Math.max(safe.x, w * 0.1),
    y: h * (sheet.aspect === '9:16' ? 0.42 : 0.47) - tall / 2,
    width: Math.min(safe.width, w * 0.8),
    height: tall,
  };
  const corner = (x: number, y: number, dx: number, dy: number): Point[] => [
    [x + dx * 16, y],
    [x, y],
    [x, y + dy * 16],
  ];
  const [left, top, right, low] = [box.x, box.y, box.x + box.width, box.y + box.height];
  sketch.pen(corner(left, top, 1, 1), { size: 2.2 }).pen(corner(right, low, -1, -1), { size: 2.2 });
  const inner = { x: left + 8, y: top + 8, width: box.width - 16, height: box.height - 16 };
  letter(sketch, shot.lettering || plan.productName, inner, { size: 30, color: ink, weight: 0.09 });
  if (shot.sponsor) drawSponsor(sketch, plan);
}
