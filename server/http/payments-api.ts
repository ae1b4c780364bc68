// Payments and subscription of who is signed in; and, for anybody, how a checkout stands.
import { z } from 'zod';
import type { Viewer } from '#domain/accounts/viewer.ts';
import * as routes from '#domain/contract/payment-routes.ts';
import { listPayments } from '../payments/list-payments.ts';
import { refundOrder } from '../payments/orders/refund-order.ts';
import { reportCheckout, reportOrder } from '../payments/orders/report-checkout.ts';
import { readStanding } from '../payments/orders/standing/read-standing.ts';
import { changeBilling } from '../payments/receipts/billing.ts';
import {
  type PrintedReceipt,
  printInvoiceReceipt,
  printOrderReceipt,
} from '../payments/receipts/print-receipt.ts';
import { changeEnding } from '../payments/subscriptions/change-ending.ts';
import { openPortal } from '../payments/subscriptions/open-portal.ts';
import { defineRoute, type Family } from './routes/define-route.ts';

/** What asks the provider: no hand presses this often. */
const questionsPerHour = 60;
const limits = ({ viewer }: { viewer: Viewer }) => [
  { name: 'payment-changes', subject: viewer.id, count: questionsPerHour, windowSeconds: 3600 },
];
const receiptsPerHour = 60;
const receiptLimits = ({ viewer }: { viewer: Viewer }) => [
  { name: 'receipts', subject: viewer.id, count: receiptsPerHour, windowSeconds: 3600 },
];
const printing = {
  409: 'It has not arrived.',
  429: 'Too many; Retry-After says when to come back.',
};

const answerReceipt = ({ number, pdf }: PrintedReceipt): Response =>
  new Response(new Uint8Array(pdf), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `attachment; filename="receipt-${number}.pdf"`,
      'Cache-Control': 'private, no-store',
    },
  });

const asking = {
  429: 'Too many; Retry-After says when to come back.',
  503: 'The payment provider does not answer; nothing has changed.',
};
const subscription = {
  may: 'members',
  gives: 'The subscription as it is now.',
  also: { ...asking, 404: 'You have no subscription.', 409: 'It has ended already.' },
  limits,
} as const;

export const paymentFamily: Family = {
  routes: [
    defineRoute(routes.listPayments, {
      may: 'members',
      summary: 'Your payments, your subscription and its invoices, newest first.',
      gives: 'All of it.',
      run: (_, { services, viewer }) => listPayments(services, viewer),
    }),
    defineRoute(routes.refundPayment, {
      may: 'owner',
      summary: 'Gives a payment back within the money-back guarantee.',
      gives: 'It is given back, by this request or an earlier one.',
      also: {
        ...asking,
        404: 'There is no payment of this id for you.',
        409: 'The guarantee does not hold (any more); the message says why.',
      },
      limits,
      run: ({ params }, { services, viewer }) => refundOrder(services, viewer, params.id),
    }),
    defineRoute(routes.changeBilling, {
      may: 'members',
      summary: 'Changes whom your receipts name.',
      gives: 'What stands on receipts from now on.',
      run: ({ body }, { services: { db }, viewer }) => changeBilling(db, viewer.id, body),
    }),
    defineRoute(routes.orderReceipt, {
      may: 'owner',
      summary: 'The receipt of a payment, as a PDF.',
      gives: 'The file.',
      also: { ...printing, 404: 'There is no payment of this id for you.' },
      limits: receiptLimits,
      run: async ({ params }, { services, viewer }) =>
        answerReceipt(await printOrderReceipt(services, viewer, params.id)),
    }),
    defineRoute(routes.invoiceReceipt, {
      may: 'members',
      summary: 'The receipt of a month of the starter package, as a PDF.',
      gives: 'The file.',
      also: { ...printing, 404: 'There is no invoice of this id for you.' },
      limits: receiptLimits,
      run: async ({ params }, { services, viewer }) =>
        answerReceipt(await printInvoiceReceipt(services, viewer, params.id)),
    }),
    defineRoute(routes.cancelSubscription, {
      ...subscription,
      summary: 'Ends the subscription with the paid period or the trial.',
      run: (_, { services, viewer }) => changeEnding(services, viewer, true),
    }),
    defineRoute(routes.resumeSubscription, {
      ...subscription,
      summary: 'Lets a canceled subscription go on after all, while it has not ended.',
      run: (_, { services, viewer }) => changeEnding(services, viewer, false),
    }),
    defineRoute(routes.openBillingPortal, {
      may: 'members',
      summary: 'A page of the payment provider with your cards, invoices and receipts.',
      gives: 'Where it is.',
      also: { ...asking, 409: 'You have begun no subscription yet.' },
      described: { answer: z.object({ url: z.string() }) },
      limits,
      run: async (_, { services, viewer }) => ({ url: await openPortal(services, viewer) }),
    }),
    defineRoute(routes.readOpenCheckout, {
      may: 'everybody',
      summary: 'The checkout of an order while it is open, for whoever was led away from it.',
      gives: 'Where it can be gone on with.',
      also: { 404: 'There is no order of this id.' },
      run({ params }, { c, services }) {
        c.header('Cache-Control', 'no-store');
        return reportOrder(services, params.id);
      },
    }),
    defineRoute(routes.readStanding, {
      may: 'everybody',
      summary: 'Whether a project, or a package that was sent, is paid for.',
      gives: '`none` for what is not yours to pay for, too.',
      async run({ query }, { c, services }) {
        c.header('Cache-Control', 'no-store');
        const viewer = (await c.get('signedIn')())?.viewer ?? null;
        return readStanding(services, viewer, query);
      },
    }),
    defineRoute(routes.readCheckout, {
      may: 'everybody',
      summary: 'How a checkout stands, for whoever was led to it.',
      gives: '`unknown` for what is no checkout of this installation.',
      run({ params }, { c, services }) {
        c.header('Cache-Control', 'no-store');
        return reportCheckout(services, params.checkoutId, c.get('network'));
      },
    }),
  ],
};
