import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { type ApiKey, mostKeys } from '#domain/api-keys/api-key.ts';
import type { ApiScope } from '#domain/api-keys/scopes.ts';
import { openTestSite } from '#tests/builders/open-test-site.ts';
import { saveProject } from '#tests/builders/project-body.ts';
import { askAs, signUpMember } from '#tests/builders/sign-up.ts';
import { signUpAdmin } from '#tests/builders/sign-up-admin.ts';
import { apiKeys, sessions, userRoles } from '../db/schema.ts';
import { functionDefinitions } from '../functions/serving/registry.ts';
import { families } from '../http/routes/families.ts';
import { keyLimit } from './find-key-holder.ts';
import { keyRoutes } from './scope-of.ts';

let now = new Date();
const site = await openTestSite({}, { now: () => now });
const june = await signUpMember(site, { verified: true });
const ask = askAs(site, june);
afterAll(() => site.close());
beforeEach(async () => {
  now = new Date();
  await site.services.db.delete(apiKeys);
});

const path = '/api/account/api-keys';
type Made = ApiKey & { secret: string };
const make = (body: object, asker = ask) =>
  asker(path, { method: 'POST', body: JSON.stringify({ name: 'CI', ...body }) });
const madeKey = async (scopes: ApiScope[], more: object = {}, asker = ask): Promise<Made> => {
  const answer = await make({ scopes, ...more }, asker);
  expect(answer.status).toBe(201);
  return (await answer.json()) as Made;
};
const listed = async (asker = ask) =>
  ((await (await asker(path)).json()) as { keys: ApiKey[] }).keys;
/** As a program calls: without a cookie, without an origin. */
const withKey = (secret: string, to: string, init: RequestInit = {}) =>
  site.ask(to, {
    ...init,
    headers: { Authorization: `Bearer ${secret}`, 'Content-Type': 'application/json' },
  });

test('API-01 a key is shown once, kept as a hash, and says when it was used', async () => {
  const { secret, ...made } = await madeKey(['projects:read']);
  expect(secret).toMatch(/^adb_[\w-]{43}$/);
  expect(made).toMatchObject({ name: 'CI', hint: secret.slice(-4), last_used_at: null });
  expect(await listed()).toEqual([made]);
  const [row] = await site.services.db.select().from(apiKeys);
  expect(JSON.stringify(row)).not.toContain(secret);
  expect((await withKey(secret, '/api/projects')).status).toBe(200);
  expect((await listed())[0]?.last_used_at).toBe(now.toISOString());
});

test('API-01 a key does what it is allowed, as its member and under the same policies', async () => {
  const { id } = await saveProject(ask, { script: 'June’s.' });
  const other = askAs(site, await signUpMember(site, { verified: true }));
  const theirs = await saveProject(other, {});
  const reading = await madeKey(['projects:read']);
  expect((await withKey(reading.secret, `/api/projects/${id}`)).status).toBe(200);
  expect((await withKey(reading.secret, `/api/projects/${theirs.id}`)).status).toBe(404);
  const remove = { method: 'DELETE' };
  const refused = await withKey(reading.secret, `/api/projects/${id}`, remove);
  expect([refused.status, await refused.text()]).toEqual([
    403,
    expect.stringContaining('not allowed projects:write'),
  ]);
  const writing = await madeKey(['projects:write']);
  expect((await withKey(writing.secret, `/api/projects/${theirs.id}`, remove)).status).toBe(404);
  expect((await withKey(writing.secret, `/api/projects/${id}`, remove)).status).toBe(204);
});

test('API-01 what no key may is refused to one with every scope', async () => {
  const all: ApiScope[] = ['projects:read', 'projects:write', 'generate', 'packages:write'];
  const { secret } = await madeKey([...all, 'payments:read']);
  const none: [string, string][] = [
    ['GET', '/api/account'],
    ['GET', path],
    ['POST', path],
    ['POST', '/api/account/delete'],
    ['GET', '/api/account/sessions'],
    ['GET', '/api/session'],
    ['PATCH', '/api/profile'],
    ['PATCH', '/api/account/billing'],
    ['POST', '/api/functions/create-payment'],
    ['POST', '/api/functions/create-subscription'],
  ];
  for (const [method, to] of none) {
    const body = { amount: 9_000, productName: 'Rye', name: 'x', scopes: ['generate'] };
    const sent = method === 'GET' ? {} : { body: JSON.stringify(body) };
    const answer = await withKey(secret, to, { method, ...sent });
    expect([to, answer.status]).toEqual([to, answer.status === 422 ? 422 : 403]);
  }
  expect((await listed()).length).toBe(1);
});

