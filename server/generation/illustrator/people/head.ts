import type { Point, Sketch } from '#server/drawing/brush.ts';
import { noteArea } from '../areas.ts';
import { shade } from '../palette.ts';
import { drawBeard } from './beard.ts';
import { drawFace } from './face.ts';
import { drawHairFront, earsShow } from './hair.ts';
import { detailOf, faceY, type HeadView, headContour, lineFor } from './head-view.ts';
import { drawEarring, drawGlasses, drawHeadwear } from './headwear.ts';

/** The whole head over the neck, in head units: origin in its middle. */
export function drawHead(sketch: Sketch, view: HeadView): void {
  const { person } = view;
  const contour = headContour(view);
  noteArea(sketch, 'face', { x: -38, y: -46, width: 76, height: 94 });
  if (earsShow(view)) drawEars(sketch, view);
  const flat = { opacity: 1, multiply: false, smooth: true, tremble: 0.25 };
  sketch.fill(contour, person.skin, flat);
  if (!view.back) {
    drawShadow(sketch, view);
    drawBeard(sketch, view);
    drawFace(sketch, view);
  }
  sketch.pen([...contour.slice(6), ...contour.slice(0, 1)], {
    size: lineFor(sketch, 100, 1.05),
    taper: 5,
    tremble: 0.2,
  });
  if (person.hair.style === 'bald' || person.hair.style === 'balding') {
    sketch.pen(contour.slice(0, 7), { size: lineFor(sketch, 100, 1.05), taper: 5, tremble: 0.2 });
  }
  drawHairFront(sketch, view);
  drawHeadwear(sketch, view);
  drawGlasses(sketch, view);
}

// The side of the face away from the light.
function drawShadow(sketch: Sketch, view: HeadView): void {
  const color = shade(view.person.skin, 0.2);
  const edge = headContour(view).slice(6, 12);
  const inner = edge
    .map(([x, y]): Point => [x - (y < 36 ? 11 : 5) + Math.max(0, y - 30) * 0.1, y - 2])
    .reverse();
  sketch.fill([...edge, ...inner], color, {
    opacity: 0.55,
    multiply: false,
    smooth: true,
    tremble: 0.2,
  });
  if (detailOf(sketch) === 'large') {
    sketch.marker([...edge, ...inner], shade(view.person.skin, 0.4), {
      gap: 4,
      size: 1.1,
      angle: 0.95,
      opacity: 0.55,
    });
  }
}

function drawEars(sketch: Sketch, view: HeadView): void {
  const side = Math.sin(view.yaw);
  for (const half of [-1, 1]) {
    const turned = half * side;
    if (turned > 0.35) continue;
    const x = half * (37.5 + turned * 10);
    const y = faceY(view, 5);
    const ear: Point[] = [
      [x - half * 3, y - 9],
      [x + half * 4.5, y - 9],
      [x + half * 6, y],
      [x + half * 3, y + 10],
      [x - half * 3, y + 11],
    ];
    sketch.fill(ear, view.person.skin, { opacity: 1, multiply: false, smooth: true, tremble: 0.2 });
    sketch.pen(ear, { size: lineFor(sketch, 100, 0.9), tremble: 0.2, taper: 3 });
    if (view.person.wardrobe.earrings && !view.back) drawEarring(sketch, x + half * 2, y + 11);
  }
}
