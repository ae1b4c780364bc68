import { afterAll, expect, test } from 'vitest';
import { openTestSite } from '#tests/builders/open-test-site.ts';
import { askAs, signUpMember } from '#tests/builders/sign-up.ts';

const site = await openTestSite({ LIMIT_GENERATIONS: '3' });
afterAll(() => site.close());

const said = ({ headers }: Response) =>
  ['limit', 'remaining', 'reset'].map((name) => headers.get(`ratelimit-${name}`));
const product = {
  userType: 'business',
  platform: ['tiktok'],
  productName: 'Rye at Nine',
  description: 'Bread, baked at night.',
  creativeApproach: 'bold',
};

test('API-03 what is counted says how much is left, and a refusal when all of it is back', async () => {
  const write = () => site.call('generate-concepts', product, '198.51.100.7');
  for (const left of ['2', '1', '0']) {
    const [limit, remaining, reset] = said(await write());
    expect([limit, remaining]).toEqual(['3', left]);
    expect(Number(reset)).toBeGreaterThan(3_590);
  }
  const refused = await write();
  expect(refused.status).toBe(429);
  expect(said(refused).slice(0, 2)).toEqual(['3', '0']);
  expect(refused.headers.get('ratelimit-reset')).toBe(refused.headers.get('retry-after'));
});

test('API-03 of several limits that with least left is told, and none where nothing is counted', async () => {
  const ask = askAs(site, await signUpMember(site, { verified: true }));
  const body = JSON.stringify({ name: 'CI', scopes: ['generate', 'projects:read'] });
  const made = await ask('/api/account/api-keys', { method: 'POST', body });
  const { secret } = (await made.json()) as { secret: string };
  const headers = { Authorization: `Bearer ${secret}`, 'Content-Type': 'application/json' };
  expect(said(await site.ask('/api/projects', { headers })).slice(0, 2)).toEqual(['3600', '3599']);
  const written = await site.ask(
    '/api/functions/generate-concepts',
    { method: 'POST', headers, body: JSON.stringify(product) },
    '198.51.100.8',
  );
  expect(said(written).slice(0, 2)).toEqual(['3', '2']);
  expect(said(await ask('/api/projects'))).toEqual([null, null, null]);
});
