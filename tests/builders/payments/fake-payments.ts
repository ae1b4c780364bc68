// A payment provider in memory. It stands for Stripe where a test is about what we make of a
// provider's answers and silences, not about Stripe's own words: those are the adapters' tests.
// Like a provider it does a thing once for its key, refuses a key that comes back with another
// request, and knows on being asked what it may never have told.
import type { OrderEvent } from '#domain/payments/order-event.ts';
import type { SubscriptionEvent, SubscriptionStatus } from '#domain/payments/subscription-event.ts';
import {
  type OpenedCheckout,
  type OrderCheckout,
  type PaymentEvent,
  type Payments,
  PaymentsError,
  type ProviderMessage,
  type SubscriptionCheckout,
} from '#server/gateways/payments/port.ts';

/**
 * `hang`: never answers. `fail`: does nothing and says so. `refuse`: will not. `lose`: does it (also
 * takes or gives back the money), and its answer is lost.
 */
export type Behaviour = 'hang' | 'fail' | 'refuse' | 'lose';
type Method = Exclude<keyof Payments, 'kind' | 'readMessage'>;
type Call = { method: Method; asked: unknown };

type Checkout = OpenedCheckout & { state: 'open' | 'done' | 'expired' } & (
    | { about: 'order'; asked: OrderCheckout }
    | { about: 'subscription'; asked: SubscriptionCheckout }
  );

export type FakePayments = Payments & {
  /** Every question, in their order, those without an answer too. */
  readonly calls: readonly Call[];
  /** How the next questions of a method go, one after the other; then it answers again. */
  next(method: Method, ...behaviours: Behaviour[]): void;
  /** Resolves when a question hangs. */
  readonly hung: Promise<void>;
  /** The visitor pays, or begins the subscription. Nobody is told until asked; gives what to tell. */
  pay(checkoutId: string, cents?: number): PaymentEvent[];
  /** The visitor leaves it until it can be used no more. */
  expire(checkoutId: string): PaymentEvent[];
  /** The subscription is another one from now on, as after a trial, a failed card or an end. */
  turn(subscriptionId: string, status: SubscriptionStatus): PaymentEvent[];
  /** What the provider would post: read again by `readMessage`. */
  message(message: ProviderMessage): { body: string; signature: string };
};

const day = 86_400;
const signature = 'signed by the fake provider';

