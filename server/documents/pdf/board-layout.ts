// How large the frames of a board are set, so that all of them stand on one sheet, or two on each of two.
import type { Aspect, PackageFrame } from '../creative-package.ts';
import { estimateLines } from './estimate-lines.ts';
import { type Cell, growOf, sheetSize } from './paper.ts';

/** Widths of pictures in points. Wide frames have their words beside them, tall ones stand in a row on a sheet that lies. */
export type BoardLayout = {
  picture: number;
  landscape: boolean;
  words: 'beside' | 'below';
  /** So many frames on a sheet. */
  onSheet: number;
};

const beside = (picture: number, onSheet = 4): BoardLayout => ({
  picture,
  landscape: false,
  words: 'beside',
  onSheet,
});
const below = (picture: number, landscape = false): BoardLayout => ({
  picture,
  landscape,
  words: 'below',
  onSheet: 4,
});
/** From the roomiest to what always does. */
const layouts: Record<Aspect, readonly [BoardLayout, ...BoardLayout[]]> = {
  '16:9': [beside(254), beside(236), beside(212), beside(180), beside(140), beside(254, 2)],
  '9:16': [below(157, true), beside(92), beside(80), beside(64), beside(150, 2)],
  '1:1': [below(243), below(214), below(190), beside(140), beside(110), beside(210, 2)],
  '4:5': [below(196), below(174), below(152), beside(118), beside(92), beside(180, 2)],
};
const heightOfWidth: Record<Aspect, number> = {
  '16:9': 9 / 16,
  '9:16': 16 / 9,
  '1:1': 1,
  '4:5': 5 / 4,
};

// Points of the sheet that are no room: its paddings, and the space above the board.
const aroundBoard = 36 + 56 + 16;
const gap = { column: 18, row: 14 };

/** The roomiest layout in which the frames stand on their sheets under a form of these cells. */
export function boardLayout(
  frames: readonly PackageFrame[],
  aspect: Aspect,
  cells: readonly Cell[],
): BoardLayout {
  const [first, ...others] = layouts[aspect];
  const fits = (layout: BoardLayout) => {
    const { landscape } = layout;
    const room = (landscape ? sheetSize.short : sheetSize.long) - aroundBoard;
    return boardHeight(frames, aspect, layout) + formHeight(cells, lineWidth(layout)) <= room;
  };
  return [first, ...others].find(fits) ?? others.at(-1) ?? first;
}

const lineWidth = ({ landscape }: BoardLayout) =>
  (landscape ? sheetSize.long : sheetSize.short) - 2 * sheetSize.side;

function boardHeight(frames: readonly PackageFrame[], aspect: Aspect, layout: BoardLayout): number {
  const { picture, words, onSheet } = layout;
  const drawn = picture * heightOfWidth[aspect] + 3;
  const isBeside = words === 'beside';
  const column = isBeside ? lineWidth(layout) - picture - gap.column : picture;
  const heights = frames.map((frame) => {
    const written = wordsHeight(frame, column);
    return isBeside ? Math.max(drawn, written) : drawn + 6 + written;
  });
  const across = isBeside
    ? 1
    : Math.floor((lineWidth(layout) + gap.column) / (picture + gap.column));
  const rows = chunksOf(heights, across).map((row) => Math.max(...row));
  const sheets = chunksOf(rows, Math.ceil(onSheet / across));
  return Math.max(0, ...sheets.map((some) => sum(some) + gap.row * (some.length - 1)));
}

// Letters of 9 and 9.5 points, a little wider than they are on average.
const wordsHeight = ({ heading, description }: PackageFrame, width: number): number =>
  estimateLines(heading, Math.floor((width - 48) / 5.9)) * 12.35 +
  8 +
  (description ? estimateLines(description, Math.floor(width / 4.6)) * 12.6 : 0);

function formHeight(cells: readonly Cell[], width: number): number {
  const filled = cells.filter(([, value]) => value !== '');
  const all = sum(filled.map(([, value]) => growOf(value)));
  const lines = filled.map(([, value]) =>
    estimateLines(value, Math.max(4, Math.floor(((width * growOf(value)) / all - 14) / 5.4))),
  );
  return 24 + 12.35 * Math.max(1, ...lines);
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

const chunksOf = <T>(list: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, at) =>
    list.slice(at * size, (at + 1) * size),
  );
