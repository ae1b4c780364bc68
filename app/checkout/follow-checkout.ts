import { useEffect, useState } from 'react';
import { readCheckout } from '#domain/contract/payment-routes.ts';
import type { CheckoutReport } from '#domain/payments/account-payments.ts';
import { call } from '../calls/call.ts';
import { watchPayments } from './payment-news.ts';
import { usePaymentNews } from './use-payment-news.ts';

/** The last of them stands for all that follow. */
const pausesSeconds = [2, 3, 5, 8, 13, 20, 30, 60];

/** What is known of a checkout: nothing yet, how it stands, or that it could not be asked. */
export type CheckoutView = 'checking' | 'unreachable' | CheckoutReport;

const isSettled = (view: CheckoutView) =>
  typeof view === 'object' && !['pending', 'open'].includes(view.outcome);

/**
 * Asks how a checkout stands until it is settled: with growing pauses while the page is seen, and at
 * once when there is news or somebody comes back. Returns how to stop.
 */
export function followCheckout(id: string, tell: (view: CheckoutView) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asked = 0;
  let busy = false;
  let over = false;
  let known: CheckoutView = 'checking';
  const look = async () => {
    if (busy || over || document.hidden) return;
    clearTimeout(timer);
    busy = true;
    const result = await call(readCheckout, { params: { checkoutId: id } });
    busy = false;
    if (over) return;
    // What was known still holds when the next answer does not come.
    if (result.ok) known = result.answer;
    else if (typeof known === 'string') known = 'unreachable';
    tell(known);
    if (isSettled(known)) return stop();
    const limited = !result.ok && result.failure.reason === 'limited' ? result.failure : null;
    const pause = pausesSeconds[Math.min(asked++, pausesSeconds.length - 1)] ?? 0;
    const seconds = Math.max(pause, limited?.retryAfterSeconds ?? 0);
    timer = setTimeout(() => void look(), seconds * 1_000);
  };
  const stopWatching = watchPayments(() => void look());
  const stop = () => {
    over = true;
    clearTimeout(timer);
    stopWatching();
  };
  void look();
  return stop;
}

/** How the checkout stands, followed while the component is shown, also by what is done later; `checking` without an id. */
export function useCheckout(id: string | null): CheckoutView {
  const [view, setView] = useState<{ id: string | null; view: CheckoutView }>();
  const [turn, setTurn] = useState(0);
  const known = view?.id === id ? view.view : 'checking';
  // biome-ignore lint/correctness/useExhaustiveDependencies: the turn is the reason to ask again
  useEffect(() => {
    if (id !== null) return followCheckout(id, (view) => setView({ id, view }));
  }, [id, turn]);
  // Nothing is waited for any more; a refund or a dispute can still come.
  usePaymentNews(isSettled(known), () => setTurn((before) => before + 1));
  return known;
}
