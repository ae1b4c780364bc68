// On both databases: two who press at once wait for a lock.
// Members' accounts as administrators see and change them.
import { and, eq } from 'drizzle-orm';
import { afterAll, afterEach, expect, test } from 'vitest';
import { adminUser, adminUserPage } from '#domain/admin/users.ts';
import { noSubscriptionFacts } from '#domain/payments/subscription-facts.ts';
import { insertPasskey } from '#tests/builders/insert-passkey.ts';
import { openTestSite } from '#tests/builders/open-test-site.ts';
import { insertOrder, insertSubscription } from '#tests/builders/payments/insert-payments.ts';
import { saveProject } from '#tests/builders/project-body.ts';
import { askAs, cookiesOf, postJson, signUpMember } from '#tests/builders/sign-up.ts';
import { signUpAdmin } from '#tests/builders/sign-up-admin.ts';
import { auditLog, mails, orders, profiles, sessions, userRoles } from '../../db/schema.ts';
import { grantAdminPath, grantAdminToken } from '../../http/administration/grant-admin.ts';
import { grantFirst } from './grant-first.ts';

const site = await openTestSite({ ADMIN_EMAILS: 'boss@example.com' });
const ada = await signUpAdmin(site);
afterAll(() => site.close());
afterEach(async () => {
  await db().delete(auditLog);
});

const db = () => site.services.db;
const path = '/api/admin/users';
const list = async (query = '') =>
  adminUserPage.parse(await (await ada.ask(`${path}?${query}`)).json());
const emailsOf = async (query: string) => (await list(query)).rows.map(({ email }) => email);
const read = async (id: string) => adminUser.parse(await (await ada.ask(`${path}/${id}`)).json());
const act = (id: string, what: string, body: object = {}, ask = ada.ask) =>
  ask(`${path}/${id}/${what}`, { method: 'POST', body: JSON.stringify(body) });
const messageOf = async (answer: Response) =>
  ((await answer.json()) as { error?: { message?: string } }).error?.message;
const why = { reason: 'They asked on the telephone.' };
const noted = () =>
  db()
    .select({ action: auditLog.action, id: auditLog.target_id, details: auditLog.details })
    .from(auditLog);
const holdsRole = async (id: string) =>
  (await db().$count(userRoles, and(eq(userRoles.user_id, id), eq(userRoles.role, 'admin')))) > 0;
const signIn = (email: string, password: string) =>
  postJson(site, '/api/auth/sign-in/email', { email, password });

test('HOUSE-05 users are found by name, address and state, newest first', async () => {
  const wren = await signUpMember(site, { name: 'Wren Alder', email: 'wren@alder.example' });
  const moss = await signUpMember(site, { name: 'Moss Alder', verified: true });
  await saveProject(askAs(site, moss));
  expect(await emailsOf('q=ALDER')).toEqual([moss.email, wren.email]);
  expect(await emailsOf('q=wren@')).toEqual([wren.email]);
  expect(await emailsOf('q=alder&state=unverified')).toEqual([wren.email]);
  expect(await emailsOf('state=admin')).toEqual([ada.admin.email]);
  expect(await emailsOf('q=%25')).toEqual([]);
  const [row] = (await list('q=moss')).rows;
  expect(row).toMatchObject({ projects: 1, admin: null, suspended_at: null, email_verified: true });
  expect(row?.last_seen_at).not.toBeNull();
  const first = await list('q=alder&limit=1');
  expect(first.total).toBe(2);
  expect(await emailsOf(`q=alder&limit=1&cursor=${first.nextCursor}`)).toEqual([wren.email]);
  expect((await ada.ask(`${path}?cursor=what`)).status).toBe(422);
});

test('HOUSE-05 HOUSE-06 a user in full says how many passkeys sign them in, and nobody else’s', async () => {
  const wren = await signUpMember(site);
  await insertPasskey(db(), (await signUpMember(site)).id);
  expect((await read(wren.id)).passkeys).toBe(0);
  await insertPasskey(db(), wren.id);
  await insertPasskey(db(), wren.id);
  expect((await read(wren.id)).passkeys).toBe(2);
});

test('HOUSE-05 of a starter package that still runs it is told whether it is canceled', async () => {
  const snapshot = { at: 1, status: 'active' as const, trialEnd: null, periodEnd: 1_800_000_000 };
  for (const isEnding of [false, true]) {
    const teal = await signUpMember(site);
    await insertSubscription(db(), {
      ...{ user_id: teal.id, state: 'active' },
      facts: { ...noSubscriptionFacts, snapshot: { ...snapshot, cancelAtPeriodEnd: isEnding } },
    });
    expect(await read(teal.id)).toMatchObject({
      subscription_state: 'active',
      subscription_ending: isEnding,
    });
  }
});

