import type { AdminAnalytics } from '#domain/admin/analytics.ts';
import { BarList } from './bar-list.tsx';
import { FigureFrame } from './figure-frame.tsx';
import { FigureTable } from './figure-table.tsx';
import { number, percent, sumOf } from './figures.ts';

type Pages = NonNullable<AdminAnalytics['visits']>['pages'];

const mostShown = 10;
const names: Record<string, string> = { '/': 'Landing page', other: 'Any other address' };
const nameOf = (path: string) => names[path] ?? path;

/** Which pages are seen. */
export function PagesFigure({ pages }: { pages: Pages }) {
  const total = sumOf(pages);
  const [top] = pages;
  return (
    <FigureFrame
      title="Pages"
      point={
        top
          ? `${nameOf(top.path)} is seen most: ${percent(top.count, total)} of all views.`
          : 'No page was seen in these days.'
      }
      table={
        <FigureTable
          label="Pages, as a table"
          head={['Page', 'Views', 'Of all']}
          rows={pages.map(({ path, count }) => ({
            key: path,
            cells: [nameOf(path), number(count), percent(count, total)],
          }))}
        />
      }
    >
      {top ? (
        <BarList
          bars={pages.slice(0, mostShown).map(({ path, count }) => ({
            key: path,
            title: nameOf(path),
            value: number(count),
            length: count / top.count,
          }))}
        />
      ) : null}
    </FigureFrame>
  );
}
