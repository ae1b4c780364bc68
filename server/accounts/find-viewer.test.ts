// On both databases: a session is read, renewed and ended by rows that others change.
import { eq } from 'drizzle-orm';
import { decodeJwt, decodeProtectedHeader, exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterAll, expect, test } from 'vitest';
import { openTestSite } from '#tests/builders/open-test-site.ts';
import { askAs, cookiesOf, signUpMember, type TestMember } from '#tests/builders/sign-up.ts';
import { sessions, signingKeys, verifications } from '../db/schema.ts';
import { sweepSignIns } from './sessions-sweep.ts';

let clock: () => Date = () => new Date();
const site = await openTestSite({}, { now: () => clock() });
const member = await signUpMember(site);
afterAll(() => site.close());

type Session = { access_token: string; expires_at: number; expires_in: number; user: object };
const sessionOf = async (ask: (path: string) => Promise<Response>) =>
  ((await (await ask('/api/session')).json()) as { session: Session | null }).session;
const bearing = (token: string, cookie = '') =>
  site.ask('/api/account', {
    headers: { Authorization: `Bearer ${token}`, ...(cookie ? { Cookie: cookie } : {}) },
  });
const tokenOf = async (who: TestMember) => (await sessionOf(askAs(site, who)))?.access_token ?? '';

test('AUTH-11 the session as the browser sees it: a token of ten minutes and the member', async () => {
  const answer = await askAs(site, member)('/api/session');
  expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
  const { session } = (await answer.json()) as { session: Session };
  expect(session).toMatchObject({
    token_type: 'bearer',
    user: { id: member.id, email: member.email, roles: [] },
  });
  expect(session.expires_in).toBeGreaterThan(590);
  expect(session.expires_at).toBe(decodeJwt(session.access_token).exp);
  const jwks = (await (await site.ask('/api/auth/jwks')).json()) as { keys: { kid: string }[] };
  const { kid } = decodeProtectedHeader(session.access_token);
  expect(jwks.keys.map((key) => key.kid)).toContain(kid);
  expect(JSON.stringify(jwks)).not.toContain('"d"');
});

test('AUTH-11 nobody has no session, and a cookie that is over is taken back', async () => {
  expect(await sessionOf((path) => site.ask(path))).toBeNull();
  const gone = await signUpMember(site);
  await site.services.db.delete(sessions).where(eq(sessions.user_id, gone.id));
  const answer = await askAs(site, gone)('/api/session');
  expect(await answer.json()).toEqual({ session: null });
  expect(answer.headers.getSetCookie().join()).toMatch(/session_token=; Max-Age=0/);
});

test('AUTH-09 a session in use is renewed with its cookie; one left alone ends', async () => {
  const used = await signUpMember(site);
  const { db } = site.services;
  const day = 86_400_000;
  const age = (days: number) =>
    db
      .update(sessions)
      .set({ expires_at: new Date(Date.now() + (30 - days) * day) })
      .where(eq(sessions.user_id, used.id));
  await age(2);
  const answer = await askAs(site, used)('/api/session');
  expect(answer.headers.getSetCookie().join()).toMatch(/session_token=.+Max-Age=2592000/);
  const [row] = await db.select().from(sessions).where(eq(sessions.user_id, used.id));
  expect(row?.expires_at.getTime()).toBeGreaterThan(Date.now() + 29 * day);
  const again = await askAs(site, { cookie: cookiesOf(answer) })('/api/session');
  expect(again.headers.getSetCookie()).toEqual([]);
  await age(31);
  expect(await sessionOf(askAs(site, used))).toBeNull();
});

test('AUTH-12 when a session was last seen is brought up to date, at most every five minutes', async () => {
  const used = await signUpMember(site);
  const { db } = site.services;
  const seen = async () => {
    const [row] = await db.select().from(sessions).where(eq(sessions.user_id, used.id));
    return row?.updated_at.getTime();
  };
  const first = (await seen()) ?? 0;
  const minutes = async (count: number) => {
    clock = () => new Date(first + count * 60_000);
    expect((await askAs(site, used)('/api/account')).status).toBe(200);
    return seen();
  };
  try {
    expect(await minutes(4)).toBe(first);
    expect(await minutes(6)).toBe(first + 6 * 60_000);
    expect(await minutes(7)).toBe(first + 6 * 60_000);
  } finally {
    clock = () => new Date();
  }
});

test('AUTH-11 an access token counts as signed in, and gives no next one', async () => {
  const token = await tokenOf(member);
  const answer = await bearing(token);
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({ profile: { id: member.id } });
  const session = await sessionOf((path) =>
    site.ask(path, { headers: { Authorization: `Bearer ${token}` } }),
  );
  expect(session?.access_token).toBe(token);
});

