import { useCallback, useRef } from 'react';
import { begunHeading, GoOnLink } from '#app/checkout/begun-note.tsx';
import { canceledWords } from '#app/checkout/canceled-words.ts';
import { formatCents } from '#domain/payments/offer.ts';
import { type MadePayment, madeInWords } from '#domain/payments/rules/made-payment.ts';
import {
  type Amount,
  goOnWords,
  pageWords,
  wantedInstead,
} from '#domain/payments/rules/payment-terms.ts';
import type { NamedBudget } from '#domain/wizard/money/production-budget.ts';
import type { Wizard } from '../../use-wizard.ts';
import type { OpenedPayment } from './opened-payment.ts';
import { PayButton } from './pay-button.tsx';
import type { PaymentStage } from './payment-stage.ts';

type PaymentNoteProps = {
  wizard: Wizard;
  /** In dollars what the answers ask for; null where that is not paid for here. */
  amount: number | null;
  /** Of a page that is open its own amount, whatever is asked for by now. */
  asked: Amount;
  stage: PaymentStage;
  /** One that was made before, and went back. */
  before: MadePayment | null;
};
const payable: readonly PaymentStage[] = ['none', 'unknown', 'begun', 'over'];

/** What happened with the payment, and the way to its page. */
export function PaymentNote({ wizard, amount, asked, stage, before }: PaymentNoteProps) {
  const { draft, payment } = wizard;
  const { asking, opened, pay, reopened } = payment;
  const page = stage === 'begun' ? (payment.begun?.checkout_url ?? null) : null;
  const goOn = goOnWords(asked, draft.answers);
  // Pressing to pay the same opens the same page.
  const isSame = stage === 'begun' && amount !== null && wantedInstead(asked, draft.answers) === '';
  const pressed = useRef(false);
  // Where the pressed button was, the link is where one goes on: also where its note gave way to this one.
  const goOnLink = useCallback((link: HTMLAnchorElement | null) => {
    if (pressed.current || document.activeElement === document.body) link?.focus();
  }, []);
  const { title, text } = wordsOf(stage, asked, { opened, answers: draft.answers });
  return (
    <section className="panel pay-note" aria-labelledby="pay-note">
      <div role="status">
        <h2 id="pay-note" className="heading-3">
          {title}
        </h2>
        <p className="muted">{text}</p>
        {before ? <p className="muted">{madeInWords(before)}</p> : null}
      </div>
      {stage === 'open' && opened?.url ? (
        <a
          ref={goOnLink}
          className="text-link"
          href={opened.url}
          target="_blank"
          rel="noreferrer"
          onClick={reopened}
        >
          Open the payment page again<span className="sr-only"> (opens in a new tab)</span>
        </a>
      ) : null}
      {page !== null && !isSame ? <GoOnLink url={page} words={goOn} /> : null}
      {amount !== null && payable.includes(stage) ? (
        <PayButton
          amount={amount}
          asking={asking}
          goOn={isSame ? goOn : null}
          onPay={() => {
            pressed.current = true;
            void pay();
          }}
        />
      ) : null}
    </section>
  );
}

type Said = { opened: OpenedPayment | null; answers: NamedBudget };

function wordsOf(stage: PaymentStage, asked: Amount, { opened, answers }: Said) {
  const amount = formatCents(asked.cents);
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
        title: begunHeading,
        text: pageWords(asked, answers),
      };
    case 'open':
      if (opened?.canceled)
        return {
          title: canceledWords.heading,
          text: `${canceledWords.text} The payment page is still open: ${amount} is charged once you pay there.`,
        };
      return {
        title: 'Your payment is not finished',
        // Whether the tab is still there, no browser tells of another site's page.
        text: `${opened?.left ? '' : 'Its page opened in another tab. '}${amount} is charged once you pay there. This page says so when it has arrived.`,
      };
    case 'pending':
      return {
        title: 'Your payment is being confirmed',
        text: 'It takes a moment; some banks take a few days. There is nothing more for you to do.',
      };
    case 'settled':
      return {
        title: 'There is nothing to pay here',
        text: 'The payment has been made, or is on its way. The producer who writes to you knows of it.',
      };
    case 'over':
      return {
        title: 'The payment page has closed',
        text: 'Nothing is paid through it. You can open a new one.',
      };
  }
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