test('HOUSE-05 what they paid counts the months of the starter package, and none that was not paid', async () => {
  const teal = await signUpMember(site);
  const month = { at: 1, cents: 999 };
  const invoices = {
    in_1: { ...month, status: 'paid' as const },
    in_2: { ...month, status: 'paid' as const },
    in_3: { ...month, status: 'failed' as const },
  };
  await insertSubscription(db(), {
    ...{ user_id: teal.id, state: 'canceled' },
    facts: { ...noSubscriptionFacts, invoices },
  });
  expect(await read(teal.id)).toMatchObject({ paid_cents: 1_998 });
});

test('HOUSE-05 a role is granted to a verified address and taken, each with its reason', async () => {
  const reed = await signUpMember(site);
  const early = await act(reed.id, 'role', { admin: true, ...why });
  expect([early.status, await messageOf(early)]).toEqual([
    409,
    expect.stringContaining('not verified'),
  ]);
  await db().update(profiles).set({ email_verified: true }).where(eq(profiles.id, reed.id));
  expect((await act(reed.id, 'role', { admin: true })).status).toBe(422);
  expect((await act(reed.id, 'role', { admin: true, ...why })).status).toBe(200);
  expect((await askAs(site, reed)(path)).status).toBe(200);
  await act(reed.id, 'role', { admin: true, ...why });
  await act(reed.id, 'role', { admin: false, ...why });
  expect((await askAs(site, reed)(path)).status).toBe(403);
  expect(await noted()).toEqual([
    { action: 'user.promoted', id: reed.id, details: why },
    { action: 'user.demoted', id: reed.id, details: why },
  ]);
  expect((await read(reed.id)).acts.map(({ action }) => action)).toEqual([
    'user.demoted',
    'user.promoted',
  ]);
});

test('HOUSE-05 the last administrator keeps the role, and who the settings name', async () => {
  const own = await act(ada.admin.id, 'role', { admin: false, ...why });
  expect([own.status, await messageOf(own)]).toEqual([
    409,
    'Nobody else is an administrator. Grant somebody the role first.',
  ]);
  expect(await holdsRole(ada.admin.id)).toBe(true);
  const boss = await signUpMember(site, { email: 'boss@example.com' });
  const { internalAdapter } = await site.services.auth.$context;
  await internalAdapter.updateUser(boss.id, { emailVerified: true });
  const named = await act(boss.id, 'role', { admin: false, ...why });
  expect([named.status, await messageOf(named)]).toEqual([
    409,
    expect.stringContaining('ADMIN_EMAILS names this address'),
  ]);
  expect(await noted()).toEqual([]);
  await db().delete(profiles).where(eq(profiles.id, boss.id));
});

test('HOUSE-05 two who take the role from each other at once leave one', async () => {
  const reed = await signUpAdmin(site);
  const take = (id: string, ask: typeof ada.ask) => act(id, 'role', { admin: false, ...why }, ask);
  const answers = await Promise.all([take(reed.admin.id, ada.ask), take(ada.admin.id, reed.ask)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403]);
  const left = [await holdsRole(ada.admin.id), await holdsRole(reed.admin.id)];
  expect(left.filter(Boolean)).toHaveLength(1);
  const role = { role: 'admin', source: 'granted', created_at: new Date() } as const;
  await db()
    .insert(userRoles)
    .values({ user_id: ada.admin.id, ...role })
    .onConflictDoNothing();
  await db().delete(profiles).where(eq(profiles.id, reed.admin.id));
});

test('HOUSE-05 a suspended account has no session, and no way in but a sentence', async () => {
  const fern = await signUpMember(site, { verified: true });
  const ask = askAs(site, fern);
  expect((await ask('/api/projects')).status).toBe(200);
  const suspended = await act(fern.id, 'suspension', { suspended: true, ...why });
  expect((await suspended.json()) as object).toMatchObject({ sessions: [] });
  expect((await ask('/api/projects')).status).toBe(401);
  const refused = await signIn(fern.email, fern.password);
  expect([refused.status, refused.headers.getSetCookie()]).toEqual([403, []]);
  expect(await messageOf(refused)).toBe('This account is suspended. Please contact us.');
  expect((await signIn(fern.email, 'another-password-9')).status).toBe(401);
  expect(await emailsOf('state=suspended')).toEqual([fern.email]);
  await act(fern.id, 'suspension', { suspended: false, ...why });
  expect((await signIn(fern.email, fern.password)).status).toBe(200);
  expect((await noted()).map(({ action }) => action)).toEqual(['user.suspended', 'user.restored']);
});

