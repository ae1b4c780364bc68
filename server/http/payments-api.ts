// /api/account/payments and what belongs to it, for who is signed in; and how a checkout stands.
import type { OpenAPIHono } from '@hono/zod-openapi';
import { listPayments } from '../payments/list-payments.ts';
import type { Services } from '../services.ts';
import type { HttpEnv } from './http-env.ts';
import { requireViewer } from './require-viewer.ts';

export function servePayments(app: OpenAPIHono<HttpEnv>, services: Services): void {
  app.get('/api/account/payments', async (c) => {
    const { viewer } = await requireViewer(c);
    return c.json(await listPayments(services, viewer));
  });
}
