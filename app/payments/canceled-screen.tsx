import { useEffect, useState } from 'react';
import type { z } from 'zod';
import { listPayments, readOpenCheckout } from '#domain/contract/payment-routes.ts';
import type { openCheckout } from '#domain/payments/account-payments.ts';
import { orderNumber } from '#domain/payments/order-number.ts';
import { amountWords } from '#domain/payments/rules/payment-terms.ts';
import { call } from '../calls/call.ts';
import { canceledWords } from '../checkout/canceled-words.ts';
import { starterCheckout, tellLeft, tellReopened } from '../checkout/payment-news.ts';
import { LinkButton } from '../ui/controls/link-button.tsx';

type CanceledScreenProps = {
  /** Id of the viewer's project; 'gone' where one was named that is not there for them. */
  project: string | null;
  /** What the address names. */
  plan: string | null;
  order: string | null;
};

/** A payment page was left without paying. */
export function CanceledScreen({ project, plan, order }: CanceledScreenProps) {
  const checkout = useOpenCheckout(order);
  const starter = useOpenStarter(plan);
  const page = checkout?.checkout_url ?? starter;
  const way = wayBack(project, plan);
  const left = plan === 'starter' ? starterCheckout : checkout?.checkout_url;
  useEffect(() => {
    if (left) tellLeft(left);
  }, [left]);
  const ways = [
    ...(page
      ? [{ to: page, text: 'Back to the payment page', onClick: () => left && tellReopened(left) }]
      : []),
    ...(way ? [way] : []),
    { to: '/', text: 'Try Again' },
    { to: '/', text: 'Back to Home' },
  ];
  return (
    <section className="panel payment-panel" aria-label="Payment">
      <h1 className="heading-1">{canceledWords.heading}</h1>
      <p className="muted">{canceledWords.text}</p>
      <div className="payment-ways">
        {ways.map(({ text, ...link }, place) => (
          <LinkButton key={text} variant={place === 0 ? 'primary' : 'secondary'} {...link}>
            {text}
          </LinkButton>
        ))}
      </div>
      {page ? (
        <p className="meta">
          {checkout
            ? `Order ${orderNumber(checkout.number)}, ${amountWords(checkout)}, is still open.`
            : 'The checkout of the starter package is still open.'}{' '}
          {canceledWords.until}
        </p>
      ) : null}
    </section>
  );
}

/** The checkout that was left, while it is open. */
function useOpenCheckout(order: string | null) {
  const [checkout, setCheckout] = useState<z.infer<typeof openCheckout> | null>(null);
  useEffect(() => {
    if (order === null) return;
    const stop = new AbortController();
    void call(readOpenCheckout, { params: { id: order } }, { signal: stop.signal }).then(
      (result) => {
        if (result.ok) setCheckout(result.answer);
      },
    );
    return () => stop.abort();
  }, [order]);
  return checkout;
}

/** Where the member's starter package can be gone on with, while its checkout is open. */
function useOpenStarter(plan: string | null): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (plan !== 'starter') return;
    const stop = new AbortController();
    void call(listPayments, {}, { signal: stop.signal }).then((result) => {
      if (result.ok) setUrl(result.answer.subscription?.checkout_url ?? null);
    });
    return () => stop.abort();
  }, [plan]);
  return url;
}

function wayBack(project: string | null, plan: string | null) {
  if (project === 'gone') return { to: '/projects', text: 'To my projects' };
  if (project) return { to: `/projects/${project}`, text: 'Back to your project' };
  return plan === 'starter'
    ? { to: '/account#payments', text: 'Back to the starter package' }
    : null;
}
