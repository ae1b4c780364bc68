import { here, longDay } from '#domain/days.ts';
import type { ListedSubscription } from '#domain/payments/account-payments.ts';
import { formatCents } from '#domain/payments/offer.ts';
import { SubscriptionWords, subscriptionBadge } from '../checkout/subscription-words.tsx';
import { outcomeWords, receiptComes, type Words } from './outcome-words.ts';

/** For a subscription that has begun, within the last hour or before, as it stands now; null where nobody tells how. */
export function begunWords(
  subscription: ListedSubscription | null | undefined,
  isFresh: boolean,
): Words {
  if (subscription === undefined) return outcomeWords.checking;
  if (subscription === null) return active;
  const { state, ending, trial_end, cents } = subscription;
  if (ending || !['trialing', 'active'].includes(state)) {
    return {
      badge: subscriptionBadge(subscription),
      heading: 'Your starter package',
      text: <SubscriptionWords subscription={subscription} />,
    };
  }
  if (state === 'active' && isFresh) {
    return {
      ...active,
      text: `${formatCents(cents)} was charged today. ${active.text}`,
      note: receiptComes,
    };
  }
  if (state === 'active' || !trial_end) return active;
  return {
    badge: subscriptionBadge(subscription),
    heading: 'Your trial has started',
    text: `Nothing has been charged. The first ${formatCents(cents)} is due on ${longDay(new Date(trial_end), here())}; cancel before then and pay nothing.`,
  };
}

const active = {
  badge: 'Active',
  heading: 'Your starter package has started',
  text: 'Your account page shows the next charge. You can cancel there at any time.',
} as const satisfies Words;
