// An administrator gives a payment back.
import type { Viewer } from '#domain/accounts/viewer.ts';
import type { AdminOrder } from '#domain/admin/orders.ts';
import { AppError } from '../../app-error.ts';
import { giveBack } from '../../payments/orders/give-back.ts';
import { mayRefund } from '../../policies.ts';
import type { Services } from '../../services.ts';
import { recordAct } from '../audit/record-act.ts';
import { readOrder, requireOrder } from './list-orders.ts';
import { refundableCents } from './refundable.ts';

const notDone = 'The payment provider did not give it back. Look at it there.';

/**
 * Gives back what the house still has of a payment. Who asked and why is written down before the
 * provider is asked, so that it is known whatever becomes of the answer. Throws 'not-found',
 * 'conflict' with the reason where nothing can be given back, 'unavailable' when the provider does not
 * answer: asked again it is given back once.
 */
export async function refundAsHouse(
  services: Services,
  admin: Viewer,
  id: string,
  reason: string,
): Promise<AdminOrder> {
  const { order } = await requireOrder(services, id);
  if (!mayRefund(admin)) throw new AppError('forbidden', "You don't have admin permissions");
  const cents = refundableCents(order);
  const { paid } = order.facts;
  if (!paid || cents === 0) throw new AppError('conflict', reasonOf(order.state));
  if (order.provider !== services.payments.kind) {
    throw new AppError('conflict', 'Another payment provider took this payment. Refund it there.');
  }
  await recordAct(services.db, {
    admin,
    action: 'order.refunded',
    target: { kind: 'order', id },
    details: { number: order.number, cents, reason: reason.trim() },
    at: services.now(),
  });
  await giveBack(services, order, paid);
  const after = await readOrder(services, id);
  if (after.refundable_cents > 0) throw new AppError('conflict', notDone);
  return after;
}

function reasonOf(state: AdminOrder['state']): string {
  switch (state) {
    case 'refunded':
      return 'All of it was given back already.';
    case 'disputed':
    case 'lost':
      return 'The bank of the payer has asked for this money: answer the dispute at the provider.';
    default:
      return 'Nothing was paid.';
  }
}
