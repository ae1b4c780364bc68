// A payment that was once made, how it stands, and what is said of it: by wizard, project, card, checkout,
// success page, account and mail alike.
import type { NamedBudget } from '../../wizard/money/production-budget.ts';
import type { CheckoutReport, PaymentStanding } from '../account-payments.ts';
import { formatCents } from '../offer.ts';
import { orderNumber } from '../order-number.ts';
import {
  type Amount,
  amountWords,
  changedWords,
  paymentKind,
  standingWords,
} from './payment-terms.ts';

/** `taken-back`: by the payer's bank, at the end of a dispute. */
export type MadeState = 'paid' | 'deposit' | 'disputed' | 'given-back' | 'taken-back';

type Words = {
  badge: string;
  /** Over a note of its own. */
  heading: string;
  /** In a list of what was done and what follows. */
  listed: string;
  /** In few words, where there is no room for more. */
  short: string;
};

export const banksWords = 'Banks take 5 to 10 days.';
export const shortlyBack = (what: string): string => `${what} was given back`;
/** As in `$2,000 was given back the way you paid. Banks take 5 to 10 days.` */
export const givenBackWords = (what: string): string =>
  `${shortlyBack(what)} the way you paid. ${banksWords}`;
/** The same to the house, which did not pay. */
export const givenBackToPayer = (what: string): string =>
  `${shortlyBack(what)} the way it was paid. ${banksWords}`;
/** What of a payment went back, as in `$2,000 of the $12,000`; by its name where it is all of it. */
export const returnedPart = (payment: Amount, refundedCents: number): string =>
  refundedCents >= payment.cents
    ? amountWords(payment)
    : `${formatCents(refundedCents)} of the ${amountWords(payment)}`;
/** To who paid as a guest and has not proved the address yet. */
export const verifyFirstWords =
  'Verify your address by the link we mailed: the payment then belongs to this project, and there is nothing to pay again.';
/** Of a payment that arrived in part. */
export const underpaidWords = 'Less arrived than the price. We will write to you about it.';
export const contactedWords = 'Our team will contact you within 24 hours.';

export const madeWords: Record<MadeState, Words> = {
  paid: {
    badge: 'Paid',
    heading: 'Your payment has arrived',
    listed: 'You have paid for the production',
    short: 'Paid. The director is confirmed with you next.',
  },
  deposit: {
    badge: 'Deposit paid',
    heading: 'Your deposit has arrived',
    listed: 'You have paid the deposit',
    short: 'Deposit paid. A consultation comes first.',
  },
  disputed: {
    badge: 'In dispute',
    heading: 'Your payment is in dispute',
    listed: 'Your payment is in dispute',
    short: 'Your bank asks for the money back.',
  },
  'given-back': {
    badge: 'Given back',
    heading: 'Your payment was given back',
    listed: 'Your payment was given back',
    short: `${shortlyBack('It')}.`,
  },
  'taken-back': {
    badge: 'Taken back',
    heading: 'Your bank took the payment back',
    listed: 'Your bank took the payment back',
    short: 'Your bank took it back.',
  },
};

/** What becomes of money that is asked for, or gone. */
export const becameWords = {
  disputed: 'Your bank has asked for this money back. It decides, and an answer can take weeks.',
  'given-back': givenBackWords('It'),
  'taken-back': 'Your bank took this money back.',
} as const satisfies Partial<Record<MadeState, string>>;

type Made = Amount & { state: MadeState };

/** What a payment is until the film is made, or what becomes of it. */
export const meaningWords = ({ state, ...payment }: Made): string =>
  state === 'paid' || state === 'deposit' ? standingWords(payment) : becameWords[state];

/** Few words are the same for all payments of a kind; what is paid under $5,000 is one of its own. */
export type ShortKind = MadeState | 'small';
export const shortKind = ({ state, ...payment }: Made): ShortKind =>
  state === 'paid' && paymentKind(payment) === 'small' ? 'small' : state;
export const smallShort = 'Paid. A producer settles with you next what is made for it.';

/** What was paid, of a payment whose money the bank asks back. */
export const paidBefore = ({ is_deposit }: Pick<Made, 'is_deposit'>): 'deposit' | 'paid' =>
  is_deposit ? 'deposit' : 'paid';

/** The same in few words. */
export const shortWords = (made: Made): string => {
  const kind = shortKind(made);
  if (kind === 'disputed')
    return `${madeWords[paidBefore(made)].badge}. ${madeWords.disputed.short}`;
  return kind === 'small' ? smallShort : madeWords[kind].short;
};

/** Times are ISO text. */
export type MadePayment = {
  state: MadeState;
  number: number;
  cents: number;
  is_deposit: boolean;
  /** What of it went back, where the rest stands. */
  refunded_cents: number;
  /** When the last of it went back, as ISO text, where that is known. */
  refunded_at?: string | null | undefined;
  /** Until when all of it is given back on request; null where that is over or was never offered. */
  refundable_until: string | null;
  /** The same of one in dispute, whose guarantee rests meanwhile. */
  resting_until?: string | null | undefined;
};

type Standing = Pick<PaymentStanding, 'order' | 'returned'>;
type Stands = { is_deposit: boolean; disputed?: boolean };

/** How a payment stands that is paid. */
export const standingState = ({ is_deposit, disputed = false }: Stands): MadeState =>
  disputed ? 'disputed' : paidBefore({ is_deposit });

/** The payment that stands, or else the last that went back; null where none was made. */
export function madePayment({ order, returned }: Standing): MadePayment | null {
  if (order) return { ...order, state: standingState(order) };
  if (!returned) return null;
  const state = returned.lost ? 'taken-back' : 'given-back';
  return { ...returned, state, refunded_cents: 0, refundable_until: null, resting_until: null };
}

/** The payment of a checkout; null where none was made. */
export const reportedPayment = ({
  outcome,
  order,
}: Pick<CheckoutReport, 'outcome' | 'order'>): MadePayment | null =>
  madePayment({
    order: outcome === 'paid' ? order : null,
    returned: outcome === 'given-back' ? order : null,
  });

/** Whether the house has it still. */
export const isStanding = ({ state }: Pick<MadePayment, 'state'>): boolean =>
  state !== 'given-back' && state !== 'taken-back';

/** What it means that the answers ask for something else now. Of what a bank asks for, or has, nothing is said to stand. */
export const changedSince = (made: MadePayment, answers: NamedBudget): string =>
  made.state === 'paid' || made.state === 'deposit' ? changedWords(made, answers) : '';

type Paid = Pick<MadePayment, 'number' | 'cents' | 'is_deposit'> &
  Partial<Pick<MadePayment, 'refunded_cents'>>;

/** As in `You paid $12,000, order AB-1001.` */
export const paidWords = (paid: Paid): string =>
  `You paid ${paid.is_deposit ? 'a deposit of ' : ''}${formatCents(paid.cents)}, order ${orderNumber(paid.number)}.${partBack(paid)}`;

/** The same to who did not pay, as in `Order AB-1001, paid by june@example.com.` */
export const paidByWords = (paid: Paid, payer: string): string =>
  `Order ${orderNumber(paid.number)}, paid by ${payer}.${partBack(paid)}`;

const partBack = ({ refunded_cents = 0 }: Paid): string =>
  refunded_cents > 0 ? ` ${shortlyBack(`${formatCents(refunded_cents)} of it`)}.` : '';

/** As in `You paid $12,000, order AB-1001. It was given back the way you paid. Banks take 5 to 10 days.` */
export const madeInWords = (made: MadePayment): string =>
  `${paidWords(made)} ${meaningWords(made)}`;
