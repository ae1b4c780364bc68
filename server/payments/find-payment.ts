// Which row something the provider tells is about.
import { eq } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { orders, subscriptions } from '../db/schema.ts';
import type { PaymentEvent } from '../gateways/payments/port.ts';

// Whoever else uses the same account there may pass on ids of another kind.
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The id of the order or subscription, or null where there is none of ours. */
export async function findPayment(
  queries: Queries,
  paymentEvent: PaymentEvent,
): Promise<string | null> {
  const { id, checkoutId, providerId } = paymentEvent;
  const table = paymentEvent.about === 'order' ? orders : subscriptions;
  const provided = paymentEvent.about === 'order' ? orders.payment_id : subscriptions.provider_id;
  const ways = [
    id !== undefined && uuid.test(id) && eq(table.id, id),
    checkoutId !== undefined && eq(table.checkout_id, checkoutId),
    providerId !== undefined && eq(provided, providerId),
  ];
  for (const way of ways) {
    if (!way) continue;
    const [row] = await queries.select({ id: table.id }).from(table).where(way);
    if (row) return row.id;
  }
  return null;
}
