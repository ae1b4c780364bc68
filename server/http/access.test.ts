// Every route of the application, and what it answers to whom. A route without a row fails.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertPasskey } from '#tests/builders/insert-passkey.ts';
import { openTestSite, type TestSite } from '#tests/builders/open-test-site.ts';
import { framesOf, patchProject, saveProject } from '#tests/builders/project-body.ts';
import { askAs, signUpMember, type TestMember } from '#tests/builders/sign-up.ts';
import type { AppError } from '../app-error.ts';
import { orders, projectTakes, sessions, userRoles } from '../db/schema.ts';
import { functionDefinitions } from '../functions/serving/registry.ts';
import { sampleMessage } from '../gateways/mail/contract.ts';
import { createHttp } from '../http.ts';
import type { Audience } from '../policies.ts';
import { openMetrics } from './edge/monitoring/metrics.ts';
import type { DefinedRoute, Family } from './routes/define-route.ts';
import { families } from './routes/families.ts';

/** What the owner has. */
type Owned = {
  project: string;
  take: string;
  session: string;
  passkey: string;
  order: string;
  checkout: string;
};
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
const stale = { updated_at: '2020-01-01T00:00:00.000Z' };
let mail = '';
const inMailbox = (rest: string): Row => ({
  path: () => `/mailbox/${mail}${rest}`,
  expected: [404, 404, 404, 200],
});

/** What the names in a path stand for; of all others there is nothing. */
const owned: Record<string, (it: Owned) => Record<string, string>> = {
  '/api/projects/:id': ({ project, take }) => ({ id: project, take, format: 'fountain' }),
  '/api/archived-projects/:id': ({ project }) => ({ id: project }),
  '/api/account/payments/:id': ({ order }) => ({ id: order }),
  '/api/account/sessions/:id': ({ session }) => ({ id: session }),
  '/api/account/passkeys/:id': ({ passkey }) => ({ id: passkey }),
  '/api/sandbox/checkouts/:id': ({ checkout }) => ({ id: checkout }),
};

/** What is sent and answered to who may, where it is not plain from the declaration. */
const tried: Record<string, { body?: object; status?: number }> = {
  'POST /api/account/delete': { status: 422 },
  'POST /api/admin/directors': { status: 422 },
  'POST /api/account/payments/:id/refund': { status: 409 },
  'POST /api/account/subscription/cancel': { status: 404 },
  'POST /api/account/subscription/resume': { status: 404 },
  'POST /api/account/billing-portal': { status: 409 },
  // Whoever knows the id of a checkout was led to it.
  'GET /api/payments/checkouts/:checkoutId': { status: 200 },
  'GET /api/payments/orders/:id': { status: 404 },
  // Whatever is asked to be cut, of an id that is none there is nothing.
  'PATCH /api/product-pictures/:id': { body: {}, status: 404 },
  'POST /api/webhooks/stripe': { status: 400 },
  'POST /api/auth/sign-in/email': { status: 400 },
  'POST /api/auth/sign-in/social': { body: { provider: 'google' }, status: 404 },
  'POST /api/auth/link-social': { body: { provider: 'google' }, status: 404 },
  'GET /api/auth/callback/google': { status: 302 },
  'PATCH /api/account/billing': { body: { name: '', address: '', tax_id: '' }, status: 200 },
  'GET /api/account/payments/:id/receipt.pdf': { status: 409 },
  'GET /api/account/invoices/:id/receipt.pdf': { status: 404 },
  'PATCH /api/projects/:id': { body: { ...stale, project_name: 'Another' }, status: 409 },
  // What is not deleted is not in the archive.
  'DELETE /api/archived-projects/:id': { status: 404 },
  'PATCH /api/admin/directors/:id': { body: stale, status: 404 },
  'POST /api/project-files': { body: {}, status: 400 },
  'POST /api/projects/:id/comments': {
    body: { parent_id: '00000000-0000-4000-8000-000000000000', text: 'Yes.' },
    status: 422,
  },
  'POST /api/projects/:id/bids/:bid/accept': { status: 404 },
  'POST /api/projects/:id/bids': {
    body: { director_ids: ['nobody'] },
    status: 422,
  },
  'PATCH /api/projects/:id/comments/:comment': { body: { resolved: true }, status: 404 },
  'DELETE /api/projects/:id/comments/:comment': { status: 404 },
  'POST /api/projects/:id/guests/:guest/block': { status: 404 },
  'DELETE /api/projects/:id/guests/:guest/block': { status: 404 },
};

