// Closes what a deleted project, or a member who was deleted or suspended, leaves open: nobody pays for what is gone.
import { eq } from 'drizzle-orm';
import { orders } from '../../db/schema.ts';
import type { Services } from '../../services.ts';
import { askOnce } from '../ask-provider.ts';
import { closeCheckout } from './close-checkout.ts';
import { askForCheckout } from './open-order.ts';

/** `subject`: what the order was for when it was asked for. */
type Left = { orderId: string; subject: string };

/**
 * Closes the checkout of an order; one that was paid at the last moment is paid. Throws a
 * PaymentsError where the provider does not do it, for another try.
 */
export async function closeOrder(services: Services, { orderId, subject }: Left): Promise<void> {
  const [row] = await services.db.select().from(orders).where(eq(orders.id, orderId));
  // Nobody can ask another provider; its checkouts are over within a day.
  if (row?.state !== 'open' || row.provider !== services.payments.kind) return;
  const reopen = () => askForCheckout(services, { ...row, subject });
  await closeCheckout(services, askOnce, { about: 'order', row, reopen });
}
