// POST /api/page-views from every page, GET /api/admin/analytics for the admins.
import type { Context } from 'hono';
import { usageReport } from '#domain/analytics/usage-report.ts';
import { readAnalytics as read } from '#domain/contract/admin-routes.ts';
import { route } from '#domain/contract/route.ts';
import { readAnalytics } from '../analytics/read-analytics.ts';
import { type Reporter, takeReport } from '../analytics/take-report.ts';
import type { HttpEnv } from './edge/http-env.ts';
import { defineRoute, type Family } from './routes/define-route.ts';

// The script of every page sends it by itself, before and without the application.
const report = route({ method: 'POST', path: '/api/page-views', body: usageReport });

export const analyticsFamily: Family = {
  routes: [
    defineRoute(report, {
      may: 'everybody',
      summary: 'Says that a page was seen, or that a step of the wizard was reached.',
      description:
        'The server keeps the pattern of the page and counts; of the query it keeps allowed words alone. Robots, and who sends DNT or Sec-GPC, are answered alike and not counted.',
      gives: 'Heard.',
      also: { 422: 'It is neither a view nor a step.' },
      async run({ body }, { c, services }) {
        takeReport(services, body, reporterOf(c));
      },
    }),
    defineRoute(read, {
      may: 'admins',
      summary: 'Visits, the wizard step by step, generations, packages and payments, for admins.',
      gives: 'The figures.',
      also: {
        403: 'Somebody else than an admin is signed in.',
        422: 'There is no such period.',
      },
      run: ({ query: { days } }, { services }) => readAnalytics(services, days),
    }),
  ],
};

const reporterOf = (c: Context<HttpEnv>): Reporter => ({
  network: c.get('network'),
  userAgent: c.req.header('user-agent') ?? '',
  asksForPrivacy: c.req.header('dnt') === '1' || c.req.header('sec-gpc') === '1',
});
