// Where the payment provider tells what happened.
import type { OpenAPIHono } from '@hono/zod-openapi';
import { receiveMessage } from '../payments/receive-message.ts';
import type { Services } from '../services.ts';
import type { HttpEnv } from './edge/http-env.ts';
import { refuseMethods } from './edge/refuse-methods.ts';

/** Answers at the address that is entered in the provider's dashboard. */
export function servePaymentsWebhook(app: OpenAPIHono<HttpEnv>, services: Services): void {
  const path = '/api/webhooks/stripe';
  app.post(path, async (c) => {
    // What is signed is what was sent, byte by byte.
    await receiveMessage(services, await c.req.text(), c.req.header('stripe-signature') ?? '');
    return c.json({ received: true });
  });
  refuseMethods(app, path, 'POST');
}
