import type Stripe from 'stripe';
import type { DisputeStatus, RefundStatus } from '#domain/payments/order-event.ts';
import type { PaymentEvent } from './port.ts';
import { idOf, orderIdIn } from './stripe-ids.ts';

// One made in Stripe's dashboard carries nothing of ours but the payment.
const aboutPayment = ({ metadata, payment_intent }: Stripe.Refund | Stripe.Dispute) => {
  const paymentId = idOf(payment_intent);
  const own = orderIdIn(metadata);
  if (!paymentId && !own) return undefined;
  return { about: 'order' as const, ...own, ...(paymentId ? { providerId: paymentId } : {}) };
};

export function refundEvents(refund: Stripe.Refund): PaymentEvent[] {
  const about = aboutPayment(refund);
  const { id: refundId, amount: cents, created: at } = refund;
  const status = refundStatus(refund.status);
  return about ? [{ ...about, event: { type: 'refund', at, refundId, cents, status } }] : [];
}

function refundStatus(status: string | null): RefundStatus {
  if (status === 'failed' || status === 'canceled') return 'failed';
  return status === 'succeeded' ? 'succeeded' : 'pending';
}

export function disputeEvents(dispute: Stripe.Dispute): PaymentEvent[] {
  const about = aboutPayment(dispute);
  const { id: disputeId, amount: cents, created: at } = dispute;
  const status = disputeStatus(dispute.status);
  return about ? [{ ...about, event: { type: 'dispute', at, disputeId, cents, status } }] : [];
}

// 'prevented' and 'warning_closed': it never came to one.
const won = ['won', 'prevented', 'warning_closed'];

function disputeStatus(status: string): DisputeStatus {
  if (status === 'lost') return 'lost';
  return won.includes(status) ? 'won' : 'open';
}
