import { Link } from 'react-router';
import type { AdminProjectDetails } from '#domain/admin/project-details.ts';
import { orderNumber } from '#domain/payments/order-number.ts';
import { amountWords } from '#domain/payments/rules/payment-terms.ts';
import { Badge } from '../../ui/badge.tsx';
import { ShownTime } from '../../ui/page/shown-time.tsx';
import { orderWords } from '../sales/sales-words.ts';

type Payment = AdminProjectDetails['payments'][number];

/** What was to be paid for it, newest first. */
export function DetailsPayments({ payments }: { payments: readonly Payment[] }) {
  return (
    <ul className="admin-entries">
      {payments.map((payment) => (
        <li key={payment.id}>
          <div>
            <Link className="text-link admin-number" to={`/admin/orders?order=${payment.id}`}>
              {orderNumber(payment.number)}
            </Link>
            <b className="admin-number">{amountWords(payment)}</b>
            <Badge tone={payment.state === 'paid' ? 'available' : 'secondary'}>
              {orderWords[payment.state]}
            </Badge>
          </div>
          <p className="meta">
            {payment.paid_at ? 'Paid ' : 'Begun '}
            <ShownTime iso={payment.paid_at ?? payment.created_at} exact />
            {payment.provider === 'sandbox' ? ' · Test payment' : ` · ${payment.provider}`}
            {payment.transaction ? (
              <>
                {' · '}
                <span className="admin-id">{payment.transaction}</span>
              </>
            ) : null}
          </p>
        </li>
      ))}
    </ul>
  );
}
