import {
  type OpenedCheckout,
  type PaymentEvent,
  type Payments,
  PaymentsError,
} from '../../gateways/payments/port.ts';
import type { Services } from '../../services.ts';
import { applyPaymentEvents } from '../apply-payment-events.ts';
import { type AskProvider, askOnce } from '../ask-provider.ts';

type Open = {
  about: PaymentEvent['about'];
  row: { id: string; provider: string; checkout_id: string | null };
  /** Asks for the checkout again, when the answer with its id was lost. */
  reopen(): Promise<OpenedCheckout>;
};

/**
 * Sees to it that a checkout can be used no more, and applies what came of it: it may have been paid
 * at the last moment, which the row then says. Throws as `ask` does where it may still be open.
 */
export async function closeCheckout(
  services: Services,
  ask: AskProvider,
  open: Open,
): Promise<void> {
  const { about, row } = open;
  const events = row.provider === services.payments.kind ? await end(services, ask, open) : [];
  // Whatever was paid counts before this.
  const at = Math.floor(services.now().getTime() / 1000);
  const closed: PaymentEvent = { about, id: row.id, event: { type: 'expired', at } };
  await applyPaymentEvents(services, [...events, closed]);
}

async function end(services: Services, ask: AskProvider, { row, reopen }: Open) {
  const { payments } = services;
  const checkoutId = row.checkout_id ?? (await lostId(ask, reopen));
  if (checkoutId === null) return [];
  const known = await ask(() => endAt(payments, checkoutId));
  return known === 'refused' ? [] : known;
}

/** What is known of it then. */
async function endAt(payments: Payments, checkoutId: string): Promise<PaymentEvent[]> {
  const ended = await askOnce(() => payments.expireCheckout(checkoutId));
  const known = await payments.readCheckout(checkoutId);
  if (ended !== 'refused' || known.length > 0) return known;
  throw new PaymentsError('unreachable', 'The provider has this checkout and does not close it.');
}

async function lostId(ask: AskProvider, reopen: Open['reopen']): Promise<string | null> {
  const opened = await ask(reopen);
  return opened === 'refused' ? null : opened.checkoutId;
}
