// A public installation on https, with pages that are only a document, for what is checked from outside.
import { functionDefinitions } from '#server/functions/serving/registry.ts';
import { openMetrics } from '#server/http/edge/monitoring/metrics.ts';
import { createHttp } from '#server/http.ts';
import type { Services } from '#server/services.ts';
import { openTestSite, type TestSite } from '../builders/open-test-site.ts';

/** What a public installation has to choose. */
export const publicSettings = {
  APP_URL: 'https://ads.example.com',
  MAIL: 'outbox',
  AI_PROVIDER: 'built-in',
  DIRECTORS_FEED: 'sample',
  PAYMENTS: 'sandbox',
  ANALYTICS: 'off',
  LIMIT_SIGN_UPS: '1000',
  LIMIT_SIGN_INS: '1000',
};

export async function openPublicSite(
  settings: Record<string, string> = {},
  replace: Partial<Services> = {},
): Promise<TestSite> {
  const site = await openTestSite({ ...publicSettings, ...settings }, replace);
  const { services, database, jobs } = site;
  const app = createHttp(services, {
    health: { check: database.check, isStopping: () => false },
    metrics: openMetrics(jobs),
    functions: functionDefinitions,
    connection: database.connection,
    renderPage: async () =>
      new Response('<!doctype html><p>A page.', { headers: { 'Content-Type': 'text/html' } }),
  });
  return {
    ...site,
    ask: async (path, init, address = '203.0.113.7') =>
      app.request(new URL(path, services.config.appUrl), init, {
        incoming: { socket: { remoteAddress: address } },
      } as never),
  };
}
