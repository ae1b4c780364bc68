import { eq } from 'drizzle-orm';
import { AppError } from '../app-error.ts';
import { paymentEvents } from '../db/schema.ts';
import { PaymentsError, type ProviderMessage } from '../gateways/payments/port.ts';
import type { Services } from '../services.ts';
import { applyPaymentEvents } from './apply-payment-events.ts';
import type { Applying } from './notifications.ts';

type Receiving = Applying & Pick<Services, 'payments'>;

/**
 * Applies a message of the provider, once however often it is sent. Throws 'bad-request' for one
 * that is not the provider's, and 'unavailable' when it has to be sent again.
 */
export async function receiveMessage(
  services: Receiving,
  body: string,
  signature: string,
): Promise<void> {
  const { id, type, events } = await readMessage(services, body, signature);
  await services.db.transaction(async (tx) => {
    const isNew = await tx
      .insert(paymentEvents)
      .values({ id, type, received_at: services.now() })
      .onConflictDoNothing()
      .returning({ id: paymentEvents.id });
    if (isNew.length === 0) return;
    const applied = await applyPaymentEvents(services, events, tx);
    if (applied.orderId === null && applied.subscriptionId === null) return;
    await tx
      .update(paymentEvents)
      .set({ order_id: applied.orderId, subscription_id: applied.subscriptionId })
      .where(eq(paymentEvents.id, id));
  });
}

async function readMessage(
  { payments }: Receiving,
  body: string,
  signature: string,
): Promise<ProviderMessage> {
  try {
    return await payments.readMessage(body, signature);
  } catch (cause) {
    if (!(cause instanceof PaymentsError)) throw cause;
    if (cause.outcome === 'forged') {
      const message = 'This message is not from the payment provider.';
      throw new AppError('bad-request', message, { cause });
    }
    throw new AppError('unavailable', 'This message cannot be read now. Please send it again.', {
      cause,
      retryAfterSeconds: 60,
    });
  }
}
