// What the house is told about its payments.
import { oneLine } from '#domain/one-line.ts';
import { formatCents } from '#domain/payments/offer.ts';
import { refundedCents } from '#domain/payments/order-facts.ts';
import { orderNumber } from '#domain/payments/order-number.ts';
import { guaranteeEnds } from '#domain/payments/rules/guarantee.ts';
import {
  givenBackToPayer,
  returnedPart,
  shortlyBack,
} from '#domain/payments/rules/made-payment.ts';
import { amountLabel, amountWords } from '#domain/payments/rules/payment-terms.ts';
import type { orders } from '../../db/schema.ts';
import { type House, momentWords, type PaymentNotice, transactionFact } from './payment-notice.ts';

type Order = typeof orders.$inferSelect;
type Words = Omit<PaymentNotice, 'isTest'>;

const contactHours = 24;
export const operatorSmallPrint = ['AD BUILDER sends this to the addresses in ADMIN_EMAILS.'];

/** Null for an order that is not paid. */
export function paymentReceived(order: Order, house: House): Words | null {
  const { paid } = order.facts;
  if (!paid) return null;
  const by = new Date((paid.at + contactHours * 3600) * 1000);
  const until = guaranteeEnds(order);
  const amount = amountWords({ ...order, cents: paid.cents });
  return {
    subject: 'A payment at AD BUILDER',
    glance: `${amount} has arrived.`,
    heading: 'A payment',
    lines: [
      paid.cents < order.cents
        ? `${amount} has arrived, less than the ${formatCents(order.cents)} asked for: nothing goes into production by itself. Please look at it.`
        : `${amount} has arrived.`,
      `The payer was promised to hear from us within 24 hours: by ${momentWords(by)}.`,
    ],
    facts: [
      ...orderFacts(order),
      ['Paid', momentWords(new Date(paid.at * 1000))],
      ...(until ? [['Guarantee', `until ${momentWords(until)}`] as [string, string]] : []),
    ],
    next: [],
    ...wayToOrder(order, house),
    smallPrint: operatorSmallPrint,
  };
}

/** Null once it is decided: then that is told. */
export function paymentDisputed(order: Order, house: House): Words | null {
  const amount = disputedAmount(order);
  if (!amount) return null;
  return {
    subject: 'A payment is disputed at AD BUILDER',
    glance: `${amount} is asked back by a bank.`,
    heading: 'A dispute',
    lines: [`The bank of the payer asks for ${amount} back.`, answerDispute],
    ...aboutOrder(order, house),
  };
}

const answerDispute =
  'Answer it on the pages of the payment provider before its deadline: without an answer the money is lost.';

/** What a bank asks back of it now; null where none does. */
function disputedAmount({ facts }: Order): string | null {
  const open = Object.values(facts.disputes).filter(({ status }) => status === 'open');
  return open.length === 0 ? null : formatCents(Math.max(...open.map(({ cents }) => cents)));
}

/** Null while none is. */
export function disputeDecided(order: Order, house: House): Words | null {
  const decided = Object.values(order.facts.disputes).filter(({ status }) => status !== 'open');
  if (decided.length === 0) return null;
  const isLost = order.state === 'lost';
  const amount = formatCents(Math.max(...decided.map(({ cents }) => cents)));
  return {
    subject: 'A dispute is decided at AD BUILDER',
    glance: isLost ? `${amount} is lost.` : `${amount} stays.`,
    heading: isLost ? 'A dispute is lost' : 'A dispute is won',
    lines: isLost
      ? [
          `The bank of the payer took ${amount} back: the money is lost.`,
          'What it paid for is no longer Greenlit.',
        ]
      : [`The dispute of ${amount} is over, and the money stays.`],
    ...aboutOrder(order, house),
  };
}

/** Tells of all that went back so far; null when nothing did. */
export function refundTold(order: Order, house: House): Words | null {
  const { paid } = order.facts;
  const cents = refundedCents(order.facts);
  if (!paid || cents === 0) return null;
  const part = returnedPart({ ...order, cents: paid.cents }, cents);
  return {
    subject: 'A refund at AD BUILDER',
    glance: `${shortlyBack(part)}.`,
    heading: 'A refund',
    lines: [
      givenBackToPayer(part),
      ...(order.state === 'refunded' ? ['What it paid for is no longer Greenlit.'] : []),
    ],
    ...aboutOrder(order, house),
  };
}

/** Tells of what a bank sent back; null when it sent nothing. */
export function refundReturned(order: Order, house: House): Words | null {
  const failed = Object.values(order.facts.refunds).filter(({ status }) => status === 'failed');
  if (failed.length === 0) return null;
  const amount = formatCents(failed.reduce((sum, { cents }) => sum + cents, 0));
  return {
    subject: 'A refund came back at AD BUILDER',
    glance: `${amount} did not reach the payer.`,
    heading: 'A refund came back',
    lines: [
      `A bank sent a refund of ${amount} back: the money is ours again, and the payer has none.`,
      'Please find another way with them.',
    ],
    ...aboutOrder(order, house),
  };
}

/** The payer deleted their account, `at` this time; null for what is not paid. */
export function payerLeft(order: Order, house: House, at: Date): Words | null {
  const { paid } = order.facts;
  if (!paid) return null;
  const until = guaranteeEnds(order);
  const amount = amountWords({ ...order, cents: paid.cents });
  const disputed = disputedAmount(order);
  return {
    subject: 'A payer has left AD BUILDER',
    glance: disputed
      ? `${amount} is in dispute, and its payer is gone.`
      : `${amount} is paid, and its payer is gone.`,
    heading: 'A payer has left',
    lines: [
      ...(disputed
        ? [
            `The payer of this order deleted their account. The payment is in dispute: their bank has asked for ${disputed} back.`,
            answerDispute,
            'The address below is the last one of their account.',
          ]
        : [
            'The payer of this order deleted their account. The order stands, and what it pays for is not finished.',
            'The address below is the last one of their account: please settle with them what becomes of the production.',
          ]),
      ...(until && until > at ? [`The guarantee still runs, until ${momentWords(until)}.`] : []),
    ],
    ...aboutOrder(order, house),
  };
}

const orderFacts = (order: Order): [string, string][] => [
  ['For', oneLine(order.product_name)],
  [amountLabel(order), formatCents(order.cents)],
  ['Payer', order.email],
  ['Order', orderNumber(order.number)],
  ...transactionFact(order.checkout_id),
];

const aboutOrder = (order: Order, house: House) => ({
  facts: orderFacts(order),
  next: [],
  ...wayToOrder(order, house),
  smallPrint: operatorSmallPrint,
});

const wayToOrder = ({ id }: Order, { appUrl }: House) => ({
  button: { label: 'Open the order', url: `${appUrl}/admin/orders?order=${id}` },
});
