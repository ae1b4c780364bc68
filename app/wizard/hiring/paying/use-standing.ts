import { useEffect, useState } from 'react';
import { call } from '#app/calls/call.ts';
import { watchPayments } from '#app/checkout/payment-news.ts';
import { readStanding } from '#domain/contract/payment-routes.ts';
import type { PaymentStanding, PaymentSubject } from '#domain/payments/account-payments.ts';

export type KnownStanding = PaymentStanding | 'reading' | 'unreadable';

/** Whether this is paid for, wherever it was paid; read again when there is news of a payment. */
export function useStanding({ projectId, submissionId }: PaymentSubject): KnownStanding {
  const [standing, setStanding] = useState<KnownStanding>('reading');
  useEffect(() => {
    let over = false;
    const read = async () => {
      const result = await call(readStanding, { query: { projectId, submissionId } });
      if (over) return;
      // What was known still holds when the next answer does not come.
      if (result.ok) setStanding(result.answer.standing);
      else setStanding((before) => (before === 'reading' ? 'unreadable' : before));
    };
    void read();
    const stop = watchPayments(() => void read());
    return () => {
      over = true;
      stop();
    };
  }, [projectId, submissionId]);
  return standing;
}
