// OWASP ASVS 5: V7 sessions, V6.4 recovery, V3.5 requests of other sites.
import { afterAll, expect, test } from 'vitest';
import { families } from '#server/http/routes/families.ts';
import { askAs, cookiesOf, goodPassword, postJson, signUpMember } from '../builders/sign-up.ts';
import { openPublicSite } from './public-site.ts';

const site = await openPublicSite();
afterAll(() => site.close());

const tokenIn = (cookies: string) => /session_token=([^;]+)/.exec(cookies)?.[1];
const signIn = (member: { email: string; password: string }, cookie = '') => {
  const { email, password } = member;
  return site.ask('/api/auth/sign-in/email', {
    method: 'POST',
    body: JSON.stringify({ email, password }),
    headers: {
      'Content-Type': 'application/json',
      Origin: site.services.config.appUrl,
      ...(cookie ? { Cookie: cookie } : {}),
    },
  });
};

test('PROOF-02 a session that somebody else put into the browser is not the one that signs in', async () => {
  const [thief, owner] = [await signUpMember(site), await signUpMember(site)];
  const planted = [thief.cookie, '__Host-ad-builder.session_token=chosen.by-a-thief'];
  for (const cookie of planted) {
    const answer = await signIn(owner, cookie);
    expect(answer.status).toBe(200);
    const given = cookiesOf(answer);
    expect(tokenIn(given)).toBeTruthy();
    expect(tokenIn(given)).not.toBe(tokenIn(cookie));
    // What was planted has not become the owner's.
    const asThief = await askAs(site, { cookie })('/api/account');
    const who = asThief.status === 200 ? JSON.stringify(await asThief.json()) : '';
    expect(who).not.toContain(owner.email);
  }
});

test('PROOF-02 each sign-in is another session; a changed password ends the others', async () => {
  const member = await signUpMember(site);
  const [one, other] = [cookiesOf(await signIn(member)), cookiesOf(await signIn(member))];
  expect(tokenIn(one)).not.toBe(tokenIn(other));
  const changed = await askAs(site, { cookie: one })('/api/auth/change-password', {
    method: 'POST',
    body: JSON.stringify({
      currentPassword: goodPassword,
      newPassword: `${goodPassword}-and-more`,
      revokeOtherSessions: false,
    }),
  });
  expect(changed.status).toBe(200);
  expect((await askAs(site, { cookie: other })('/api/account')).status).toBe(401);
  expect((await askAs(site, member)('/api/account')).status).toBe(401);
});

test('PROOF-02 a token that is changed by a letter, or signed by nobody, is no session', async () => {
  const { cookie } = await signUpMember(site);
  const token = decodeURIComponent(tokenIn(cookie) ?? '');
  const [id = '', signature = ''] = token.split('.');
  const forged = [
    id,
    `${id}.`,
    `${id}.${signature.startsWith('a') ? 'b' : 'a'}${signature.slice(1)}`,
    `${id.slice(0, -1)}${id.endsWith('a') ? 'b' : 'a'}.${signature}`,
    `${id}.${Buffer.alloc(32).toString('base64')}`,
  ];
  const name = '__Host-ad-builder.session_token';
  for (const one of forged) {
    const asked = askAs(site, { cookie: `${name}=${encodeURIComponent(one)}` });
    expect((await asked('/api/account')).status).toBe(401);
  }
  expect((await askAs(site, { cookie })('/api/account')).status).toBe(200);
});

// Google comes back by a link, and providers call without a browser.
const fromElsewhere = ['/api/webhooks/stripe', '/api/page-views'];
const changing = families
  .flatMap(({ routes }) => routes)
  .map(({ route }) => route)
  .filter(({ method, path }) => method !== 'GET' && !fromElsewhere.includes(path));

test.each(changing.map(({ method, path }) => [method, path] as const))(
  'PROOF-02 another site changes nothing with %s %s',
  async (method, path) => {
    const { cookie } = await crossed();
    const places: Record<string, string>[] = [
      { Origin: 'https://evil.example' },
      { Origin: 'null' },
      { Origin: 'https://ads.example.com.evil.example' },
      { 'Sec-Fetch-Site': 'cross-site' },
      { 'Sec-Fetch-Site': 'same-site' },
      {}, // neither said: no browser, but with a cookie
    ];
    const at = path.replace(/:\w+/g, '0b7e8c1e-6c5f-4b7e-9a55-0d7e3f1c2b3a').replace('*', 'x');
    for (const headers of places) {
      const sent = { ...headers, Cookie: cookie, 'Content-Type': 'application/json' };
      const answer = await site.ask(at, { method, body: '{}', headers: sent });
      expect([headers, answer.status]).toEqual([headers, 403]);
      await answer.arrayBuffer();
    }
  },
);

let crossing: Promise<{ cookie: string }> | undefined;
function crossed() {
  crossing ??= signUpMember(site);
  return crossing;
}

test('PROOF-02 who asks whether there is an account learns it from no answer but the sign-up', async () => {
  const { email } = await signUpMember(site);
  const of = async (path: string, body: object) => {
    const answer = await postJson(site, path, body);
    const { headers, status } = answer;
    return { status, body: await answer.text(), type: headers.get('content-type') };
  };
  const asks: [string, (email: string) => object][] = [
    ['/api/auth/sign-in/email', (to) => ({ email: to, password: 'not-the-password-1' })],
    ['/api/auth/request-password-reset', (to) => ({ email: to })],
    ['/api/auth/sign-in/magic-link', (to) => ({ email: to })],
    ['/api/auth/send-verification-email', (to) => ({ email: to })],
  ];
  for (const [path, body] of asks) {
    expect(await of(path, body(email))).toEqual(await of(path, body('nobody@example.com')));
  }
});
