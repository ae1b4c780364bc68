// A payment page that is open, told wherever payment is offered, with the way back to it.
import { useState } from 'react';
import type { PaymentStanding } from '#domain/payments/account-payments.ts';
import { goOnWords, pageWords } from '#domain/payments/rules/payment-terms.ts';
import type { NamedBudget } from '#domain/wizard/money/production-budget.ts';
import { canceledWords } from './canceled-words.ts';
import { tellReopened } from './payment-news.ts';
import { useLeftPage } from './use-left-page.ts';
import './begun-note.css';

export const begunHeading = 'A payment was begun';

type BegunNoteProps = {
  begun: PaymentStanding['begun'] | undefined;
  /** What is asked for now. */
  answers: NamedBudget;
};

/** What the page asks for that is open, and what becomes of it; nothing where none is. */
export function BegunNote({ begun, answers }: BegunNoteProps) {
  const url = begun?.checkout_url;
  if (!begun || !url) return null;
  return <OpenPage url={url} words={pageWords(begun, answers)} goOn={goOnWords(begun, answers)} />;
}

function OpenPage({ url, words, goOn }: { url: string; words: string; goOn: string }) {
  const [isLeft, setLeft] = useState(false);
  useLeftPage((page, left) => setLeft(page === url && left));
  return (
    <div className="note-strip begun-note">
      <p role="status">
        <b>{isLeft ? canceledWords.heading : begunHeading}.</b>{' '}
        {isLeft ? `${canceledWords.text} ` : ''}
        {words}
      </p>
      <GoOnLink url={url} words={goOn} />
    </div>
  );
}

/** The way back to a payment page. */
export const GoOnLink = ({ url, words }: { url: string; words: string }) => (
  <a
    className="text-link inline-flex min-h-[44px] items-center"
    href={url}
    target="_blank"
    rel="noreferrer"
    onClick={() => tellReopened(url)}
  >
    {words}
    <span className="sr-only"> (opens in a new tab)</span>
  </a>
);
