// OWASP ASVS 5: V8.2. Everything one member has, asked for by another through every route that names it:
// with ids that are real, so that a guard which only looks whether the thing exists is found out.
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  apiKeys,
  bids,
  orders,
  passkeys,
  productPictures,
  projectComments,
  projects,
  projectTakes,
  sessions,
  sharedGuests,
} from '#server/db/schema.ts';
import { families } from '#server/http/routes/families.ts';
import { directorRow, insertDirectors } from '../builders/insert-directors.ts';
import { insertPasskey } from '../builders/insert-passkey.ts';
import { openSharedSite, type SharedSite } from '../builders/open-shared-site.ts';
import { insertOrder } from '../builders/payments/insert-payments.ts';
import { framesOf, patchProject } from '../builders/project-body.ts';
import { askAs, signUpMember } from '../builders/sign-up.ts';
import { onPlainGround } from '../builders/test-photographs.ts';

let site: SharedSite;
let other: ReturnType<typeof askAs>;
let ids: Record<string, Record<string, string>>;

beforeAll(async () => {
  site = await openSharedSite();
  const { db } = site.services;
  other = askAs(site, await signUpMember(site, { verified: true }));
  const { project, path } = await site.share({}, { storyboard_frames: framesOf('a', 'b') });
  await patchProject(site.askOwner, project, { script: 'Another.' });
  await site.guest(path).comment('Lovely.');
  await insertDirectors(site.services, [
    directorRow({ id: 'd1', name: 'Dee', sample: false, contact_email: 'dee@reel.example' }),
  ]);
  const post = (to: string, body: object) =>
    site.askOwner(to, { method: 'POST', body: JSON.stringify(body) });
  await post(`/api/projects/${project.id}/bids`, { director_ids: ['d1'] });
  await post('/api/account/api-keys', { name: 'CI', scopes: ['projects:read'] });
  await site.askOwner('/api/product-pictures?kind=product', {
    method: 'POST',
    body: Buffer.from(await onPlainGround()),
    headers: { 'Content-Type': 'image/jpeg' },
  });
  const order = await insertOrder(db, {
    user_id: site.owner.id,
    project_id: project.id,
    state: 'paid',
    paid_at: new Date(),
  });
  const one = async (rows: Promise<{ id: string }[]>) => (await rows)[0]?.id ?? '';
  const [take] = await db.select().from(projectTakes);
  ids = {
    '/api/projects': {
      id: project.id,
      take: take?.id ?? '',
      comment: await one(db.select().from(projectComments)),
      guest: await one(db.select().from(sharedGuests)),
      bid: await one(db.select().from(bids)),
      format: 'fountain',
    },
    '/api/archived-projects': { id: project.id },
    '/api/account/payments': { id: order.id },
    '/api/account/invoices': { id: order.id },
    '/api/account/sessions': {
      id: await one(db.select().from(sessions).where(eq(sessions.user_id, site.owner.id))),
    },
    '/api/account/passkeys': { id: await insertPasskey(db, site.owner.id) },
    '/api/account/api-keys': { id: await one(db.select().from(apiKeys)) },
    '/api/product-pictures': {
      id: await one(db.select().from(productPictures)),
      view: 'source',
    },
  };
});
afterAll(() => site.close());

/** What is sent where an empty body would be refused before anybody looks whose it is. */
const bodies: Record<string, object> = {
  'PATCH /api/projects/:id': { updated_at: new Date().toISOString(), project_name: 'Mine now' },
  'POST /api/projects/:id/takes/:take/restore': { updated_at: new Date().toISOString() },
  'POST /api/projects/:id/comments': { parent_id: randomUUID(), text: 'Yes.' },
  'PATCH /api/projects/:id/comments/:comment': { resolved: true },
  'POST /api/projects/:id/bids': { director_ids: ['d1'] },
  'PATCH /api/product-pictures/:id': { tolerance: 0.5 },
  'PATCH /api/account/passkeys/:id': { name: 'Mine now' },
};

const named = families
  .flatMap(({ routes }) => routes)
  .map(({ route }) => ({ method: route.method, path: route.path }))
  .filter(({ path }) => path.includes(':'))
  .map((route) => ({ ...route, root: route.path.split('/:')[0] ?? '' }));
const roots = [
  '/api/projects',
  '/api/archived-projects',
  '/api/account/payments',
  '/api/account/invoices',
  '/api/account/sessions',
  '/api/account/passkeys',
  '/api/account/api-keys',
  '/api/product-pictures',
];

test('PROOF-02 no route names a thing of a member that is not tried here', () => {
  const elsewhere = named.filter(({ root }) => !roots.includes(root)).map(({ root }) => root);
  const others = [...new Set(elsewhere)].filter((root) => !root.startsWith('/api/admin'));
  // What everybody may read, or whoever was given the address.
  expect(others.toSorted()).toEqual([
    '/api/catalogue',
    '/api/directors',
    '/api/files',
    '/api/frames',
    '/api/payments/checkouts',
    '/api/payments/orders',
    '/api/sandbox/checkouts',
    '/api/sandbox/portals',
    '/s',
  ]);
});

const everything = async () => {
  const { db } = site.services;
  const tables = [projects, projectTakes, projectComments, sharedGuests, bids, apiKeys];
  const rows = [];
  for (const table of [...tables, productPictures, passkeys, orders, sessions] as const)
    rows.push(await db.select().from(table));
  const own = ([, value]: [string, unknown]) => !(value instanceof Date);
  return rows.map((one) =>
    one
      .map((row) => JSON.stringify(Object.entries(row).filter(own)))
      .toSorted()
      .join('\n'),
  );
};

const tried = named.filter(({ root }) => roots.includes(root));
test.each(tried.map(({ method, path, root }) => [method, path, root] as const))(
  'PROOF-02 what is another’s is not there: %s %s',
  async (method, path, root) => {
    const values = ids[root] ?? {};
    const at = path.replace(/:(\w+)/g, (_, name: string) => values[name] ?? 'none');
    expect(at).not.toMatch(/none|\/\/|\/$/);
    const before = await everything();
    const body =
      method === 'GET' ? {} : { body: JSON.stringify(bodies[`${method} ${path}`] ?? {}) };
    const answer = await other(at, { method, ...body });
    expect([at, answer.status, await answer.text()]).toEqual([
      at,
      404,
      expect.not.stringContaining('Another.'),
    ]);
    expect(await everything()).toEqual(before);
  },
);
