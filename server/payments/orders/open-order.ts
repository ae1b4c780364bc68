import { and, eq } from 'drizzle-orm';
import { amountLabel, checkoutWords } from '#domain/payments/rules/payment-terms.ts';
import { AppError } from '../../app-error.ts';
import { orders } from '../../db/schema.ts';
import type { OpenedCheckout, OrderCheckout } from '../../gateways/payments/port.ts';
import type { Services } from '../../services.ts';
import { applyPaymentEvents } from '../apply-payment-events.ts';
import { type AskProvider, providerAsker } from '../ask-provider.ts';
import { nextOrderCheck } from '../next-check.ts';
import { onceAtATime } from '../once-at-a-time.ts';
import { checkoutReturn } from './checkout-return.ts';
import { closeCheckout } from './close-checkout.ts';
import { findOrder } from './find-order.ts';
import type { OrderRow } from './present-order.ts';
import type { Asker } from './price-order.ts';

const failed = 'Failed to initiate payment. Please try again.';
/** Closing what was open takes a turn each. */
const mostTurns = 5;

/**
 * The address at which a payment is made: of the checkout that is open, or else of a new one. The
 * order stands before the provider is asked, so that whatever becomes of the question is found
 * again. Throws as `findOrder` does, and 'unavailable' when the provider does not answer.
 */
export async function openOrder(services: Services, asker: Asker): Promise<string> {
  const ask = providerAsker(failed);
  for (let turn = 0; turn < mostTurns; turn += 1) {
    const found = await findOrder(services, asker);
    if (found.kind === 'again') continue;
    const { kind, row } = found;
    if (kind === 'replace') {
      const reopen = () => askForCheckout(services, row);
      await closeCheckout(services, ask, { about: 'order', row, reopen });
      continue;
    }
    const url = row.checkout_url ?? (await open(services, ask, row));
    if (url !== null) return url;
  }
  throw new AppError('unavailable', failed, { retryAfterSeconds: 1 });
}

/** Null when the order was closed meanwhile. */
const open = (services: Services, ask: AskProvider, row: OrderRow): Promise<string | null> =>
  onceAtATime(row.id, async () => {
    const opened = await ask(() => askForCheckout(services, row));
    return opened === 'refused' ? giveUp(services, row) : keepCheckout(services, row, opened);
  });

// The same question each time, whatever has changed since: its key allows no other.
export const askForCheckout = (
  { payments, config }: Services,
  row: OrderRow,
): Promise<OpenedCheckout> =>
  payments.openCheckout({
    id: row.id,
    cents: row.cents,
    productName: row.product_name,
    email: row.email,
    ...(row.is_deposit ? { label: amountLabel(row) } : {}),
    terms: checkoutWords(row),
    ...checkoutReturn(config, { ...projectIn(row), order: row.id }),
  } satisfies OrderCheckout);

// By the subject: the project itself may be deleted by now.
const projectIn = ({ subject }: OrderRow): Record<string, string> =>
  subject.startsWith('project:') ? { project: subject.slice('project:'.length) } : {};

async function keepCheckout(
  { db, now }: Services,
  row: OrderRow,
  { checkoutId: checkout_id, url: checkout_url, expiresAt: checkout_expires_at }: OpenedCheckout,
): Promise<string | null> {
  const opening = { ...row, checkout_id, checkout_url, checkout_expires_at };
  const [kept] = await db
    .update(orders)
    .set({
      checkout_id,
      checkout_url,
      checkout_expires_at,
      check_at: nextOrderCheck(opening, now()),
    })
    .where(and(eq(orders.id, row.id), eq(orders.state, 'open')))
    .returning({ url: orders.checkout_url });
  return kept?.url ?? null;
}

// It will refuse this order each time; the next press makes another.
async function giveUp(services: Services, { id }: OrderRow): Promise<never> {
  const at = Math.floor(services.now().getTime() / 1000);
  await applyPaymentEvents(services, [{ about: 'order', id, event: { type: 'expired', at } }]);
  throw new AppError('unavailable', failed, { retryAfterSeconds: 1 });
}
