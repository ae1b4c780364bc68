import { useCallback, useRef } from 'react';
import type { CheckoutView } from '#app/checkout/follow-checkout.ts';
import { GuaranteeLine } from '#app/checkout/guarantee-line.tsx';
import type { KnownStanding } from '#app/checkout/use-standing.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/controls/button.tsx';
import { formatDollars } from '#domain/money.ts';
import type { PaidOrder } from '#domain/payments/account-payments.ts';
import { changedWords, paidWords, standingWords } from '#domain/payments/rules/payment-terms.ts';
import type { Wizard } from '../../use-wizard.ts';
import type { OpenedPayment } from './opened-payment.ts';

/**
 * Where the payment stands: being looked up, never begun, its page open, begun elsewhere, the money
 * on its way, here, or not coming. `settled`: made before; `unknown`: it could not be looked up.
 */
export type PaymentStage =
  | 'reading'
  | 'unknown'
  | 'none'
  | 'open'
  | 'begun'
  | 'pending'
  | 'paid'
  | 'over'
  | 'given-back'
  | 'settled';

const stageOf = {
  reading: 'reading',
  unreadable: 'unknown',
  none: 'none',
  open: 'begun',
  pending: 'pending',
  paid: 'paid',
} satisfies Record<KnownStanding, PaymentStage>;

/** By the page that was opened here, or else by what the server knows of any other. */
export function paymentStage(
  opened: OpenedPayment | null,
  view: CheckoutView,
  standing: KnownStanding,
): PaymentStage {
  if (!opened || standing === 'paid') return stageOf[standing];
  if (opened.url === null) return 'settled';
  if (typeof view === 'string' || view.outcome === 'unknown') return 'open';
  // However it came that nothing is paid: it can be paid anew.
  return view.outcome === 'ended' ? 'over' : view.outcome;
}

type PaymentNoteProps = { wizard: Wizard; amount: number; stage: PaymentStage };
const payable: readonly PaymentStage[] = ['none', 'unknown', 'begun', 'over', 'given-back'];

/** What happened with the payment, and the way to its page. */
export function PaymentNote({ wizard: { payment }, amount, stage }: PaymentNoteProps) {
  const { asking, opened, pay } = payment;
  const pressed = useRef(false);
  // Where the pressed button was, the link is where one goes on.
  const goOn = useCallback((link: HTMLAnchorElement | null) => {
    if (pressed.current) link?.focus();
  }, []);
  const { title, text } = wordsOf(stage, formatDollars(amount), opened);
  return (
    <section className="panel pay-note" aria-labelledby="pay-note">
      <div role="status">
        {stage === 'paid' ? <Badge tone="available">Paid</Badge> : null}
        <h2 id="pay-note" className="heading-3">
          {title}
        </h2>
        <p className="muted">{text}</p>
      </div>
      {stage === 'open' && opened?.url ? (
        <a ref={goOn} className="text-link" href={opened.url} target="_blank" rel="noreferrer">
          Open the payment page again<span className="sr-only"> (opens in a new tab)</span>
        </a>
      ) : null}
      {payable.includes(stage) ? (
        <Button
          loading={asking}
          onClick={() => {
            pressed.current = true;
            void pay();
          }}
        >
          {asking
            ? 'Opening the payment page...'
            : stage === 'begun'
              ? 'Go on with the payment'
              : `Pay ${formatDollars(amount)} now`}
        </Button>
      ) : null}
    </section>
  );
}

function wordsOf(stage: PaymentStage, amount: string, opened: OpenedPayment | null) {
  switch (stage) {
    case 'reading':
      return { title: 'Looking up your payment', text: 'It takes a moment.' };
    case 'unknown':
      return {
        title: 'Your payment could not be looked up',
        text: 'What is paid already is not charged again.',
      };
    case 'none':
      return {
        title: 'Nothing is paid yet',
        text: `Pay ${amount} after the producer has confirmed the director, or now: then it is a reservation.`,
      };
    case 'begun':
      return {
        title: 'A payment was begun',
        text: `It is not finished: ${amount} is charged once you pay there.`,
      };
    case 'open':
      return {
        title: opened?.left
          ? 'Your payment is not finished'
          : 'The payment page is open in another tab',
        text: `${amount} is charged once you pay there. This page says so when it has arrived.`,
      };
    case 'pending':
      return {
        title: 'Your payment is being confirmed',
        text: 'It takes a moment; some banks take a few days. There is nothing more for you to do.',
      };
    case 'paid':
      return {
        title: 'Your payment has arrived',
        text: 'A receipt is on its way by email. Our team will contact you within 24 hours.',
      };
    case 'settled':
      return {
        title: 'There is nothing to pay here',
        text: 'The payment has been made, or is on its way. The producer who writes to you knows of it.',
      };
    case 'given-back':
      return {
        title: 'Your payment was given back',
        text: `What you had paid is on its way back to you, and nothing is owed. You can pay ${amount} again.`,
      };
    case 'over':
      return {
        title: 'The payment page has closed',
        text: 'Nothing is paid through it. You can open a new one.',
      };
  }
}

/** What was paid, whatever is asked for now. */
export function PaidNote({ paid, wantedCents }: { paid: PaidOrder; wantedCents: number | null }) {
  const changed = paid.is_deposit ? '' : changedWords(paid, wantedCents);
  const until = paid.refundable_until;
  return (
    <section className="panel pay-note" aria-labelledby="pay-note">
      <div role="status">
        <Badge tone="available">Paid</Badge>
        <h2 id="pay-note" className="heading-3">
          {paid.disputed ? 'Your payment is in dispute' : 'Your payment has arrived'}
        </h2>
        <p className="muted">
          {paidWords(paid)} {standingWords(paid)}
          {paid.disputed ? null : ' Our team will contact you within 24 hours.'}
        </p>
        {until ? <GuaranteeLine until={until} /> : null}
        {changed ? <p>{changed}</p> : null}
      </div>
    </section>
  );
}

/** An invented director is never paid for: first somebody has to be there who takes the job. */
export function NotPayableNote({ name }: { name: string }) {
  return (
    <section className="panel pay-note" aria-labelledby="pay-note">
      <div>
        <h2 id="pay-note" className="heading-3">
          Nothing is to be paid yet
        </h2>
        <p className="muted">
          {name} is a sample profile. You pay once the producer has settled a director with you.
        </p>
      </div>
    </section>
  );
}
