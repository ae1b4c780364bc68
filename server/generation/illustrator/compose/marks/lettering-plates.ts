// The lettering of the film on its plates: clear of faces and of what the platform covers.
import { ink, paperWhite, type Sketch } from '#server/drawing/brush.ts';
import { type Box, letter } from '#server/drawing/lettering/lettering.ts';
import { onLayer } from '#server/drawing/on-layer.ts';
import { clearest, noteArea } from '../../areas.ts';
import { type Composition, isTitleCard, type ScenePlan } from '../scene-plan.ts';
import { packPlate } from '../shots/pack-layout.ts';
import { drawPlate, fitPlate } from './annotate.ts';

/** Draws what is lettered over the picture, and a sponsor's line at its foot. */
export const drawLettering = onLayer('lettering', (sketch, plan: ScenePlan) => {
  const { sheet, shot } = plan;
  sketch.nearer('lettering');
  if (shot.sponsor) drawSponsor(sketch, plan);
  if (!shot.lettering) return;
  const largest = sheet.aspect === '16:9' ? 17 : 18;
  const asked = plateFor(plan);
  const spots = shot.composition === 'split' ? [asked] : spotsOf(plan, asked);
  const choices = spots.map((spot) => {
    const { plate, set } = fitPlate(shot.lettering, spot, largest);
    const away =
      (Math.abs(spot.x - asked.x) / sheet.width + Math.abs(spot.y - asked.y) / sheet.height) * 0.6;
    return { spot, box: plate, away: away + (1 - set.size / largest) * small };
  });
  const { spot } = clearest(sketch, choices, ['reserved']) ?? { spot: asked };
  drawPlate(sketch, shot.lettering, spot, { largest, look: plan.plate });
});

/** What it costs to letter a plate smaller; half as large is as bad as half a body hidden. */
const small = 6;

// Every place of the safe area that a plate of this size could take, or a narrower and higher one beside people.
function spotsOf(plan: ScenePlan, asked: Box): Box[] {
  const { width, height, aspect } = plan.sheet;
  const isWide = aspect === '16:9';
  const shares = plan.people.length === 0 ? [] : isWide ? [0.34, 0.22] : [0.56];
  const narrow = shares.filter((share) => share * width < asked.width);
  const tall = isWide ? height * 0.34 : asked.height * 1.5;
  const y = isWide || letteredOnTop(plan) ? asked.y : asked.y + asked.height - tall;
  const others = narrow.map((share) => ({ ...asked, y, width: width * share, height: tall }));
  return [asked, ...others].flatMap((one) => spotsFor(plan, one));
}

function spotsFor({ sheet: { safe } }: ScenePlan, asked: Box): Box[] {
  const steps = (from: number, room: number, count: number) =>
    room <= 0 ? [from] : Array.from({ length: count }, (_, i) => from + (room * i) / (count - 1));
  const across = steps(safe.x, safe.width - asked.width, 5);
  const down = steps(safe.y, safe.height - asked.height, 17);
  return [asked, ...down.flatMap((y) => across.map((x) => ({ ...asked, x, y })))];
}

/** Keeps the place where lettering would go best free of the camera's marks. */
export function reserveLettering(sketch: Sketch, plan: ScenePlan): void {
  const { shot, sheet } = plan;
  if (!shot.lettering) return;
  const { plate } = fitPlate(shot.lettering, plateFor(plan), sheet.aspect === '16:9' ? 17 : 18);
  noteArea(sketch, 'reserved', plate);
}

type Lettered = Pick<ScenePlan, 'sheet' | 'shot' | 'product'>;

/** A sponsor's line, at least 4 % of the picture's height where it fits in two lines. */
export const drawSponsor = onLayer('lettering', (sketch, plan: Lettered, dark = false) => {
  const { shot } = plan;
  const { height } = plan.sheet;
  const box = sponsorBox(plan);
  const style = { size: height * 0.055 };
  noteArea(sketch, 'plate', box);
  noteArea(sketch, 'lettering', box);
  if (!dark) letter(sketch, shot.sponsor, box, { ...style, color: paperWhite, weight: 0.5 });
  letter(sketch, shot.sponsor, box, { ...style, color: dark ? paperWhite : ink, weight: 0.06 });
});

/** Where the sponsor's line goes: it is the law's, so it stays where no platform lays anything over it. */
export function sponsorBox(plan: Lettered): Box {
  const { safe, height, width, aspect } = plan.sheet;
  const foot = safe.y + safe.height;
  if (plan.shot.composition === 'pack' && !isTitleCard(plan)) {
    // Under the plate of a wide frame; a taller one has its plate at the foot, and the line over the product.
    if (aspect !== '16:9')
      return { x: safe.x, y: safe.y, width: safe.width, height: height * 0.07 };
    return { x: width * 0.59, y: foot - height * 0.15, width: width * 0.36, height: height * 0.15 };
  }
  const tall = height * (aspect === '16:9' ? 0.11 : 0.07);
  return { x: safe.x, y: foot - tall, width: Math.min(safe.width, width - 20), height: tall };
}

// Over the head there is room in tall and square frames, except very near and from above.
export const letteredOnTop = ({ sheet, shot }: ScenePlan): boolean =>
  sheet.aspect !== '16:9' &&
  shot.lettering !== '' &&
  (shot.size === 'WS' ||
    ((shot.size === 'MS' || shot.size === 'MCU') &&
      /^(?:figure|face|pair)$/.test(shot.composition)));

/** Where lettering goes: clear of faces and of what the platform covers. */
export function plateFor(plan: ScenePlan): Box {
  const { sheet, shot } = plan;
  const { safe, width, aspect } = sheet;
  if (shot.composition === 'pack') return packPlate(plan);
  const more = Math.max(0, Math.min(1, (shot.lettering.length - 40) / 70));
  if (aspect === '16:9') {
    const over: readonly Composition[] = ['crowd', 'place'];
    if (over.includes(shot.composition))
      return { x: width * 0.2, y: 5, width: width * 0.6, height: 31 };
    if (shot.composition === 'pair' || shot.composition === 'split')
      return { x: width * 0.2, y: safe.y + safe.height - 34, width: width * 0.6, height: 34 };
    const wide = width * (0.34 + more * 0.04);
    const x = plan.index % 2 === (plan.seed & 1) ? safe.x + safe.width - wide : safe.x;
    return { x, y: safe.y + 6, width: wide, height: 54 + more * 10 };
  }
  if (shot.composition === 'split' && aspect !== '1:1')
    return { x: safe.x + 2, y: sheet.height / 2 - 17, width: width - safe.x * 2 - 4, height: 34 };
  const top = letteredOnTop(plan);
  const tall = (aspect === '9:16' ? 40 : top ? 32 : 38) + more * 14;
  const lines = { x: safe.x + 2, width: safe.width - 4, height: tall };
  return { ...lines, y: top ? safe.y + (aspect === '9:16' ? 1 : 0) : safe.y + safe.height - tall };
}
