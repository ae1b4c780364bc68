// What is said about a change, and to whom. A notice is due once a fact stands, and facts never go:
// so each one is due once, whatever the order in which the facts became known. A cancellation alone can
// be taken back, which is told as well, and is told again when it is repeated.
import { eq } from 'drizzle-orm';
import type { OrderFacts } from '#domain/payments/order-facts.ts';
import type { SubscriptionFacts } from '#domain/payments/subscription-facts.ts';
import type { Transaction } from '../db/database.ts';
import { type orders, profiles, type subscriptions } from '../db/schema.ts';
import { type QueuedMail, queueMail } from '../mail/queue-mail.ts';
import type { Services } from '../services.ts';
import { askToEnd } from './subscriptions/ask-to-end.ts';

type Notifying = Pick<Services, 'config' | 'jobs' | 'now'>;
/** What applying an event takes. */
export type Applying = Notifying & Pick<Services, 'db'>;
type Order = typeof orders.$inferSelect;
type Subscription = typeof subscriptions.$inferSelect;
/** `about` tells two notices of a kind apart. */
type Notice = { kind: QueuedMail['kind']; toHouse?: true; about?: string };

function orderNotices({ paid, refunds, disputes }: OrderFacts): Notice[] {
  const notices: Notice[] = [];
  for (const [about, { status }] of Object.entries(disputes)) {
    notices.push({ kind: 'payment-disputed', toHouse: true, about });
    if (status !== 'open') notices.push({ kind: 'dispute-decided', toHouse: true, about });
  }
  if (!paid) return notices;
  notices.push({ kind: 'receipt' }, { kind: 'payment-received', toHouse: true });
  for (const [about, { status }] of Object.entries(disputes)) {
    notices.push({ kind: 'dispute-opened', about });
    if (status !== 'open') notices.push({ kind: 'dispute-ended', about });
  }
  for (const [about, { status }] of Object.entries(refunds)) {
    if (status !== 'failed') notices.push({ kind: 'payment-refunded', about });
    notices.push({ kind: 'refund-told', toHouse: true, about });
    if (status === 'failed') notices.push({ kind: 'refund-returned', toHouse: true, about });
  }
  return notices;
}

function subscriptionNotices(facts: SubscriptionFacts): Notice[] {
  const isOver = facts.snapshot?.status === 'canceled';
  const ends = isEnding(facts);
  const invoices = Object.entries(facts.invoices);
  const notices: Notice[] = [];
  // Nobody is told that what is over has begun.
  if (facts.started !== null && !isOver) notices.push({ kind: 'subscription-started' });
  if (facts.trialEnding !== null && !isOver) notices.push({ kind: 'trial-ending' });
  if (ends) notices.push({ kind: 'subscription-canceled' });
  if (isOver) notices.push({ kind: 'subscription-ended' });
  if (ends || isOver) {
    notices.push({ kind: 'cancellation-told', toHouse: true, about: isOver ? 'over' : 'ending' });
  }
  for (const [about, { status, cents }] of invoices) {
    if (status === 'paid' && cents > 0) notices.push({ kind: 'subscription-receipt', about });
    if (status === 'failed' && !isOver) {
      notices.push({ kind: 'renewal-failed', about });
      notices.push({ kind: 'failed-renewal-told', toHouse: true, about });
    }
  }
  return notices;
}

const isEnding = ({ snapshot }: SubscriptionFacts): boolean =>
  snapshot?.cancelAtPeriodEnd === true && snapshot.status !== 'canceled';

// No fact stands for it: it is that one is gone.
const keepingNotices = (before: SubscriptionFacts, after: SubscriptionFacts): Notice[] =>
  isEnding(before) && !isEnding(after) && after.snapshot?.status !== 'canceled'
    ? [{ kind: 'subscription-kept' }, { kind: 'keeping-told', toHouse: true }]
    : [];

function newNotices(before: Notice[], after: Notice[]): Notice[] {
  const known = new Set(before.map((notice) => JSON.stringify(notice)));
  return after.filter((notice) => !known.has(JSON.stringify(notice)));
}

/** Queues what the change of an order makes known. */
export async function notifyOfOrder(
  services: Notifying,
  tx: Transaction,
  order: Order,
  before: OrderFacts,
): Promise<void> {
  const notices = newNotices(orderNotices(before), orderNotices(order.facts));
  const payer = notices.length > 0 ? await addressOf(tx, order) : '';
  await queueNotices(services, tx, notices, payer, { orderId: order.id });
}

async function queueNotices(
  services: Notifying,
  tx: Transaction,
  notices: readonly Notice[],
  payer: string,
  about: Pick<QueuedMail, 'orderId' | 'subscriptionId'>,
): Promise<void> {
  const now = services.now();
  for (const { kind, toHouse } of notices) {
    const receivers = toHouse ? new Set(services.config.adminEmails) : [payer];
    for (const to of receivers) await queueMail(services, tx, { kind, to, ...about, now });
  }
}

/** The same for a subscription; one that began for a member who is gone is ended. */
export async function notifyOfSubscription(
  services: Notifying,
  tx: Transaction,
  subscription: Subscription,
  before: SubscriptionFacts,
): Promise<void> {
  const { id: subscriptionId, facts } = subscription;
  const notices = [
    ...newNotices(subscriptionNotices(before), subscriptionNotices(facts)),
    ...keepingNotices(before, facts),
  ];
  const payer = notices.length > 0 ? await addressOf(tx, subscription) : '';
  await queueNotices(services, tx, notices, payer, { subscriptionId });
  const hasBegun = facts.begun !== null && before.begun === null;
  if (hasBegun && subscription.user_id === null) {
    await askToEnd(services, tx, subscriptionId);
  }
}

/** Of the payer: a member's address may be another one by now, and the old one somebody else's. */
export async function addressOf(
  tx: Transaction,
  { user_id, email }: Pick<Order, 'user_id' | 'email'>,
): Promise<string> {
  if (user_id === null) return email;
  const isTheirs = eq(profiles.id, user_id);
  const [member] = await tx.select({ email: profiles.email }).from(profiles).where(isTheirs);
  return member?.email ?? email;
}
