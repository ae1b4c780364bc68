// Receipts as numbered PDFs, from what the ledger says now.
import type { Viewer } from '#domain/accounts/viewer.ts';
import { longDay } from '#domain/days.ts';
import { oneLine } from '#domain/one-line.ts';
import { formatCents } from '#domain/payments/offer.ts';
import { lostCents, refundedAt, refundedCents } from '#domain/payments/order-facts.ts';
import { invoiceNumbers, orderNumber } from '#domain/payments/order-number.ts';
import { periodWords } from '#domain/payments/paid-period.ts';
import { guaranteeEnds } from '#domain/payments/rules/guarantee.ts';
import { becameWords, madeWords } from '#domain/payments/rules/made-payment.ts';
import {
  amountLabel,
  guaranteeWords,
  standingWords,
} from '#domain/payments/rules/payment-terms.ts';
import { transactionOf } from '#domain/payments/transaction.ts';
import { AppError } from '../../app-error.ts';
import { restingLines } from '../../documents/notices/order-notices.ts';
import { momentWords } from '../../documents/notices/payment-notice.ts';
import type { Receipt } from '../../documents/notices/receipt.ts';
import type { Services } from '../../services.ts';
import { isTest } from '../is-test.ts';
import { findOwnOrder } from '../orders/find-own-order.ts';
import type { OrderRow } from '../orders/present-order.ts';
import { subscriptionsOf } from '../subscriptions/find-subscription.ts';
import { readBilling } from './billing.ts';
import { receiptMails } from './receipt-mails.ts';

type Parts = Pick<Services, 'db' | 'config' | 'now'>;
export type PrintedReceipt = { number: string; pdf: Buffer };

/** Of the viewer's own payment. Throws 'not-found', 'conflict' for one that did not arrive. */
export async function printOrderReceipt(
  parts: Parts,
  viewer: Viewer,
  id: string,
): Promise<PrintedReceipt> {
  const order = await findOwnOrder(parts.db, viewer, id);
  const { paid } = order.facts;
  if (!paid) throw new AppError('conflict', 'There is a receipt once the payment has arrived.');
  const back = refundedCents(order.facts);
  const lost = lostCents(order.facts);
  return print(parts, viewer, {
    number: orderNumber(order.number),
    paidAt: new Date(paid.at * 1000),
    provider: order.provider,
    email: order.email,
    transaction: order.checkout_id && transactionOf(order.checkout_id),
    product: oneLine(order.product_name),
    period: null,
    amounts: [
      [amountLabel(order), formatCents(order.cents)],
      ['Paid', formatCents(paid.cents)],
      ...(back > 0 ? [['Given back', backWords(order, back)] as [string, string]] : []),
      ...(lost > 0 ? [[madeWords['taken-back'].badge, formatCents(lost)] as [string, string]] : []),
    ],
    // What went back whole is credited against nothing.
    notes: back < paid.cents ? notesOf(order, parts.now()) : [],
  });
}

function backWords({ facts }: OrderRow, cents: number): string {
  const at = refundedAt(facts);
  return `${formatCents(cents)}${at === null ? '' : `, ${longDay(new Date(at))}`}`;
}

function notesOf(order: OrderRow, now: Date): string[] {
  if (order.state === 'lost') return [becameWords['taken-back']];
  if (order.state === 'disputed') return [becameWords.disputed, ...restingLines(order, now)];
  const until = guaranteeEnds(order);
  return [
    standingWords(order),
    until ? `${guaranteeWords}, until ${momentWords(until)}.` : '',
  ].filter(Boolean);
}

/** Of a month of the viewer's own starter package. Throws 'not-found', 'conflict' for one not paid. */
export async function printInvoiceReceipt(
  parts: Parts,
  viewer: Viewer,
  id: string,
): Promise<PrintedReceipt> {
  const rows = await subscriptionsOf(parts.db, viewer.id);
  const row = rows.find(({ facts }) => Object.hasOwn(facts.invoices, id));
  const invoice = row?.facts.invoices[id];
  if (!row || !invoice || invoice.cents === 0) {
    throw new AppError('not-found', 'There is no invoice of this id.');
  }
  if (invoice.status !== 'paid') {
    throw new AppError('conflict', 'There is a receipt once the charge has arrived.');
  }
  const paidAt = new Date(invoice.at * 1000);
  const mailed = (await receiptMails(parts.db, row)).find((mail) => mail.invoice[0] === id);
  return print(parts, viewer, {
    number: invoiceNumbers(row.number, row.facts.invoices).get(id) ?? orderNumber(row.number),
    paidAt,
    provider: row.provider,
    // The one it was issued to: the address may have been another one when the package began.
    email: mailed?.to ?? row.email,
    // A month has none: its number says whose it is.
    transaction: null,
    product: 'Starter package, one month',
    period: invoice.period ? periodWords(invoice.period) : null,
    amounts: [['Paid', formatCents(invoice.cents)]],
    notes: [],
  });
}

type Paid = Omit<Receipt, 'day' | 'billing' | 'isTest' | 'brand'> & {
  provider: 'sandbox' | 'stripe';
};

async function print(
  { db, config }: Parts,
  viewer: Viewer,
  { provider, ...paid }: Paid,
): Promise<PrintedReceipt> {
  const { printReceipt } = await import('../../documents/pdf/print-package.ts');
  const { phone, address } = config.brand;
  const receipt: Receipt = {
    ...paid,
    day: longDay(paid.paidAt),
    billing: await readBilling(db, viewer.id),
    isTest: provider === 'sandbox' || isTest(config),
    brand: { phone, address, appUrl: config.appUrl },
  };
  return { number: paid.number, pdf: await printReceipt(receipt) };
}
