// Processes on one database that keep pictures, leads or mails in different places are not one house.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, expect, test } from 'vitest';
import type { Store } from '#server/db/hold-stores.ts';
import { openDatabase } from '#server/db/open.ts';
import { readConfig } from '#server/settings/config.ts';
import { nameStores } from '#server/start/name-stores.ts';
import { makeEmptyDatabase } from './make-database.ts';

const folders: string[] = [];
const makeFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'ad-builder-stores-'));
  folders.push(folder);
  return folder;
};
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

const storesIn = (dataDir: string, settings: Record<string, string> = {}) =>
  nameStores(readConfig({ DATA_DIR: dataDir, ...settings }, dataDir));
const shared = {
  S3_URL: 'https://s3.example.com/bucket',
  S3_ACCESS_KEY_ID: 'id',
  S3_SECRET_ACCESS_KEY: 'key',
  GOOGLE_SHEET_ID: 'sheet',
  GOOGLE_SERVICE_ACCOUNT: '{}',
  MAIL: 'smtp',
  SMTP_URL: 'smtp://127.0.0.1',
  MAIL_FROM: 'ads@example.com',
};
const onPostgres = { DATABASE_URL: 'postgres://host/name', APP_SECRET: 's'.repeat(32) };
const without = (...names: string[]) =>
  Object.fromEntries(Object.entries(shared).filter(([name]) => !names.includes(name)));

const open = (url: string, stores: Store[], onBack = () => {}) =>
  openDatabase({ kind: 'postgres', url, stores }, () => {}, onBack);

test('FN-06 a second process with a folder of its own is refused, and told what to share', async () => {
  const url = await makeEmptyDatabase();
  const [here, there] = [makeFolder(), makeFolder()];
  const first = await open(url, storesIn(here));
  await expect(open(url, storesIn(there))).rejects.toThrow(/keeps its pictures elsewhere.*S3_URL/);
  const same = await open(url, storesIn(here));
  await Promise.all([first.close(), same.close()]);

  // Who only serves never writes the list of leads.
  const own = { ...without('GOOGLE_SHEET_ID', 'GOOGLE_SERVICE_ACCOUNT'), ...onPostgres };
  const roles = [{ ROLE: 'web' }, { ROLE: 'web' }, { ROLE: 'worker' }];
  const apart = await Promise.all(
    roles.map((role) => open(url, storesIn(makeFolder(), { ...own, ...role }))),
  );
  await expect(open(url, storesIn(there, { ...own, ROLE: 'worker' }))).rejects.toThrow(/leads/);
  await Promise.all(apart.map(({ close }) => close()));

  const sharing = await open(url, storesIn(here, shared));
  const elsewhere = await open(url, storesIn(there, shared));
  await expect(
    open(url, storesIn(there, without('GOOGLE_SHEET_ID', 'GOOGLE_SERVICE_ACCOUNT'))),
  ).rejects.toThrow(/keeps its leads elsewhere.*GOOGLE_SHEET_ID/);
  await expect(
    open(url, storesIn(there, without('MAIL', 'SMTP_URL', 'MAIL_FROM'))),
  ).rejects.toThrow(/keeps its mails elsewhere.*MAIL=smtp/);
  await expect(
    open(url, storesIn(here, { ...shared, S3_URL: 'https://s3.example.com/another' })),
  ).rejects.toThrow(/pictures elsewhere/);
  await Promise.all([sharing.close(), elsewhere.close()]);
  await (await open(url, storesIn(there))).close();
});

test('FN-06 a process whose connection was lost holds its places again', async () => {
  const url = await makeEmptyDatabase();
  const back = Promise.withResolvers<void>();
  const first = await open(url, storesIn(makeFolder()), back.resolve);
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE datname = current_database() AND pid <> pg_backend_pid()`,
  );
  await client.end();
  await back.promise;
  await expect(open(url, storesIn(makeFolder()))).rejects.toThrow(/elsewhere/);
  await first.close();
});
