import type { AdminAnalytics } from '#domain/admin/analytics.ts';
import { FigureTable } from './figure-table.tsx';
import { cost, duration, number } from './figures.ts';

type Generations = AdminAnalytics['generations'];

const kinds: Record<string, string> = {
  sharpen: 'Sharper details',
  concepts: 'Concepts',
  brief: 'Creative brief',
  script: 'Script',
  storyboard: 'Storyboard',
  chat: 'Chat answer',
  speech: 'Spoken lines',
};

type Row = Generations[number];
type Column = { head: string; cell: (row: Row) => string };

const work: Column[] = [
  { head: 'Done', cell: ({ done }) => number(done) },
  { head: 'Failed', cell: ({ failed }) => number(failed) },
  { head: 'Canceled', cell: ({ canceled }) => number(canceled) },
  {
    head: 'Median time',
    cell: ({ medianMilliseconds: median }) => (median === null ? '–' : duration(median)),
  },
];
const ofModels: Column[] = [
  { head: 'Tokens', cell: ({ tokens }) => (tokens > 0 ? number(tokens) : '–') },
  { head: 'Pictures', cell: ({ pictures }) => (pictures > 0 ? number(pictures) : '–') },
  { head: 'Cost', cell: ({ microdollars }) => (microdollars > 0 ? cost(microdollars) : '–') },
];

/** Who wrote and drew what, how long it took, and what it cost where models did it. */
export function GenerationsTable({ generations }: { generations: Generations }) {
  const usesModels = generations.some(
    ({ tokens, pictures, microdollars }) => tokens + pictures + microdollars > 0,
  );
  const columns = usesModels ? [...work, ...ofModels] : work;
  return (
    <FigureTable
      label="Generations by kind"
      head={['Kind', ...columns.map(({ head }) => head)]}
      rows={generations.map((row) => ({
        key: `${row.kind} ${row.source}`,
        cells: [
          `${kinds[row.kind] ?? row.kind}, ${sources[row.source] ?? row.source}`,
          ...columns.map(({ cell }) => cell(row)),
        ],
      }))}
    />
  );
}

// The built-in engine, in the place of a model that failed.
const sources: Record<string, string> = { fallback: 'built-in for a model' };

/** How much was made, and how much of it went wrong. */
export function generationsPoint(generations: Generations): string {
  const sum = (key: 'done' | 'failed' | 'canceled') =>
    generations.reduce((total, row) => total + row[key], 0);
  const [done, failed, canceled] = [sum('done'), sum('failed'), sum('canceled')];
  if (done + failed + canceled === 0) return 'Nothing was written or drawn in these days.';
  return `${number(done)} done, ${number(failed)} failed, ${number(canceled)} canceled.`;
}
