// Counting visits, described.
import type { OpenAPIHono } from '@hono/zod-openapi';
import { adminAnalytics } from '#domain/admin/analytics.ts';
import { usageReport } from '#domain/analytics/usage-report.ts';
import { analyticsQuery } from '../analytics-api.ts';
import type { HttpEnv } from '../edge/http-env.ts';
import type { Parts } from './describe-routes.ts';

export function describeAnalytics(app: OpenAPIHono<HttpEnv>, { json, problem }: Parts): void {
  app.openAPIRegistry.registerPath({
    method: 'post',
    path: '/api/page-views',
    summary: 'Says that a page was seen, or that a step of the wizard was reached.',
    description:
      'The server keeps the pattern of the page and counts; of the query it keeps allowed words alone. Robots, and who sends DNT or Sec-GPC, are answered alike and not counted.',
    request: {
      body: { required: true, content: { 'application/json': { schema: usageReport } } },
    },
    responses: {
      204: { description: 'Heard.' },
      422: json('It is neither a view nor a step.', problem),
    },
  });
  app.openAPIRegistry.registerPath({
    method: 'get',
    path: '/api/admin/analytics',
    summary: 'Visits, the wizard step by step, generations, packages and payments, for admins.',
    request: { query: analyticsQuery },
    responses: {
      200: json('The figures.', adminAnalytics),
      401: json('Nobody is signed in.', problem),
      403: json('Somebody else than an admin is signed in.', problem),
      422: json('There is no such period.', problem),
    },
  });
}
