// What holds for a payment, in the words of every page, mail and paper.
import { formatDollars } from '../../money.ts';
import { type NamedBudget, specificAmount } from '../../wizard/money/production-budget.ts';
import { type Budget, labels } from '../../wizard/options.ts';
import { formatCents, guaranteed, guaranteeHours } from '../offer.ts';
import { projectAmount } from '../order-amount.ts';

export const guaranteeWords = `${guaranteeHours / 24}-day 100% money-back guarantee`;
/** What the guarantee gives: said alike by terms, pages, mails and the assistant. */
export const onRequestWords = 'all of it is given back on request';
export const reservationWords = 'Until the director is confirmed with you, it is a reservation.';

/** What becomes of a deposit: it may be more than the price that is agreed on. */
export const creditedWords =
  'credited in full against the price agreed with you; what is above that price is paid back';
export const depositWords = `This is a deposit, ${creditedWords}. A consultation comes before anything is shot.`;

/** Of the same payment: said by the terms and by the assistant. */
export const undeliveredWords =
  'Where no director can be confirmed with you we do not deliver, and it is given back';
/** Behind a sentence that names the payer's bank: by mail, account page and assistant. */
export const restingWords = `The ${guaranteeWords} rests until it has decided: nothing is given back on request meanwhile.`;
/** The same, before the end that it keeps meanwhile. */
export const restingUntilWords = `${restingWords} Its end stays`;

/** Whether a payment of so much carries the guarantee. */
export const isGuaranteed = (cents: number): boolean =>
  cents >= guaranteed.from * 100 && cents <= guaranteed.to * 100;

export type Amount = { cents: number; is_deposit: boolean };

/**
 * `small`: the amount that was named, under $5,000, without a guarantee. `price`: the price itself,
 * with the guarantee. `deposit`: of a production from $25,000, credited in full.
 */
export type PriceKind = 'small' | 'price' | 'deposit';

export const paymentKind = ({ cents, is_deposit }: Amount): PriceKind => {
  if (is_deposit) return 'deposit';
  return cents < guaranteed.from * 100 ? 'small' : 'price';
};

/** What an amount is called beside it. */
export const amountLabel = ({ is_deposit }: Pick<Amount, 'is_deposit'>): string =>
  is_deposit ? 'Deposit' : 'Price';

/** The same in the amount itself, as in `$35,000 deposit`: wherever no such label stands beside it. */
export const amountWords = ({ cents, is_deposit }: Amount): string =>
  is_deposit ? `${formatCents(cents)} deposit` : formatCents(cents);

/** As a button or a heading asks for it. */
export const payWords = ({ cents, is_deposit }: Amount): string =>
  is_deposit ? `Pay the ${formatCents(cents)} deposit` : `Pay ${formatCents(cents)}`;

/** What an amount under $5,000 buys. No director is chosen for it, so that it reserves nobody. */
export const smallWords = (cents: number): string =>
  `It buys what can be made for ${formatCents(cents)}: a producer settles with you what that is before work begins.`;

export const unguaranteedWords = `The ${guaranteeWords} is for payments of ${formatDollars(guaranteed.from)} to ${formatDollars(guaranteed.to)} and does not cover this one.`;

/** Whether the guarantee covers a payment of so much. */
export const coverWords = (cents: number): string =>
  isGuaranteed(cents) ? `${guaranteeWords} on this payment.` : unguaranteedWords;

/** What a payment is until the film is made: told alike before and after it is made. */
export function kindWords(payment: Amount): string {
  switch (paymentKind(payment)) {
    case 'small':
      return smallWords(payment.cents);
    case 'price':
      return reservationWords;
    case 'deposit':
      return depositWords;
  }
}

/** What the payer is told on the payment page itself. */
export const checkoutWords = (payment: Amount): string =>
  `${kindWords(payment)} ${coverWords(payment.cents)}`;

/** The same once it is paid; the guarantee that covers it is told apart, with its end. */
export const standingWords = (payment: Amount): string =>
  isGuaranteed(payment.cents) ? kindWords(payment) : checkoutWords(payment);

/**
 * What the answers ask for where that is something else than this payment: an amount, or a bracket by its name.
 * Empty where they ask for the same or name no budget, and of a deposit, which is no price.
 */
export function wantedInstead({ cents, is_deposit }: Amount, answers: NamedBudget): string {
  const { budget = '' } = answers;
  const amount = specificAmount(answers);
  if (amount !== null) return !is_deposit && amount * 100 === cents ? '' : formatDollars(amount);
  if (is_deposit || budget === '' || budget === 'under-25k') return '';
  return bracketWords(budget);
}

// That of an older project is free text.
const bracketWords = (budget: string): string =>
  isBudget(budget) ? labels.budget[budget] : budget;

const isBudget = (budget: string): budget is Budget => Object.hasOwn(labels.budget, budget);

/** What it means that the answers ask for something else than was paid; empty where they do not. */
export function changedWords(payment: Amount, answers: NamedBudget): string {
  const wanted = wantedInstead(payment, answers);
  if (wanted === '') return '';
  return `${nowSay(wanted)} What you paid stands as it is, and changing them charges nothing more.`;
}

const nowSay = (wanted: string): string => `Your answers now say ${wanted}.`;

/** The way back to a payment page that is open: it names what is paid there where the answers ask for something else. */
export const goOnWords = (begun: Amount, answers: NamedBudget): string =>
  `Go on with ${insteadOf(begun, answers) === '' ? 'the payment' : called(begun)}`;

/** What becomes of a payment page that is open: which payment its link goes on with, and where another is paid. */
export function pageWords(begun: Amount, answers: NamedBudget): string {
  const asked = `${begun.is_deposit ? 'a deposit of ' : ''}${formatCents(begun.cents)}`;
  const wanted = insteadOf(begun, answers);
  if (wanted === '') return `It is not finished: ${asked} is charged once you pay there.`;
  return [
    `It is not finished, and its page still asks for ${asked}.`,
    nowSay(wanted),
    `“${goOnWords(begun, answers)}” leads to that page.`,
    `${otherOrder(answers)}, and closes the page of ${called(begun)}.`,
  ].join(' ');
}

const insteadOf = (begun: Amount, answers: NamedBudget): string =>
  wantedInstead(begun, answers) || depositInstead(begun, answers);

// Each bracket has a deposit of its own.
function depositInstead({ cents, is_deposit }: Amount, { budget = '' }: NamedBudget): string {
  if (!is_deposit || budget === '' || budget === 'under-25k') return '';
  return projectAmount({ budget }) * 100 === cents ? '' : bracketWords(budget);
}

const called = (payment: Amount): string =>
  payment.is_deposit ? `the ${amountWords(payment)}` : amountWords(payment);

// Under $5,000 and from $25,000 the project alone has a button that pays.
function otherOrder(answers: NamedBudget): string {
  const inProject = 'with “Go Into Production” of the project saved in your account';
  const amount = specificAmount(answers);
  if (amount === null) {
    const deposit = formatDollars(projectAmount({ budget: answers.budget }));
    return `The ${deposit} deposit is a new order instead: it begins ${inProject}`;
  }
  const price = formatDollars(amount);
  const chosen =
    amount < guaranteed.from ? '' : `with “Pay ${price} now” once your director is chosen, or `;
  return `${price} is a new order instead: it begins ${chosen}${inProject}`;
}
