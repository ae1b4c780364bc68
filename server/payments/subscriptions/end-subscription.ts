// Ends what a member leaves behind with the account, so that nobody is charged who is gone.
import { eq } from 'drizzle-orm';
import { subscriptions } from '../../db/schema.ts';
import type { Services } from '../../services.ts';
import { applyPaymentEvents } from '../apply-payment-events.ts';
import { askOnce } from '../ask-provider.ts';
import { closeCheckout } from '../orders/close-checkout.ts';
import { askForCheckout } from './open-subscription.ts';

type Row = typeof subscriptions.$inferSelect;

/**
 * Ends a subscription at once; one whose checkout is open can be begun no more. Throws a
 * PaymentsError where the provider does not do it, for another try.
 */
export async function endSubscription(services: Services, id: string): Promise<void> {
  const row = await closeOpening(services, id);
  if (!row?.provider_id || row.state === 'canceled' || row.state === 'incomplete_expired') return;
  await applyPaymentEvents(services, await services.payments.endNow(row.provider_id));
}

async function find({ db }: Services, id: string): Promise<Row | undefined> {
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.id, id));
  return row;
}

/**
 * Closes the checkout of one that has not begun; it may have been used at the last moment: then it
 * began after all. Throws likewise. Gives how it stands then.
 */
export async function closeOpening(services: Services, id: string): Promise<Row | undefined> {
  const row = await find(services, id);
  if (row?.state !== 'opening' || row.provider !== services.payments.kind) return row;
  const reopen = () => askForCheckout(services, row);
  await closeCheckout(services, askOnce, { about: 'subscription', row, reopen });
  return find(services, row.id);
}
