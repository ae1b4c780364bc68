import type { Services } from '../../services.ts';
import { applyPaymentEvents } from '../apply-payment-events.ts';
import { providerAsker } from '../ask-provider.ts';
import { lookSoon } from '../look-soon.ts';
import type { OrderRow } from './present-order.ts';

const failed = 'The payment provider does not answer. Please try again.';

/**
 * Has the provider give back what is left of a payment, and applies what it says of it then: somebody
 * may have given it back already, or the bank has taken it. Asked again it is given back once. Throws
 * 'unavailable' when the provider does not answer.
 */
export async function giveBack(
  services: Services,
  row: Pick<OrderRow, 'id' | 'checkout_id'>,
  { paymentId, cents }: { paymentId: string; cents: number },
): Promise<void> {
  const { payments } = services;
  const ask = providerAsker(failed);
  await lookSoon(services, { about: 'order', id: row.id });
  const given = await ask(() => payments.refund({ id: row.id, paymentId, cents }));
  if (given !== 'refused') return void (await applyPaymentEvents(services, given));
  const { checkout_id } = row;
  const known = checkout_id ? await ask(() => payments.readCheckout(checkout_id)) : 'refused';
  if (known !== 'refused') await applyPaymentEvents(services, known);
}
