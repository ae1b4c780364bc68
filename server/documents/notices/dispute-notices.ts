// What is said to the payer of an order whose money their bank asks back.
import { formatCents } from '#domain/payments/offer.ts';
import { guaranteeEnds } from '#domain/payments/rules/guarantee.ts';
import { becameWords, madeWords } from '#domain/payments/rules/made-payment.ts';
import type { orders } from '../../db/schema.ts';
import {
  guaranteeLines,
  leftProduction,
  paidFacts,
  questions,
  restingLines,
  wayToPayment,
  why,
} from './order-notices.ts';
import { type House, type PaymentNotice, smallPrintOf } from './payment-notice.ts';

type Order = typeof orders.$inferSelect;
type Words = Omit<PaymentNotice, 'isTest'>;

/** Null once it is decided: then that is told. `at` is when it was opened. */
export function disputeOpened(order: Order, house: House, at: Date): Words | null {
  if (order.state !== 'disputed') return null;
  const { heading, short } = madeWords.disputed;
  return noticeOf(order, house, {
    subject: 'Your payment to AD BUILDER is in dispute',
    glance: short,
    heading,
    lines: [becameWords.disputed],
    next: restingLines(order, at),
  });
}

/** Null while none is decided. `at` is when one was. */
export function disputeEnded(order: Order, house: House, at: Date): Words | null {
  const decided = Object.values(order.facts.disputes).filter(({ status }) => status !== 'open');
  if (decided.length === 0) return null;
  if (order.state === 'lost') {
    const { heading, short } = madeWords['taken-back'];
    return noticeOf(order, house, {
      subject: 'Your payment to AD BUILDER was taken back',
      glance: short,
      heading,
      lines: [becameWords['taken-back']],
      next: [leftProduction(order)],
    });
  }
  const amount = formatCents(Math.max(...decided.map(({ cents }) => cents)));
  const until = guaranteeEnds(order);
  return noticeOf(order, house, {
    subject: 'The dispute of your payment to AD BUILDER is over',
    glance: 'Your payment stands.',
    heading: 'The dispute is over',
    lines: [`The dispute of ${amount} is over, and your payment stands.`],
    next: until && until > at ? guaranteeLines(order, house) : [],
  });
}

type Said = Pick<Words, 'subject' | 'glance' | 'heading' | 'lines' | 'next'>;

function noticeOf(order: Order, house: House, { next, ...said }: Said): Words | null {
  const { paid } = order.facts;
  if (!paid) return null;
  return {
    ...said,
    facts: paidFacts(order, paid),
    next: [...next, questions(order, house)].filter(Boolean),
    ...wayToPayment(order, house),
    smallPrint: smallPrintOf(why, house),
  };
}
