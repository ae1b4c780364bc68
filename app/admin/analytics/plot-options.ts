import type uPlot from 'uplot';
import { type Mark, number, type Series, shortNumber } from './figures.ts';
import type { plotColors } from './plot-colors.ts';

export type PlotKind = 'lines' | 'bars';
type Asked = {
  kind: PlotKind;
  marks: readonly Mark[];
  series: readonly Series[];
  colors: ReturnType<typeof plotColors>;
  /** Of the drawing, in pixels. */
  size: { width: number; height: number };
  bars: uPlot.Series.PathBuilder | undefined;
  onPoint: (index: number) => void;
};

/** What stands left of the marks, for the figures of the scale, and right of them. */
export const plotEdges = { left: 52, right: 24 };

/** A plot of whole numbers over days: a line in one stroke, a second one in dashes, or bars. */
export function plotOptions({ kind, marks, series, colors, size, bars, onPoint }: Asked) {
  const last = marks.length - 1;
  const axis = { stroke: colors.label, font: colors.font };
  const { format = number, short = shortNumber } = series[0] ?? {};
  const options: uPlot.Options = {
    ...size,
    padding: [16, plotEdges.right, 0, 0],
    legend: { show: false },
    cursor: {
      drag: { setScale: false },
      y: false,
      points: { size: 9, stroke: colors.mark, fill: colors.mark },
    },
    hooks: {
      ready: [(plot) => pointAt(plot, last)],
      setCursor: [({ cursor }) => typeof cursor.idx === 'number' && onPoint(cursor.idx)],
      draw: [(plot) => drawTop(plot, marks, format, colors)],
    },
    scales: {
      x: { time: false, range: [-0.5, last + 0.5] },
      y: { range: (_, _low, high) => [0, Math.max(4, high * 1.15)] },
    },
    axes: [
      {
        ...axis,
        grid: { show: false },
        ticks: { show: false },
        size: 30,
        splits: () => spread(last, Math.max(2, Math.floor(size.width / 110))),
        values: (_, splits) => splits.map((at) => shortLabel(marks[at]?.label ?? '')),
      },
      {
        ...axis,
        size: plotEdges.left,
        grid: { stroke: colors.rule, width: 1 },
        ticks: { show: false },
        incrs: whole,
        space: 40,
        values: (_, splits) => splits.map(short),
      },
    ],
    series: [
      {},
      ...series.map(({ label }, index) =>
        kind === 'bars'
          ? { label, fill: colors.quiet, points: { show: false }, ...(bars ? { paths: bars } : {}) }
          : {
              label,
              stroke: index === 0 ? colors.strong : colors.quiet,
              width: 2,
              points: { show: isAlone(marks, index) },
              ...(index === 0 ? {} : { dash: [5, 4] }),
            },
      ),
    ],
  };
  return options;
}

// No line is drawn from one value.
const isAlone = (marks: readonly Mark[], index: number): boolean =>
  marks.filter(({ values }) => values[index] !== null).length === 1;

/** Puts the cursor over a mark. */
export const pointAt = (plot: uPlot, index: number): void =>
  plot.setCursor({ left: plot.valToPos(index, 'x'), top: 0 }, false);

const whole = [1, 2, 5].flatMap((step) =>
  Array.from({ length: 9 }, (_, power) => step * 10 ** power),
);
whole.sort((a, b) => a - b);

const shortLabel = (label: string) => label.replace('Week from ', '');

/** At most `count` places from the first to the last, evenly. */
function spread(last: number, count: number): number[] {
  if (last <= 0) return [0];
  const places = Math.min(count, last + 1);
  return Array.from({ length: places }, (_, index) => Math.round((index * last) / (places - 1)));
}

// The highest mark says what it is; the scale says the rest.
function drawTop(
  plot: uPlot,
  marks: readonly Mark[],
  format: (value: number) => string,
  colors: Asked['colors'],
): void {
  const values = marks.map((mark) => Math.max(...mark.values.map((value) => value ?? 0)));
  const top = Math.max(...values);
  if (top <= 0) return;
  const at = values.indexOf(top);
  const { ctx } = plot;
  const ratio = devicePixelRatio;
  const text = format(top);
  ctx.save();
  ctx.font = colors.font.replace(/^\d+/, (pixels) => String(Number(pixels) * ratio));
  ctx.fillStyle = colors.strong;
  // Beside the mark, where neither its dot nor the line of the day crosses it.
  const beside = 8 * ratio;
  const x = plot.valToPos(at, 'x', true);
  const hasRoom = x - beside - ctx.measureText(text).width > plot.bbox.left;
  ctx.textAlign = hasRoom ? 'right' : 'left';
  ctx.fillText(text, hasRoom ? x - beside : x + beside, plot.valToPos(top, 'y', true) - 7 * ratio);
  ctx.restore();
}
