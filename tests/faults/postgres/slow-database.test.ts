// A database behind a network that is slow, that swallows what is sent without a word, and that closes half
// of a connection: requests take longer or are told to come back, and the house goes on by itself.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { projectBody } from '#tests/builders/project-body.ts';
import { type NetworkLine, startLine } from '#tests/peers/line.ts';
import { type Ask, signUpAt } from '../sign-up-at.ts';
import { type Spawned, spawnServer } from '../spawn-server.ts';
import { makeMigratedDatabase } from './make-database.ts';

const folder = mkdtempSync(join(tmpdir(), 'ad-builder-slow-'));
const address = new URL(await makeMigratedDatabase());
const line: NetworkLine = await startLine(Number(address.port));
address.port = String(line.port);
const server: Spawned = await spawnServer({
  DATABASE_URL: address.href,
  APP_SECRET: 's'.repeat(32),
  DATA_DIR: folder,
});
await server.ready();
const ask: Ask = await signUpAt(server.url);
afterAll(async () => {
  server.process.kill('SIGKILL');
  await server.ended();
  await line.close();
  rmSync(folder, { recursive: true, force: true });
});

const save = (project = projectBody()) => ask('/api/projects', project);
const saved = async () =>
  ((await (await ask('/api/projects')).json()) as { projects: unknown[] }).projects.length;

test('FN-02 a slow database makes saves slow, and each is made once', async () => {
  line.delayMs = 150;
  const bodies = Array.from({ length: 6 }, () => projectBody());
  const answers = await Promise.all(bodies.flatMap((body) => [save(body), save(body)]));
  expect(answers.map(({ status }) => status).every((status) => status < 300)).toBe(true);
  line.delayMs = 0;
  expect(await saved()).toBe(6);
});

test('FN-02 a network that swallows what is sent costs those requests a 503, and nothing of the rest', {
  timeout: 300_000,
}, async () => {
  const before = await saved();
  line.swallow();
  const asked = Array.from({ length: 14 }, () => save());
  const answers = await Promise.all(asked);
  for (const answer of answers) expect(answer.status).toBeOneOf([201, 503]);
  for (const { status, headers } of answers) {
    if (status === 503) expect(headers.get('Retry-After')).toBe('10');
  }
  const kept = answers.filter(({ status }) => status === 201).length;
  expect(await saved()).toBe(before + kept);
  expect((await save()).status).toBe(201);
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
});

test('FN-02 connections whose one half is closed are left for others', async () => {
  const before = await saved();
  line.halfClose();
  const answers = await Promise.all(Array.from({ length: 14 }, () => save()));
  for (const answer of answers) expect(answer.status).toBeOneOf([201, 503]);
  expect((await save()).status).toBe(201);
  const kept = answers.filter(({ status }) => status === 201).length;
  expect(await saved()).toBe(before + kept + 1);
});
