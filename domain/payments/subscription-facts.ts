// What is known of a subscription, whatever the order in which it became known.
import { compareRanks } from './compare-ranks.ts';
import {
  invoiceStatuses,
  type SubscriptionEvent,
  type SubscriptionInvoice,
  type SubscriptionSnapshot,
  type SubscriptionStatus,
  subscriptionStatuses,
} from './subscription-event.ts';

/** Only ever grows: adding an event twice, or in another order, gives the same. */
export type SubscriptionFacts = {
  begun: { subscriptionId: string; customerId: string } | null;
  /** The latest one; but one that is canceled stays, and one that never began gives way. */
  snapshot: SubscriptionSnapshot | null;
  /** The first second at which it is known to have run, in trial or paid. */
  started: number | null;
  expired: number | null;
  trialEnding: number | null;
  invoices: Record<string, SubscriptionInvoice>;
};

export const noSubscriptionFacts: SubscriptionFacts = {
  begun: null,
  snapshot: null,
  started: null,
  expired: null,
  trialEnding: null,
  invoices: {},
};

/** `opening`: its checkout is open. `expired`: nobody used it. `begun`: done, the rest is on its way. */
export const subscriptionStates = ['opening', 'expired', 'begun', ...subscriptionStatuses] as const;
export type SubscriptionState = (typeof subscriptionStates)[number];

/** Whether it never began or has ended: there is nothing left to end. */
export const isOver = (state: SubscriptionState): boolean =>
  state === 'expired' || state === 'incomplete_expired' || state === 'canceled';

/** The facts with one event more. */
export function addSubscriptionEvent(
  facts: SubscriptionFacts,
  event: SubscriptionEvent,
): SubscriptionFacts {
  switch (event.type) {
    case 'begun': {
      const { subscriptionId, customerId } = event;
      return { ...facts, begun: sameBegun(facts.begun, { subscriptionId, customerId }) };
    }
    case 'snapshot': {
      const { type: _, ...snapshot } = event;
      return {
        ...facts,
        snapshot: latest(facts.snapshot, snapshot),
        started: firstRun(facts.started, snapshot),
      };
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

/** The earlier of what was known and a snapshot's second, if it shows that it runs. */
function firstRun(known: number | null, { at, status }: SubscriptionSnapshot): number | null {
  if (status !== 'trialing' && status !== 'active') return known;
  return known === null ? at : Math.min(known, at);
}

type Begun = NonNullable<SubscriptionFacts['begun']>;
const begunRank = ({ subscriptionId, customerId }: Begun) => [subscriptionId, customerId];
/** One checkout begins one subscription: which of two is kept matters only in being the same always. */
const sameBegun = (one: Begun | null, other: Begun): Begun =>
  one && compareRanks(begunRank(one), begunRank(other)) <= 0 ? one : other;

/**
 * What never began gives way to what did: a checkout may try twice. And what is over for good stays:
 * nothing that came before can bring it back.
 */
function finality(status: SubscriptionStatus): number {
  if (status === 'canceled') return 2;
  return status === 'incomplete' || status === 'incomplete_expired' ? 0 : 1;
}

const snapshotRank = ({ at, status, ...rest }: SubscriptionSnapshot): number[] => [
  finality(status),
  at,
  subscriptionStatuses.indexOf(status),
  rest.cancelAtPeriodEnd ? 1 : 0,
  rest.periodEnd ?? -1,
  rest.trialEnd ?? -1,
];

const latest = (
  one: SubscriptionSnapshot | null,
  other: SubscriptionSnapshot,
): SubscriptionSnapshot =>
  one && compareRanks(snapshotRank(one), snapshotRank(other)) >= 0 ? one : other;

const invoiceRank = ({ status, at, cents, period }: SubscriptionInvoice): number[] => [
  invoiceStatuses.indexOf(status),
  at,
  cents,
  period?.from ?? -1,
  period?.to ?? -1,
];

const laterInvoice = (
  one: SubscriptionInvoice | undefined,
  other: SubscriptionInvoice,
): SubscriptionInvoice =>
  one && compareRanks(invoiceRank(one), invoiceRank(other)) >= 0 ? one : other;

/** Where a subscription stands. */
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

/** Whether it was a trial all along: nothing was ever paid for it. */
export const isTrialOnly = ({ invoices, snapshot }: SubscriptionFacts): boolean =>
  (snapshot?.trialEnd ?? null) !== null &&
  !Object.values(invoices).some(({ status, cents }) => status === 'paid' && cents > 0);

/** The last renewal that could not be charged; null when it was paid meanwhile, or it never ran. */
export function failedRenewal(facts: SubscriptionFacts): SubscriptionInvoice | null {
  return facts.snapshot?.status === 'canceled' ? null : lastFailed(facts);
}

/** The charge that failed until the provider gave up; null for what has not ended, or was canceled. */
export function fatalCharge(facts: SubscriptionFacts): SubscriptionInvoice | null {
  const { snapshot } = facts;
  if (snapshot?.status !== 'canceled' || snapshot.cancelAtPeriodEnd) return null;
  const failed = lastFailed(facts);
  const wasPaidSince = Object.values(facts.invoices).some(
    ({ status, at, cents }) => status === 'paid' && cents > 0 && at > (failed?.at ?? 0),
  );
  return wasPaidSince ? null : failed;
}

function lastFailed({ invoices, started }: SubscriptionFacts): SubscriptionInvoice | null {
  if (started === null) return null;
  const failed = Object.values(invoices).filter(({ status }) => status === 'failed');
  return failed.toSorted((one, other) => other.at - one.at)[0] ?? null;
}
