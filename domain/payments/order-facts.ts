// What is known of an order's payment, whatever the order in which it became known.
import { compareRanks } from './compare-ranks.ts';
import {
  type DisputeStatus,
  disputeStatuses,
  type OrderEvent,
  type RefundStatus,
  refundStatuses,
} from './order-event.ts';

type Part<Status> = { cents: number; status: Status };

/** Only ever grows: adding an event twice, or in another order, gives the same. */
export type OrderFacts = {
  paid: { at: number; cents: number; paymentId: string } | null;
  /** The latest of each kind, in seconds; null before the first. */
  processing: number | null;
  failed: number | null;
  expired: number | null;
  /** `at`: when it was asked for, in seconds, where that was told. */
  refunds: Record<string, Part<RefundStatus> & { at?: number }>;
  disputes: Record<string, Part<DisputeStatus>>;
};

export const noFacts: OrderFacts = {
  paid: null,
  processing: null,
  failed: null,
  expired: null,
  refunds: {},
  disputes: {},
};

export const orderStates = [
  /** Its checkout is open, or is being opened. */
  'open',
  'processing',
  'paid',
  /** Less came than was asked for: for the house to look at. */
  'underpaid',
  'partly-refunded',
  'refunded',
  /** The bank of the payer asks for the money back. */
  'disputed',
  /** And got it. */
  'lost',
  'failed',
  'expired',
] as const;
export type OrderState = (typeof orderStates)[number];

/** The facts with one event more. */
export function addOrderEvent(facts: OrderFacts, event: OrderEvent): OrderFacts {
  switch (event.type) {
    case 'paid': {
      const { type: _, ...paid } = event;
      return { ...facts, paid: firstPayment(facts.paid, paid) };
    }
    case 'refund': {
      const { refundId: id, cents, status } = event;
      const part = later(facts.refunds[id], { cents, status }, refundStatuses);
      const at = Math.min(facts.refunds[id]?.at ?? event.at, event.at);
      return { ...facts, refunds: { ...facts.refunds, [id]: { ...part, at } } };
    }
    case 'dispute': {
      const { disputeId: id, cents, status } = event;
      const part = later(facts.disputes[id], { cents, status }, disputeStatuses);
      return { ...facts, disputes: { ...facts.disputes, [id]: part } };
    }
    default:
      return { ...facts, [event.type]: Math.max(facts[event.type] ?? 0, event.at) };
  }
}

type Paid = NonNullable<OrderFacts['paid']>;
const paidRank = ({ at, paymentId, cents }: Paid) => [at, paymentId, cents];

/** A checkout is paid once: whatever tells of it twice may differ in the second it names. */
const firstPayment = (one: Paid | null, other: Paid): Paid =>
  one && compareRanks(paidRank(one), paidRank(other)) <= 0 ? one : other;

function later<Status>(
  one: Part<Status> | undefined,
  other: Part<Status>,
  statuses: readonly Status[],
): Part<Status> {
  const rank = ({ status, cents }: Part<Status>) => [statuses.indexOf(status), cents];
  return one && compareRanks(rank(one), rank(other)) >= 0 ? one : other;
}

/** Cents that went back, or are on their way. */
export const refundedCents = ({ refunds }: OrderFacts): number =>
  Object.values(refunds).reduce(
    (sum, { cents, status }) => (status === 'failed' ? sum : sum + cents),
    0,
  );

/** When the last of it went back, as ISO text; null where nothing did, or nobody told when. */
export function refundedAt({ refunds }: OrderFacts): string | null {
  const times = Object.values(refunds).flatMap(({ at, status }) =>
    status === 'failed' || at === undefined ? [] : at,
  );
  return times.length > 0 ? new Date(Math.max(...times) * 1000).toISOString() : null;
}

/** Cents that the payer's bank asks for, or was given. */
export const disputedCents = ({ disputes }: OrderFacts): number =>
  Object.values(disputes).reduce(
    (sum, { cents, status }) => (status === 'won' ? sum : sum + cents),
    0,
  );

/** Cents that the payer's bank was given. */
export const lostCents = ({ disputes }: OrderFacts): number =>
  Object.values(disputes).reduce(
    (sum, { cents, status }) => (status === 'lost' ? sum + cents : sum),
    0,
  );

/** Where an order of `cents` stands. */
export function orderState(facts: OrderFacts, cents: number): OrderState {
  if (facts.paid) return paidState(facts, facts.paid.cents, cents);
  if (facts.failed !== null) return 'failed';
  if (facts.processing !== null) return 'processing';
  return facts.expired === null ? 'open' : 'expired';
}

function paidState(facts: OrderFacts, paid: number, asked: number): OrderState {
  const disputes = Object.values(facts.disputes).map(({ status }) => status);
  if (disputes.includes('lost')) return 'lost';
  if (disputes.includes('open')) return 'disputed';
  const refunded = refundedCents(facts);
  if (refunded >= paid) return 'refunded';
  if (paid < asked) return 'underpaid';
  return refunded > 0 ? 'partly-refunded' : 'paid';
}

/** The house has the money: what makes a project Greenlit. */
export const fundedStates = ['paid', 'partly-refunded', 'disputed'] as const satisfies OrderState[];

export const isFunded = (state: OrderState): boolean =>
  (fundedStates as readonly OrderState[]).includes(state);
