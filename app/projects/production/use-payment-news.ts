import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { hearPayments, watchPayments } from '../../checkout/payment-news.ts';

/**
 * Reads the projects again when another tab tells of a payment; once one is expected, whenever
 * somebody comes back to this tab too.
 */
export function usePaymentNews() {
  const { revalidate } = useRevalidator();
  const [expected, setExpected] = useState(false);
  useEffect(() => {
    const reread = () => void revalidate();
    return expected ? watchPayments(reread) : hearPayments(reread);
  }, [expected, revalidate]);
  return { expect: () => setExpected(true), reread: () => void revalidate() };
}
