// Where the payment provider tells what happened.
import type { OpenAPIHono } from '@hono/zod-openapi';
import { receiveMessage } from '../payments/receive-message.ts';
import type { Services } from '../services.ts';
import type { HttpEnv } from './http-env.ts';

/** Answers at the address that is entered in the provider's dashboard. */
export function servePaymentsWebhook(app: OpenAPIHono<HttpEnv>, services: Services): void {
  app.post('/api/webhooks/stripe', async (c) => {
    // What is signed is what was sent, byte by byte.
    await receiveMessage(services, await c.req.text(), c.req.header('stripe-signature') ?? '');
    return c.json({ received: true });
  });
}
