import type { AdminStats } from '#domain/admin/stats.ts';

type Card = { label: string; count: number | undefined; note: string };

// What stands there before the figures are known is what they say of an empty house.
const cardsOf = (stats: AdminStats | null): Card[] => [
  { label: 'Total Projects', count: stats?.total, note: totalNote(stats) },
  {
    label: 'Pipeline Projects',
    count: stats?.pipeline,
    note: stats && stats.greenlit > 0 ? 'Not yet approved and paid' : 'Equals the total',
  },
  { label: 'Greenlit Projects', count: stats?.greenlit, note: greenlitNote(stats) },
  { label: 'Creative Directors', count: stats?.directors, note: 'In the directory' },
];

function greenlitNote(stats: AdminStats | null): string {
  const deleted = stats?.deleted ? `; ${deletedWords(stats.deleted)}` : '';
  if (!stats || stats.tracksPayments) return `Approved and paid${deleted}`;
  return stats.greenlit > 0
    ? `By test payments${deleted}. Payment tracking needed`
    : 'Payment tracking needed';
}

const deletedWords = (count: number) =>
  `${count.toLocaleString('en-US')} deleted since, listed under Orders alone`;

const totalNote = (stats: AdminStats | null): string =>
  stats?.deleted
    ? `Projects and guest submissions, and ${stats.deleted.toLocaleString('en-US')} paid and deleted since`
    : 'Projects and guest submissions';

/** The four figures of the house; empty places of the same size until they are known. */
export function StatCards({ stats }: { stats: AdminStats | null }) {
  return (
    <dl className="admin-stats" aria-busy={stats === null || undefined}>
      {cardsOf(stats).map(({ label, count, note }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="admin-stat-count tall">
            {count === undefined ? (
              <span className="admin-stat-blank">
                <span className="sr-only">Loading</span>
              </span>
            ) : (
              count.toLocaleString('en-US')
            )}
          </dd>
          <dd className="admin-stat-note">{stats ? note : '\u00a0'}</dd>
        </div>
      ))}
    </dl>
  );
}