test('AUTH-10 an access token dies with its session', async () => {
  const leaving = await signUpMember(site);
  const token = await tokenOf(leaving);
  expect((await bearing(token)).status).toBe(200);
  await askAs(site, leaving)('/api/auth/sign-out', { method: 'POST', body: '{}' });
  expect((await bearing(token)).status).toBe(401);
});

test('AUTH-10 an access token is no longer good than its session', async () => {
  const leaving = await signUpMember(site);
  const token = await tokenOf(leaving);
  const expires_at = new Date(Date.now() - 1000);
  await site.services.db
    .update(sessions)
    .set({ expires_at })
    .where(eq(sessions.user_id, leaving.id));
  expect((await bearing(token)).status).toBe(401);
});

test('AUTH-11 an access token ends after ten minutes', async () => {
  const token = await tokenOf(member);
  clock = () => new Date(Date.now() + 601_000);
  const answer = await bearing(token);
  clock = () => new Date();
  expect(answer.status).toBe(401);
});

test('AUTH-13 a token that is none of ours is an invalid token, whatever cookie comes with it', async () => {
  const token = await tokenOf(member);
  const [header = '', payload = '', signature = ''] = token.split('.');
  const { publicKey, privateKey } = await generateKeyPair('EdDSA');
  const claims = decodeJwt(token);
  const sign = (changes: object, kid = decodeProtectedHeader(token).kid ?? '') =>
    new SignJWT({ ...claims, ...changes })
      .setProtectedHeader({ alg: 'EdDSA', kid })
      .sign(privateKey);
  const none = Buffer.from('{"alg":"none"}').toString('base64url');
  for (const bad of [
    'x',
    'a.b.c',
    `${header}.${payload}`,
    `${header}.${payload}.${signature.slice(0, -4)}AAAA`,
    `${none}.${payload}.`,
    await sign({}),
    await sign({}, 'unknown'),
    await new SignJWT(claims)
      .setProtectedHeader({ alg: 'EdDSA', jwk: await exportJWK(publicKey) })
      .sign(privateKey),
  ]) {
    const answer = await bearing(bad, member.cookie);
    expect(answer.status).toBe(401);
    expect(await answer.json()).toMatchObject({ error: { message: 'invalid token' } });
  }
});

test.each([{ iss: 'https://other.example' }, { aud: 'another' }, { sid: 'x' }])(
  'AUTH-13 a token of our key with %j is an invalid token',
  async (changes) => {
    const { token } = await site.services.auth.api.signJWT({
      body: { payload: { ...decodeJwt(await tokenOf(member)), ...changes } },
    });
    expect((await bearing(token)).status).toBe(401);
  },
);

test('a password of a proxy in front is no token', async () => {
  const headers = { Authorization: 'Basic dXNlcjpwYXNz', Cookie: member.cookie };
  expect((await site.ask('/api/account', { headers })).status).toBe(200);
});

test('AUTH-11 keys change, and the old one counts for its grace', async () => {
  const { db } = site.services;
  const old = await tokenOf(member);
  const kid = decodeProtectedHeader(old).kid ?? '';
  const endKey = (hours: number) =>
    db
      .update(signingKeys)
      .set({ expires_at: new Date(Date.now() - hours * 3_600_000) })
      .where(eq(signingKeys.id, kid));
  const published = async () =>
    ((await (await site.ask('/api/auth/jwks')).json()) as { keys: { kid: string }[] }).keys.map(
      (key) => key.kid,
    );
  await endKey(1);
  const fresh = decodeProtectedHeader(await tokenOf(member)).kid ?? '';
  expect(fresh).not.toBe(kid);
  expect((await bearing(old)).status).toBe(200);
  expect((await published()).sort()).toEqual([kid, fresh].sort());
  await endKey(25);
  expect((await bearing(old)).status).toBe(401);
  expect(await published()).toEqual([fresh]);
  await sweepSignIns(db, new Date());
  expect((await db.select().from(signingKeys)).map(({ id }) => id)).toEqual([fresh]);
});

test('AUTH-12 what has ended is swept away, what lives stays', async () => {
  const { db } = site.services;
  const ended = await signUpMember(site);
  const past = new Date(Date.now() - 1000);
  await db.update(sessions).set({ expires_at: past }).where(eq(sessions.user_id, ended.id));
  await db.delete(verifications);
  const row = { identifier: 'x', value: 'x', created_at: past, updated_at: past };
  const later = new Date(Date.now() + 60_000);
  await db.insert(verifications).values([
    { ...row, id: ended.id, expires_at: past },
    { ...row, id: member.id, expires_at: later },
  ]);
  await sweepSignIns(db, new Date());
  expect(await db.select().from(sessions).where(eq(sessions.user_id, ended.id))).toEqual([]);
  expect((await db.select().from(verifications)).map(({ id }) => id)).toEqual([member.id]);
  expect((await askAs(site, member)('/api/account')).status).toBe(200);
});
