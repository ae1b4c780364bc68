import { formatCents } from '#domain/payments/offer.ts';
import { madeWords, reportedPayment } from '#domain/payments/rules/made-payment.ts';
import { amountWords, payWords } from '#domain/payments/rules/payment-terms.ts';
import type { SandboxCheckout } from '#domain/payments/sandbox/checkout.ts';

/** What the page is about, in a few large words. */
export const checkoutHeading = (checkout: SandboxCheckout): string => {
  const { kind, cents, trial_days, state } = checkout;
  if (kind === 'order' && state === 'open' && checkout.payable) return payWords(checkout);
  if (kind === 'order') return `${amountWords(checkout)}, ${becameOf(checkout)}`;
  if (state !== 'open') return `${formatCents(cents)} a month, ${begunOrNot[state]}`;
  return trial_days > 0 ? `${trial_days} days free` : `${formatCents(cents)} a month`;
};

const begunOrNot = { paid: 'begun', expired: 'not begun' } as const;

// A deposit that stands is called one by its amount.
function becameOf({ state, report }: SandboxCheckout): string {
  if (state !== 'paid') return state === 'open' ? 'not paid yet' : 'not paid';
  const made = reportedPayment(report);
  const isPaid = !made || made.state === 'paid' || made.state === 'deposit';
  return (isPaid ? madeWords.paid : madeWords[made.state]).badge.toLowerCase();
}

/** The button that pays. */
export function payLabel(checkout: SandboxCheckout) {
  if (checkout.kind === 'order') return { label: payWords(checkout), busyLabel: 'Paying...' };
  const label = checkout.trial_days > 0 ? 'Start free trial' : 'Subscribe';
  return { label, busyLabel: 'Starting...' };
}