export function fakePayments(now: () => Date = () => new Date()): FakePayments {
  const calls: Call[] = [];
  const planned = new Map<Method, Behaviour[]>();
  const checkouts = new Map<string, Checkout>();
  const told = new Map<string, PaymentEvent[]>(); // by the id of the checkout
  const periods = new Map<string, { status: SubscriptionStatus; ending: boolean; last: number }>();
  const hanging = Promise.withResolvers<void>();
  const seconds = () => Math.floor(now().getTime() / 1000);

  const play = async <Answer>(
    method: Method,
    asked: unknown,
    work: () => Answer,
  ): Promise<Answer> => {
    calls.push({ method, asked });
    const behaviour = planned.get(method)?.shift();
    if (behaviour === 'hang') {
      hanging.resolve();
      return new Promise(() => {});
    }
    if (behaviour === 'fail') throw new PaymentsError('unreachable', 'The provider answered 500.');
    if (behaviour === 'refuse') throw new PaymentsError('refused', 'The provider will not.');
    const answer = work();
    if (behaviour === 'lose') throw new PaymentsError('unreachable', 'The answer was lost.');
    return answer;
  };

  const open = (wanted: Pick<Checkout, 'about' | 'asked'>): OpenedCheckout => {
    const checkoutId = `cs_fake_${wanted.asked.id}`;
    const known = checkouts.get(checkoutId);
    if (known && JSON.stringify(known.asked) !== JSON.stringify(wanted.asked)) {
      throw new PaymentsError('refused', 'This key was used with another request.');
    }
    const made = known ?? {
      ...wanted,
      state: 'open' as const,
      checkoutId,
      url: `https://pay.example/${checkoutId}`,
      expiresAt: new Date(now().getTime() + day * 1000),
    };
    checkouts.set(checkoutId, made as Checkout);
    const { url, expiresAt } = made;
    return { checkoutId, url, expiresAt };
  };

  const find = (checkoutId: string): Checkout => {
    const found = checkouts.get(checkoutId);
    if (!found) throw new PaymentsError('refused', 'There is no such checkout.');
    return found;
  };
  const tell = (checkout: Checkout, event: OrderEvent | SubscriptionEvent): PaymentEvent[] => {
    const { about, checkoutId, asked } = checkout;
    const paymentEvent = { about, event, id: asked.id, checkoutId } as PaymentEvent;
    told.set(checkoutId, [...(told.get(checkoutId) ?? []), paymentEvent]);
    return [paymentEvent];
  };
  const known = (checkoutId: string) => told.get(checkoutId) ?? [];
  const ofSubscription = (subscriptionId: string) =>
    find(subscriptionId.replace('sub_fake_', 'cs_fake_'));

  const snapshot = (subscriptionId: string): PaymentEvent[] => {
    const period = periods.get(subscriptionId);
    const checkout = ofSubscription(subscriptionId);
    if (!period || checkout.about !== 'subscription')
      throw new PaymentsError('refused', 'Unknown.');
    const { trialDays } = checkout.asked;
    const trialEnd = trialDays > 0 ? Math.floor(checkout.expiresAt.getTime() / 1000) : null;
    // No two of the same second, so that the later one counts.
    period.last = Math.max(seconds(), period.last + 1);
    return tell(checkout, {
      type: 'snapshot',
      at: period.last,
      status: period.status,
      trialEnd: trialEnd && trialEnd + (trialDays - 1) * day,
      periodEnd: seconds() + (period.status === 'trialing' ? 7 : 30) * day,
      cancelAtPeriodEnd: period.ending,
    });
  };
  const begin = (checkout: Checkout & { about: 'subscription' }): PaymentEvent[] => {
    const subscriptionId = `sub_fake_${checkout.asked.id}`;
    const customerId = checkout.asked.customerId ?? `cus_fake_${checkout.asked.id}`;
    const status = checkout.asked.trialDays > 0 ? 'trialing' : 'active';
    periods.set(subscriptionId, { status, ending: false, last: 0 });
    return [
      ...tell(checkout, { type: 'begun', at: seconds(), subscriptionId, customerId }),
      ...snapshot(subscriptionId),
    ];
  };
  const end = (checkout: Checkout): PaymentEvent[] => {
    if (checkout.state !== 'open') return [];
    checkout.state = 'expired';
    return tell(checkout, { type: 'expired', at: seconds() });
  };

  return {
    kind: 'sandbox',
    calls,
    next: (method, ...behaviours) => {
      planned.set(method, [...(planned.get(method) ?? []), ...behaviours]);
    },
    hung: hanging.promise,
    openCheckout: (asked) => play('openCheckout', asked, () => open({ about: 'order', asked })),
    openSubscriptionCheckout: (asked) =>
      play('openSubscriptionCheckout', asked, () => open({ about: 'subscription', asked })),
    expireCheckout: (id) =>
      play('expireCheckout', id, () => {
        end(find(id));
      }),
    readCheckout: (id) =>
      play('readCheckout', id, () => {
        find(id);
        return known(id);
      }),
    readSubscription: (id) =>
      play('readSubscription', id, () => [
        ...known(ofSubscription(id).checkoutId),
        ...snapshot(id),
      ]),
    refund: (asked) =>
      play('refund', asked, () => {
        const checkout = find(`cs_fake_${asked.id}`);
        const refundId = `re_fake_${asked.id}`;
        const { cents } = asked;
        return tell(checkout, {
          type: 'refund',
          at: seconds(),
          refundId,
          cents,
          status: 'succeeded',
        });
      }),
    setEnding: (asked) =>
      play('setEnding', asked, () => {
        const period = periods.get(asked.subscriptionId);
        if (!period || period.status === 'canceled') throw new PaymentsError('refused', 'Over.');
        period.ending = asked.ending;
        return snapshot(asked.subscriptionId);
      }),
    endNow: (id) =>
      play('endNow', id, () => {
        const period = periods.get(id);
        if (period) period.status = 'canceled';
        return snapshot(id);
      }),
    openPortal: (asked) =>
      play('openPortal', asked, () => `https://pay.example/portal/${asked.customerId}`),
    readMessage: async (body, signed) => {
      if (signed !== signature) throw new PaymentsError('forged', 'Not signed by the provider.');
      return JSON.parse(body) as ProviderMessage;
    },
    message: (message) => ({ body: JSON.stringify(message), signature }),
    pay(checkoutId, cents) {
      const checkout = find(checkoutId);
      if (checkout.state !== 'open') throw new Error(`The checkout is ${checkout.state}.`);
      checkout.state = 'done';
      if (checkout.about === 'subscription') return begin(checkout);
      const paymentId = `pi_fake_${checkout.asked.id}`;
      const paid = { at: seconds(), cents: cents ?? checkout.asked.cents, paymentId };
      return tell(checkout, { type: 'paid', ...paid });
    },
    expire: (checkoutId) => end(find(checkoutId)),
    turn(subscriptionId, status) {
      const period = periods.get(subscriptionId);
      if (!period) throw new Error('There is no such subscription.');
      period.status = status;
      return snapshot(subscriptionId);
    },
  };
}