/** All that is open to everybody: whoever opens another address says so here too. */
const open = [
  'GET /api/session',
  'POST /api/rpc/has_role',
  'GET /api/directors',
  'GET /api/directors/:id',
  'GET /api/catalogue/:kind/:id',
  'GET /api/payments/checkouts/:checkoutId',
  'GET /api/payments/orders/:id',
  'GET /api/payments/standing',
  'POST /api/webhooks/stripe',
  'GET /api/sandbox/checkouts/:id',
  'POST /api/sandbox/checkouts/:id',
  'GET /api/sandbox/portals/:id',
  'POST /api/sandbox/portals/:id',
  'GET /api/storage/*',
  'GET /api/frames/:picture/planes',
  'GET /s/:token/package.pdf',
  'GET /s/:token/logo.webp',
  'GET /s/:token/preview.jpg',
  'POST /api/product-pictures',
  'GET /api/product-pictures/:id',
  'PATCH /api/product-pictures/:id',
  'DELETE /api/product-pictures/:id',
  'GET /api/product-pictures/:id/:view',
  'GET /api/files',
  'POST /api/files/:format',
  'GET /api/schemas/project-file.json',
  'POST /api/page-views',
  'POST /api/auth/sign-up/email',
  'POST /api/auth/sign-in/email',
  'POST /api/auth/sign-in/magic-link',
  'POST /api/auth/sign-in/social',
  'POST /api/auth/sign-out',
  'POST /api/auth/magic-link/verify',
  'POST /api/auth/request-password-reset',
  'POST /api/auth/reset-password',
  'POST /api/auth/verify-email',
  'POST /api/auth/send-verification-email',
  'POST /api/auth/two-factor/verify-totp',
  'POST /api/auth/two-factor/verify-backup-code',
  'GET /api/auth/passkey/generate-authenticate-options',
  'POST /api/auth/passkey/verify-authentication',
  'GET /api/auth/callback/google',
  'GET /api/auth/get-session',
  'GET /api/auth/jwks',
];

const nameOf = ({ route }: DefinedRoute) => `${route.method} ${route.path}`;

/** The row of a declared route: who may is what it declares. */
function declared(defined: DefinedRoute, { signedOut }: Family): Row {
  const { route, may } = defined;
  const known = Object.entries(owned).find(([path]) => `${route.path}/`.startsWith(`${path}/`));
  const { body, status } = {
    ...expectedOf(defined, known !== undefined),
    ...tried[nameOf(defined)],
  };
  const out = (signedOut?.() as AppError | undefined)?.status ?? 401;
  const rows: Record<Audience, Row['expected']> = {
    everybody: [status, status, status, status],
    members: [out, status, status, status],
    owner: [out, 404, status, 404],
    'owner and admins': [out, 404, status, status],
    admins: [out, 403, 403, status],
  };
  return {
    path: (it) => pathWith(route.path, known?.[1](it) ?? {}),
    ...(body ? { body } : {}),
    expected: rows[may],
  };
}

const pathWith = (path: string, values: Record<string, string>) =>
  path.replace(/:(\w+)/g, (_, name) => values[name] ?? 'none').replace('*', 'frames/none.jpg');

// An empty body is refused where something has to be said; and of an id that is none there is nothing.
function expectedOf({ route }: DefinedRoute, isKnown: boolean): { body?: object; status: number } {
  const { answer, body, file, path, status = answer || file ? 200 : 204, upload } = route;
  if (upload) return { body: {}, status: 415 };
  if (body?.safeParse({}).success === false) return { body: {}, status: 422 };
  const isNone = /[:*]/.test(path) && !isKnown;
  return { ...(route.method === 'GET' ? {} : { body: {} }), status: isNone ? 404 : status };
}

const declaredRows = families.flatMap((family) =>
  family.routes.map((defined) => [nameOf(defined), declared(defined, family)] as const),
);
/** They come last, in this order: they end what the others need. */
const endings = [
  'DELETE /api/projects/:id',
  'DELETE /api/account/sessions/:id',
  'DELETE /api/account/sessions',
  'POST /api/auth/sign-out',
];
const byEnding = ([a]: readonly [string, Row], [b]: readonly [string, Row]) =>
  endings.indexOf(a) - endings.indexOf(b);