test('API-01 keys of administrators read the house; a role that ends takes that from its keys', async () => {
  expect((await make({ scopes: ['admin:read'] })).status).toBe(422);
  const { ask: asAdmin, admin } = await signUpAdmin(site);
  const { secret } = await madeKey(['admin:read'], {}, asAdmin);
  expect((await withKey(secret, '/api/admin/stats')).status).toBe(200);
  expect((await withKey(secret, '/api/admin/export/orders.csv')).status).toBe(200);
  const refund = '/api/admin/orders/0b7e8c1e-6c5f-4b7e-9a55-0d7e3f1c2b3a/refund';
  const body = JSON.stringify({ reason: 'By a program.' });
  expect((await withKey(secret, refund, { method: 'POST', body })).status).toBe(403);
  expect((await withKey(secret, '/api/admin/nothing')).status).toBe(404);
  await site.services.db.delete(userRoles).where(eq(userRoles.user_id, admin.id));
  expect((await withKey(secret, '/api/admin/stats')).status).toBe(403);
});

test('API-01 a revoked or expired key, and what is none, opens nothing', async () => {
  const revoked = await madeKey(['projects:read']);
  const stranger = askAs(site, await signUpMember(site));
  const revoke = { method: 'DELETE' };
  expect((await stranger(`${path}/${revoked.id}`, revoke)).status).toBe(404);
  expect((await ask(`${path}/${revoked.id}`, revoke)).status).toBe(204);
  expect((await ask(`${path}/${revoked.id}`, revoke)).status).toBe(404);
  expect((await ask(`${path}/x`, revoke)).status).toBe(404);
  const expiring = await madeKey(['projects:read'], { expires_in_days: 30 });
  expect((await withKey(expiring.secret, '/api/projects')).status).toBe(200);
  now = new Date(Date.now() + 30 * 86_400_000);
  for (const secret of [revoked.secret, expiring.secret, 'adb_', `adb_${'x'.repeat(5_000)}`]) {
    expect((await withKey(secret, '/api/projects')).status).toBe(401);
  }
});

test('API-01 a key is made by who signed in lately, for something, and there are twenty at most', async () => {
  for (const body of [{ scopes: [] }, { scopes: ['root'] }, { scopes: ['generate'], name: ' ' }]) {
    expect((await make(body)).status).toBe(422);
  }
  const long = [{ scopes: ['generate'], expires_in_days: 31 }, { name: 'x'.repeat(81) }];
  for (const body of long) expect((await make(body)).status).toBe(422);
  const many = await Promise.all(
    Array.from({ length: mostKeys + 2 }, () => make({ scopes: ['generate', 'generate'] })),
  );
  expect(many.map(({ status }) => status).filter((status) => status === 409)).toHaveLength(2);
  expect((await listed()).map(({ scopes }) => scopes)).toEqual(Array(mostKeys).fill(['generate']));
  await site.services.db.delete(apiKeys);
  const { db } = site.services;
  await db.update(sessions).set({ created_at: new Date(Date.now() - 2 * 86_400_000) });
  const old = await make({ scopes: ['generate'] });
  expect([old.status, await old.text()]).toEqual([
    403,
    expect.stringContaining('SESSION_NOT_FRESH'),
  ]);
  await db.update(sessions).set({ created_at: new Date() });
});

test('API-01 a key asks so often an hour, whatever it asks', async () => {
  const { id, secret } = await madeKey(['projects:read']);
  const { count, ...rule } = keyLimit(id);
  const uses = Array.from({ length: 20 }, () => ({ ...rule, count: count * 2 }));
  for (const use of uses) await site.services.limits.take([use], now);
  await site.services.db.execute(`update limits set used = ${count} where name = 'api-key'`);
  const answer = await withKey(secret, '/api/projects');
  expect([answer.status, answer.headers.has('retry-after')]).toEqual([429, true]);
});

test('API-01 keys go with the account', async () => {
  const member = await signUpMember(site, { verified: true });
  const own = askAs(site, member);
  const { secret } = await madeKey(['projects:read'], {}, own);
  const body = JSON.stringify({ password: member.password });
  expect((await own('/api/account/delete', { method: 'POST', body })).status).toBe(204);
  expect((await withKey(secret, '/api/projects')).status).toBe(401);
});

test('API-01 every route that keys may exists, and none of it is about who one is', () => {
  const declared = families.flatMap(({ routes }) =>
    routes.map(({ route }) => `${route.method} ${route.path}`),
  );
  const functions = functionDefinitions.map(({ name }) => `POST /api/functions/${name}`);
  const known = new Set([...declared, ...functions]);
  expect(keyRoutes.filter((name) => !known.has(name))).toEqual([]);
  const own = keyRoutes.filter((name) => /\/(auth|session|profile|account)/.test(name));
  expect(own.every((name) => /payments|invoices/.test(name))).toBe(true);
});
