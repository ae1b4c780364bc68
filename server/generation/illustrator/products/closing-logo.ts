// The client's logo on a card of its own: it closes the film.
import type { TracedPicture } from '#domain/pictures/traced.ts';
import { type Point, paperWhite, type Sketch } from '#server/drawing/brush.ts';
import type { Box } from '#server/drawing/lettering/lettering.ts';
import { onLayer } from '#server/drawing/on-layer.ts';
import { clearest, noteArea } from '../areas.ts';
import { sponsorBox } from '../compose/marks/lettering-plates.ts';
import { isTitleCard, type ScenePlan } from '../compose/scene-plan.ts';
import { paintTraced } from './pictured-product.ts';

/** Draws the logo of the plan where lettering, product and marks leave room; nothing without one. */
export const drawLogo = onLayer('product', (sketch, plan: ScenePlan) => {
  const { logo } = plan;
  if (!logo) return;
  sketch.nearer('lettering');
  const card = clearest(sketch, cardsFor(plan, logo))?.box ?? logoCard(plan, logo);
  noteArea(sketch, 'plate', card);
  const { x, y, width, height } = card;
  drawCard(sketch, card, logo);
  sketch.at(x + width / 2, y + height - 4, (height - 8) / logo.height, () =>
    paintTraced(sketch, logo),
  );
});

// In a picture of people or things it lies in the corner where it hides least of them.
function cardsFor(plan: ScenePlan, logo: TracedPicture): { box: Box; away: number }[] {
  const { safe } = plan.sheet;
  const card = logoCard(plan, logo);
  if (/^(?:card|pack)$/.test(plan.shot.composition) || isTitleCard(plan))
    return [{ box: card, away: 0 }];
  return [card.y, safe.y + 2].flatMap((y, down) =>
    [card.x, safe.x].map((x, across) => ({
      box: { ...card, x, y },
      away: down * 0.4 + across * 0.2,
    })),
  );
}

/** Where the logo's card lies in the picture. */
export function logoCard(plan: ScenePlan, logo: TracedPicture): Box {
  const room = roomFor(plan);
  const scale = Math.min((room.width - 10) / logo.width, (room.height - 8) / logo.height);
  const [width, height] = [logo.width * scale + 10, logo.height * scale + 8];
  const x = room.x + (room.width - width) * alignOf(plan);
  return { x, y: room.y + (room.height - height) / 2, width, height };
}

function drawCard(sketch: Sketch, { x, y, width, height }: Box, { isPale }: TracedPicture): void {
  const corners: Point[] = [
    [x, y + 0.6],
    [x + width, y],
    [x + width - 0.5, y + height],
    [x + 0.6, y + height - 0.4],
  ];
  const ground = isPale ? '#3b3630' : paperWhite;
  sketch.fill(corners, ground, { opacity: 1, multiply: false, tremble: 0.5 });
  sketch.box(x, y, width, height, { size: 1.6, tremble: 0.2, taper: 3 });
}

/** Where the card lies in its room: 0 left, 1 right. */
const alignOf = ({ sheet, shot }: ScenePlan): number => {
  if (shot.composition === 'card') return 0.5;
  if (shot.composition !== 'pack') return 1;
  if (sheet.aspect === '16:9') return 0.5;
  return sheet.aspect === '9:16' ? 1 : 0;
};

function roomFor(plan: ScenePlan): Box {
  const { sheet, shot } = plan;
  const { width: w, height: h, safe, aspect } = sheet;
  const isTitle = isTitleCard(plan);
  const wide = aspect === '16:9';
  if (shot.composition === 'card' || (isTitle && wide)) {
    const under = isTitle && shot.sponsor ? sponsorBox(plan) : undefined;
    const foot = under ? h - 4 : Math.min(h - 6, safe.y + safe.height + (wide ? 14 : 0));
    const tall = under ? foot - under.y - under.height - 2 : h * (wide ? 0.17 : 0.11);
    return { x: w * 0.28, y: foot - tall, width: w * 0.44, height: tall };
  }
  if (shot.composition === 'pack') {
    // Over the product of a tall frame stands who pays; under a title that stands at the foot.
    const lower = shot.sponsor && !isTitle ? h * 0.08 : 0;
    if (wide) return { x: w * 0.59, y: h * 0.62, width: w * 0.36, height: h * 0.15 };
    if (aspect === '9:16')
      return {
        x: w * 0.4,
        y: safe.y + 1 + lower,
        width: safe.x + safe.width - w * 0.4,
        height: 32,
      };
    return { x: safe.x, y: safe.y - 4, width: w * 0.4, height: 30 };
  }
  const [across, tall] = [w * (wide ? 0.24 : 0.4), h * (wide ? 0.15 : 0.1)];
  const [right, foot] = [safe.x + safe.width, safe.y + safe.height];
  return { x: right - across, y: foot - tall, width: across, height: tall };
}
