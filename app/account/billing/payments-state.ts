import { useCallback, useRef, useState } from 'react';
import { listPayments } from '#domain/contract/payment-routes.ts';
import type {
  AccountPayments,
  ListedPayment,
  ListedSubscription,
} from '#domain/payments/account-payments.ts';
import { call } from '../../calls/call.ts';
import { usePaymentNews } from '../../checkout/use-payment-news.ts';

export type PaymentsChange = {
  payment: (changed: ListedPayment) => void;
  subscription: (changed: ListedSubscription) => void;
  /** Asks the server for all of it. */
  reread: () => void;
};

/** What the section shows: as loaded, then as the server answers; asked again when there is news. */
export function usePaymentsState(loaded: AccountPayments) {
  const [shown, setShown] = useState(loaded);
  const [from, setFrom] = useState(loaded);
  if (from !== loaded) {
    setFrom(loaded);
    setShown(loaded);
  }
  // What was asked before a change was answered may be older than the change.
  const changes = useRef(0);
  const reread = useCallback(async () => {
    const before = changes.current;
    const result = await call(listPayments, {});
    if (result.ok && before === changes.current) setShown(result.answer);
  }, []);
  usePaymentNews(true, () => void reread());
  const apply = (change: (before: AccountPayments) => AccountPayments) => {
    changes.current += 1;
    setShown(change);
  };
  const change: PaymentsChange = {
    payment: (changed) =>
      apply((before) => ({
        ...before,
        payments: before.payments.map((one) => (one.id === changed.id ? changed : one)),
      })),
    subscription: (subscription) => apply((before) => ({ ...before, subscription })),
    reread: () => void reread(),
  };
  return { shown, change };
}
