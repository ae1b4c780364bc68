import type { AdminAnalytics } from '#domain/admin/analytics.ts';
import { counted, netWords, number, sumOf } from './figures.ts';

/** Four figures of the period; visitors are 'N/A' where they are not counted. */
export function HeadlineFigures({ figures }: { figures: AdminAnalytics }) {
  const { visits, packages, projects, payments, testPayments, days } = figures;
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
      label: testPayments ? 'Test payments' : 'Payments',
      value: number(sumOf(payments)),
      note: netWords(payments, testPayments),
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
