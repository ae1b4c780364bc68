// Ends what a member leaves behind with the account, so that nobody is charged who is gone.
import { eq } from 'drizzle-orm';
import { subscriptions } from '../db/schema.ts';
import type { Services } from '../services.ts';
import { type Applying, applyHappenings } from './apply-happenings.ts';

type Ending = Applying & Pick<Services, 'payments'>;
type Row = typeof subscriptions.$inferSelect;

/**
 * Ends a subscription at once; one whose checkout is open can be begun no more. Throws a
 * PaymentsError where the provider does not do it, for another try.
 */
export async function endSubscription(services: Ending, id: string): Promise<void> {
  const row = await closeCheckout(services, await find(services, id));
  if (!row?.provider_id || row.state === 'canceled' || row.state === 'incomplete_expired') return;
  await applyHappenings(services, await services.payments.endNow(row.provider_id));
}

async function find({ db }: Ending, id: string): Promise<Row | undefined> {
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.id, id));
  return row;
}

// It may have been used at the last moment: then it began after all.
async function closeCheckout(services: Ending, row: Row | undefined): Promise<Row | undefined> {
  if (!row?.checkout_id || row.provider_id) return row;
  await services.payments.expireCheckout(row.checkout_id);
  await applyHappenings(services, await services.payments.readCheckout(row.checkout_id));
  return find(services, row.id);
}
