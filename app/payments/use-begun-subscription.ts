import { useEffect, useState } from 'react';
import { listPayments } from '#domain/contract/payment-routes.ts';
import type { ListedSubscription } from '#domain/payments/account-payments.ts';
import { call } from '../calls/call.ts';

/** The subscription that has just begun: undefined until asked for, null where nobody tells. */
export function useBegunSubscription(wanted: boolean) {
  const [subscription, setSubscription] = useState<ListedSubscription | null>();
  useEffect(() => {
    if (!wanted) return;
    let gone = false;
    void call(listPayments, {}).then((result) => {
      if (!gone) setSubscription(result.ok ? result.answer.subscription : null);
    });
    return () => {
      gone = true;
    };
  }, [wanted]);
  return subscription;
}
