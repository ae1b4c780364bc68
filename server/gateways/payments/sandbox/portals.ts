// The page on which a member of the sandbox looks after a subscription. Its address is good for a day.
import { and, eq, sql } from 'drizzle-orm';
import { presentPeriod } from '#domain/payments/paid-period.ts';
import type { SandboxPortal } from '#domain/payments/sandbox/portal.ts';
import { sandboxObjects as table } from '../../../db/schema.ts';
import type { FakeStripe, Saved } from '../fake-stripe/fake-stripe.ts';
import type { Invoice, Subscription } from '../fake-stripe/objects.ts';
import {
  endPeriodNow,
  failingCard,
  invoicesOf,
  isEnding,
  lifeOf,
  periodEnd,
  periodName,
} from '../fake-stripe/subscription-life.ts';
import { periodOf } from '../stripe-subscription-events.ts';
import { type Change, changePurchase, fakeOf, purchaseOf, readPurchase } from './purchases.ts';
import { isoOf, type SandboxParts, secondsOf } from './sandbox-parts.ts';

const openSeconds = 24 * 3600;

/** What is done with a subscription that is not over. */
export type SubscriptionWork = (fake: FakeStripe, subscription: Subscription) => void;

/** A period that is not the one that was shown any more stays: nothing is charged for two presses. */
export const renew =
  (shown: string): SubscriptionWork =>
  (fake, subscription) => {
    if (periodName(fake, subscription) === shown) endPeriodNow(fake, subscription);
  };

/** A trial that is over already is not ended again by a second press. */
export const endTrial: SubscriptionWork = (fake, subscription) => {
  if (subscription.status === 'trialing') endPeriodNow(fake, subscription);
};

export const changeSubscription = (
  parts: SandboxParts,
  id: string,
  work: SubscriptionWork,
): Promise<Change<unknown>> =>
  changePurchase(parts, purchaseOf(id), (fake) => {
    const subscription = fake.find('subscription', id);
    if (subscription.status !== 'canceled') work(fake, subscription);
  });

/** The subscriptions a portal is for, the last one first. Null where there is none (any more). */
export async function findPortal(parts: SandboxParts, id: string) {
  const opened = await readPurchase(parts, purchaseOf(id));
  const portal = opened?.all('billing_portal.session').find((one) => one.id === id);
  if (!portal || portal.created + openSeconds <= secondsOf(parts.now())) return null;
  const theirs = sql`${table.data}->'objects' @> ${JSON.stringify([{ id: portal.customer }])}::jsonb`;
  const rows = await parts.db
    .select()
    .from(table)
    .where(and(eq(table.kind, 'purchase'), theirs));
  const all = rows
    .map((row) => fakeOf(parts, row.id, row.data as Saved))
    .flatMap((fake) => fake.all('subscription').map((subscription) => ({ fake, subscription })))
    .sort((one, other) => other.subscription.created - one.subscription.created);
  const [last] = all;
  return last ? { portal, all, last, subscriptionId: last.subscription.id } : null;
}

type Found = NonNullable<Awaited<ReturnType<typeof findPortal>>>;

/** What the page shows. */
export function presentPortal({ portal, all, last }: Found): SandboxPortal {
  const [customer] = last.fake.all('customer');
  return {
    id: portal.id,
    email: customer?.email ?? '',
    return_url: portal.return_url ?? '',
    subscription: present(last),
    invoices: all
      .flatMap(({ fake, subscription }) => invoicesOf(fake, subscription))
      .filter(({ amount_due }) => amount_due > 0)
      .sort((one, other) => other.created - one.created)
      .map(presentInvoice),
  };
}

const presentInvoice = (invoice: Invoice) => ({
  id: invoice.id,
  cents: invoice.amount_due,
  status: invoice.status === 'paid' ? ('paid' as const) : ('failed' as const),
  created_at: isoOf(invoice.created),
  period: presentPeriod(periodOf(invoice)),
});

const isoOrNull = (seconds: number | null) => (seconds === null ? null : isoOf(seconds));

function present({ fake, subscription }: Found['last']): SandboxPortal['subscription'] {
  const { card, nextAttempt } = lifeOf(fake, subscription);
  return {
    status: subscription.status as SandboxPortal['subscription']['status'],
    period: periodName(fake, subscription),
    cents: subscription.items.data[0]?.price.unit_amount ?? 0,
    trial_end: isoOrNull(subscription.trial_end),
    period_end: isoOf(periodEnd(subscription)),
    next_attempt_at: isoOrNull(nextAttempt),
    ending: isEnding(subscription),
    ended_at: isoOrNull(subscription.ended_at),
    card,
    card_works: card !== failingCard,
  };
}
