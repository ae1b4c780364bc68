import type { AccountPayments, ListedSubscription } from '#domain/payments/account-payments.ts';
import { orderNumber } from '#domain/payments/order-number.ts';
import { isRunning } from '#domain/payments/subscription-facts.ts';
import { SubscriptionWords, subscriptionBadge } from '../../checkout/subscription-words.tsx';
import { Badge } from '../../ui/badge.tsx';
import { PaymentsCheckout } from './payments-checkout.tsx';
import { PaymentsPortal } from './payments-portal.tsx';
import type { PaymentsChange } from './payments-state.ts';
import { SubscriptionEnding } from './subscription-ending.tsx';
import { SubscriptionOffer } from './subscription-offer.tsx';

type SubscriptionPanelProps = { shown: AccountPayments; change: PaymentsChange };

/** The starter package as it stands, and everything that can be done with it. */
export function SubscriptionPanel({ shown, change }: SubscriptionPanelProps) {
  const { subscription, trial_used, portal } = shown;
  const runs = subscription !== null && isRunning(subscription.state);
  const isOpening = subscription?.state === 'opening';
  return (
    <>
      <div className="account-fact">
        <h3 className="account-step-title" id="starter-package" tabIndex={-1}>
          Starter package
        </h3>
        {subscription ? (
          <Badge tone={goesOn(subscription) ? 'available' : 'secondary'}>
            {subscriptionBadge(subscription)}
          </Badge>
        ) : null}
      </div>
      {subscription ? (
        <p className="meta">
          Subscription {orderNumber(subscription.number)}
          {subscription.transaction && !isOpening
            ? ` · Transaction ${subscription.transaction}`
            : ''}
        </p>
      ) : null}
      {subscription ? (
        <p className={isInTrouble(subscription) ? 'account-note' : 'muted'}>
          <SubscriptionWords subscription={subscription} />
        </p>
      ) : null}
      {isOpening ? (
        <PaymentsCheckout url={subscription.checkout_url} what="the starter package">
          Continue to checkout
        </PaymentsCheckout>
      ) : null}
      {runs || isOpening ? null : <SubscriptionOffer trial={!trial_used} change={change} />}
      {runs || portal ? (
        <div className="account-actions">
          {portal ? <PaymentsPortal reread={change.reread} /> : null}
          {runs && subscription.state !== 'begun' ? (
            <SubscriptionEnding subscription={subscription} change={change} />
          ) : null}
        </div>
      ) : null}
    </>
  );
}

const goesOn = ({ state, ending }: ListedSubscription) =>
  !ending && (state === 'trialing' || state === 'active');
const isInTrouble = ({ state, ending }: ListedSubscription) =>
  !ending && (state === 'past_due' || state === 'unpaid' || state === 'paused');
