// On both databases: of two sign-ups at once a constraint keeps one.
import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { openTestSite, type TestSite } from '#tests/builders/open-test-site.ts';
import { askAs, cookiesOf, goodPassword, postJson, signUpMember } from '#tests/builders/sign-up.ts';
import { profiles, sessions, userRoles } from '../../db/schema.ts';

const others: TestSite[] = [];
const site = await openTestSite();
afterAll(async () => {
  for (const one of [site, ...others]) await one.close();
});
async function openOther(settings: Record<string, string>): Promise<TestSite> {
  const other = await openTestSite(settings);
  others.push(other);
  return other;
}
let made = 0;
const freshEmail = () => `june-${++made}@example.com`;
const auth = (site: TestSite, path: string, body: unknown, address?: string) =>
  postJson(site, `/api/auth${path}`, body, address);
const post = (body: unknown) => ({ method: 'POST', body: JSON.stringify(body) });

test('AUTH-04 who signed up is signed in', async () => {
  const member = await signUpMember(site);
  const answer = await askAs(site, member)('/api/session');
  expect(await answer.json()).toMatchObject({
    session: { user: { id: member.id, email: member.email, email_verified: false } },
  });
});

test('AUTH-04 an address that has an account is named by its code', async () => {
  const { email } = await signUpMember(site);
  const form = { name: 'Mia', email: email.toUpperCase(), password: goodPassword };
  const again = await auth(site, '/sign-up/email', form);
  expect(again.status).toBe(422);
  expect(await again.json()).toMatchObject({ code: 'USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL' });
});

test('AUTH-04 of two sign-ups at once one gets the account, and no answer is a failure of ours', async () => {
  const form = { name: 'Mia', email: freshEmail(), password: goodPassword };
  const both = await Promise.all([1, 2].map(() => auth(site, '/sign-up/email', form)));
  expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
  const refused = both.find(({ status }) => status === 422);
  expect(await refused?.json()).toMatchObject({ code: 'USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL' });
});

test('AUTH-07 company and telephone reach the profile; nothing else that is sent does', async () => {
  const site = await openOther({ ADMIN_EMAILS: 'eve@example.com' });
  const id = '00000000-0000-4000-8000-000000000001';
  const answer = await auth(site, '/sign-up/email', {
    name: 'Eve',
    email: 'eve@example.com',
    password: goodPassword,
    company_name: 'Bakery',
    phone: '213 555 0142',
    id,
    user_id: id,
    userId: id,
    role: 'admin',
    roles: ['admin'],
    emailVerified: true,
    email_verified: true,
    twoFactorEnabled: true,
    two_factor_enabled: true,
    createdAt: '2001-01-01T00:00:00Z',
    created_at: '2001-01-01T00:00:00Z',
    image: 'https://evil.example/x.png',
  });
  expect(answer.status).toBe(200);
  const [row] = await site.services.db.select().from(profiles);
  expect(row).toMatchObject({
    full_name: 'Eve',
    company_name: 'Bakery',
    phone: '213 555 0142',
    email_verified: false,
    two_factor_enabled: false,
    image: null,
  });
  expect(row?.id).not.toBe(id);
  expect(row?.created_at.getFullYear()).toBeGreaterThan(2020);
  expect(await site.services.db.select().from(userRoles)).toEqual([]);
});

test('AUTH-13 a weak password is refused with its reasons', async () => {
  const form = { name: 'June Baker', email: 'june@example.com' };
  for (const [password, reasons] of [
    ['abc', ['length']],
    ['password', ['breached', 'common']],
    ['junebaker84', ['personal']],
  ] as const) {
    const answer = await auth(site, '/sign-up/email', { ...form, password });
    expect(answer.status).toBe(422);
    const body = (await answer.json()) as { message: string };
    expect(body).toMatchObject({
      code: 'weak_password',
      error: { code: 'weak_password', message: body.message, reasons },
    });
  }
});

test('AUTH-02 what is missing is named as the form names it', async () => {
  const answer = await auth(site, '/sign-up/email', { name: ' ', email: '', password: '' });
  expect(answer.status).toBe(422);
  const { error } = (await answer.json()) as { error: { fields: { path: string }[] } };
  expect(error.fields.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['full_name', 'email', 'password']),
  );
  expect(error.fields[0]).toMatchObject({ message: 'Please fill in all required fields' });
});

test('AUTH-13 neither an address nor a password: 400; a telephone number answers like a wrong password', async () => {
  for (const body of [{}, { email: '' }, { password: goodPassword }, { email: 'a@example.com' }]) {
    const answer = await auth(site, '/sign-in/email', body);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({
      message: 'You must provide either an email or phone number and a password',
    });
  }
  const { email } = await signUpMember(site);
  const wrong = await auth(site, '/sign-in/email', { email, password: 'not-the-password' });
  const phone = { phone: '213 555 0142', password: goodPassword };
  const unknown = await auth(site, '/sign-in/email', phone);
  expect(unknown.status).toBe(wrong.status);
  expect(await unknown.json()).toEqual(await wrong.json());
});

