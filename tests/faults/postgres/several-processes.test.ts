import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, expect, test } from 'vitest';
import { spawnServer } from '../spawn-server.ts';
import { makeEmptyDatabase } from './make-database.ts';

const folder = mkdtempSync(join(tmpdir(), 'ad-builder-several-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const product = {
  userType: 'business',
  platform: ['tiktok'],
  productName: 'Rye at Nine',
  description: 'Sourdough bread, baked at night.',
  creativeApproach: 'bold',
};

test('FN-03 KEEP-04 start together on an empty database, count limits as one and are swept once', async () => {
  const database = await makeEmptyDatabase();
  const settings = {
    DATABASE_URL: database,
    APP_SECRET: 's'.repeat(32),
    DATA_DIR: folder,
    LIMIT_GENERATIONS: '5',
  };
  const servers = await Promise.all([
    spawnServer({ ...settings, ROLE: 'web' }),
    spawnServer({ ...settings, ROLE: 'web' }),
    spawnServer({ ...settings, ROLE: 'worker' }),
    spawnServer({ ...settings, ROLE: 'worker' }),
  ]);
  await Promise.all(servers.map((server) => server.ready()));
  const [one, two, worker] = servers;
  const call = (url = '') =>
    fetch(`${url}/api/functions/generate-concepts`, {
      method: 'POST',
      body: JSON.stringify(product),
      headers: { 'Content-Type': 'application/json' },
    }).then(({ status }) => status);
  const statuses = await Promise.all(
    [one, two, one, two, one, two, one, two].map((s) => call(s?.url)),
  );
  expect(statuses.filter((status) => status === 200)).toHaveLength(5);
  expect(statuses.filter((status) => status === 429)).toHaveLength(3);
  expect(await call(worker?.url)).toBe(404);
  const client = new Client(database);
  await client.connect();
  // One for each hour that they have run in.
  const { rows } = await client.query(
    `SELECT count(*)::int AS sweeps, count(DISTINCT singleton_on)::int AS hours
      FROM pgboss.job WHERE name = 'sweep'`,
  );
  await client.end();
  expect(rows[0]?.sweeps).toBeGreaterThan(0);
  expect(rows[0]?.sweeps).toBe(rows[0]?.hours);
  expect(await Promise.all(servers.map((server) => server.stop()))).toEqual([0, 0, 0, 0]);
});
