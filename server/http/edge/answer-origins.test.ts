import { afterAll, expect, test } from 'vitest';
import { readConfig } from '#server/settings/config.ts';
import { openTestSite } from '#tests/builders/open-test-site.ts';
import { signUpMember } from '#tests/builders/sign-up.ts';

const origin = 'https://app.example.com';
const site = await openTestSite({ CORS_ORIGINS: `${origin},http://localhost:5173` });
afterAll(() => site.close());

const body = '{}';
const json = { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'cross-site' };
const post = (headers: Record<string, string>) =>
  site.ask('/api/functions/read-product', {
    method: 'POST',
    body,
    headers: { ...json, ...headers },
  });
const allowed = ({ headers }: Response) => headers.get('access-control-allow-origin');

test('API-03 a page of a named origin may call, and is told what it may read', async () => {
  const preflight = await site.ask('/api/functions/read-product', {
    method: 'OPTIONS',
    headers: {
      Origin: origin,
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'authorization, content-type',
    },
  });
  expect([preflight.status, allowed(preflight)]).toEqual([204, origin]);
  expect(preflight.headers.get('access-control-allow-headers')).toBe('Authorization,Content-Type');
  const answer = await post({ Origin: origin });
  expect([answer.status, allowed(answer)]).toEqual([422, origin]);
  expect(answer.headers.get('access-control-expose-headers')).toContain('RateLimit-Remaining');
  expect(answer.headers.get('vary')).toContain('Origin');
  expect(answer.headers.has('access-control-allow-credentials')).toBe(false);
});

test('API-03 not with a cookie, and no page of another origin', async () => {
  const { cookie } = await signUpMember(site);
  expect((await post({ Origin: origin, Cookie: cookie })).status).toBe(403);
  for (const other of ['https://evil.example', 'https://app.example.com.evil.example', 'null']) {
    const answer = await post({ Origin: other });
    expect([answer.status, allowed(answer)]).toEqual([403, null]);
    const preflight = await site.ask('/api/projects', {
      method: 'OPTIONS',
      headers: { Origin: other, 'Access-Control-Request-Method': 'GET' },
    });
    expect(allowed(preflight)).toBeNull();
  }
});

test('API-03 no page is answered: what a person sees is no part of it', async () => {
  expect(allowed(await site.ask('/mailbox', { headers: { Origin: origin } }))).toBeNull();
});

test.each(['*', 'https://app.example.com/', 'http://app.example.com', 'app.example.com', 'null'])(
  'API-03 %s is no origin to name',
  (value) => {
    expect(() => readConfig({ CORS_ORIGINS: value })).toThrow('CORS_ORIGINS');
  },
);