test.each([
  ['/sign-up/email', { name: ['x'], email: {}, password: 7 }],
  ['/sign-up/email', { name: 'x', email: 'x@example.com', password: 'x'.repeat(10_000) }],
  ['/sign-up/email', { name: 'a\u0000b', email: 'x@example.com', password: goodPassword }],
  ['/sign-up/email', { name: 'x', email: 'x\u0000@example.com', password: goodPassword }],
  ['/sign-up/email', null],
  ['/sign-up/email', []],
  ['/sign-in/email', { email: ['a@example.com'], password: { $ne: '' } }],
  ['/sign-in/email', { email: 'a@example.com', password: 'x'.repeat(10_000) }],
  ['/sign-in/email', 'text'],
  ['/sign-in/magic-link', { email: { $gt: '' } }],
  ['/sign-in/magic-link', { email: 'a@example.com\r\nBcc: b@example.com' }],
  ['/request-password-reset', { email: 'nobody' }],
  ['/reset-password', { token: 7, newPassword: goodPassword }],
  ['/verify-email', {}],
  ['/magic-link/verify', { token: 'x'.repeat(5000) }],
  ['/two-factor/verify-totp', { code: 123456 }],
])('AUTH-13 %s refuses %j without failing', async (path, body) => {
  const answer = await auth(site, path, body);
  expect([400, 422]).toContain(answer.status);
  expect(await answer.json()).toHaveProperty('error.message');
});

test('AUTH-13 an address with a character that no database keeps is nobody’s', async () => {
  const answer = await auth(site, '/sign-in/email', {
    email: 'a\u0000@example.com',
    password: goodPassword,
  });
  expect(answer.status).toBe(401);
});

test.each([
  ['GET', '/list-sessions'],
  ['POST', '/revoke-session'],
  ['POST', '/revoke-sessions'],
  ['POST', '/update-session'],
  ['POST', '/update-user'],
  ['POST', '/delete-user'],
  ['POST', '/set-password'],
  ['GET', '/list-accounts'],
  ['POST', '/get-access-token'],
  ['POST', '/refresh-token'],
  ['GET', '/account-info'],
  ['GET', '/error'],
  ['GET', '/ok'],
  ['POST', '/verify-password'],
  ['POST', '/open-session'],
  ['POST', '/two-factor/send-otp'],
  ['POST', '/two-factor/get-totp-uri'],
  ['GET', '/reset-password/abc'],
])('AUTH-12 %s %s is not there', async (method, path) => {
  const member = await signUpMember(site);
  const init = method === 'POST' ? post({}) : {};
  expect((await askAs(site, member)(`/api/auth${path}`, init)).status).toBe(404);
});

test('AUTH-12 a link that only looks at a token does nothing', async () => {
  for (const path of ['magic-link/verify', 'verify-email', 'reset-password']) {
    const answer = await site.ask(`/api/auth/${path}?token=x`);
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe('POST');
  }
});

test('AUTH-13 without a session: Auth session missing!', async () => {
  const asked: [string, RequestInit][] = [
    ['/token', {}],
    ['/change-password', post({ currentPassword: 'a', newPassword: goodPassword })],
    ['/change-email', post({ newEmail: 'b@example.com' })],
    ['/two-factor/enable', post({ password: 'a' })],
    ['/two-factor/disable', post({ password: 'a' })],
    ['/two-factor/generate-backup-codes', post({ password: 'a' })],
    ['/send-verification-email', post({})],
  ];
  for (const [path, init] of asked) {
    const headers = { 'Content-Type': 'application/json' };
    const answer = await site.ask(`/api/auth${path}`, { ...init, headers });
    expect([path, answer.status]).toEqual([path, 400]);
    expect(await answer.json()).toMatchObject({ message: 'Auth session missing!' });
  }
});

test('AUTH-13 a token that is none of ours: 401', async () => {
  const headers = { Authorization: 'Bearer nonsense' };
  const answer = await site.ask('/api/auth/token', { headers });
  expect(answer.status).toBe(401);
  expect(await answer.json()).toMatchObject({ message: expect.stringMatching(/token/i) });
});

test('AUTH-13 a session cookie that we did not sign: 401, as with any other token', async () => {
  const { cookie } = await signUpMember(site);
  const [name = '', value = ''] = cookie.split(';')[0]?.split('=') ?? [];
  expect(name).toBe('ad-builder.session_token');
  const [token = '', proof = ''] = value.split('.');
  const other = proof.startsWith('A') ? 'B' : 'A';
  const forged = ['forged', 'a.b', `${token}.`, `${token}.${other}${proof.slice(1)}`, `x.${proof}`];
  for (const bad of forged) {
    const answer = await askAs(site, { cookie: `${name}=${bad}` })('/api/auth/token');
    expect([bad, answer.status]).toEqual([bad, 401]);
    expect(await answer.json()).toMatchObject({ code: 'UNAUTHORIZED', message: 'invalid token' });
  }
  expect((await askAs(site, { cookie: `${name}=` })('/api/auth/token')).status).toBe(400);
  expect((await askAs(site, { cookie })('/api/auth/token')).status).toBe(200);
});

