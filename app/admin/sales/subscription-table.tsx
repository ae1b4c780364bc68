import { Link } from 'react-router';
import type { AdminSubscriptionRow } from '#domain/admin/orders.ts';
import { formatCents } from '#domain/payments/offer.ts';
import { orderNumber } from '#domain/payments/order-number.ts';
import { isRunning } from '#domain/payments/subscription-facts.ts';
import { Badge } from '../../ui/badge.tsx';
import { ShownTime } from '../../ui/page/shown-time.tsx';
import { StackedTable } from '../stacked-table.tsx';
import { subscriptionWords } from './sales-words.ts';

type SubscriptionTableProps = { rows: readonly AdminSubscriptionRow[]; busy: boolean };

/** Subscriptions, newest first. */
export function SubscriptionTable({ rows, busy }: SubscriptionTableProps) {
  return (
    <StackedTable label="Subscriptions table" busy={busy}>
      <thead className="admin-unseen">
        <tr>
          <th scope="col">Subscription</th>
          <th scope="col">Client</th>
          <th scope="col" aria-sort="descending">
            Begun
          </th>
          <th scope="col">Paid so far</th>
          <th scope="col">Next</th>
          <th scope="col">State</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <td className="admin-number">
              <NumberAtProvider row={row} />
              {row.transaction ? <span className="sales-note">{row.transaction}</span> : null}
            </td>
            <td className="admin-cell-long" data-label="Client">
              {row.is_member ? (
                <Link className="text-link" to={`/admin/users?q=${encodeURIComponent(row.email)}`}>
                  {row.client}
                  <span className="sr-only"> among the users</span>
                </Link>
              ) : (
                row.client
              )}
              <span className="sales-note">{row.email}</span>
            </td>
            <td className="admin-number" data-label="Begun">
              <ShownTime iso={row.created_at} />
            </td>
            <td className="admin-number" data-label="Paid so far">
              {formatCents(row.paid_cents)}
              {row.test ? <span className="sales-note">Test, no money</span> : null}
            </td>
            <td className="admin-number" data-label="Next">
              <Next row={row} />
            </td>
            <td data-label="State">
              <Badge tone={row.state === 'active' && !row.ending ? 'available' : 'secondary'}>
                {subscriptionWords[row.state]}
                {isCanceled(row) ? ', canceled' : ''}
              </Badge>
            </td>
          </tr>
        ))}
      </tbody>
    </StackedTable>
  );
}

// It runs until the day that stands beside it; the filter knows it by its state.
const isCanceled = ({ state, ending }: AdminSubscriptionRow) => ending && isRunning(state);

function NumberAtProvider({ row }: { row: AdminSubscriptionRow }) {
  const number = orderNumber(row.number);
  if (!row.provider_url) return <strong>{number}</strong>;
  return (
    <a className="text-link" href={row.provider_url} target="_blank" rel="noreferrer">
      {number}
      <span className="sr-only"> at the payment provider (in a new tab)</span>
    </a>
  );
}

function Next({ row }: { row: AdminSubscriptionRow }) {
  if (!isRunning(row.state) || !row.period_end) return '–';
  // The period goes on; what is waited for is its charge.
  if (row.state === 'past_due' && !row.ending) return 'Charged again within days';
  return (
    <>
      {row.ending ? 'Ends ' : `${formatCents(row.cents)} on `}
      <ShownTime iso={row.period_end} />
    </>
  );
}
