// The subscription a member is about to begin: the one whose checkout is open, or a new one.
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Viewer } from '#domain/accounts/viewer.ts';
import { starter, termsVersion } from '#domain/payments/offer.ts';
import { noSubscriptionFacts } from '#domain/payments/subscription-facts.ts';
import { AppError } from '../../app-error.ts';
import { announce } from '../../db/changes.ts';
import type { Transaction } from '../../db/database.ts';
import { subscriptions } from '../../db/schema.ts';
import type { Services } from '../../services.ts';
import { lockMember } from '../lock-member.ts';
import { longestCheckout, nextSubscriptionCheck } from '../next-check.ts';
import { isUsable } from '../orders/present-order.ts';
import { customerOf, isTrialUsed, runningOf, subscriptionsOf } from './find-subscription.ts';
import type { SubscriptionRow } from './present-subscription.ts';

type Parts = Pick<Services, 'db' | 'payments' | 'now'>;
/** `replace` has to be closed before: its time or its terms are over. */
type Opening = { kind: 'begin' | 'replace'; row: SubscriptionRow };

/** Throws 'conflict' for who has the package. */
export async function findOpening(
  services: Parts,
  viewer: Viewer,
  consent: boolean,
): Promise<Opening> {
  return services.db.transaction(async (tx) => {
    await lockMember(tx, viewer.id);
    const rows = await subscriptionsOf(tx, viewer.id);
    if (runningOf(rows)) throw new AppError('conflict', 'You have the starter package already.');
    const trial_days = (await isTrialUsed(tx, viewer, rows)) ? 0 : starter.trialDays;
    const open = rows.find(({ state }) => state === 'opening');
    if (open && !isSame(services, open, { trial_days, email: viewer.email }))
      return { kind: 'replace', row: open };
    const row =
      open ??
      (await insertSubscription(tx, services, viewer, {
        trial_days,
        customer_id: customerOf(rows, services.payments),
      }));
    return { kind: 'begin', row: consent ? await recordConsent(tx, services, row) : row };
  });
}

/** The customer of an earlier subscription is kept with the row, so that asking again is the same question. */
async function insertSubscription(
  tx: Transaction,
  { payments, now }: Parts,
  { id: user_id, email }: Viewer,
  terms: Pick<SubscriptionRow, 'trial_days' | 'customer_id'>,
): Promise<SubscriptionRow> {
  const at = now();
  const opening = { created_at: at, checkout_id: null, checkout_expires_at: null };
  const facts = noSubscriptionFacts;
  const [made] = await tx
    .insert(subscriptions)
    .values({
      ...terms,
      id: randomUUID(),
      user_id,
      email,
      cents: starter.cents,
      provider: payments.kind,
      terms_version: termsVersion,
      created_at: at,
      updated_at: at,
      check_at: nextSubscriptionCheck({ ...opening, state: 'opening', facts }, at),
    })
    .returning();
  if (!made) throw new Error('A subscription was not written.');
  await announce(tx, 'payments', user_id);
  return made;
}

type Terms = Pick<SubscriptionRow, 'trial_days' | 'email'>;
function isSame({ payments, now }: Parts, row: SubscriptionRow, terms: Terms): boolean {
  const age = now().getTime() - row.created_at.getTime();
  return (
    row.trial_days === terms.trial_days &&
    row.email === terms.email &&
    row.cents === starter.cents &&
    row.terms_version === termsVersion &&
    row.provider === payments.kind &&
    (row.checkout_url === null ? age < longestCheckout : isUsable(row, now()))
  );
}

/** When it was first agreed to. */
async function recordConsent(
  tx: Transaction,
  { now }: Parts,
  row: SubscriptionRow,
): Promise<SubscriptionRow> {
  if (row.consented_at) return row;
  const consented_at = now();
  await tx.update(subscriptions).set({ consented_at }).where(eq(subscriptions.id, row.id));
  return { ...row, consented_at };
}
