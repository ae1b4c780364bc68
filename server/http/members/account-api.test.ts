import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { openTestSite, type TestSite } from '#tests/builders/open-test-site.ts';
import {
  askAs,
  cookiesOf,
  postJson,
  signUpMember,
  type TestMember,
} from '#tests/builders/sign-up.ts';
import { writeMmdb } from '#tests/builders/write-mmdb.ts';
import { accounts, profiles, sessions } from '../../db/schema.ts';

const site = await openTestSite();
afterAll(() => site.close());

const json = (body: unknown, method = 'POST') => ({ method, body: JSON.stringify(body) });
const post = (member: TestMember, path: string, body: unknown) =>
  askAs(site, member)(path, json(body));
const codeOf = async (answer: Response) =>
  ((await answer.json()) as { error: { code: string } }).error.code;
const agedSession = (member: TestMember, days: number) =>
  site.services.db
    .update(sessions)
    .set({ created_at: new Date(Date.now() - days * 86_400_000) })
    .where(eq(sessions.user_id, member.id));
const withoutPassword = (member: TestMember) =>
  site.services.db.delete(accounts).where(eq(accounts.user_id, member.id));

/** The same member in another browser. */
async function signIn(member: TestMember, userAgent = ''): Promise<TestMember> {
  const { email, password } = member;
  const headers = { 'Content-Type': 'application/json', 'User-Agent': userAgent };
  const init = { ...json({ email, password }), headers };
  const answer = await site.ask('/api/auth/sign-in/email', init, `2001:db8:${email.length}::1`);
  expect(answer.status).toBe(200);
  return { ...member, cookie: cookiesOf(answer) };
}

test('AUTH-12 the account page is told what there is', async () => {
  const member = await signUpMember(site, { name: 'June Baker' });
  const answer = await askAs(site, member)('/api/account');
  expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
  expect(await answer.json()).toMatchObject({
    profile: { id: member.id, full_name: 'June Baker', email: member.email, phone: '' },
    email_verified: false,
    has_password: true,
    google: { offered: false, linked: false },
    two_factor_enabled: false,
    sessions: [{ current: true, device: 'Another device' }],
  });
});

test('AUTH-12 a session says its country where a database of networks is configured, and nothing elsewhere', async () => {
  const placeOf = async (own: TestSite) => {
    const member = await signUpMember(own);
    const listed = await askAs(own, member)('/api/account/sessions');
    return ((await listed.json()) as { sessions: { place: string | null }[] }).sessions[0]?.place;
  };
  expect(await placeOf(site)).toBeNull();
  const folder = mkdtempSync(join(tmpdir(), 'networks-'));
  const file = join(folder, 'countries.mmdb');
  writeMmdb(file, { '198.18.0.0/15': 'NO' }); // where members of tests sign up from
  const placed = await openTestSite({ NETWORK_COUNTRIES: file });
  expect(await placeOf(placed)).toBe('Norway');
  await placed.close();
  rmSync(folder, { recursive: true });
});

