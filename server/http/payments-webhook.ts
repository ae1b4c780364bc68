// Where the payment provider tells what happened: the address that is entered in its dashboard.
import { z } from 'zod';
import { route } from '#domain/contract/route.ts';
import { receiveMessage } from '../payments/receive-message.ts';
import { defineRoute, type Family } from './routes/define-route.ts';

const tell = route({
  method: 'POST',
  path: '/api/webhooks/stripe',
  answer: z.object({ received: z.literal(true) }),
});

export const webhookFamily: Family = {
  routes: [
    defineRoute(tell, {
      may: 'everybody',
      summary: 'Where the payment provider tells what happened; each event counts once.',
      gives: 'Applied, now or before.',
      also: {
        400: 'It is not from the provider, was changed, or is too old.',
        503: 'It has to be sent again.',
      },
      described: {
        headers: z.object({ 'stripe-signature': z.string() }),
        body: z.string().meta({ description: 'An event of Stripe, as it was signed.' }),
      },
      async run(_, { c, services }) {
        // What is signed is what was sent, byte by byte.
        await receiveMessage(services, await c.req.text(), c.req.header('stripe-signature') ?? '');
        return { received: true } as const;
      },
    }),
  ],
};
