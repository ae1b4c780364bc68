import { type CSSProperties, useEffect, useId, useRef, useState } from 'react';
import type uPlot from 'uplot';
import { countWords, type Mark, type Series } from './figures.ts';
import { plotColors } from './plot-colors.ts';
import { type PlotKind, plotEdges, plotOptions, pointAt } from './plot-options.ts';

type DayPlotProps = {
  kind: PlotKind;
  marks: readonly Mark[];
  series: readonly Series[];
  height?: number;
};

/**
 * A plot over days. The drawing is for the eye alone; the slider under it walks along the days, and
 * what it stands at is said in words above.
 */
export function DayPlot({ kind, marks, series, height = 220 }: DayPlotProps) {
  const last = marks.length - 1;
  const [at, setAt] = useState(last);
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const plot = useDrawing(place, { kind, marks, series, height, onPoint: setAt });
  const here = marks[Math.min(at, last)];
  const words = here ? readingOf(here, series) : '';
  useEffect(() => {
    if (plot.current) pointAt(plot.current, at);
  }, [at, plot]);
  const style = {
    '--plot-left': `${plotEdges.left}px`,
    '--plot-right': `${plotEdges.right}px`,
    '--plot-marks': marks.length,
  } as CSSProperties;
  return (
    <div className="day-plot" style={style}>
      {series.length > 1 ? <PlotKey series={series} /> : null}
      <p className="day-plot-reading" id={id}>
        {words}
      </p>
      <div ref={place} className="day-plot-drawing" aria-hidden="true" />
      <input
        type="range"
        className="day-plot-slider"
        aria-label="Day"
        aria-valuetext={words}
        min={0}
        max={last}
        value={Math.min(at, last)}
        onChange={(event) => setAt(event.target.valueAsNumber)}
      />
    </div>
  );
}

function readingOf({ label, values }: Mark, series: readonly Series[]): string {
  const said = series.map((one, index) => `${one.label} ${countWords(values[index] ?? null, one)}`);
  return `${label}: ${said.join(', ')}`;
}

// As the lines are drawn: one in one stroke, one in dashes.
function PlotKey({ series }: Pick<DayPlotProps, 'series'>) {
  return (
    <ul className="plot-key" aria-hidden="true">
      {series.map(({ label }) => (
        <li key={label}>
          <svg width="28" height="8" aria-hidden="true">
            <path d="M0 4h28" />
          </svg>
          {label}
        </li>
      ))}
    </ul>
  );
}

type Drawing = Required<DayPlotProps> & { onPoint: (index: number) => void };

// The library comes with the first plot; a browser that cannot draw keeps words and slider.
function useDrawing(
  place: React.RefObject<HTMLDivElement | null>,
  { kind, marks, series, height, onPoint }: Drawing,
) {
  const plot = useRef<uPlot | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: drawn anew for other marks
  useEffect(() => {
    const element = place.current;
    if (!element || !document.createElement('canvas').getContext?.('2d')) return;
    const stop = new AbortController();
    const data = [
      marks.map((_, index) => index),
      ...series.map((_, row) => marks.map(({ values }) => values[row] ?? null)),
    ] as uPlot.AlignedData;
    const draw = async () => {
      const { default: Plot } = await import('uplot');
      if (stop.signal.aborted) return;
      const size = { width: element.clientWidth, height };
      const bars = Plot.paths.bars?.({ size: [0.7, 48] });
      const asked = { kind, marks, series, size, bars, onPoint, colors: plotColors() };
      plot.current = new Plot(plotOptions(asked), data, element);
    };
    const resized = new ResizeObserver(() => {
      const width = element.clientWidth;
      if (plot.current && plot.current.width !== width) plot.current.setSize({ width, height });
    });
    resized.observe(element);
    draw().catch(() => {});
    return () => {
      stop.abort();
      resized.disconnect();
      plot.current?.destroy();
      plot.current = null;
    };
  }, [marks]);
  return plot;
}
