import type { AdminProjectDetails } from '#domain/admin/project-details.ts';
import { formatCents } from '#domain/payments/offer.ts';
import { Badge } from '../../ui/badge.tsx';
import { ShownTime } from '../../ui/page/shown-time.tsx';

type Payment = AdminProjectDetails['payments'][number];

// The states of an order as the house sees them.
const words: Record<string, string> = {
  open: 'Not paid yet',
  processing: 'On its way',
  paid: 'Paid',
  underpaid: 'Paid in part',
  'partly-refunded': 'Partly refunded',
  refunded: 'Refunded',
  disputed: 'In dispute',
  lost: 'Dispute lost',
  failed: 'Failed',
  expired: 'Not completed',
};

/** What was to be paid for it, newest first. */
export function DetailsPayments({ payments }: { payments: readonly Payment[] }) {
  return (
    <ul className="admin-entries">
      {payments.map((payment) => (
        <li key={payment.id}>
          <div>
            <b className="admin-number">{formatCents(payment.cents)}</b>
            <Badge tone={payment.state === 'paid' ? 'available' : 'secondary'}>
              {words[payment.state] ?? payment.state}
            </Badge>
          </div>
          <p className="meta">
            {payment.paid_at ? 'Paid ' : 'Begun '}
            <ShownTime iso={payment.paid_at ?? payment.created_at} exact />
            {payment.provider === 'sandbox' ? ' · Test payment' : ` · ${payment.provider}`}
            {payment.payment_id ? (
              <>
                {' · '}
                <span className="admin-id">{payment.payment_id}</span>
              </>
            ) : null}
          </p>
        </li>
      ))}
    </ul>
  );
}
