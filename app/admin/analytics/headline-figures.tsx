import type { AdminAnalytics } from '#domain/admin/analytics.ts';
import { formatCents } from '#domain/payments/offer.ts';
import { counted, number, sumOf } from './figures.ts';

/** Four figures of the period; visitors are 'N/A' where they are not counted. */
export function HeadlineFigures({ figures }: { figures: AdminAnalytics }) {
  const { visits, packages, projects, payments, days } = figures;
  const cents = payments.reduce((sum, day) => sum + day.cents, 0);
  const period = days === 365 ? 'the last year' : `the last ${days} days`;
  const cards = [
    {
      label: 'Site visitors',
      value: visits ? number(sumOf(visits.visitors)) : 'N/A',
      note: visits
        ? `In ${period}, each once a day; ${counted(sumOf(visits.views), 'page view')}`
        : 'Visits are not counted. Set ANALYTICS=built-in to count them, without cookies.',
    },
    {
      label: 'Packages sent',
      value: number(sumOf(packages)),
      note: 'To guests and members',
    },
    { label: 'Projects begun', value: number(sumOf(projects)), note: 'By members' },
    {
      label: 'Payments',
      value: number(sumOf(payments)),
      note: `${formatCents(cents)} came in`,
    },
  ];
  return (
    <dl className="admin-stats">
      {cards.map(({ label, value, note }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="admin-stat-count tall">{value}</dd>
          <dd className="admin-stat-note">{note}</dd>
        </div>
      ))}
    </dl>
  );
}
