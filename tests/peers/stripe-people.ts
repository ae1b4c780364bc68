// What a test has visitors, banks, time and the house's people do at Stripe.
import type { FakeStripe } from '#server/gateways/payments/fake-stripe/fake-stripe.ts';
import {
  closeDispute,
  expire,
  giveBack,
  openDispute,
  pay,
} from '#server/gateways/payments/fake-stripe/people.ts';
import {
  cancel,
  endPeriodNow,
  failingCard,
  lifeOf,
  periodEnd,
  remindOfTrial,
  workingCard,
} from '#server/gateways/payments/fake-stripe/subscription-life.ts';

export type StripePeople = ReturnType<typeof peopleOf>;

export function peopleOf(fake: FakeStripe) {
  const session = (id: string) => fake.find('checkout.session', id);
  const subscription = (id: string) => fake.find('subscription', id);
  return {
    /** Pays; a bank debit is only on its way then. */
    pay: (checkoutId: string, by: 'card' | 'bank' = 'card'): void =>
      pay(fake, session(checkoutId), { isArrived: by === 'card' }),
    /** The money of a bank debit comes, or does not. */
    settle(checkoutId: string, arrived: boolean): void {
      const paid = session(checkoutId);
      const payment = fake.find('payment_intent', String(paid.payment_intent));
      const charge = fake.find('charge', String(payment.latest_charge));
      payment.status = arrived ? 'succeeded' : 'requires_payment_method';
      charge.status = arrived ? 'succeeded' : 'failed';
      charge.paid = arrived;
      if (arrived) paid.payment_status = 'paid';
      const outcome = arrived ? 'async_payment_succeeded' : 'async_payment_failed';
      fake.tell(`checkout.session.${outcome}`, paid);
    },
    /** Nobody paid in time. */
    expire: (checkoutId: string): void => expire(fake, session(checkoutId)),
    /** In Stripe's dashboard, which knows nothing of orders. Returns the refund's id. */
    refundByHand: (paymentId: string, cents: number): string =>
      giveBack(fake, fake.find('payment_intent', paymentId), { cents, metadata: {} }).id,
    /** In Stripe's dashboard. */
    eraseCustomer: (customerId: string): boolean => fake.objects.delete(customerId),
    /** A refund that the bank sends back. */
    failRefund(refundId: string): void {
      const refund = fake.find('refund', refundId);
      const charge = fake.find('charge', String(refund.charge));
      refund.status = 'failed';
      charge.amount_refunded -= refund.amount;
      charge.refunded = false;
      fake.tell('refund.failed', refund);
    },
    /** The payer's bank asks for the money back. Returns the dispute's id. */
    dispute: (paymentId: string): string => openDispute(fake, paymentId).id,
    closeDispute: (disputeId: string, status: 'won' | 'lost'): void =>
      closeDispute(fake, fake.find('dispute', disputeId), status),
    remindOfTrial: (id: string): void => remindOfTrial(fake, subscription(id)),
    /** The period or the trial is over: the next charge, or the end. */
    renew(id: string, works = true): void {
      lifeOf(fake, subscription(id)).card = works ? workingCard : failingCard;
      endPeriodNow(fake, subscription(id));
    },
    end: (id: string): void => cancel(fake, subscription(id)),
    /** As the member does in Stripe's portal, which may name the day. */
    cancelByPortal(id: string): void {
      subscription(id).cancel_at = periodEnd(subscription(id));
      fake.tell('customer.subscription.updated', subscription(id));
    },
  };
}
