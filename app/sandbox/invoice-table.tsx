import { formatCents } from '#domain/payments/offer.ts';
import type { SandboxPortal } from '#domain/payments/sandbox/portal.ts';
import { PeriodLine } from '../checkout/period-line.tsx';
import { ShownTime } from '../ui/page/shown-time.tsx';
import { invoiceWords } from './portal-words.ts';

/** Every charge there was, newest first. */
export function InvoiceTable({ invoices }: Pick<SandboxPortal, 'invoices'>) {
  if (invoices.length === 0) return <p className="muted">Nothing has been charged so far.</p>;
  return (
    <table className="invoice-table">
      <thead>
        <tr>
          <th scope="col">Date</th>
          <th scope="col">Amount</th>
          <th scope="col">Status</th>
        </tr>
      </thead>
      <tbody>
        {invoices.map(({ id, cents, status, created_at, period }) => (
          <tr key={id}>
            <td>
              <ShownTime long iso={created_at} />
              <PeriodLine period={period} />
            </td>
            <td>{formatCents(cents)}</td>
            <td>{invoiceWords[status]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
