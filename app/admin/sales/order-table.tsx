import type { AdminOrderRow } from '#domain/admin/orders.ts';
import { formatCents } from '#domain/payments/offer.ts';
import { orderNumber } from '#domain/payments/order-number.ts';
import { amountLabel } from '#domain/payments/rules/payment-terms.ts';
import { Badge } from '../../ui/badge.tsx';
import { ShownTime } from '../../ui/page/shown-time.tsx';
import { StackedTable } from '../stacked-table.tsx';
import { orderWords } from './sales-words.ts';

type OrderTableProps = {
  rows: readonly AdminOrderRow[];
  busy: boolean;
  onOpen: (id: string) => void;
};

/** Orders, newest first. The button of a row is as large as the row. */
export function OrderTable({ rows, busy, onOpen }: OrderTableProps) {
  return (
    <StackedTable label="Orders table" busy={busy}>
      <thead className="admin-unseen">
        <tr>
          <th scope="col">Order</th>
          <th scope="col">For</th>
          <th scope="col">Client</th>
          <th scope="col" aria-sort="descending">
            Begun
          </th>
          <th scope="col">Amount</th>
          <th scope="col">State</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id} className="admin-row-opens">
            <td className="admin-number">
              <button type="button" onClick={() => onOpen(row.id)} aria-haspopup="dialog">
                {orderNumber(row.number)}
              </button>
            </td>
            <td className="admin-cell-long" data-label="For">
              {row.product_name}
              {row.subject?.kind === 'deleted' ? <span className="sales-note">Deleted</span> : null}
              {row.subject?.kind === 'archived' ? (
                <span className="sales-note">Deleted</span>
              ) : null}
            </td>
            <td className="admin-cell-long" data-label="Client">
              {row.client}
            </td>
            <td className="admin-number" data-label="Begun">
              <ShownTime iso={row.created_at} />
            </td>
            <td className="admin-number" data-label="Amount">
              {formatCents(row.cents)}
              {row.is_deposit ? <span className="sales-note">{amountLabel(row)}</span> : null}
              {row.test ? <span className="sales-note">Test, no money</span> : null}
            </td>
            <td data-label="State">
              <Badge tone={row.state === 'paid' ? 'available' : 'secondary'}>
                {orderWords[row.state]}
              </Badge>
            </td>
          </tr>
        ))}
      </tbody>
    </StackedTable>
  );
}
