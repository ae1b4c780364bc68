import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, afterEach, expect, test } from 'vitest';
import { openTestSite, type TestSite } from '#tests/builders/open-test-site.ts';
import { askAs, cookiesOf, signUpMember, type TestMember } from '#tests/builders/sign-up.ts';
import { type OidcPeer, oidcClient, startOidcPeer } from '#tests/peers/oidc.ts';
import { openAuth } from '../../accounts/open-auth.ts';
import { openGoogle } from '../../accounts/signing-in/google.ts';
import { accounts, profiles } from '../../db/schema.ts';

let people = 0;
const peer = await startOidcPeer('http://localhost:3000/api/auth/callback/google');
const site = await openTestSite({ ...oidcClient, GOOGLE_ISSUER: peer.issuer });
afterEach(() => {
  peer.mood = 'good';
});
afterAll(async () => {
  await site.close();
  await peer.close();
});

/** Somebody at Google, who was not here before. */
function somebody(changes: Partial<OidcPeer['person']> = {}) {
  people += 1;
  const email = `person-${people}@example.com`;
  peer.person = { sub: `sub-${people}`, email, email_verified: true, name: 'June', ...changes };
  return peer.person;
}

/** A site of its own that gives Google up sooner. */
async function openImpatient() {
  const own = await openTestSite({ ...oidcClient, GOOGLE_ISSUER: peer.issuer });
  const { services } = own;
  const google = openGoogle(services.config.google, (more) => openAuth(services, more), 1000);
  services.google = google;
  return own;
}

type Start = { path?: string; body?: object; cookie?: string; on?: TestSite };
async function start({ path = '/api/auth/sign-in/social', body, cookie = '', on = site }: Start) {
  people += 1;
  return on.ask(
    path,
    {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Origin: 'http://localhost:3000',
        ...(cookie ? { Cookie: cookie } : {}),
      },
      body: JSON.stringify({ provider: 'google', ...body }),
    },
    `198.19.${people >> 8}.${people & 255}`,
  );
}

/** The whole way: from the button to Google and back. */
async function throughGoogle(how: Start = {}) {
  const started = await start(how);
  expect(started.status).toBe(200);
  const { url } = (await started.json()) as { url: string };
  const back = new URL(await peer.visit(url));
  const cookies = [how.cookie, cookiesOf(started)].filter(Boolean).join('; ');
  const { on = site } = how;
  const answer = await on.ask(back.pathname + back.search, { headers: { Cookie: cookies } });
  return { url: new URL(url), answer, back, cookies, location: answer.headers.get('location') };
}
const memberOf = (answer: Response) => askAs(site, { cookie: cookiesOf(answer) });
const identities = (member: Pick<TestMember, 'id'>) =>
  site.services.db.select().from(accounts).where(eq(accounts.user_id, member.id));

test('AUTH-05 who comes from Google has an account, is signed in and back where they were', async () => {
  const person = somebody();
  const { answer, location, url } = await throughGoogle({ body: { callbackURL: '/projects?a=1' } });
  expect([answer.status, location]).toEqual([302, '/projects?a=1']);
  const facts = await (await memberOf(answer)('/api/account')).json();
  expect(facts).toMatchObject({
    profile: { email: person.email, full_name: 'June' },
    email_verified: true,
    has_password: false,
    google: { offered: true, linked: true },
  });
  expect(url.searchParams.get('scope')).toBe('openid email profile');
  expect(url.searchParams.get('code_challenge_method')).toBe('S256');
  expect(url.searchParams.get('nonce')).toMatch(/.{16}/);
  expect(url.searchParams.get('state')).toMatch(/.{16}/);
});

test('FN-09 coming back from Google is a line in the log, done or with what was in the way', async () => {
  const lines: Record<string, unknown>[] = [];
  const log = pino({}, { write: (line: string) => void lines.push(JSON.parse(line)) });
  const own = await openTestSite({ ...oidcClient, GOOGLE_ISSUER: peer.issuer }, { log });
  const { email } = somebody();
  await throughGoogle({ on: own });
  await own.ask('/api/auth/callback/google?state=forged&code=forged');
  const way = '/callback/google';
  expect(lines.filter(({ event }) => event !== undefined)).toMatchObject([
    { event: 'sign-in', outcome: 'done', way },
    { event: 'sign-in', outcome: 'failed', way, code: 'state_mismatch' },
  ]);
  expect(JSON.stringify(lines)).not.toContain(email);
  await own.close();
});