test('HOUSE-05 a session that was opened in the moment of the suspension opens nothing', async () => {
  const fern = await signUpMember(site);
  await db().update(profiles).set({ suspended_at: new Date() }).where(eq(profiles.id, fern.id));
  expect((await askAs(site, fern)('/api/projects')).status).toBe(401);
  const { internalAdapter } = await site.services.auth.$context;
  await expect(internalAdapter.createSession(fern.id)).rejects.toMatchObject({
    body: { code: 'ACCOUNT_SUSPENDED' },
  });
});

test('HOUSE-05 somebody is signed out everywhere, and mailed a link', async () => {
  const ivy = await signUpMember(site);
  const again = await signIn(ivy.email, ivy.password);
  const other = askAs(site, { cookie: cookiesOf(again) });
  expect((await read(ivy.id)).sessions).toHaveLength(2);
  expect((await act(ivy.id, 'end-sessions')).status).toBe(200);
  expect((await other('/api/projects')).status).toBe(401);
  expect(await db().$count(sessions, eq(sessions.user_id, ivy.id))).toBe(0);
  const before = await db().$count(mails, eq(mails.to_address, ivy.email));
  await act(ivy.id, 'mail', { kind: 'verify-email' });
  await act(ivy.id, 'mail', { kind: 'recover-password' });
  expect(await db().$count(mails, eq(mails.to_address, ivy.email))).toBe(before + 2);
  await db().update(profiles).set({ email_verified: true }).where(eq(profiles.id, ivy.id));
  expect((await act(ivy.id, 'mail', { kind: 'verify-email' })).status).toBe(409);
  expect((await act(ivy.id, 'mail', { kind: 'package' })).status).toBe(422);
  await db().update(profiles).set({ suspended_at: new Date() }).where(eq(profiles.id, ivy.id));
  expect((await act(ivy.id, 'mail', { kind: 'recover-password' })).status).toBe(409);
});

test('HOUSE-05 an account is deleted as by its owner: what was paid stays', async () => {
  const elm = await signUpMember(site);
  const { id } = await insertOrder(db(), { user_id: elm.id, state: 'paid', paid_at: new Date() });
  expect((await act(elm.id, 'delete', why)).status).toBe(204);
  expect((await ada.ask(`${path}/${elm.id}`)).status).toBe(404);
  expect(await db().$count(profiles, eq(profiles.id, elm.id))).toBe(0);
  const [order] = await db().select().from(orders).where(eq(orders.id, id));
  expect(order).toMatchObject({ user_id: null, state: 'paid' });
  expect(await noted()).toEqual([{ action: 'user.deleted', id: elm.id, details: why }]);
});

test('HOUSE-05 nobody suspends or deletes their own account here, and nobody else does', async () => {
  for (const [what, body] of [
    ['suspension', { suspended: true, ...why }],
    ['delete', why],
  ] as const) {
    expect((await act(ada.admin.id, what, body)).status).toBe(409);
    const member = await signUpMember(site);
    expect((await act(ada.admin.id, what, body, askAs(site, member))).status).toBe(403);
  }
  expect(await noted()).toEqual([]);
  expect((await ada.ask(path)).status).toBe(200);
});

test('HOUSE-05 the first administrator is granted the role by a command of the machine', async () => {
  const oak = await signUpMember(site);
  const command = async (email: string) => grantFirst(db(), email, new Date());
  expect(await command('nobody@example.com')).toBe('no-account');
  expect(await command(oak.email)).toBe('unverified');
  await db().update(profiles).set({ email_verified: true }).where(eq(profiles.id, oak.id));
  expect(await command(oak.email.toUpperCase())).toBe('granted');
  expect(await command(oak.email)).toBe('was-admin');
  expect((await askAs(site, oak)(path)).status).toBe(200);
  expect(await noted()).toMatchObject([{ action: 'user.promoted', id: oak.id }]);
  expect(await read(oak.id)).toMatchObject({ admin: 'granted', by_command: true });
  for (const admin of [false, true]) await act(oak.id, 'role', { admin, ...why });
  expect(await read(oak.id)).toMatchObject({ admin: 'granted', by_command: false });
});

test('HOUSE-05 the running server takes the command from whoever holds its secret alone', async () => {
  const ash = await signUpMember(site, { verified: true });
  const send = (token: string) =>
    site.ask(grantAdminPath, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: ash.email }),
    });
  expect((await send(grantAdminToken('another secret'))).status).toBe(404);
  expect(await holdsRole(ash.id)).toBe(false);
  if (site.database.connection.kind !== 'embedded') return;
  const answer = await send(grantAdminToken(site.services.secret));
  expect(await answer.json()).toEqual({ outcome: 'granted' });
  expect(await holdsRole(ash.id)).toBe(true);
});
