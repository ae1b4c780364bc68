import { invoiceReceipt } from '#domain/contract/payment-routes.ts';
import { addressOf } from '#domain/contract/route.ts';
import type { ListedInvoice } from '#domain/payments/account-payments.ts';
import { formatCents } from '#domain/payments/offer.ts';
import { PeriodLine } from '../../checkout/period-line.tsx';
import { Badge } from '../../ui/badge.tsx';
import { ShownTime } from '../../ui/page/shown-time.tsx';
import { invoiceBadge } from './payments-words.ts';
import { ReceiptLink } from './receipt-link.tsx';

/** What the starter package has cost so far, newest first; nothing while it has cost nothing. */
export function PaymentsInvoices({ invoices }: { invoices: ListedInvoice[] }) {
  if (invoices.length === 0) return null;
  return (
    <table className="payment-invoices">
      <caption className="meta">Invoices of the starter package</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">Date</th>
          <th scope="col">State</th>
          <th scope="col">Amount</th>
          <th scope="col">Receipt</th>
        </tr>
      </thead>
      <tbody>
        {invoices.map(({ id, number, cents, status, created_at, period }) => (
          <tr key={id}>
            <td>
              <ShownTime iso={created_at} />
              <PeriodLine period={period} />
            </td>
            <td>
              <Badge tone={status === 'paid' ? 'available' : 'secondary'}>
                {invoiceBadge[status]}
              </Badge>
            </td>
            <td className="payment-amount">{formatCents(cents)}</td>
            <td>
              {status === 'paid' ? (
                <ReceiptLink href={addressOf(invoiceReceipt, { params: { id } })} number={number} />
              ) : null}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
