// Every route of the application, and what it answers to whom. A route without a row fails.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestSite, type TestSite } from '#tests/builders/open-test-site.ts';
import { framesOf, patchProject, saveProject } from '#tests/builders/project-body.ts';
import { askAs, signUpMember, type TestMember } from '#tests/builders/sign-up.ts';
import { orders, projectTakes, sessions, userRoles } from '../db/schema.ts';
import { functionDefinitions } from '../functions/registry.ts';
import { sampleMessage } from '../gateways/mail/contract.ts';
import { createHttp } from '../http.ts';
import { openMetrics } from './edge/metrics.ts';

/** What the owner has. */
type Owned = { project: string; take: string; session: string; order: string; checkout: string };
type Row = {
  /** The route's own path unless told otherwise. */
  path?: (owned: Owned) => string;
  body?: object;
  /** To nobody signed in, another member, the owner, an admin. */
  expected: [number, number, number, number];
};
const toAll = (status: number, more: Omit<Row, 'expected'> = {}): Row => ({
  ...more,
  expected: [status, status, status, status],
});
/** Nobody is refused; who is signed in acts for themselves. */
const forMembers = (refused: number, status: number, body?: object): Row => ({
  ...(body ? { body } : {}),
  expected: [refused, status, status, status],
});
/** Admins alone. */
const forAdmins = (status: number, more: Omit<Row, 'expected'> = {}): Row => ({
  ...more,
  expected: [401, 403, 403, status],
});
/** Somebody else's is not there. */
const forOwner = (more: Omit<Row, 'expected'>, status: number, admin = 404): Row => ({
  ...more,
  expected: [401, 404, status, admin],
});
const project = ({ project: id }: Owned) => `/api/projects/${id}`;
const inSandbox = ({ checkout }: Owned) => `/api/sandbox/checkouts/${checkout}`;
const stale = { updated_at: '2020-01-01T00:00:00.000Z' };
let mail = '';
const inMailbox = (rest: string): Row => ({
  path: () => `/mailbox/${mail}${rest}`,
  expected: [404, 404, 404, 200],
});

