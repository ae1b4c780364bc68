// Which way something moves: an artist's open arrow beside the thing itself. The camera's are yellow, named, and
// at the edge. docs/decisions/0065-count-motion-relation.md
import type { Staging } from '#domain/storyboard/shot-plan.ts';
import { ink, type Point, paperWhite, type Sketch } from '#server/drawing/brush.ts';
import type { Box } from '#server/drawing/lettering/lettering.ts';
import { onLayer } from '#server/drawing/on-layer.ts';
import { clearest, noteArea } from '../../areas.ts';
import type { Sheet } from '../sheet.ts';

type Motion = NonNullable<Staging['motion']>;
type Moving = { box: Box; motion: Motion };

const noted = new WeakMap<Sketch, Moving[]>();

/** Takes down that what lies in `box`, in the sketch's current units, moves. */
export function noteMotion(sketch: Sketch, { x, y, width, height }: Box, motion: Motion): void {
  const [left, top] = sketch.place([x, y]);
  const [right, bottom] = sketch.place([x + width, y + height]);
  const box = {
    x: Math.min(left, right),
    y: Math.min(top, bottom),
    width: Math.abs(right - left),
    height: Math.abs(bottom - top),
  };
  noted.set(sketch, [...(noted.get(sketch) ?? []), { box, motion }]);
}

/** Draws an arrow for each motion that was taken down: where a thing is seen twice, at the larger. */
export const drawMotions = onLayer('camera', (sketch, { safe, width, height }: Sheet) => {
  const all = (noted.get(sketch) ?? []).toSorted((a, b) => areaOf(b) - areaOf(a));
  const once = all.filter(
    ({ motion }, at) => all.findIndex((other) => other.motion === motion) === at,
  );
  const short = Math.min(width, height);
  for (const { box, motion } of once.slice(0, mostArrows)) {
    const seen = within(box, { x: 0, y: 0, width, height });
    const long = Math.max(
      short * 0.16,
      Math.min(short * 0.3, Math.max(seen.width, seen.height) * 0.5),
    );
    const choices = marksFor(motion, seen, long).map((mark, away) => {
      const moved = intoSafe(mark, safe);
      return { mark: moved, box: around(moved), away: away * 0.5 };
    });
    const best = clearest(sketch, choices);
    if (!best) continue;
    sketch.nearer('lettering');
    for (const line of best.mark)
      if (motion === 'shake') drawTremble(sketch, line);
      else sketch.arrow(line, motion === 'scatter' ? 4.5 : 7.5, paperWhite);
    noteArea(sketch, 'mark', best.box);
  }
});

const mostArrows = 2;

const areaOf = ({ box }: Moving): number => box.width * box.height;

const within = (box: Box, sheet: Box): Box => {
  const x = Math.max(box.x, sheet.x);
  const y = Math.max(box.y, sheet.y);
  return {
    x,
    y,
    width: Math.max(8, Math.min(box.x + box.width, sheet.x + sheet.width) - x),
    height: Math.max(8, Math.min(box.y + box.height, sheet.y + sheet.height) - y),
  };
};

type Mark = readonly (readonly Point[])[];

/** Arrow lines for a motion, the best place first. */
function marksFor(motion: Motion, box: Box, long: number): Mark[] {
  const { x, y, width, height } = box;
  const [right, bottom] = [x + width, y + height];
  const [cx, cy] = [x + width / 2, y + height / 2];
  const gap = 9;
  const sides = [right + gap, x - gap];
  switch (motion) {
    case 'rise':
      return [...sides.map((at) => upright(at, cy, -long)), upright(cx, y - long * 0.5, -long)];
    case 'fall':
      return [...sides.map((at) => upright(at, cy, long)), upright(cx, y - long * 0.6, long)];
    case 'left':
    case 'right': {
      const way = motion === 'left' ? -1 : 1;
      const ahead = way === 1 ? right + gap + long * 0.4 : x - gap - long * 0.4;
      return [
        level(ahead, cy, way * long),
        level(cx, y - gap, way * long),
        level(cx, bottom + gap, way * long),
      ];
    }
    case 'toward':
      return [-1, 1].map((way) => slanted(way === 1 ? right : x, bottom, way, long, 1));
    case 'away':
      return [1, -1].map((way) => slanted(way === 1 ? right : x, y, way, long, -1));
    case 'turn':
      return [
        ...sides.map((at, i) => circle(at + (i === 0 ? 1 : -1) * long * 0.34, cy, long * 0.42)),
        circle(cx, y - long * 0.4, long * 0.42),
      ];
    case 'swing':
      return [1, -1].map((way) => arc(way === 1 ? right : x, cy, way, long));
    case 'pour':
      return [1, -1].map((way) => poured(way === 1 ? right : x, y, way, long));
    case 'shake':
      return [tremble(box, long)];
    case 'scatter':
      return [burst(cx, y + Math.min(height * 0.4, long), Math.max(width * 0.5, long * 0.5), long)];
  }
}

