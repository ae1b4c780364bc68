// Payments and the starter package in the API description.
import type { OpenAPIHono } from '@hono/zod-openapi';
import { z } from 'zod';
import {
  accountPayments,
  checkoutReport,
  listedPayment,
  listedSubscription,
} from '#domain/payments/account-payments.ts';
import type { HttpEnv } from '../edge/http-env.ts';
import { describeRoutes, type Parts } from './describe-routes.ts';

const page = z.object({ url: z.string() });

export function describePayments(app: OpenAPIHono<HttpEnv>, { json, problem }: Parts): void {
  const signedOut = { 401: json('Nobody is signed in.', problem) };
  const asking = {
    ...signedOut,
    429: json('Too many; Retry-After says when to come back.', problem),
    503: json('The payment provider does not answer; nothing has changed.', problem),
  };
  const subscription = {
    200: json('The subscription as it is now.', listedSubscription),
    ...asking,
    404: json('You have no subscription.', problem),
    409: json('It has ended already.', problem),
  };
  const routes = [
    [
      'get',
      '/account/payments',
      'Your payments, your subscription and its invoices, newest first.',
      {},
      { 200: json('All of it.', accountPayments), ...signedOut },
    ],
    [
      'post',
      '/account/payments/{id}/refund',
      'Gives a payment back within the money-back guarantee.',
      { params: z.object({ id: z.uuid() }) },
      {
        200: json('It is given back, by this request or an earlier one.', listedPayment),
        ...asking,
        404: json('There is no payment of this id for you.', problem),
        409: json('The guarantee does not hold (any more); the message says why.', problem),
      },
    ],
    [
      'post',
      '/account/subscription/cancel',
      'Ends the subscription with the paid period or the trial.',
      {},
      subscription,
    ],
    [
      'post',
      '/account/subscription/resume',
      'Lets a canceled subscription go on after all, while it has not ended.',
      {},
      subscription,
    ],
    [
      'post',
      '/account/billing-portal',
      'A page of the payment provider with your cards, invoices and receipts.',
      {},
      {
        200: json('Where it is.', page),
        ...asking,
        409: json('You have begun no subscription yet.', problem),
      },
    ],
    [
      'get',
      '/payments/checkouts/{checkoutId}',
      'How a checkout stands, for whoever was led to it.',
      { params: z.object({ checkoutId: z.string() }) },
      { 200: json('`unknown` for what is no checkout of this installation.', checkoutReport) },
    ],
  ] as const;
  describeRoutes(app, '/api', routes);
  describeWebhook(app, { json, problem });
}

function describeWebhook(app: OpenAPIHono<HttpEnv>, { json, problem }: Parts): void {
  const message = z.string().meta({ description: 'An event of Stripe, as it was signed.' });
  app.openAPIRegistry.registerPath({
    method: 'post',
    path: '/api/webhooks/stripe',
    summary: 'Where the payment provider tells what happened; each event counts once.',
    request: {
      headers: z.object({ 'stripe-signature': z.string() }),
      body: { required: true, content: { 'application/json': { schema: message } } },
    },
    responses: {
      200: json('Applied, now or before.', z.object({ received: z.literal(true) })),
      400: json('It is not from the provider, was changed, or is too old.', problem),
      503: json('It has to be sent again.', problem),
    },
  });
}
