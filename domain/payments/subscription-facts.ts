// What is known of a subscription, whatever the order in which it became known.
import {
  type InvoiceStatus,
  invoiceStatuses,
  type SubscriptionEvent,
  type SubscriptionSnapshot,
  type SubscriptionStatus,
  subscriptionStatuses,
} from './subscription-event.ts';

export type SubscriptionInvoice = { at: number; cents: number; status: InvoiceStatus };

/** Only ever grows: adding an event twice, or in another order, gives the same. */
export type SubscriptionFacts = {
  begun: { subscriptionId: string; customerId: string } | null;
  /** The latest one; one that is over for good stays. */
  snapshot: SubscriptionSnapshot | null;
  expired: number | null;
  trialEnding: number | null;
  invoices: Record<string, SubscriptionInvoice>;
};

export const noSubscriptionFacts: SubscriptionFacts = {
  begun: null,
  snapshot: null,
  expired: null,
  trialEnding: null,
  invoices: {},
};

/** `opening`: its checkout is open. `expired`: nobody used it. `begun`: done, the rest is on its way. */
export const subscriptionStates = ['opening', 'expired', 'begun', ...subscriptionStatuses] as const;
export type SubscriptionState = (typeof subscriptionStates)[number];

/** The facts with one event more. */
export function addSubscriptionEvent(
  facts: SubscriptionFacts,
  event: SubscriptionEvent,
): SubscriptionFacts {
  switch (event.type) {
    case 'begun': {
      const { subscriptionId, customerId } = event;
      return { ...facts, begun: facts.begun ?? { subscriptionId, customerId } };
    }
    case 'snapshot': {
      const { type: _, ...snapshot } = event;
      return { ...facts, snapshot: latest(facts.snapshot, snapshot) };
    }
    case 'invoice': {
      const { type: _, invoiceId: id, ...invoice } = event;
      const merged = laterInvoice(facts.invoices[id], invoice);
      return { ...facts, invoices: { ...facts.invoices, [id]: merged } };
    }
    case 'expired':
      return { ...facts, expired: Math.max(facts.expired ?? 0, event.at) };
    case 'trial-ending':
      return { ...facts, trialEnding: Math.max(facts.trialEnding ?? 0, event.at) };
  }
}

const isOver = (status: SubscriptionStatus) =>
  status === 'canceled' || status === 'incomplete_expired';

/** By what comes first in this list: over for good, then the later second, then the later status. */
const order = ({ at, status, ...rest }: SubscriptionSnapshot): (number | string)[] => [
  isOver(status) ? 1 : 0,
  at,
  subscriptionStatuses.indexOf(status),
  rest.cancelAtPeriodEnd ? 1 : 0,
  rest.periodEnd ?? 0,
  rest.trialEnd ?? 0,
];

function latest(one: SubscriptionSnapshot | null, other: SubscriptionSnapshot) {
  if (!one) return other;
  const [a, b] = [order(one), order(other)];
  const at = a.findIndex((value, index) => value !== b[index]);
  return at === -1 || (a[at] ?? 0) > (b[at] ?? 0) ? one : other;
}

function laterInvoice(
  one: SubscriptionInvoice | undefined,
  other: SubscriptionInvoice,
): SubscriptionInvoice {
  if (!one) return other;
  const rank = ({ status, at, cents }: SubscriptionInvoice) =>
    [invoiceStatuses.indexOf(status), at, cents] as const;
  const [a, b] = [rank(one), rank(other)];
  const at = a.findIndex((value, index) => value !== b[index]);
  return at === -1 || (a[at] ?? 0) > (b[at] ?? 0) ? one : other;
}

export function subscriptionState({
  snapshot,
  begun,
  expired,
}: SubscriptionFacts): SubscriptionState {
  if (snapshot) return snapshot.status;
  if (begun) return 'begun';
  return expired === null ? 'opening' : 'expired';
}

/** Whether there is one that goes on, paid or to be paid: then no other is begun. */
export const isRunning = (state: SubscriptionState): boolean =>
  !['opening', 'expired', 'incomplete', 'incomplete_expired', 'canceled'].includes(state);
