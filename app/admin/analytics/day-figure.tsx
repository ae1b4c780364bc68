import { useMemo } from 'react';
import { DayPlot } from './day-plot.tsx';
import { FigureFrame } from './figure-frame.tsx';
import { FigureTable } from './figure-table.tsx';
import { type Counted, countWords, marksOf, markWord, type Series, sumOf } from './figures.ts';
import type { PlotKind } from './plot-options.ts';

type DayFigureProps = {
  title: string;
  point: string;
  kind: PlotKind;
  series: readonly (Series & Counted)[];
  height?: number;
  className?: string;
};

/** Figures by day: plotted, unless there are none. */
export function DayFigure({ title, point, kind, series, height, className }: DayFigureProps) {
  const marks = useMemo(() => marksOf(series), [series]);
  const table = (
    <FigureTable
      label={`${title}, as a table`}
      head={[markWord(series[0]?.days.length ?? 0), ...series.map(({ label }) => label)]}
      rows={marks
        .map(({ label, values }) => ({
          key: label,
          cells: [label, ...values.map((value, index) => countWords(value, series[index]))],
        }))
        .reverse()}
    />
  );
  const isEmpty = series.every(({ days }) => sumOf(days) === 0);
  return (
    <FigureFrame title={title} point={point} table={table} {...(className ? { className } : {})}>
      {isEmpty ? null : (
        <DayPlot kind={kind} marks={marks} series={series} {...(height ? { height } : {})} />
      )}
    </FigureFrame>
  );
}
