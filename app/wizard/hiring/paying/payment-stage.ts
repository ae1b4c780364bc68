import type { CheckoutView } from '#app/checkout/follow-checkout.ts';
import type { Standing } from '#app/checkout/use-standing.ts';
import { type MadePayment, madePayment } from '#domain/payments/rules/made-payment.ts';
import type { OpenedPayment } from './opened-payment.ts';

/**
 * Where a payment stands that is not made: being looked up, never begun, its page open, begun elsewhere, the
 * money on its way, or not coming. `settled`: made, and not known which; `unknown`: it could not be looked up.
 */
export type PaymentStage =
  | 'reading'
  | 'unknown'
  | 'none'
  | 'open'
  | 'begun'
  | 'pending'
  | 'over'
  | 'settled';

const stageOf = {
  reading: 'reading',
  unreadable: 'unknown',
  none: 'none',
  open: 'begun',
  pending: 'pending',
  paid: 'settled',
} satisfies Record<Standing['standing'], PaymentStage>;

/** By the page that was opened here, or else by what the server knows of any other. */
export function paymentStage(
  opened: OpenedPayment | null,
  view: CheckoutView,
  { standing }: Pick<Standing, 'standing'>,
): PaymentStage {
  if (!opened || standing === 'paid') return stageOf[standing];
  if (opened.url === null) return 'settled';
  if (typeof view === 'string') return 'open';
  switch (view.outcome) {
    case 'unknown':
    case 'open':
      return 'open';
    case 'pending':
      return 'pending';
    case 'paid':
      return 'settled';
    // However it came that nothing is paid: it can be paid anew.
    case 'given-back':
    case 'ended':
    case 'over':
      return 'over';
  }
}

/**
 * The payment that was made, by whichever of the two knows of it: the standing reads every order for this ad,
 * the page that was opened here is known even where the ad has become another account's.
 */
export function paymentMade(standing: Standing, view: CheckoutView): MadePayment | null {
  const { outcome, order } = typeof view === 'object' ? view : { outcome: null, order: null };
  const { returned } = standing;
  if (standing.order || !order) return madePayment(standing);
  const isNewer = order.number !== returned?.number;
  if (outcome === 'paid' && isNewer) return madePayment({ order, returned: null });
  if (returned) return madePayment(standing);
  return outcome === 'given-back' ? madePayment({ order: null, returned: order }) : null;
}