const upright = (x: number, middle: number, long: number): Mark => [
  [0.5, 0, -0.5].map((step): Point => [x + (step === 0 ? 2 : 0), middle - step * long]),
];
const level = (middle: number, y: number, long: number): Mark => [
  [-0.5, 0, 0.5].map((step): Point => [middle + step * long, y - (step === 0 ? 3 : 0)]),
];
// Out of the picture and down, or into it and up.
const slanted = (x: number, y: number, way: number, long: number, down: 1 | -1): Mark => [
  [0.1, 0.5, 0.9].map(
    (step): Point => [x + way * step * long * 0.8, y + down * (step ** 1.3 * long * 0.6 - 4)],
  ),
];
const round = (cx: number, cy: number, rx: number, ry: number, from: number, to: number): Point[] =>
  [...Array(6).keys()].map((i): Point => {
    const angle = ((from + ((to - from) * i) / 5) / 180) * Math.PI;
    return [cx + Math.cos(angle) * rx, cy + Math.sin(angle) * ry];
  });
const circle = (cx: number, cy: number, r: number): Mark => [round(cx, cy, r, r * 0.86, -150, 130)];
const arc = (x: number, cy: number, way: number, long: number): Mark => [
  round(x - way * long * 0.5, cy, way * long * 1.1, long * 0.9, -48, 48),
];
const poured = (x: number, y: number, way: number, long: number): Mark => [
  round(x, y + long * 0.5, way * long * 0.7, long * 0.62, -85, 20),
];
const burst = (cx: number, cy: number, near: number, long: number): Mark =>
  [-165, -130, -90, -50, -15].map((degrees) => {
    const angle = (degrees / 180) * Math.PI;
    return [0, 0.5, 1].map((step): Point => {
      const far = near + 4 + step * long * 0.5;
      return [cx + Math.cos(angle) * far, cy + Math.sin(angle) * far];
    });
  });
// Two short bows on either side.
const tremble = ({ x, y, width, height }: Box, long: number): Mark =>
  [-1, 1].flatMap((way) =>
    [0, 1].map((i) =>
      round(
        x + width / 2 + way * (width / 2 - long * 0.2 + i * 7),
        y + height * 0.45,
        way * long * 0.45,
        Math.min(long * 0.55, height * 0.4) * (1 + i * 0.15),
        -38,
        38,
      ),
    ),
  );

function drawTremble(sketch: Sketch, line: readonly Point[]): void {
  sketch.pen(line, { size: 5.4, color: paperWhite, tremble: 0.2, taper: 4 });
  sketch.pen(line, { size: 2.6, color: ink, tremble: 0.3, taper: 5 });
}

function around(mark: Mark): Box {
  const points = mark.flat();
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const edge = 5;
  const [x, y] = [Math.min(...xs) - edge, Math.min(...ys) - edge];
  return { x, y, width: Math.max(...xs) + edge - x, height: Math.max(...ys) + edge - y };
}

// No interface may cover it: it stays as near to its thing, and as large, as that allows.
function intoSafe(mark: Mark, safe: Box): Mark {
  const box = around(mark);
  const fit = Math.min(1, safe.width / box.width, safe.height / box.height);
  const [cx, cy] = [box.x + box.width / 2, box.y + box.height / 2];
  const into = (middle: number, half: number, from: number, to: number) =>
    Math.max(from + half, Math.min(to - half, middle));
  const x = into(cx, (box.width * fit) / 2, safe.x, safe.x + safe.width);
  const y = into(cy, (box.height * fit) / 2, safe.y, safe.y + safe.height);
  return mark.map((line) =>
    line.map(([px, py]): Point => [x + (px - cx) * fit, y + (py - cy) * fit]),
  );
}
