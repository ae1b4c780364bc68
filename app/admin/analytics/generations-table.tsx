import type { AdminAnalytics } from '#domain/admin/analytics.ts';
import { FigureTable } from './figure-table.tsx';
import { duration, number } from './figures.ts';

type Generations = AdminAnalytics['generations'];

const kinds: Record<string, string> = {
  concepts: 'Concepts',
  brief: 'Creative brief',
  script: 'Script',
  storyboard: 'Storyboard',
  chat: 'Chat answer',
};

/** Who wrote and drew what, and how long it took. */
export const GenerationsTable = ({ generations }: { generations: Generations }) => (
  <FigureTable
    label="Generations by kind"
    head={['Kind', 'Done', 'Failed', 'Canceled', 'Median time']}
    rows={generations.map(({ kind, source, medianMilliseconds: median, ...row }) => ({
      key: `${kind} ${source}`,
      cells: [
        `${kinds[kind] ?? kind}, ${source}`,
        number(row.done),
        number(row.failed),
        number(row.canceled),
        median === null ? '–' : duration(median),
      ],
    }))}
  />
);

/** How much was made, and how much of it went wrong. */
export function generationsPoint(generations: Generations): string {
  const sum = (key: 'done' | 'failed' | 'canceled') =>
    generations.reduce((total, row) => total + row[key], 0);
  const [done, failed, canceled] = [sum('done'), sum('failed'), sum('canceled')];
  if (done + failed + canceled === 0) return 'Nothing was written or drawn in these days.';
  return `${number(done)} done, ${number(failed)} failed, ${number(canceled)} canceled.`;
}