test('AUTH-05 none of Google’s tokens is kept, and the same identity is the same member', async () => {
  somebody();
  const first = await (await memberOf((await throughGoogle()).answer)('/api/profile')).json();
  const { answer } = await throughGoogle();
  const second = (await (await memberOf(answer)('/api/profile')).json()) as { id: string };
  expect(second).toEqual(first);
  const [identity, ...more] = await identities(second);
  expect(more).toEqual([]);
  const { access_token, refresh_token, id_token } = identity ?? {};
  expect([access_token, refresh_token, id_token]).toEqual([null, null, null]);
});

test.each([
  'wrong-nonce',
  'wrong-audience',
  'wrong-issuer',
  'wrong-signature',
  'no-id-token',
] as const)('AUTH-05 an ID token with %s signs nobody in', async (mood) => {
  const person = somebody();
  peer.mood = mood;
  const { answer, location } = await throughGoogle({ body: { errorCallbackURL: '/auth' } });
  expect(location).toBe('/auth?error=google_failed');
  expect((await memberOf(answer)('/api/profile')).status).toBe(401);
  const made = await site.services.db
    .select()
    .from(profiles)
    .where(eq(profiles.email, person.email));
  expect(made).toEqual([]);
});

test('AUTH-05 a refusal at Google leads back with our words alone', async () => {
  somebody();
  peer.mood = 'refused';
  const errorCallbackURL = '/auth?next=%2Fprojects&evil=1';
  const { location } = await throughGoogle({ body: { errorCallbackURL } });
  expect(location).toBe('/auth?next=%2Fprojects&error=access_denied');
});

test('AUTH-05 a way back without its beginning, or from another browser, signs nobody in', async () => {
  somebody();
  const { url } = (await (await start({})).json()) as { url: string };
  const back = new URL(await peer.visit(url));
  const other = await site.ask(back.pathname + back.search);
  expect(other.headers.get('location')).toBe('/auth?error=state_mismatch');
  const none = await site.ask('/api/auth/callback/google?code=x&state=y&error=%3Cb%3E');
  expect(none.headers.get('location')).toBe('/auth?error=state_mismatch');
  const used = await throughGoogle();
  const again = await site.ask(used.back.pathname + used.back.search, {
    headers: { Cookie: used.cookies },
  });
  expect(again.headers.get('location')).toBe('/auth?error=state_mismatch');
});

test.each([
  [{ callbackURL: 'https://evil.example/' }, '/'],
  [{ callbackURL: '//evil.example' }, '/'],
  [{ callbackURL: '/api/auth/sign-out' }, '/'],
  [{ callbackURL: '/auth?from=google&evil=1' }, '/auth?from=google'],
  [{ callbackURL: '/account?a=b,c:d#google' }, '/account?a=b,c:d#google'],
])('AUTH-06 after Google %j leads to a page of this site', async (body, path) => {
  somebody();
  expect((await throughGoogle({ body })).location).toBe(path);
});

test('AUTH-05 a token in place of the way through Google is not taken', async () => {
  const answer = await start({ body: { idToken: { token: 'a.b.c' }, scopes: ['drive'] } });
  const { url } = (await answer.json()) as { url: string };
  expect(new URL(url).searchParams.get('scope')).toBe('openid email profile');
});

test.each([
  [true, true, '/'],
  [true, false, '/auth?error=account_not_linked'],
  [false, true, '/auth?error=account_not_linked'],
  [false, false, '/auth?error=account_not_linked'],
])(
  'AUTH-12 an account whose address is verified: %s joins an identity whose is: %s',
  async (here, atGoogle, location) => {
    const { email } = somebody({ email_verified: atGoogle });
    const member = await signUpMember(site, { email, verified: here });
    expect((await throughGoogle()).location).toBe(location);
    expect(await identities(member)).toHaveLength(location === '/' ? 2 : 1);
  },
);

test('AUTH-05 an address that Google has not verified makes no account', async () => {
  somebody({ email_verified: false });
  expect((await throughGoogle()).location).toBe('/auth?error=email_not_verified');
});

