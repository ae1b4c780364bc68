import { useEffect, useState } from 'react';
import type { ListedSubscription } from '#domain/payments/account-payments.ts';
import { readPayments } from '../checkout/payments-api.ts';

/** The subscription that has just begun: undefined until asked for, null where nobody tells. */
export function useBegunSubscription(wanted: boolean) {
  const [subscription, setSubscription] = useState<ListedSubscription | null>();
  useEffect(() => {
    if (!wanted) return;
    let gone = false;
    void readPayments().then((result) => {
      if (!gone) setSubscription(result.ok ? result.answer.subscription : null);
    });
    return () => {
      gone = true;
    };
  }, [wanted]);
  return subscription;
}
