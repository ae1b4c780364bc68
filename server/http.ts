// The HTTP application: what every request goes through, then the routes.
import { OpenAPIHono } from '@hono/zod-openapi';
import { compress } from 'hono/compress';
import { linkCounts } from './accounts/mailed-links/use-mailed-link.ts';
import { accountFacts } from './accounts/member/account-facts.ts';
import { AppError } from './app-error.ts';
import type { Connection } from './db/open.ts';
import type { FunctionDefinition } from './functions/serving/define-function.ts';
import { serveBackup } from './http/administration/backup.ts';
import { serveGrantAdmin } from './http/administration/grant-admin.ts';
import type { RenderPage } from './http/cache/pages.ts';
import { serveApiDescription } from './http/description/api-description.ts';
import { answerOrigins } from './http/edge/answer-origins.ts';
import { checkOrigin } from './http/edge/check-origin.ts';
import type { HttpEnv } from './http/edge/http-env.ts';
import { identifyRequest } from './http/edge/identify-request.ts';
import { identifyViewer } from './http/edge/identify-viewer.ts';
import { limitBodies } from './http/edge/limit-bodies.ts';
import { limitHeaders } from './http/edge/limit-headers.ts';
import { type Health, serveHealth } from './http/edge/monitoring/health.ts';
import type { Metrics } from './http/edge/monitoring/metrics.ts';
import { answerProblem } from './http/edge/problem.ts';
import { securityHeaders } from './http/edge/security-headers.ts';
import { serveMailedFiles } from './http/files/mailed-files.ts';
import { serveFunctions } from './http/functions.ts';
import { serveRealtimeAddress } from './http/realtime-address.ts';
import { families } from './http/routes/families.ts';
import { serveFamily } from './http/routes/serve-family.ts';
import { sandboxPages } from './http/sandbox-api.ts';
import { bidPages } from './http/sharing/bids-api.ts';
import { guardSharedPages, sharedPages } from './http/sharing/shared-pages.ts';
import { serveMailStopPage } from './mail/suppression-page.ts';
import { serveMailbox } from './mailbox/serve-mailbox.ts';
import { listPayments } from './payments/list-payments.ts';
import { servePlainPageFiles } from './plain-page/serve-files.ts';
import { memberProjects } from './projects/member-projects.ts';
import type { Services } from './services.ts';

export type HttpParts = {
  health: Health;
  metrics: Metrics;
  functions: readonly FunctionDefinition[];
  connection: Connection;
  /** Absent where only the API is served. */
  renderPage?: RenderPage;
};

/** Makes the application that answers everything but files from memory. */
export function createHttp(services: Services, parts: HttpParts): OpenAPIHono<HttpEnv> {
  const { config, log } = services;
  const app = new OpenAPIHono<HttpEnv>();
  app.use(identifyRequest(config.trustProxy, log));
  app.use(securityHeaders(config));
  app.onError(answerProblem);
  serveHealth(app, parts.health, parts.metrics, config.metricsToken);
  app.use(compress());
  if (config.corsOrigins.length > 0) app.use('/api/*', answerOrigins(config.corsOrigins));
  app.use(checkOrigin(config.appUrl, config.corsOrigins));
  app.use(limitHeaders);
  app.use(identifyViewer(services));
  app.use(limitBodies);
  serveBackup(app, parts.connection, services.secret);
  serveGrantAdmin(app, parts.connection, services);
  if (config.role !== 'worker') serveSite(app, services, parts);
  app.notFound((c) =>
    answerProblem(new AppError('not-found', 'There is nothing at this address.'), c),
  );
  return app;
}

function serveSite(app: OpenAPIHono<HttpEnv>, services: Services, parts: HttpParts): void {
  guardSharedPages(app);
  serveFunctions(app, services, parts.functions);
  for (const family of families) serveFamily(app, services, family);
  serveRealtimeAddress(app);
  serveApiDescription(app, services.config, parts.functions);
  servePlainPageFiles(app);
  serveMailStopPage(app, services);
  serveMailedFiles(app, services);
  if (services.outbox) serveMailbox(app, services.outbox, services.config);
  app.all('/api/*', (c) => c.notFound());
  const { renderPage } = parts;
  if (!renderPage) return;
  app.all('*', async (c) => {
    c.set('route', 'page');
    const signedIn = await c.get('signedIn')();
    const viewer = signedIn?.viewer ?? null;
    return renderPage(c.req.raw, {
      nonce: c.get('nonce'),
      requestId: c.get('requestId'),
      report: (failure) => c.get('log').error({ err: failure }, 'page failed'),
      viewer,
      projects: viewer && memberProjects(services, viewer),
      shared: sharedPages(c, services),
      bidding: bidPages(c, services),
      sandbox: sandboxPages(services, viewer),
      linkCounts: (kind, token) => linkCounts(services, kind, token),
      account: signedIn && (() => accountFacts(services, signedIn)),
      payments: viewer && (() => listPayments(services, viewer)),
    });
  });
}
