import { Link } from 'react-router';
import { orderReceipt } from '#domain/contract/payment-routes.ts';
import { addressOf } from '#domain/contract/route.ts';
import type { ListedPayment } from '#domain/payments/account-payments.ts';
import { formatCents } from '#domain/payments/offer.ts';
import { orderNumber } from '#domain/payments/order-number.ts';
import { archiveAnchor } from '#domain/projects/archive.ts';
import { RestingLine } from '../../checkout/guarantee-line.tsx';
import { Badge } from '../../ui/badge.tsx';
import { ShownTime } from '../../ui/page/shown-time.tsx';
import { PaymentsCheckout } from './payments-checkout.tsx';
import { PaymentsRefund } from './payments-refund.tsx';
import type { PaymentsChange } from './payments-state.ts';
import { paymentBadge, paymentNote } from './payments-words.ts';
import { ReceiptLink } from './receipt-link.tsx';

type PaymentsRowProps = { payment: ListedPayment; change: PaymentsChange };

/** One payment: what for, how much, how it stands, and what can be done. */
export function PaymentsRow({ payment, change }: PaymentsRowProps) {
  const { id, product_name, cents, state, paid_at, created_at, project_id, transaction } = payment;
  const note = paymentNote(payment);
  const titleId = `payment-${id}`;
  return (
    <li className="payment-row">
      <p className="payment-what">
        <b id={titleId} tabIndex={-1}>
          {product_name}
        </b>
        <span className="payment-amount">{formatCents(cents)}</span>
      </p>
      <p className="payment-facts meta">
        <span>{orderNumber(payment.number)}</span>
        {payment.is_deposit ? <span>Deposit</span> : null}
        <Badge tone={state === 'paid' ? 'available' : 'secondary'}>{paymentBadge[state]}</Badge>
        <span>
          {paid_at ? 'Paid' : 'Begun'} <ShownTime iso={paid_at ?? created_at} />
        </span>
        {payment.refunded_at ? (
          <span>
            Given back <ShownTime iso={payment.refunded_at} />
          </span>
        ) : null}
        {transaction && paid_at ? <span>Transaction {transaction}</span> : null}
        {project_id ? (
          <Link className="text-link" to={`/projects/${project_id}`}>
            See the project<span className="sr-only">: {product_name}</span>
          </Link>
        ) : null}
        {payment.project_deleted ? <DeletedProject payment={payment} /> : null}
      </p>
      {note ? <p className="muted">{note}</p> : null}
      {payment.resting_until ? <RestingLine until={payment.resting_until} /> : null}
      {paid_at ? (
        <ReceiptLink
          href={addressOf(orderReceipt, { params: { id } })}
          number={orderNumber(payment.number)}
        />
      ) : null}
      <PaymentsCheckout url={payment.checkout_url} what={product_name}>
        Continue to payment
      </PaymentsCheckout>
      <PaymentsRefund
        payment={payment}
        change={change}
        onRefunded={() => document.getElementById(titleId)?.focus()}
      />
    </li>
  );
}

function DeletedProject({ payment }: Pick<PaymentsRowProps, 'payment'>) {
  const { product_name, project_restorable_until: until } = payment;
  return (
    <>
      <span>Its project was deleted</span>
      {until ? (
        <Link className="text-link" to={`/projects#${archiveAnchor}`}>
          Restore it until <ShownTime iso={until} />
          <span className="sr-only">: {product_name}</span>
        </Link>
      ) : null}
    </>
  );
}
