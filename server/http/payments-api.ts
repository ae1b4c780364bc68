// Payments and subscription of who is signed in; and, for anybody, how a checkout stands.
import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Context } from 'hono';
import type { Viewer } from '#domain/accounts/viewer.ts';
import { listPayments } from '../payments/list-payments.ts';
import { refundOrder } from '../payments/orders/refund-order.ts';
import { reportCheckout } from '../payments/orders/report-checkout.ts';
import { changeEnding } from '../payments/subscriptions/change-ending.ts';
import { openPortal } from '../payments/subscriptions/open-portal.ts';
import type { Services } from '../services.ts';
import type { HttpEnv } from './edge/http-env.ts';
import { refuseMethods } from './edge/refuse-methods.ts';
import { requireViewer } from './edge/require-viewer.ts';

const payments = '/api/account/payments';
const refund = `${payments}/:id/refund`;
const cancel = '/api/account/subscription/cancel';
const resume = '/api/account/subscription/resume';
const portal = '/api/account/billing-portal';
const checkout = '/api/payments/checkouts/:checkoutId';

/** What asks the provider: no hand presses this often. */
const questionsPerHour = 60;

export function servePayments(app: OpenAPIHono<HttpEnv>, services: Services): void {
  app.get(payments, async (c) => {
    const { viewer } = await requireViewer(c);
    return c.json(await listPayments(services, viewer));
  });
  app.post(refund, async (c) => {
    const viewer = await askingViewer(c, services);
    return c.json(await refundOrder(services, viewer, c.req.param('id')));
  });
  app.post(cancel, async (c) =>
    c.json(await changeEnding(services, await askingViewer(c, services), true)),
  );
  app.post(resume, async (c) =>
    c.json(await changeEnding(services, await askingViewer(c, services), false)),
  );
  app.post(portal, async (c) =>
    c.json({ url: await openPortal(services, await askingViewer(c, services)) }),
  );
  app.get(checkout, async (c) =>
    c.json(await reportCheckout(services, c.req.param('checkoutId'), c.get('network')), 200, {
      'Cache-Control': 'no-store',
    }),
  );
  for (const [path, methods] of Object.entries(allowed)) refuseMethods(app, path, methods);
}

const allowed = {
  [payments]: 'GET, HEAD',
  [refund]: 'POST',
  [cancel]: 'POST',
  [resume]: 'POST',
  [portal]: 'POST',
  [checkout]: 'GET, HEAD',
};

async function askingViewer(
  c: Context<HttpEnv>,
  { limits, now }: Pick<Services, 'limits' | 'now'>,
): Promise<Viewer> {
  const { viewer } = await requireViewer(c);
  const rule = { name: 'payment-changes', count: questionsPerHour, windowSeconds: 3600 };
  await limits.take([{ ...rule, subject: viewer.id }], now());
  return viewer;
}