test('AUTH-12 Google is linked from the account page, with another address too, and unlinked', async () => {
  const member = await signUpMember(site);
  somebody();
  const link = { path: '/api/auth/link-social', cookie: member.cookie };
  const pages = { callbackURL: '/account', errorCallbackURL: '/account' };
  const { location } = await throughGoogle({ ...link, body: pages });
  expect(location).toBe('/account');
  const byGoogle = memberOf((await throughGoogle()).answer);
  expect(await (await byGoogle('/api/profile')).json()).toMatchObject({ id: member.id });

  const other = await signUpMember(site);
  const taken = await throughGoogle({ ...link, cookie: other.cookie, body: pages });
  expect(taken.location).toBe('/account?error=account_already_linked_to_different_user');

  const unlink = { method: 'POST', body: JSON.stringify({ providerId: 'google' }) };
  const mine = askAs(site, member);
  expect((await mine('/api/auth/unlink-account', unlink)).status).toBe(200);
  expect(await identities(member)).toHaveLength(1);
  expect((await mine('/api/auth/unlink-account', unlink)).status).toBe(400);
});

test('AUTH-12 the last way to sign in is not unlinked', async () => {
  somebody();
  const ask = memberOf((await throughGoogle()).answer);
  const unlink = { method: 'POST', body: JSON.stringify({ providerId: 'google' }) };
  const refused = await ask('/api/auth/unlink-account', {
    ...unlink,
    headers: { 'Content-Type': 'application/json' },
  });
  expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([
    400,
    'LAST_SIGN_IN',
  ]);
});

test('AUTH-12 linking is for who is signed in', async () => {
  const answer = await start({ path: '/api/auth/link-social' });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ message: 'Auth session missing!' });
});

test('AUTH-12 coming from Google ends the session the browser had before', async () => {
  const before = await signUpMember(site);
  somebody();
  const { answer } = await throughGoogle({ cookie: before.cookie });
  expect((await memberOf(answer)('/api/profile')).status).toBe(200);
  expect((await askAs(site, before)('/api/profile')).status).toBe(401);
});

test('AUTH-12 Google does not stand in for a second factor', async () => {
  const { email } = somebody();
  const member = await signUpMember(site, { email, verified: true });
  await throughGoogle();
  await site.services.db
    .update(profiles)
    .set({ two_factor_enabled: true })
    .where(eq(profiles.id, member.id));
  const { answer, location } = await throughGoogle({ body: { callbackURL: '/projects' } });
  expect(location).toBe('/auth?second-factor=1&next=%2Fprojects');
  const cookies = answer.headers.getSetCookie().join('\n');
  expect(cookies).toMatch(/two_factor=/);
  expect((await memberOf(answer)('/api/profile')).status).toBe(401);
});

test('AUTH-15 an administrator’s address that Google has verified is one at once', async () => {
  const { email } = somebody();
  const settings = { ...oidcClient, GOOGLE_ISSUER: peer.issuer, ADMIN_EMAILS: email };
  const own = await openTestSite(settings);
  const started = await start({ on: own });
  const { url } = (await started.json()) as { url: string };
  const back = new URL(await peer.visit(url));
  const answer = await own.ask(back.pathname + back.search, {
    headers: { Cookie: cookiesOf(started) },
  });
  const session = await askAs(own, { cookie: cookiesOf(answer) })('/api/session');
  expect(await session.json()).toMatchObject({ session: { user: { roles: ['admin'] } } });
  await own.close();
});

test.each(['hang', 'fail'] as const)(
  'AUTH-05 while Google does %s the rest goes on, and later it is asked again',
  async (mood) => {
    const own = await openImpatient();
    peer.mood = mood;
    const first = start({ on: own });
    await signUpMember(own);
    const answer = await first;
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({
      code: 'google_unavailable',
      error: { message: expect.stringContaining('Google cannot be reached') },
    });
    peer.mood = 'good';
    expect((await start({ on: own })).status).toBe(200);
    await own.close();
  },
);

test('AUTH-05 Google that does not finish leads back to the sign-in', async () => {
  somebody();
  const on = await openImpatient();
  peer.mood = 'hang-at-token';
  expect((await throughGoogle({ on })).location).toBe('/auth?error=google_unavailable');
  await on.close();
});

test('AUTH-05 where Google is not set up it is said so', async () => {
  const own = await openTestSite();
  const answer = await start({ on: own });
  expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([
    404,
    'provider_not_configured',
  ]);
  const other = await start({ body: { provider: 'github' } });
  expect(other.status).toBe(404);
  await own.close();
});
