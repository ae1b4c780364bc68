import { useEffect, useRef, useState } from 'react';
import { pressCheckout } from '#domain/contract/sandbox-routes.ts';
import { type CardForm, cardProblems } from '#domain/payments/sandbox/cards.ts';
import type { SandboxCheckout } from '#domain/payments/sandbox/checkout.ts';
import { call } from '../calls/call.ts';
import { failureWords } from './failure-words.ts';

const empty: CardForm = { number: '', expiry: '', cvc: '', name: '' };
/** What else a test card needs; any other would do. */
const filled = { expiry: '12 / 34', cvc: '123', name: 'Test Visitor' };

const refusals = {
  declined: 'This card was declined, as it always is. Use another one.',
  'no-funds': 'This card has insufficient funds, as it always has. Use another one.',
};

type Problems = Partial<CardForm>;

/** The card of a checkout's page, what is wrong with it, and the press that pays. */
export function useCardForm(checkout: SandboxCheckout, onExpired: () => void) {
  const [card, setCard] = useState(empty);
  const [problems, setProblems] = useState<Problems>({});
  const [failure, setFailure] = useState('');
  const [busy, setBusy] = useState(false);
  const element = useFocusOnProblem(problems);

  const change = (changes: Partial<CardForm>) => setCard((before) => ({ ...before, ...changes }));
  const fill = (number: string) => {
    setProblems({});
    setCard((before) => ({
      number,
      expiry: before.expiry || filled.expiry,
      cvc: before.cvc || filled.cvc,
      name: before.name || filled.name,
    }));
  };
  const pay = async () => {
    if (busy) return;
    const found = cardProblems(card, checkout.kind, new Date());
    setProblems(found);
    setFailure('');
    // What is no test card never leaves this page.
    if (Object.keys(found).length > 0) return;
    setBusy(true);
    const result = await call(pressCheckout, {
      params: { id: checkout.id },
      body: { action: 'pay', card },
    });
    if (result.ok && 'redirect' in result.answer) {
      window.location.assign(result.answer.redirect);
      return; // busy until the page has gone
    }
    setBusy(false);
    if (!result.ok) {
      if (result.failure.reason === 'validation') setProblems(result.failure.fields);
      else setFailure(failureWords(result.failure));
    } else if ('problem' in result.answer) {
      const { problem } = result.answer;
      if (problem === 'expired') onExpired();
      else setProblems({ number: refusals[problem] });
    }
  };
  return { element, card, problems, failure, busy, change, fill, pay };
}

function useFocusOnProblem(problems: Problems) {
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (Object.keys(problems).length === 0) return;
    element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [problems]);
  return element;
}
