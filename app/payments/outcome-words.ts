import type { ReactNode } from 'react';
import {
  becameWords,
  contactedWords,
  madeWords,
  standingState,
  underpaidWords,
} from '#domain/payments/rules/made-payment.ts';
import type { CheckoutView } from '../checkout/follow-checkout.ts';

/** What the page says: `paid` is an order, `begun` a subscription, `received` something that is neither. */
export type Outcome =
  | 'unnamed'
  | 'checking'
  | 'unreachable'
  | 'paid'
  | 'received'
  | 'begun'
  | 'pending'
  | 'open'
  | 'over'
  | 'given-back'
  | 'ended'
  | 'unknown';
export type Words = { badge?: string; heading: string; text: ReactNode; note?: string };

export function outcomeOf(checkoutId: string | null, view: CheckoutView): Outcome {
  if (!checkoutId) return 'unnamed';
  if (typeof view === 'string') return view;
  if (view.outcome !== 'paid' || view.kind === 'order') return view.outcome;
  return view.kind === 'subscription' ? 'begun' : 'received';
}

export const receiptComes = 'A receipt is on its way by email.';

export const outcomeWords: Record<Exclude<Outcome, 'begun'>, Words> = {
  paid: {
    badge: 'Paid',
    heading: 'Payment Successful!',
    text: contactedWords,
    note: receiptComes,
  },
  received: {
    heading: 'A payment has arrived',
    text: 'What it is for is not known here yet. If you have a question, name this number.',
  },
  pending: {
    heading: 'Your payment is being confirmed',
    text: 'It takes a moment; some banks take a few days. There is nothing more for you to do.',
    note: 'This page says so once it has arrived, and an email tells you in any case.',
  },
  open: {
    heading: 'Not paid yet',
    text: 'Nothing has been charged so far. If you have just paid, this page says so in a moment.',
    note: 'The payment page stays open for a while, so you can still go back to it and pay.',
  },
  over: {
    heading: 'Nothing is paid here',
    text: 'This payment was not completed. Nothing is charged through it.',
  },
  'given-back': {
    badge: madeWords['given-back'].badge,
    heading: madeWords['given-back'].heading,
    text: `${becameWords['given-back']} Nothing more is charged through it.`,
  },
  ended: {
    heading: 'This subscription has ended',
    text: 'Nothing more is charged through it.',
  },
  unknown: {
    heading: 'This payment is not known',
    text: 'We have no payment with this number. Check that you opened the whole link.',
    note: 'If money left your account, contact us and name this number.',
  },
  unnamed: {
    heading: 'No payment to show',
    text: 'This page tells how a payment stands, and its address names none. Nothing was charged by opening it.',
  },
  checking: {
    heading: 'Checking your payment',
    text: 'A moment: we are asking whether it has arrived.',
  },
  unreachable: {
    heading: 'Your payment could not be checked',
    text: 'We could not be reached just now. If you have paid, that stands; nothing is charged twice.',
    note: 'This page asks again by itself.',
  },
};

const disputed: Words = {
  badge: madeWords.disputed.badge,
  heading: madeWords.disputed.heading,
  text: becameWords.disputed,
};
const takenBack: Words = {
  badge: madeWords['taken-back'].badge,
  heading: madeWords['taken-back'].heading,
  text: `${becameWords['taken-back']} Nothing more is charged through it.`,
};

const underpaid: Words = {
  badge: 'Paid in part',
  heading: 'Your payment has arrived in part',
  text: underpaidWords,
};

/** What is said of an order: also whose money a bank asks for, or took. What follows a payment is said while it is fresh. */
export function orderWords(
  outcome: Exclude<Outcome, 'begun'>,
  order: { disputed: boolean; lost: boolean; underpaid: boolean; is_deposit: boolean } | null,
  isFresh: boolean,
): Words {
  if (outcome === 'paid' && order?.disputed) return disputed;
  if (outcome === 'pending' && order?.underpaid) return underpaid;
  if (outcome === 'given-back' && order?.lost) return takenBack;
  if (outcome !== 'paid') return outcomeWords[outcome];
  const { badge, heading } = madeWords[standingState(order ?? { is_deposit: false })];
  return isFresh
    ? { ...outcomeWords.paid, badge }
    : { badge, heading: outcomeWords.paid.heading, text: `${heading}.` };
}
