// OWASP ASVS 5: V3.3 cookies, V3.4 headers a browser obeys, V14.2 what a cache may keep.
import { afterAll, expect, test } from 'vitest';
import { askAs, signUpMember } from '../builders/sign-up.ts';
import { openPublicSite } from './public-site.ts';

const site = await openPublicSite();
const member = await signUpMember(site, { verified: true });
afterAll(() => site.close());

/** A page, what is not there, what is refused, JSON, a text, a style and a picture that is none. */
const paths = [
  '/',
  '/nothing/here',
  '/api/nothing',
  '/api/account',
  '/api/directors',
  '/api/docs',
  '/api/openapi.json',
  '/plain-page/style.css',
  '/api/storage/frames/none.jpg',
  '/healthz',
  '/mail/stop/x',
];

test.each(paths)('PROOF-02 %s has the headers a browser keeps to', async (path) => {
  const { headers } = await site.ask(path);
  const policy = headers.get('content-security-policy') ?? '';
  expect(policy).toMatch(/default-src 'none'/);
  expect(policy).toMatch(/frame-ancestors 'none'/);
  expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline|script-src[^;]*\*/);
  expect(Object.fromEntries(headers)).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': expect.stringContaining('camera=()'),
    'referrer-policy': expect.stringMatching(/same-origin|strict-origin|no-referrer/),
    'strict-transport-security': expect.stringMatching(/max-age=(?:31536000|63072000).*includeSub/),
  });
  for (const name of ['server', 'x-powered-by']) expect(headers.get(name)).toBeNull();
  expect(headers.get('access-control-allow-origin')).toBeNull();
});

test('PROOF-02 a page says base-uri, form-action and object-src by its default, and another nonce each time', async () => {
  const policies = await Promise.all(
    ['/', '/'].map(async (path) => {
      const answer = await askAs(site, member)(path);
      return answer.headers.get('content-security-policy') ?? '';
    }),
  );
  const nonces = policies.map((policy) => /'nonce-([^']{20,})'/.exec(policy)?.[1]);
  expect(nonces[0]).toBeTruthy();
  expect(nonces[0]).not.toBe(nonces[1]);
  for (const policy of policies) {
    expect(policy).toContain("base-uri 'none'");
    expect(policy).toContain("form-action 'self'");
  }
});

test.each(['/api/account', '/api/projects', '/api/session', '/api/account/export'])(
  'PROOF-02 what %s says of somebody is kept by no cache',
  async (path) => {
    const answer = await askAs(site, member)(path);
    expect(answer.headers.get('cache-control')).toMatch(/no-store/);
  },
);

test('PROOF-02 the cookie of a session is of this host alone, out of reach of scripts, and gone at the end', async () => {
  const { email, password } = member;
  const asked = { email, password };
  const signedIn = await site.ask('/api/auth/sign-in/email', {
    method: 'POST',
    body: JSON.stringify(asked),
    headers: { 'Content-Type': 'application/json', Origin: 'https://ads.example.com' },
  });
  const session = signedIn.headers.getSetCookie().find((cookie) => /session_token=/.test(cookie));
  expect(session).toMatch(/^__Host-/);
  for (const sign of [/; ?HttpOnly/i, /; ?Secure/i, /; ?SameSite=(?:Lax|Strict)/i, /; ?Path=\//i]) {
    expect(session).toMatch(sign);
  }
  expect(session).not.toMatch(/; ?Domain=/i);
  const cookie = session?.split(';')[0] ?? '';
  const out = await askAs(site, { cookie })('/api/auth/sign-out', { method: 'POST', body: '{}' });
  expect(out.headers.get('clear-site-data')).toContain('"cache"');
  expect(out.headers.getSetCookie().join()).toMatch(/session_token=;[^,]*Max-Age=0/i);
  expect((await askAs(site, { cookie })('/api/account')).status).toBe(401);
});
