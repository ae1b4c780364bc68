// What is said to the payer of an order.
import { oneLine } from '#domain/one-line.ts';
import { formatCents } from '#domain/payments/offer.ts';
import { refundedCents } from '#domain/payments/order-facts.ts';
import { orderNumber } from '#domain/payments/order-number.ts';
import { guaranteeEnds, restingUntil } from '#domain/payments/rules/guarantee.ts';
import {
  becameWords,
  contactedWords,
  givenBackWords,
  returnedPart,
  shortlyBack,
} from '#domain/payments/rules/made-payment.ts';
import {
  amountLabel,
  guaranteeWords,
  onRequestWords,
  restingUntilWords,
  standingWords,
} from '#domain/payments/rules/payment-terms.ts';
import type { orders } from '../../db/schema.ts';
import { isLeft } from '../../payments/leave-payments.ts';
import {
  contactWords,
  type House,
  momentWords,
  type PaymentNotice,
  smallPrintOf,
  transactionFact,
} from './payment-notice.ts';

type Order = typeof orders.$inferSelect;
type Paid = NonNullable<Order['facts']['paid']>;
type Words = Omit<PaymentNotice, 'isTest'>;

export const why = 'AD BUILDER sends this because something was paid for with this address.';

/** Null for an order that is not paid. `at` is when it was written. */
export function receipt(order: Order, house: House, at: Date): Words | null {
  const { paid } = order.facts;
  if (!paid) return null;
  const amount = formatCents(paid.cents);
  const isWhole = paid.cents >= order.cents;
  return {
    subject: 'Your receipt from AD BUILDER',
    glance: `${amount}, paid.`,
    heading: 'Receipt',
    lines: [
      isWhole
        ? `Thank you. Your ${order.is_deposit ? 'deposit' : 'payment'} of ${amount} has arrived.`
        : `${amount} has arrived, less than the price of ${formatCents(order.cents)}. We will write to you about the rest.`,
      contactedWords,
    ],
    facts: paidFacts(order, paid),
    next: [...heldLines(order, house, at), questions(order, house)],
    ...wayToPayment(order, house),
    smallPrint: smallPrintOf(why, house),
  };
}

// What its bank asks for is no reservation any more.
const heldLines = (order: Order, house: House, at: Date): string[] =>
  order.state === 'disputed'
    ? [becameWords.disputed, ...restingLines(order, at)]
    : [standingWords(order), ...guaranteeLines(order, house)];

/** Tells of all that went back so far; null when nothing did. */
export function refunded(order: Order, house: House): Words | null {
  const { paid } = order.facts;
  const cents = refundedCents(order.facts);
  if (!paid || cents === 0) return null;
  const isAll = cents >= paid.cents;
  const amount = formatCents(cents);
  const part = returnedPart({ ...order, cents: paid.cents }, cents);
  return {
    subject: 'Your refund from AD BUILDER',
    glance: `${shortlyBack(part)}.`,
    heading: 'Your refund',
    lines: [givenBackWords(part)],
    facts: [...paidFacts(order, paid), ['Given back', isAll ? `${amount}, all of it` : amount]],
    next: [isAll ? leftProduction(order) : '', questions(order, house)].filter(Boolean),
    ...wayToPayment(order, house),
    smallPrint: smallPrintOf(why, house),
  };
}

/** Of a payment that went back; empty where it paid for no project. */
export const leftProduction = ({ project_id }: Order): string =>
  project_id
    ? 'The project it paid for has left production. It stays in your account, and you can order it again.'
    : '';

export const paidFacts = (order: Order, paid: Paid): [string, string][] => [
  ['For', oneLine(order.product_name)],
  ['Order', orderNumber(order.number)],
  [amountLabel(order), formatCents(paid.cents)],
  ['Paid', momentWords(new Date(paid.at * 1000))],
  ...transactionFact(order.checkout_id),
  ['Receipt to', order.email],
];

export function guaranteeLines(order: Order, house: House): string[] {
  const until = guaranteeEnds(order);
  if (!until) return [];
  const contact = contactWords(house);
  return [
    `${guaranteeWords}: until ${momentWords(until)} ${onRequestWords}, without a reason.`,
    `To use it, ${isLeft(order) ? contact : `${wayToRefund(order)}. Or ${contact}`}.`,
  ];
}

/** The receipt promised it: it can be used again if the payment stands, until the same day. */
export function restingLines(order: Order, at: Date): string[] {
  const until = restingUntil(order, at);
  return until ? [`${restingUntilWords} ${momentWords(until)}.`] : [];
}

const wayToRefund = ({ user_id, email }: Order): string =>
  user_id
    ? 'press "Request a refund" beside the payment on your account page'
    : `sign in or up with this address, ${email}, and verify it: the payment then stands on your account page, with the button "Request a refund"`;

export const questions = ({ number }: Order, house: House) =>
  `If anything is not as it should be, ${contactWords(house)} and name order ${orderNumber(number)}.`;

/** The button to where it stands; none where no account can show it any more. */
export function wayToPayment(order: Order, { appUrl }: House): Pick<Words, 'button'> {
  if (isLeft(order)) return {};
  return {
    button: order.user_id
      ? { label: 'See it in your account', url: `${appUrl}/account#payments` }
      : { label: 'Sign in or up', url: `${appUrl}/auth?next=/account%23payments` },
  };
}