// Bodies are empty where the refusal of what is missing shows that the route was reached.
const table: Record<string, Row> = {
  'GET /healthz': toAll(200),
  'GET /readyz': toAll(200),
  'GET /metrics': toAll(403),
  'POST /api/internal/backup': toAll(404),
  ...Object.fromEntries(
    functionDefinitions.map(({ name }) => [
      `POST /api/functions/${name}`,
      toAll(422, { body: {} }),
    ]),
  ),
  'POST /api/functions/director-sync': toAll(200, { body: {} }),
  'POST /api/functions/create-subscription': forMembers(401, 200, {}),

  'POST /api/auth/sign-up/email': toAll(422, { body: {} }),
  'POST /api/auth/sign-in/email': toAll(400, { body: {} }),
  'POST /api/auth/sign-in/magic-link': toAll(422, { body: {} }),
  'POST /api/auth/sign-in/social': toAll(404, { body: { provider: 'google' } }),
  'POST /api/auth/magic-link/verify': toAll(422, { body: {} }),
  'POST /api/auth/request-password-reset': toAll(422, { body: {} }),
  'POST /api/auth/reset-password': toAll(422, { body: {} }),
  'POST /api/auth/verify-email': toAll(422, { body: {} }),
  'POST /api/auth/send-verification-email': forMembers(400, 200, {}),
  'POST /api/auth/change-email': forMembers(400, 422, {}),
  'POST /api/auth/change-password': forMembers(400, 422, {}),
  'POST /api/auth/two-factor/enable': forMembers(400, 422, {}),
  'POST /api/auth/two-factor/disable': forMembers(400, 422, {}),
  'POST /api/auth/two-factor/generate-backup-codes': forMembers(400, 422, {}),
  'POST /api/auth/two-factor/verify-totp': toAll(422, { body: {} }),
  'POST /api/auth/two-factor/verify-backup-code': toAll(422, { body: {} }),
  'POST /api/auth/link-social': forMembers(400, 404, { provider: 'google' }),
  'POST /api/auth/unlink-account': forMembers(400, 422, {}),
  'GET /api/auth/callback/google': toAll(302),
  'GET /api/auth/get-session': toAll(200),
  'GET /api/auth/token': forMembers(400, 200),
  'GET /api/auth/jwks': toAll(200),
  'GET /api/session': toAll(200),

  'GET /api/account': forMembers(401, 200),
  'GET /api/account/export': forMembers(401, 200),
  'GET /api/account/sessions': forMembers(401, 200),
  'POST /api/account/password': forMembers(401, 422, {}),
  'POST /api/account/delete': forMembers(401, 422, {}),
  'GET /api/profile': forMembers(401, 200),
  'PATCH /api/profile': forMembers(401, 200, {}),
  'POST /api/rpc/has_role': toAll(422, { body: {} }),

  'GET /api/account/payments': forMembers(401, 200),
  'POST /api/account/payments/:id/refund': forOwner(
    { path: ({ order }) => `/api/account/payments/${order}/refund` },
    409,
  ),
  'POST /api/account/subscription/cancel': forMembers(401, 404),
  'POST /api/account/subscription/resume': forMembers(401, 404),
  'POST /api/account/billing-portal': forMembers(401, 409),
  // Whoever knows the id of a checkout was led to it.
  'GET /api/payments/checkouts/:checkoutId': toAll(200, {
    path: () => '/api/payments/checkouts/x',
  }),
  'POST /api/webhooks/stripe': toAll(400, { body: {} }),
  'GET /api/sandbox/checkouts/:id': toAll(200, { path: inSandbox }),
  'POST /api/sandbox/checkouts/:id': toAll(422, { path: inSandbox, body: {} }),
  'GET /api/sandbox/portals/:id': toAll(404, { path: () => '/api/sandbox/portals/x' }),
  'POST /api/sandbox/portals/:id': toAll(422, { path: () => '/api/sandbox/portals/x', body: {} }),

  'GET /api/projects': forMembers(401, 200),
  'POST /api/projects': forMembers(401, 422, {}),
  'GET /api/projects/:id': forOwner({ path: project }, 200, 200),
  'GET /api/projects/:id/takes': forOwner({ path: (o) => `${project(o)}/takes` }, 200, 200),
  'PATCH /api/projects/:id': forOwner(
    { path: project, body: { ...stale, project_name: 'Another' } },
    409,
  ),
  'POST /api/projects/:id/takes/:take/restore': forOwner(
    { path: (o) => `${project(o)}/takes/${o.take}/restore`, body: stale },
    409,
  ),
  'POST /api/projects/:id/email': forOwner({ path: (o) => `${project(o)}/email`, body: {} }, 200),
  'DELETE /api/projects/:id': forOwner({ path: project }, 204),

  'ALL /api/realtime': toAll(426),
  'GET /api/storage/*': toAll(404, { path: () => '/api/storage/frames/none.jpg' }),
  'GET /api/directors': toAll(200),
  'GET /api/directors/:id': toAll(404, { path: () => '/api/directors/nobody' }),
  'POST /api/page-views': toAll(422, { body: {} }),
  'GET /api/admin/analytics': { expected: [401, 403, 403, 200] },
  'GET /api/admin/stats': forAdmins(200),
  'GET /api/admin/projects': forAdmins(200),
  'GET /api/admin/projects/:kind/:id': forAdmins(404, {
    path: () => '/api/admin/projects/project/none',
  }),
  'GET /api/admin/failures': forAdmins(200),
  'POST /api/admin/failures/retry-all': forAdmins(422, { body: {} }),
  'POST /api/admin/failures/:kind/:id/retry': forAdmins(404, {
    path: () => '/api/admin/failures/mail/none/retry',
  }),
  'GET /api/admin/mail-stops': forAdmins(200),
  'POST /api/admin/mail-stops/lift': forAdmins(422, { body: {} }),
  'GET /api/admin/audit': forAdmins(200),
  'GET /api/admin/export/projects.csv': forAdmins(200),
  'GET /api/admin/export/submissions.csv': forAdmins(200),
  'GET /api/admin/directors': forAdmins(200),
  'POST /api/admin/directors': forAdmins(422, { body: {} }),
  'GET /api/admin/directors/:id': forAdmins(404, { path: () => '/api/admin/directors/nobody' }),
  'PATCH /api/admin/directors/:id': forAdmins(404, {
    path: () => '/api/admin/directors/nobody',
    body: { ...stale },
  }),
  'POST /api/admin/directors/:id/suspend': forAdmins(404, {
    path: () => '/api/admin/directors/nobody/suspend',
  }),
  'POST /api/admin/directors/:id/restore': forAdmins(404, {
    path: () => '/api/admin/directors/nobody/restore',
  }),
  'POST /api/admin/directors/import': forAdmins(415, { body: {} }),
  'POST /api/admin/directors/sync': forAdmins(202),
  'GET /api/admin/directors/syncs': forAdmins(200),
  'GET /api/admin/export/directors.csv': forAdmins(200),
  'GET /api/openapi.json': toAll(200),
  'GET /api/docs': toAll(200),
  'GET /api/docs.css': toAll(200),
  'GET /plain-page/style.css': toAll(200),
  'GET /plain-page/archivo.woff2': toAll(200),
  'GET /mail/stop/:token': toAll(404, { path: () => '/mail/stop/x' }),
  'POST /mail/stop/:token': toAll(404, { path: () => '/mail/stop/x' }),
  'GET /mailbox': { expected: [404, 404, 404, 200] },
  'GET /mailbox/:name': inMailbox(''),
  'GET /mailbox/:name/body': inMailbox('/body'),
  'GET /mailbox/:name/raw': inMailbox('/raw'),
  'GET /mailbox/:name/files/:index': inMailbox('/files/0'),
  'ALL /api/*': toAll(404, { path: () => '/api/nothing' }),
  'ALL /*': toAll(200, { path: () => '/' }),

  // Last: they end sessions.
  'DELETE /api/account/sessions/:id': {
    path: ({ session }) => `/api/account/sessions/${session}`,
    expected: [401, 404, 204, 404],
  },
  'DELETE /api/account/sessions': { expected: [401, 204, 401, 204] },
  'POST /api/auth/sign-out': toAll(200, { body: {} }),
};