test('AUTH-11 the token of a session stands in its cookie alone; answers are never kept', async () => {
  const form = { name: 'June', email: freshEmail(), password: goodPassword };
  const signedUp = await auth(site, '/sign-up/email', form);
  const cookie = cookiesOf(signedUp);
  const rows = await site.services.db.select().from(sessions);
  const signedIn = await auth(site, '/sign-in/email', form);
  const session = await askAs(site, { cookie })('/api/auth/get-session');
  for (const answer of [signedUp, signedIn, session]) {
    expect(answer.headers.get('cache-control')).toContain('no-store');
    const text = await answer.text();
    expect(text).not.toContain('"token"');
    expect(text).not.toContain('ipAddress');
    for (const { token } of rows) expect(text).not.toContain(token);
  }
});

test('AUTH-11 public keys are kept for ten minutes, by anyone', async () => {
  const member = await signUpMember(site);
  const { token } = (await (await askAs(site, member)('/api/auth/token')).json()) as {
    token: string;
  };
  expect(token.split('.')).toHaveLength(3);
  const answer = await site.ask('/api/auth/jwks');
  expect(answer.headers.get('cache-control')).toBe('public, max-age=600');
  const { keys } = (await answer.json()) as { keys: object[] };
  expect(keys).toHaveLength(1);
  expect(keys[0]).not.toHaveProperty('d');
});

test('AUTH-06 cookies: no script reads them, no other site sends them', async () => {
  const form = { name: 'June', email: freshEmail(), password: goodPassword };
  const http = await auth(site, '/sign-up/email', form);
  for (const cookie of http.headers.getSetCookie()) {
    expect(cookie).toMatch(/HttpOnly/i);
    expect(cookie).toMatch(/SameSite=Lax/i);
    expect(cookie).not.toMatch(/Secure/i);
  }
  const secure = await openOther({
    APP_URL: 'https://ads.example.com',
    MAIL: 'outbox',
    AI_PROVIDER: 'built-in',
    DIRECTORS_FEED: 'sample',
    PAYMENTS: 'sandbox',
    ANALYTICS: 'off',
  });
  const https = await auth(secure, '/sign-up/email', form);
  const cookies = https.headers.getSetCookie();
  expect(cookies.length).toBeGreaterThan(1);
  // A signed one that the sign-in alone is sent, and those that only this host can set.
  for (const cookie of cookies) {
    const isOfDevice = cookie.startsWith('__Secure-ad-builder.known_device=');
    const expected = isOfDevice
      ? /; ?Secure/i
      : /^__Host-ad-builder\.(?!.*domain=).*; ?Path=\/(?:;|$)/i;
    expect(cookie).toMatch(expected);
    expect(cookie).toMatch(/; ?Secure/i);
  }
});

test('AUTH-06 signing in sets the cookies that signing up set', async () => {
  const { email, password } = await signUpMember(site);
  const names = (answer: Response) =>
    answer.headers
      .getSetCookie()
      .map((cookie) => cookie.replace(/=[^;]+/, ''))
      .toSorted();
  const form = { name: 'June', email: freshEmail(), password: goodPassword };
  const signedUp = await auth(site, '/sign-up/email', form);
  const signedIn = await auth(site, '/sign-in/email', { email, password });
  expect(names(signedIn)).toEqual(names(signedUp));
  expect(names(signedIn)).toContain(
    'ad-builder.session_token; Max-Age=2592000; Path=/; HttpOnly; SameSite=Lax',
  );
});

test('AUTH-06 another site gets nothing changed', async () => {
  const member = await signUpMember(site);
  const paths = ['sign-in/email', 'sign-up/email', 'sign-out', 'change-email', 'verify-email'];
  for (const path of paths) {
    for (const [name, value] of [
      ['Origin', 'https://evil.example'],
      ['Sec-Fetch-Site', 'cross-site'],
    ] as const) {
      const headers = { [name]: value, Cookie: member.cookie, 'Content-Type': 'application/json' };
      const answer = await site.ask(`/api/auth/${path}`, { ...post({}), headers });
      expect([path, answer.status]).toEqual([path, 403]);
    }
  }
  expect((await askAs(site, member)('/api/auth/token')).status).toBe(200);
});

test('AUTH-10 a session is another one after signing in, and dead after signing out', async () => {
  const member = await signUpMember(site);
  const { email, password } = member;
  const again = await askAs(site, member)('/api/auth/sign-in/email', post({ email, password }));
  expect(again.status).toBe(200);
  const other = { cookie: cookiesOf(again) };
  expect((await askAs(site, member)('/api/auth/token')).status).toBe(400);
  expect((await askAs(site, other)('/api/auth/token')).status).toBe(200);
  const out = await askAs(site, other)('/api/auth/sign-out', { method: 'POST' });
  expect(out.headers.get('Clear-Site-Data')).toBe('"cache"');
  expect(await out.json()).toEqual({ success: true });
  expect((await askAs(site, other)('/api/auth/token')).status).toBe(400);
  const rows = await site.services.db
    .select()
    .from(sessions)
    .where(eq(sessions.user_id, member.id));
  expect(rows).toEqual([]);
});
