// What the house is told about its payments.
import { guaranteeEnds } from '#domain/payments/guarantee.ts';
import { formatCents } from '#domain/payments/offer.ts';
import type { orders } from '../db/schema.ts';
import { type House, momentWords, oneLine, type PaymentNotice } from './payment-notice.ts';

type Order = typeof orders.$inferSelect;
type Words = Omit<PaymentNotice, 'isTest'>;

const contactHours = 24;
const smallPrint = ['AD BUILDER sends this to the addresses in ADMIN_EMAILS.'];

/** Null for an order that is not paid. */
export function paymentReceived(order: Order, house: House): Words | null {
  const { paid } = order.facts;
  if (!paid) return null;
  const by = new Date((paid.at + contactHours * 3600) * 1000);
  const until = guaranteeEnds(order);
  const amount = formatCents(paid.cents);
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
    ...wayToProject(order, house),
    smallPrint,
  };
}

/** Null once no dispute is known. */
export function paymentDisputed(order: Order, house: House): Words | null {
  const disputes = Object.values(order.facts.disputes);
  if (disputes.length === 0) return null;
  const isOpen = disputes.some(({ status }) => status === 'open');
  const cents = Math.max(...disputes.map((dispute) => dispute.cents));
  const amount = formatCents(cents);
  return {
    subject: 'A payment is disputed at AD BUILDER',
    glance: `${amount} is asked back by a bank.`,
    heading: 'A dispute',
    lines: [
      `The bank of the payer asks for ${amount} back.`,
      isOpen
        ? 'Answer it on the pages of the payment provider before its deadline: without an answer the money is lost.'
        : `It is decided: ${order.state === 'lost' ? 'the money is lost' : 'the money stays'}.`,
    ],
    facts: orderFacts(order),
    next: [],
    ...wayToProject(order, house),
    smallPrint,
  };
}

// The whole name of the transaction: by it the payment is found at the provider.
const orderFacts = (order: Order): [string, string][] => [
  ['For', oneLine(order.product_name)],
  ['Price', formatCents(order.cents)],
  ['Payer', order.email],
  ['Transaction', order.facts.paid?.paymentId ?? order.payment_id ?? 'Not known'],
  ['Order', order.id],
];

const wayToProject = ({ project_id }: Order, { appUrl }: House) =>
  project_id
    ? { button: { label: 'Open the project', url: `${appUrl}/projects/${project_id}` } }
    : {};