let site: TestSite;
let app: ReturnType<typeof createHttp>;
let owned: Owned;
let askers: ReturnType<typeof askAs>[];
beforeAll(async () => {
  site = await openTestSite();
  const { services, database, jobs } = site;
  app = createHttp(services, {
    health: { check: database.check, isStopping: () => false },
    metrics: openMetrics(jobs),
    functions: functionDefinitions,
    connection: database.connection,
    renderPage: async () => new Response('<!doctype html>'),
  });
  const asked: TestSite = {
    ...site,
    ask: async (path, init, address = '203.0.113.7') =>
      app.request(path, init, { incoming: { socket: { remoteAddress: address } } } as never),
  };
  const [other, owner, admin] = [
    await signUpMember(site, { verified: true }),
    await signUpMember(site, { verified: true }),
    await signUpMember(site, { verified: true }),
  ];
  const role = { role: 'admin', source: 'granted', created_at: new Date() } as const;
  await services.db.insert(userRoles).values({ user_id: admin.id, ...role });
  askers = [{ cookie: 'theme=dark' }, other, owner, admin].map((one) => askAs(asked, one));
  owned = await whatIsOwned(owner);
  await services.mail.send(sampleMessage());
  mail = (await services.outbox?.list())?.[0] ?? '';
});
afterAll(() => site.close());

async function whatIsOwned(owner: TestMember): Promise<Owned> {
  const { db } = site.services;
  const ask = askAs(site, owner);
  const made = await saveProject(ask, { script: 'One.', storyboard_frames: framesOf('a') });
  await patchProject(ask, made, { script: 'Two.' });
  const [take] = await db.select().from(projectTakes);
  const [session] = await db.select().from(sessions).where(eq(sessions.user_id, owner.id));
  const { order, checkout } = await openPayment(ask, db);
  return { project: made.id, take: take?.id ?? '', session: session?.id ?? '', order, checkout };
}

async function openPayment(ask: ReturnType<typeof askAs>, db: TestSite['services']['db']) {
  const body = { amount: 12_000, productName: 'Bread', email: 'june@example.com' };
  await ask('/api/functions/create-payment', { method: 'POST', body: JSON.stringify(body) });
  const [row] = await db.select().from(orders);
  return { order: row?.id ?? '', checkout: row?.checkout_id ?? '' };
}

const checks = new Set(['ALL /api/admin/*', 'ALL /api/projects/*', 'ALL /api/sandbox/*']);

test('every route has a row, and every row a route', () => {
  const specific = new Set(
    app.routes.filter(({ method }) => method !== 'ALL').map(({ path }) => path),
  );
  const routes = new Set(
    app.routes
      // Beside a method of its own, ALL is the refusal of the others; before others, a check.
      .filter(({ method, path }) => method !== 'ALL' || !specific.has(path))
      .map(({ method, path }) => `${method} ${path}`)
      .filter((route) => !checks.has(route)),
  );
  routes.delete('POST /api/functions/:name');
  routes.add('POST /api/internal/backup'); // of the embedded database alone
  for (const { name } of functionDefinitions) routes.add(`POST /api/functions/${name}`);
  expect([...routes].sort()).toEqual(Object.keys(table).sort());
});

test.each(Object.entries(table))('AUTH-14 AUTH-15 %s', async (route, row) => {
  const [verb = '', pattern = ''] = route.split(' ');
  const method = verb === 'ALL' ? 'GET' : verb;
  const path = row.path?.(owned) ?? pattern;
  const { body } = row;
  const found: number[] = [];
  // The owner comes last: what they delete is gone.
  for (const index of [0, 1, 3, 2]) {
    const init = { method, ...(body ? { body: JSON.stringify(body) } : {}) };
    const answer = await askers[index]?.(path, init);
    found[index] = answer?.status ?? 0;
    await answer?.arrayBuffer();
  }
  expect(found).toEqual(row.expected);
});
