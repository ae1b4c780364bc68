import type { PortalAction, SandboxPortal } from '#domain/payments/sandbox-portal.ts';

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

/** What was done, said once it is. */
export const doneWords: Record<PortalAction, string> = {
  cancel: 'The subscription will end',
  keep: 'The subscription goes on',
  'end-trial': 'The trial is over',
  renew: 'Time has passed',
  'break-card': 'The next charge will fail',
  'mend-card': 'The card works again',
};

/** What the next charge is, or that there is none: the words before its day, and the day. */
export function nextWords(subscription: Subscription): { label: string; day: string | null } {
  const { status, ending, period_end, next_attempt_at, ended_at } = subscription;
  if (status === 'canceled') return { label: 'Ended', day: ended_at };
  if (status === 'past_due') return { label: 'Tried again', day: next_attempt_at };
  if (ending) return { label: 'Ends', day: period_end };
  return { label: status === 'trialing' ? 'First charge' : 'Next charge', day: period_end };
}