// Bodies are empty where the refusal of what is missing shows that the route was reached.
const table: Record<string, Row> = {
  'GET /healthz': toAll(200),
  'GET /readyz': toAll(200),
  'GET /metrics': toAll(403),
  'POST /api/internal/backup': toAll(404),
  'POST /api/internal/grant-admin': toAll(404),
  ...Object.fromEntries(
    functionDefinitions.map(({ name }) => [
      `POST /api/functions/${name}`,
      toAll(422, { body: {} }),
    ]),
  ),
  'POST /api/functions/director-sync': toAll(200, { body: {} }),
  'POST /api/functions/create-subscription': forMembers(401, 200, {}),

  'ALL /api/realtime': toAll(426),
  'GET /api/openapi.json': toAll(200),
  'GET /api/docs': toAll(200),
  'GET /api/docs.css': toAll(200),
  'GET /plain-page/style.css': toAll(200),
  'GET /plain-page/archivo.woff2': toAll(200),
  'GET /mail/stop/:token': toAll(404, { path: () => '/mail/stop/x' }),
  'POST /mail/stop/:token': toAll(404, { path: () => '/mail/stop/x' }),
  'GET /mail/files/:token': toAll(404, { path: () => '/mail/files/x' }),
  'GET /mail/files/:token/:format': toAll(404, { path: () => '/mail/files/x/pdf' }),
  'GET /mailbox': { expected: [404, 404, 404, 200] },
  'GET /mailbox/:name': inMailbox(''),
  'GET /mailbox/:name/body': inMailbox('/body'),
  'GET /mailbox/:name/raw': inMailbox('/raw'),
  'GET /mailbox/:name/files/:index': inMailbox('/files/0'),
  'ALL /api/*': toAll(404, { path: () => '/api/nothing' }),
  'ALL /*': toAll(200, { path: () => '/' }),
  ...Object.fromEntries(declaredRows.toSorted(byEnding)),
  // Whoever has not signed in has to say which address.
  'POST /api/auth/send-verification-email': forMembers(400, 200, {}),
  // The owner's has ended by now.
  'DELETE /api/account/sessions': { expected: [401, 204, 401, 204] },
};

let site: TestSite;
let app: ReturnType<typeof createHttp>;
let theirs: Owned;
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
  theirs = await whatIsOwned(owner);
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
  const passkey = await insertPasskey(db, owner.id);
  const { order, checkout } = await openPayment(ask, db);
  return {
    project: made.id,
    take: take?.id ?? '',
    session: session?.id ?? '',
    passkey,
    order,
    checkout,
  };
}

async function openPayment(ask: ReturnType<typeof askAs>, db: TestSite['services']['db']) {
  const body = { amount: 12_000, productName: 'Bread', email: 'june@example.com' };
  await ask('/api/functions/create-payment', { method: 'POST', body: JSON.stringify(body) });
  const [row] = await db.select().from(orders);
  return { order: row?.id ?? '', checkout: row?.checkout_id ?? '' };
}

const checks = new Set([
  'ALL /api/admin/*',
  'ALL /api/projects/*',
  'ALL /api/sandbox/*',
  'ALL /s/*',
  'ALL /bid/*',
]);

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
  // Of the embedded database alone.
  routes.add('POST /api/internal/backup');
  routes.add('POST /api/internal/grant-admin');
  for (const { name } of functionDefinitions) routes.add(`POST /api/functions/${name}`);
  expect([...routes].sort()).toEqual(Object.keys(table).sort());
});

test('AUTH-14 what is open to everybody is what is meant to be', () => {
  const defined = families.flatMap(({ routes }) => routes);
  const opened = defined.filter(({ may }) => may === 'everybody').map(nameOf);
  expect(opened.sort()).toEqual(open.toSorted());
  const house = defined.filter(({ route }) => route.path.startsWith('/api/admin'));
  expect(house.filter(({ may }) => may !== 'admins')).toEqual([]);
});

test.each(Object.entries(table))('AUTH-14 AUTH-15 %s', async (route, row) => {
  const [verb = '', pattern = ''] = route.split(' ');
  const method = verb === 'ALL' ? 'GET' : verb;
  const path = row.path?.(theirs) ?? pattern;
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
