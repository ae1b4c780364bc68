// POST /api/page-views from every page, GET /api/admin/analytics for the admins.
import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { z } from 'zod';
import { analyticsPeriods } from '#domain/admin/analytics.ts';
import { usageReport } from '#domain/analytics/usage-report.ts';
import { readAnalytics } from '../analytics/read-analytics.ts';
import { openReports, type Reporter } from '../analytics/take-report.ts';
import type { Services } from '../services.ts';
import type { HttpEnv } from './edge/http-env.ts';
import { parseInput, readJson } from './edge/read-input.ts';
import { refuseMethods } from './edge/refuse-methods.ts';
import { requireAdmin } from './edge/require-admin.ts';

export const analyticsQuery = z.object({
  days: z.coerce.number().pipe(z.literal(analyticsPeriods)).default(30),
});

type Parts = Pick<Services, 'config' | 'db' | 'usage' | 'analytics' | 'now'>;

export function serveAnalytics(app: OpenAPIHono<HttpEnv>, services: Parts): void {
  const take = openReports(services);
  app.post('/api/page-views', async (c) => {
    take(parseInput(usageReport, await readJson(c)), reporterOf(c));
    return c.body(null, 204);
  });
  refuseMethods(app, '/api/page-views', 'POST');
  app.get('/api/admin/analytics', async (c) => {
    await requireAdmin(c);
    const { days } = parseInput(analyticsQuery, c.req.query());
    return c.json(await readAnalytics(services, days));
  });
  refuseMethods(app, '/api/admin/analytics', 'GET');
}

const reporterOf = (c: Context<HttpEnv>): Reporter => ({
  network: c.get('network'),
  userAgent: c.req.header('user-agent') ?? '',
  asksForPrivacy: c.req.header('dnt') === '1' || c.req.header('sec-gpc') === '1',
});
