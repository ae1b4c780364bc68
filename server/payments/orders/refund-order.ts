import type { Viewer } from '#domain/accounts/viewer.ts';
import type { ListedPayment } from '#domain/payments/account-payments.ts';
import { guaranteeHours } from '#domain/payments/offer.ts';
import { guaranteeEnds } from '#domain/payments/rules/guarantee.ts';
import { AppError } from '../../app-error.ts';
import type { Services } from '../../services.ts';
import { findOwnOrder } from './find-own-order.ts';
import { giveBack } from './give-back.ts';
import { type OrderRow, presentOrder } from './present-order.ts';

const notDone = 'The payment provider did not give it back. Please write to us.';

/**
 * Gives a payment back within its guarantee. Pressed again it is given back once and answered the
 * same. Throws 'not-found', 'conflict' with the reason where nothing is given back, 'unavailable'
 * when the provider does not answer: then nothing has changed here.
 */
export async function refundOrder(
  services: Services,
  viewer: Viewer,
  id: string,
): Promise<ListedPayment> {
  const row = await findOwnOrder(services.db, viewer, id);
  if (row.state === 'refunded') return presentOrder(row, services.now());
  const payment = payable(row, services.now());
  await giveBack(services, row, payment);
  const after = await findOwnOrder(services.db, viewer, id);
  if (after.state !== 'refunded') throw new AppError('conflict', notDone);
  return presentOrder(after, services.now());
}

type Payment = { paymentId: string; cents: number };

function payable(row: OrderRow, now: Date): Payment {
  const until = guaranteeEnds(row);
  const { paid } = row.facts;
  if (!until || !paid) throw new AppError('conflict', reasonOf(row));
  if (until > now) return paid;
  throw new AppError(
    'conflict',
    `The guarantee holds for ${guaranteeHours} hours after paying, and they are over.`,
  );
}

function reasonOf(row: OrderRow): string {
  switch (row.state) {
    case 'paid':
      return 'The guarantee holds for payments of $5,000 to $24,999.';
    case 'partly-refunded':
      return 'A part of this was given back already. Please write to us about the rest.';
    case 'disputed':
    case 'lost':
      return 'Your bank has asked for this money back already.';
    default:
      return 'This has not been paid.';
  }
}
