import { guaranteed, guaranteeHours } from './offer.ts';
import type { OrderState } from './order-facts.ts';

type Paid = { cents: number; state: OrderState; paid_at: Date | null };

/** Until when all of a payment is given back on request; null where no guarantee holds. */
export function guaranteeEnds({ cents, state, paid_at }: Paid): Date | null {
  const isIncluded = cents >= guaranteed.from * 100 && cents <= guaranteed.to * 100;
  if (!isIncluded || state !== 'paid' || !paid_at) return null;
  return new Date(paid_at.getTime() + guaranteeHours * 3_600_000);
}
