import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { type S3Peer, startS3Peer } from '#tests/peers/s3.ts';
import { freePort } from '../../serve.ts';
import { makeDataDir } from '../data-dir.ts';
import { spawnServer } from '../spawn-server.ts';

const folder = mkdtempSync(join(tmpdir(), 'ad-builder-start-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Expects a start that ends with code 1 and says this, without a stack. */
async function expectRefusal(settings: Record<string, string>, ...said: (string | RegExp)[]) {
  const server = await spawnServer(settings);
  expect(await server.ended()).toBe(1);
  expect(server.printed()).toContain('AD BUILDER cannot start.');
  for (const part of said) expect(server.printed()).toMatch(part);
  expect(server.printed()).not.toMatch(/^\s+at /m);
}

test('an unknown setting value: every one is named, with what it may be', () =>
  expectRefusal(
    { DATA_DIR: join(folder, 'a'), MAIL: 'pigeon', LOG_LEVEL: 'loud' },
    'MAIL is "pigeon" and must be outbox or smtp',
    'LOG_LEVEL is "loud"',
  ));

test('a data folder that cannot be written', async () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  await expectRefusal({ DATA_DIR: join(file, 'data') }, /DATA_DIR .* cannot be written\. Give/);
  await expectRefusal({ DATA_DIR: '/proc/data' }, /DATA_DIR .* cannot be written\. Give/);
});

test('a data folder that is damaged', async () => {
  const dataDir = await makeDataDir();
  writeFileSync(join(dataDir, 'database', 'global', 'pg_control'), 'not a control file');
  await expectRefusal({ DATA_DIR: dataDir }, /cannot be opened\. .*restore a backup/);
});

test('a PostgreSQL server that does not answer', async () => {
  const port = await freePort();
  await expectRefusal(
    {
      DATA_DIR: join(folder, 'postgres'),
      DATABASE_URL: `postgres://nobody@127.0.0.1:${port}/none`,
      APP_SECRET: 'x'.repeat(32),
    },
    'DATABASE_URL cannot be used',
    'Check that the server runs',
  );
});

test('FN-01 a bucket whose keys are wrong', async () => {
  const peer = await startS3Peer();
  const DATA_DIR = await makeDataDir();
  await expectRefusal(
    { DATA_DIR, ...bucket(peer), S3_SECRET_ACCESS_KEY: 'another' },
    'SignatureDoesNotMatch: check S3_ACCESS_KEY_ID',
  );
  await peer.close();
});

const bucket = ({ settings: { url, region, accessKeyId, secretAccessKey } }: S3Peer) => ({
  S3_URL: url,
  S3_REGION: region,
  S3_ACCESS_KEY_ID: accessKeyId,
  S3_SECRET_ACCESS_KEY: secretAccessKey,
});

test('FN-01 FN-03 a local installation says where it is, whose bucket is away; nobody else gets its data or its port', async () => {
  const dataDir = await makeDataDir();
  const away = await startS3Peer();
  await away.close();
  const server = await spawnServer({ DATA_DIR: dataDir, ...bucket(away) });
  await server.ready();
  expect(server.printed()).toContain('did not answer (ECONNREFUSED)');
  expect(server.printed()).toContain(`AD BUILDER is ready at http://localhost:${server.port}`);
  expect(server.printed()).toContain(`database in ${dataDir}`);
  expect(server.printed()).toContain(`http://localhost:${server.port}/mailbox`);
  expect(readFileSync(join(dataDir, 'secret'), 'utf8')).toMatch(/^[0-9a-f]{64}$/);

  await expectRefusal({ DATA_DIR: dataDir }, /Another process uses the data in /);
  const port = String(server.port);
  await expectRefusal(
    { DATA_DIR: await makeDataDir(), PORT: port },
    `Port ${port} on 127.0.0.1 is taken by another program`,
    'set PORT',
  );
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  expect(await server.stop()).toBe(0);
});
