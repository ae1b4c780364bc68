import { guaranteeHours } from '../offer.ts';
import type { OrderState } from '../order-facts.ts';
import { isGuaranteed } from './payment-terms.ts';

type Paid = { cents: number; state: OrderState; paid_at: Date | null };

/** Until when all of a payment is given back on request; null where no guarantee holds. */
export function guaranteeEnds({ cents, state, paid_at }: Paid): Date | null {
  if (!isGuaranteed(cents) || state !== 'paid' || !paid_at) return null;
  return new Date(paid_at.getTime() + guaranteeHours * 3_600_000);
}

/** The same of a payment whose bank has not decided yet: its guarantee rests, and its end stays. Null where that is past. */
export function restingUntil(order: Paid, at: Date): Date | null {
  if (order.state !== 'disputed') return null;
  const until = guaranteeEnds({ ...order, state: 'paid' });
  return until && until > at ? until : null;
}
