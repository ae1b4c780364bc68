import type { ReactNode } from 'react';
import type { ListedSubscription } from '#domain/payments/account-payments.ts';
import { formatCents } from '#domain/payments/offer.ts';
import {
  failedCharge,
  failedOften,
  failedRemedy,
  failedWhileEnding,
} from '#domain/payments/rules/renewal-words.ts';
import { isRunning, type SubscriptionState } from '#domain/payments/subscription-facts.ts';
import { ShownTime } from '../ui/page/shown-time.tsx';

/** The state as its badge says it. */
export function subscriptionBadge({ state, ending }: ListedSubscription): string {
  if (ending && hasRun(state)) return 'Canceled';
  return badges[state];
}

const badges: Record<SubscriptionState, string> = {
  opening: 'Not started',
  expired: 'Not started',
  begun: 'Starting',
  incomplete: 'Not started',
  incomplete_expired: 'Not started',
  trialing: 'Free trial',
  active: 'Active',
  past_due: 'Payment failed',
  unpaid: 'Unpaid',
  paused: 'Paused',
  canceled: 'Ended',
};

/** Until when it can be used when it is canceled, and what is charged until then. */
export function untilWhen({ state, trial_end, period_end }: ListedSubscription): ReactNode {
  const end = state === 'trialing' ? (trial_end ?? period_end) : period_end;
  const day = end ? (
    <>
      until <ShownTime iso={end} />
    </>
  ) : (
    'until what is paid has run out'
  );
  // What is owed is asked for as long as it runs.
  if (state === 'past_due' || state === 'unpaid') {
    return (
      <>
        It runs {day}. {failedWhileEnding}
      </>
    );
  }
  return (
    <>
      It stays yours {day}, and {state === 'trialing' ? 'nothing is' : 'nothing more is'} charged.
    </>
  );
}

/** How the starter package stands: what is charged next and when, or until when it holds. */
export function SubscriptionWords({ subscription }: { subscription: ListedSubscription }) {
  const { state, ending, cents, trial_end, period_end } = subscription;
  const price = formatCents(cents);
  if (ending && hasRun(state)) return untilWhen(subscription);
  switch (state) {
    case 'opening':
      return 'Its checkout is open. Nothing is charged until you confirm there.';
    case 'begun':
      return 'You are done; the confirmation is on its way.';
    case 'trialing':
      return (
        <>
          Nothing is charged so far. The first {price} {due(trial_end ?? period_end)}, then {price}{' '}
          each month until you cancel.
        </>
      );
    case 'active':
      return (
        <>
          The next {price} {due(period_end)}, and so each month until you cancel.
        </>
      );
    case 'past_due':
    case 'unpaid':
      return `${failedCharge(cents)} ${failedRemedy} ${failedOften}`;
    case 'paused':
      return 'It rests: there is no card to charge. Put one in under "Cards and receipts" to go on.';
    case 'canceled':
      return 'It has ended, and nothing more is charged. Your projects stay yours.';
    case 'expired':
    case 'incomplete':
    case 'incomplete_expired':
      return 'It did not start: the first payment did not go through, and nothing was charged.';
  }
}

const hasRun = (state: SubscriptionState) => isRunning(state) && state !== 'begun';

const due = (iso: string | null): ReactNode =>
  iso ? (
    <>
      is due on <ShownTime iso={iso} />
    </>
  ) : (
    'follows'
  );