test('AUTH-12 sessions are listed in words and ended one by one; the others go on', async () => {
  const member = await signUpMember(site);
  const browser = await signIn(member, 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Firefox/144.0');
  const { sessions: listed } = (await (
    await askAs(site, browser)('/api/account/sessions')
  ).json()) as { sessions: { id: string; device: string; current: boolean }[] };
  expect(listed.map(({ device, current }) => [device, current])).toEqual([
    ['Firefox on Linux', true],
    ['Another device', false],
  ]);
  const first = `/api/account/sessions/${listed[1]?.id}`;
  expect((await askAs(site, browser)(first, { method: 'DELETE' })).status).toBe(204);
  expect((await askAs(site, member)('/api/account')).status).toBe(401);
  expect((await askAs(site, browser)('/api/account')).status).toBe(200);
  expect((await askAs(site, browser)(first, { method: 'DELETE' })).status).toBe(404);
});

test("AUTH-12 somebody else's session and none are the same to who asks", async () => {
  const [member, other] = [await signUpMember(site), await signUpMember(site)];
  const [row] = await site.services.db
    .select()
    .from(sessions)
    .where(eq(sessions.user_id, other.id));
  const bodies = [];
  for (const id of [row?.id, randomUUID(), 'x']) {
    const path = `/api/account/sessions/${id}`;
    const answer = await askAs(site, member)(path, { method: 'DELETE' });
    bodies.push([answer.status, await answer.text()]);
  }
  expect(new Set(bodies.map(String))).toHaveLength(1);
  expect(bodies[0]?.[0]).toBe(404);
  expect((await askAs(site, other)('/api/account')).status).toBe(200);
});

test('AUTH-10 signing out everywhere ends every session and clears the cookie', async () => {
  const member = await signUpMember(site);
  const browser = await signIn(member);
  const answer = await askAs(site, browser)('/api/account/sessions', { method: 'DELETE' });
  expect(answer.status).toBe(204);
  expect(answer.headers.getSetCookie().join('\n')).toMatch(/session_token=; Max-Age=0; Path=\//);
  for (const one of [member, browser]) {
    expect((await askAs(site, one)('/api/account')).status).toBe(401);
  }
});

test('AUTH-13 AUTH-14 nobody signed in has no profile', async () => {
  for (const init of [{}, json({ full_name: 'X' }, 'PATCH')]) {
    const headers = { 'Content-Type': 'application/json' };
    const answer = await site.ask('/api/profile', { ...init, headers });
    expect(answer.status).toBe(401);
    expect(await answer.json()).toMatchObject({ error: { message: 'No user logged in' } });
  }
});

test('AUTH-14 a profile changes in part, and only in what is the member’s to change', async () => {
  const member = await signUpMember(site, { name: 'June Baker' });
  const other = await signUpMember(site);
  const change = (body: unknown) => askAs(site, member)('/api/profile', json(body, 'PATCH'));
  expect(await (await change({ phone: '+1 213 555 0142' })).json()).toMatchObject({
    full_name: 'June Baker',
    phone: '+1 213 555 0142',
  });
  const [before] = await site.services.db.select().from(profiles).where(eq(profiles.id, member.id));
  const answer = await change({
    id: other.id,
    user_id: other.id,
    email: 'boss@example.com',
    email_verified: true,
    role: 'admin',
    roles: ['admin'],
    two_factor_enabled: true,
    created_at: '2020-01-01T00:00:00Z',
    company_name: 'Rise & Bloom',
  });
  expect(await answer.json()).toEqual({
    id: member.id,
    full_name: 'June Baker',
    email: member.email,
    company_name: 'Rise & Bloom',
    phone: '+1 213 555 0142',
  });
  const [after] = await site.services.db.select().from(profiles).where(eq(profiles.id, member.id));
  expect({ ...after, updated_at: null }).toEqual({
    ...before,
    company_name: 'Rise & Bloom',
    updated_at: null,
  });
  expect(await (await askAs(site, other)('/api/profile')).json()).toMatchObject({
    company_name: '',
  });
});

test.each([
  [{ full_name: '  ' }, 'full_name'],
  [{ phone: 'x'.repeat(41) }, 'phone'],
  [{ company_name: 7 }, 'company_name'],
])('AUTH-14 %j is refused by the name of its field', async (body, path) => {
  const member = await signUpMember(site);
  const answer = await askAs(site, member)('/api/profile', json(body, 'PATCH'));
  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({ error: { fields: [{ path }] } });
});

test('AUTH-12 who has no password gets a first one, which then signs in', async () => {
  const member = await signUpMember(site);
  await withoutPassword(member);
  const newPassword = 'copper-lantern-58-owls';
  const weak = await post(member, '/api/account/password', { newPassword: '123456' });
  expect([weak.status, await codeOf(weak)]).toEqual([422, 'weak_password']);
  expect((await post(member, '/api/account/password', { newPassword })).status).toBe(200);
  await signIn({ ...member, password: newPassword });
  const again = await post(member, '/api/account/password', { newPassword });
  expect(again.status).toBe(400);
});

test('AUTH-12 a first password asks for a session of the last day', async () => {
  const member = await signUpMember(site);
  await withoutPassword(member);
  await agedSession(member, 2);
  const body = { newPassword: 'copper-lantern-58-owls' };
  const answer = await post(member, '/api/account/password', body);
  expect([answer.status, await codeOf(answer)]).toEqual([403, 'SESSION_NOT_FRESH']);
});

test('AUTH-12 deleting asks for the password, or a young session where there is none', async () => {
  const member = await signUpMember(site);
  for (const body of [{}, { password: 'wrong' }, { password: 7 }]) {
    const answer = await post(member, '/api/account/delete', body);
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ error: { fields: [{ path: 'password' }] } });
  }
  await withoutPassword(member);
  await agedSession(member, 2);
  expect((await post(member, '/api/account/delete', {})).status).toBe(403);
  await agedSession(member, 0);
  expect((await post(member, '/api/account/delete', {})).status).toBe(204);
});

test('AUTH-12 passwords are not to be tried out at deletion', async () => {
  const member = await signUpMember(site);
  const statuses = [];
  for (let attempt = 0; attempt < 11; attempt++) {
    statuses.push((await post(member, '/api/account/delete', { password: 'wrong' })).status);
  }
  expect(statuses).toEqual([...Array(10).fill(422), 429]);
});

test('signed out, nothing of an account is answered', async () => {
  for (const [path, method] of [
    ['/api/account', 'GET'],
    ['/api/account/export', 'GET'],
    ['/api/account/sessions', 'GET'],
    ['/api/account/sessions', 'DELETE'],
    ['/api/account/password', 'POST'],
    ['/api/account/delete', 'POST'],
  ] as const) {
    expect([path, (await site.ask(path, { method })).status]).toEqual([path, 401]);
  }
  expect((await postJson(site, '/api/account/delete', {})).status).toBe(401);
});
