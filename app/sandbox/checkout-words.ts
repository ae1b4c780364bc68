import { formatCents } from '#domain/payments/offer.ts';
import type { SandboxCheckout } from '#domain/payments/sandbox/checkout.ts';

/** What the page is about, in a few large words. */
export const checkoutHeading = ({ kind, cents, trial_days }: SandboxCheckout): string => {
  if (kind === 'order') return `Pay ${formatCents(cents)}`;
  return trial_days > 0 ? `${trial_days} days free` : `${formatCents(cents)} a month`;
};

/** The button that pays. */
export function payLabel({ kind, cents, trial_days }: SandboxCheckout) {
  if (kind === 'order') return { label: `Pay ${formatCents(cents)}`, busyLabel: 'Paying...' };
  const label = trial_days > 0 ? 'Start free trial' : 'Subscribe';
  return { label, busyLabel: 'Starting...' };
}
