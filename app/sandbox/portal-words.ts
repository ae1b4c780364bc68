import { formatCents } from '#domain/payments/offer.ts';
import type { PortalAction, SandboxPortal } from '#domain/payments/sandbox/portal.ts';

type Subscription = SandboxPortal['subscription'];

export const statusWords: Record<Subscription['status'], string> = {
  incomplete: 'Not begun',
  incomplete_expired: 'Not begun',
  trialing: 'Free trial',
  active: 'Active',
  past_due: 'Payment failed',
  unpaid: 'Payment failed',
  paused: 'Paused',
  canceled: 'Ended',
};

export const invoiceWords: Record<SandboxPortal['invoices'][number]['status'], string> = {
  open: 'Open',
  failed: 'Failed',
  void: 'Void',
  paid: 'Paid',
};

/** What came of a press. */
export function newsOf(action: PortalAction, { subscription, invoices }: SandboxPortal): string {
  if (action === 'break-card') return 'The next charge will fail.';
  if (action === 'cancel') return 'The subscription ends as shown. Until then nothing changes.';
  if (action === 'keep') return 'The subscription goes on.';
  if (subscription.status === 'canceled') return 'The subscription has ended.';
  if (action === 'mend-card' && subscription.status !== 'active') return 'The card works again.';
  const [invoice] = invoices;
  if (!invoice) return 'Nothing was charged.';
  const amount = formatCents(invoice.cents);
  return invoice.status === 'paid' ? `${amount} was paid.` : `The charge of ${amount} failed.`;
}

/** What the next charge is, or that there is none: the words before its day, and the day. */
export function nextWords(subscription: Subscription): { label: string; day: string | null } {
  const { status, ending, period_end, next_attempt_at, ended_at } = subscription;
  if (status === 'canceled') return { label: 'Ended', day: ended_at };
  if (status === 'past_due') return { label: 'Next attempt', day: next_attempt_at };
  if (ending) return { label: 'Ends', day: period_end };
  return { label: status === 'trialing' ? 'First charge' : 'Next charge', day: period_end };
}
