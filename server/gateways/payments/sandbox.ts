// The provider of installations without one: checkout pages of our own on which nothing is charged.
import { type Payments, PaymentsError } from './port.ts';
import { happeningsOf } from './read-stripe-event.ts';
import {
  checkoutHistory,
  expireCheckout,
  openOrderCheckout,
  openSubscription,
} from './sandbox/checkouts.ts';
import { standOf } from './sandbox/events.ts';
import { openPortal } from './sandbox/portals.ts';
import { refundPayment } from './sandbox/refund-payment.ts';
import { type SandboxParts, signingSecret } from './sandbox/sandbox-parts.ts';
import {
  changeSubscription,
  endNow,
  type SubscriptionWork,
  setEnding,
} from './sandbox/subscriptions.ts';
import { verifyStripeMessage } from './verify-stripe-message.ts';

export function openSandbox(parts: SandboxParts): Payments {
  const stand = async (id: string, work?: SubscriptionWork) => {
    const { outcome } = await changeSubscription(parts, id, work);
    if (!outcome) throw unknown('subscription');
    return standOf(id, outcome).flatMap(happeningsOf);
  };
  return {
    kind: 'sandbox',
    openCheckout: (order) => openOrderCheckout(parts, order),
    openSubscriptionCheckout: (subscription) => openSubscription(parts, subscription),
    expireCheckout: async (id) => {
      if (!(await expireCheckout(parts, id)).outcome) throw unknown('checkout');
    },
    readCheckout: async (id) => {
      const history = await checkoutHistory(parts, id);
      if (!history) throw unknown('checkout');
      const { subscriptionId } = history.checkout;
      const begun = subscriptionId ? await stand(subscriptionId) : [];
      return [...history.events.flatMap(happeningsOf), ...begun];
    },
    readSubscription: (id) => stand(id),
    refund: async (payment) => {
      const { outcome, events } = await refundPayment(parts, payment);
      if (outcome === 'missing') throw unknown('payment');
      if (outcome === 'refused') {
        throw new PaymentsError('refused', 'This payment cannot be given back.');
      }
      return events.flatMap(happeningsOf);
    },
    setEnding: ({ subscriptionId, ending }) => stand(subscriptionId, setEnding(ending)),
    endNow: (id) => stand(id, endNow),
    openPortal: async (customer) => {
      const url = await openPortal(parts, customer);
      if (!url) throw unknown('customer');
      return url;
    },
    readMessage: async (body, signature) => {
      const event = await verifyStripeMessage(body, {
        signature,
        secret: signingSecret(parts.secret),
        now: parts.now(),
      });
      return { id: event.id, type: event.type, happenings: happeningsOf(event) };
    },
  };
}

const unknown = (what: string) => new PaymentsError('refused', `There is no such ${what}.`);
