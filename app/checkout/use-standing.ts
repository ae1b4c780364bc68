import { useCallback, useEffect, useRef, useState } from 'react';
import { readStanding } from '#domain/contract/payment-routes.ts';
import type { PaymentStanding, PaymentSubject } from '#domain/payments/account-payments.ts';
import { call } from '../calls/call.ts';
import { usePaymentNews } from './use-payment-news.ts';

export type KnownStanding = PaymentStanding['standing'] | 'reading' | 'unreadable';
/** `order` is the one that was paid. */
export type Standing = Omit<PaymentStanding, 'standing'> & { standing: KnownStanding };

const known = { order: null, begun: null, returned: null, bid: null };
const nothing: Standing = { standing: 'none', ...known };
const unreadable: Standing = { standing: 'unreadable', ...known };
const reading: Standing = { standing: 'reading', ...known };

/** Whether this is paid for, wherever it was paid; read again when there is news of a payment. */
export function useStanding({ projectId, submissionId }: PaymentSubject): Standing {
  const [standing, setStanding] = useState(reading);
  const isSomething = projectId !== undefined || submissionId !== undefined;
  const asked = useRef(0);
  const answered = useRef(0);
  const read = useCallback(async () => {
    const own = ++asked.current;
    const result = await call(readStanding, { query: { projectId, submissionId } });
    // A later question has its answer already. One that is asked meanwhile holds nothing up.
    if (own <= answered.current) return;
    answered.current = own;
    // What was known still holds when the next answer does not come.
    if (result.ok) setStanding(result.answer);
    else setStanding((before) => (before.standing === 'reading' ? unreadable : before));
  }, [projectId, submissionId]);
  useEffect(() => {
    if (isSomething) void read();
    return () => {
      answered.current = asked.current;
    };
  }, [isSomething, read]);
  usePaymentNews(isSomething, () => void read());
  return isSomething ? standing : nothing;
}
