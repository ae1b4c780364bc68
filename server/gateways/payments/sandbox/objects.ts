// What the sandbox keeps, by kind. Times are seconds since 1970, amounts cents.
import { and, eq } from 'drizzle-orm';
import type { InvoiceStatus, SubscriptionStatus } from '#domain/payments/subscription-event.ts';
import { canBeStored } from '../../../db/can-be-stored.ts';
import type { Queries, Transaction } from '../../../db/database.ts';
import { sandboxObjects } from '../../../db/schema.ts';

export type Checkout = {
  /** The order or subscription it is for. */
  ownId: string;
  mode: 'payment' | 'subscription';
  status: 'open' | 'complete' | 'expired';
  cents: number;
  productName: string;
  email: string;
  successUrl: string;
  cancelUrl: string;
  trialDays: number;
  terms: string;
  /** Of an earlier subscription; null where one is made. */
  customerId: string | null;
  createdAt: number;
  expiresAt: number;
  /** When it was paid, or expired. */
  doneAt: number | null;
  paymentId: string | null;
  subscriptionId: string | null;
};

export type Payment = {
  orderId: string;
  checkoutId: string;
  cents: number;
  /** The last four digits of the test card. */
  card: string;
  paidAt: number;
  refund: { id: string; cents: number; at: number } | null;
  dispute: { id: string; at: number; status: 'needs_response' | 'won' | 'lost' } | null;
};

export type Invoice = {
  id: string;
  cents: number;
  status: Extract<InvoiceStatus, 'failed' | 'paid' | 'void'>;
  createdAt: number;
  paidAt: number | null;
  isFirst: boolean;
};

export type Subscription = {
  ownId: string;
  customerId: string;
  checkoutId: string;
  cents: number;
  email: string;
  card: string;
  status: Extract<SubscriptionStatus, 'trialing' | 'active' | 'past_due' | 'canceled'>;
  createdAt: number;
  /** Of its last event: the next one is a second later at least. */
  at: number;
  trialEnd: number | null;
  /** Whether the end of the trial was announced. */
  trialNotice: boolean;
  /** From when months are counted, and the month that runs. */
  anchor: number;
  months: number;
  periodEnd: number;
  /** Failed attempts at the last invoice, and when the next one is due. */
  attempts: number;
  nextAttempt: number | null;
  cancelAtPeriodEnd: boolean;
  endedAt: number | null;
  /** Oldest first. */
  invoices: Invoice[];
};

type Objects = {
  checkout: Checkout;
  payment: Payment;
  subscription: Subscription;
  customer: { email: string; subscriptionIds: string[] };
  portal: { customerId: string; returnUrl: string };
};
export type Kind = keyof Objects;

/** The object of that kind and id; null where there is none. */
export async function findObject<K extends Kind>(
  queries: Queries,
  kind: K,
  id: string,
): Promise<Objects[K] | null> {
  if (!canBeStored(id)) return null;
  const [row] = await queries.select().from(sandboxObjects).where(named(kind, id));
  return row ? (row.data as Objects[K]) : null;
}

/** The same, kept from everybody else until the transaction ends. */
export async function lockObject<K extends Kind>(
  tx: Transaction,
  kind: K,
  id: string,
): Promise<Objects[K] | null> {
  if (!canBeStored(id)) return null;
  const [row] = await tx.select().from(sandboxObjects).where(named(kind, id)).for('update');
  return row ? (row.data as Objects[K]) : null;
}

const named = (kind: Kind, id: string) =>
  and(eq(sandboxObjects.id, id), eq(sandboxObjects.kind, kind));

export type Stored<K extends Kind> = {
  kind: K;
  id: string;
  data: Objects[K];
  /** When something happens to it by itself, in seconds; null for never. */
  due?: number | null;
};

/** Keeps an object that may be there already: then that one stays. */
export async function addObject<K extends Kind>(
  queries: Queries,
  { kind, id, data, due = null }: Stored<K>,
  now: Date,
): Promise<void> {
  await queries
    .insert(sandboxObjects)
    .values({ id, kind, data, created_at: now, due_at: momentOf(due) })
    .onConflictDoNothing();
}

/** Replaces what is kept of a locked object. */
export async function saveObject<K extends Kind>(
  tx: Transaction,
  { kind, id, data, due = null }: Stored<K>,
): Promise<void> {
  await tx
    .update(sandboxObjects)
    .set({ data, due_at: momentOf(due) })
    .where(named(kind, id));
}

const momentOf = (seconds: number | null) => (seconds === null ? null : new Date(seconds * 1000));
