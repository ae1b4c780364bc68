// What a storyboard artist writes on a frame: camera arrows with their word, and the lettering of the film.
import type { Tongue } from '#domain/storyboard/catalogue/entry.ts';
import { ink, type Point, paperWhite, type Sketch } from '#server/drawing/brush.ts';
import { columnsOf } from '#server/drawing/lettering/glyphs.ts';
import { type Box, letter, type Setting, setText } from '#server/drawing/lettering/lettering.ts';
import { onLayer } from '#server/drawing/on-layer.ts';
import { clearest, noteArea } from '../../areas.ts';
import type { PlateLook } from '../../products/plate-look.ts';
import type { CameraMove, SceneShot } from '../scene-plan.ts';
import type { Sheet } from '../sheet.ts';
import { moveWords } from './move-words.ts';

type Arrow = { line: readonly Point[]; label: Box };

/**
 * Draws the arrow of a camera move on the free side of the frame (-1 left, 1 right), with its
 * word and the angle where it is not at eye level; `high` moves it to the upper corner of a wide
 * frame.
 */
export const drawMove = onLayer(
  'camera',
  (
    sketch,
    sheet: Sheet,
    { move, angle, language }: Pick<SceneShot, 'move' | 'angle' | 'language'>,
    free: -1 | 1,
    high = false,
  ) => {
    const words = markOf(move, angle, language);
    if (words === '') return;
    const { safe } = sheet;
    // Wide frames carry it low on the free side, tall and square ones in the free upper corner.
    const foot = safe.y + safe.height - 14;
    const top = high ? 32 : 40;
    const isLow = sheet.marksLow || (sheet.aspect === '16:9' && !high);
    const [first, second] = isLow ? [foot, top] : [top, foot];
    const corners = [
      [free, first, 0],
      [free === 1 ? -1 : 1, first, 0.6],
      [free, second, 1.2],
      [free === 1 ? -1 : 1, second, 1.8],
    ] as const;
    const spots = corners.map(([side, low, away]) => {
      const arrow = arrowFor(sheet, move, words, side, low);
      return { ...arrow, box: around(arrow), away };
    });
    const { line, label, box } = clearest(sketch, spots) ?? (spots[0] as (typeof spots)[number]);
    noteArea(sketch, 'mark', box);
    sketch.nearer('lettering');
    if (move !== 'static') sketch.arrow(line, sheet.aspect === '16:9' ? 7.5 : 8.5);
    drawLabel(sketch, words, label);
  },
);

function around({ line, label }: Arrow): Box {
  const xs = [...line.map(([x]) => x), label.x, label.x + label.width];
  const ys = [...line.map(([, y]) => y), label.y, label.y + label.height];
  const [x, y] = [Math.min(...xs), Math.min(...ys) - (line.length > 0 ? 5 : 0)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** `push in`, and `low` on a line of its own; empty for a camera that stands still at eye level. */
const markOf = (move: CameraMove, angle: SceneShot['angle'], language: Tongue): string => {
  const words = moveWords[language];
  const tilted = angle === 'low' || angle === 'high' ? words[angle] : '';
  return [move === 'static' ? '' : words[move], tilted].filter(Boolean).join(' · ');
};

function drawLabel(sketch: Sketch, words: string, box: Box): void {
  const halo = { color: paperWhite, size: 8.5, weight: 0.46 };
  letter(sketch, words, box, halo);
  letter(sketch, words, box, { color: ink, size: 8.5, weight: 0.09 });
}

function arrowFor(sheet: Sheet, move: CameraMove, words: string, free: -1 | 1, low: number): Arrow {
  const { safe } = sheet;
  // The marks are the artist's, not the film's: they may stand nearer to the edge than lettering.
  const edge = Math.min(safe.x, 11);
  const right = sheet.aspect === '9:16' ? safe.x + safe.width : sheet.width - edge;
  const x = free === 1 ? right - 4 : edge + 4;
  const inward = -free;
  const rows = words.split(' · ');
  const wide = Math.max(34, Math.max(...rows.map((one) => one.length)) * 5.3 + 4);
  const label: Box = {
    x: free === 1 ? right - wide : edge,
    y: low + 5,
    width: wide,
    height: 9.5 * rows.length,
  };
  const lines: Record<CameraMove, readonly Point[]> = {
    'push-in': [
      [x, low],
      [x + inward * 18, low - 6],
      [x + inward * 36, low - 18],
    ],
    'pull-out': [
      [x + inward * 36, low - 18],
      [x + inward * 18, low - 6],
      [x, low],
    ],
    'tilt-up': upright(x + inward * 4, low, 1),
    'tilt-down': upright(x + inward * 4, low, -1),
    orbit: [-1, -0.4, 0.4, 1].map(
      (step): Point => [x + inward * 22 - step * inward * 22, low - 4 - step * step * 8],
    ),
    'pan-left': across(x + inward * 22, low, -1, false),
    'pan-right': across(x + inward * 22, low, 1, false),
    track: across(x + inward * 22, low, inward, false),
    'hand-held': across(x + inward * 22, low, inward, true),
    static: [],
  };
  return { line: lines[move], label };
}

const upright = (x: number, low: number, way: 1 | -1): Point[] =>
  [1, 0, -1].map((step): Point => [x + (1 - step * step) * 3, low - 13 + step * way * 13]);

const across = (x: number, low: number, way: number, shaky: boolean): Point[] =>
  [-1, -0.5, 0, 0.5, 1].map(
    (step, i): Point => [
      x + step * 22 * way,
      low - 5 + (shaky ? (i % 2 === 0 ? 3.4 : -3.4) : -(1 - step * step) * 4),
    ],
  );

/** How a text is set on a plate that fits into `box`, inside which margins, and the plate it takes. */
export function fitPlate(
  text: string,
  box: Box,
  largest = 16,
): { set: Setting; inner: Box; plate: Box } {
  const inner = { x: box.x + 6, y: box.y + 5, width: box.width - 12, height: box.height - 10 };
  const set = setText(text, inner, largest);
  const longest = Math.max(1, ...set.lines.map(columnsOf));
  const width = Math.min(box.width, longest * 0.6 * set.size + 14);
  const height = Math.min(box.height, set.size * (0.65 + (set.lines.length - 1)) + 13);
  const plate = {
    x: box.x + (box.width - width) / 2,
    y: box.y + (box.height - height) / 2,
    width,
    height,
  };
  return { set, inner, plate };
}

/** A plate with the lettering of the film inside `box`; drawn without text when the font has none of it. */
export function drawPlate(
  sketch: Sketch,
  text: string,
  box: Box,
  { largest, look }: { largest: number; look: PlateLook },
): void {
  const { set, inner, plate } = fitPlate(text, box, largest);
  if (set.lines.length === 0) return;
  const { x, y, width, height } = plate;
  noteArea(sketch, 'plate', plate);
  noteArea(sketch, 'lettering', plate, { text, ...look, size: set.size });
  const outline: Point[] = [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ];
  sketch.fill(
    outline.map(([px, py]): Point => [px + 2.4, py + 2.6]),
    ink,
    { opacity: 0.35, multiply: false, tremble: 0.4 },
  );
  if (look.ground === paperWhite) sketch.paper(outline);
  else sketch.fill(outline, look.ground, { opacity: 1, multiply: false });
  sketch.box(x, y, width, height, { size: 1.7, tremble: 0.3 });
  letter(sketch, text, inner, { size: largest, color: look.color, weight: 0.08 });
}
