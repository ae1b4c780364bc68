import { cancelSubscription, resumeSubscription } from '#domain/contract/payment-routes.ts';
import { shortDay } from '#domain/days.ts';
import type { ListedSubscription } from '#domain/payments/account-payments.ts';
import { call } from '../../calls/call.ts';
import { tellPayment } from '../../checkout/payment-news.ts';
import { untilWhen } from '../../checkout/subscription-words.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { useToast } from '../../ui/overlays/toast.tsx';
import { useTimeZone } from '../../ui/page/use-time-zone.ts';
import { PaymentsConfirm } from './payments-confirm.tsx';
import { usePaymentsPress } from './payments-press.ts';
import { PaymentsProblem } from './payments-problem.tsx';
import type { PaymentsChange } from './payments-state.ts';

type SubscriptionEndingProps = { subscription: ListedSubscription; change: PaymentsChange };

/** The day it ends when it is canceled now; null where that is not known. */
function useEndingDay({ state, trial_end, period_end }: ListedSubscription): string | null {
  const timeZone = useTimeZone();
  const end = state === 'trialing' ? (trial_end ?? period_end) : period_end;
  return end && shortDay(new Date(end), timeZone);
}

/** Cancels in two presses; while it is ending, one press takes that back. */
export function SubscriptionEnding({ subscription, change }: SubscriptionEndingProps) {
  const toast = useToast();
  const endsOn = useEndingDay(subscription);
  const { busy, failure, press } = usePaymentsPress(change.reread);
  const changed = (now: ListedSubscription) => {
    document.getElementById('starter-package')?.focus();
    change.subscription(now);
    tellPayment();
    toast.show({
      about: 'subscription',
      ...(now.ending
        ? { title: 'Subscription canceled', text: 'It ends by itself. You can still keep it.' }
        : { title: 'Subscription kept', text: 'It goes on as before.' }),
    });
  };
  return (
    <>
      {subscription.ending ? (
        <Button
          compact
          loading={busy}
          onClick={() => press(() => call(resumeSubscription, {}), changed)}
        >
          {busy ? 'Keeping it...' : 'Keep it after all'}
        </Button>
      ) : (
        <PaymentsConfirm
          label="Cancel subscription"
          yes={{
            idle: endsOn
              ? `Cancel subscription, it runs until ${endsOn}`
              : 'Cancel subscription now',
            busy: 'Canceling...',
          }}
          no="Keep it"
          busy={busy}
          onYes={() => press(() => call(cancelSubscription, {}), changed)}
        >
          {untilWhen(subscription)} Your projects stay in your account.
        </PaymentsConfirm>
      )}
      <PaymentsProblem failure={failure} />
    </>
  );
}
