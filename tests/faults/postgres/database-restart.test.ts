// A database that is away for some seconds is found again, with no more connections than before.
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, expect, test, vi } from 'vitest';
import { realtimePath } from '#domain/live/messages.ts';
import { connect } from '#tests/builders/open-live-site.ts';
import { projectBody } from '#tests/builders/project-body.ts';
import { cookiesOf, goodPassword } from '#tests/builders/sign-up.ts';
import { startPostgres } from '#tests/database/postgres-server.ts';
import { type Spawned, spawnServer } from '../spawn-server.ts';

const folder = mkdtempSync(join(tmpdir(), 'ad-builder-restart-'));
const appUrl = 'http://localhost:3000';
const database = 'house';
let server: Spawned | undefined;
const postgres = await startPostgres();
afterAll(async () => {
  server?.process.kill('SIGKILL');
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

const post = (path: string, body: object, cookie = '') =>
  fetch(server?.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: appUrl, cookie },
    body: JSON.stringify(body),
  });

async function countBackends(): Promise<number> {
  const client = new Client({ connectionString: postgres.url('postgres') });
  await client.connect();
  const counted = await client.query(
    'select count(*)::int as backends from pg_stat_activity where datname = $1',
    [database],
  );
  await client.end();
  return counted.rows[0].backends;
}

function countSockets(): number {
  if (!server || server.process.exitCode !== null)
    throw new Error(`It ended:\n${server?.printed()}`);
  return readdirSync(`/proc/${server.process.pid}/fd`).length;
}

test('FN-02 a database that is away for eight seconds costs neither connections nor the site', {
  timeout: 600_000,
}, async () => {
  await postgres.createDatabase(database);
  server = await spawnServer({
    DATABASE_URL: postgres.url(database),
    APP_SECRET: 's'.repeat(32),
    APP_URL: appUrl,
    DATA_DIR: folder,
    LOG_LEVEL: 'info',
  });
  await server.ready();
  const account = { name: 'June', email: 'june@example.com', password: goodPassword };
  expect((await post('/api/auth/sign-up/email', account)).status).toBe(200);
  const cookie = cookiesOf(await post('/api/auth/sign-in/email', account));
  const page = await connect(server.url.replace('http', 'ws') + realtimePath, {
    cookie,
    origin: appUrl,
  });
  expect(await page.subscribe('projects')).toBe('subscribed');
  const before = { backends: await countBackends(), sockets: countSockets() };

  const printedBefore = server.printed().length;
  await postgres.halt();
  let sockets = 0;
  for (let waited = 0; waited < 8_000; waited += 100) {
    sockets = Math.max(sockets, countSockets());
    await sleep(100);
  }
  const readiness = await fetch(`${server.url}/readyz`);
  expect([readiness.status, await readiness.json()]).toEqual([
    503,
    { status: 'not ready', why: 'database' },
  ]);
  for (const refused of [
    await post('/api/projects', projectBody(), cookie),
    await post('/api/auth/sign-in/email', account),
    await post('/api/functions/chat-agent', { message: 'What does it cost?' }),
  ]) {
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([503, '10']);
  }
  await postgres.resume();
  const backends: number[] = [];
  for (let second = 0; second < 12; second++) {
    backends.push(await countBackends());
    await sleep(1_000);
  }
  console.info({ before, during: { sockets }, after: { backends, sockets: countSockets() } });
  // The pool, the queue's and the two listeners: what the settings allow, and nothing beside it.
  expect(Math.max(...backends)).toBeLessThanOrEqual(16);
  expect(sockets).toBeLessThanOrEqual(before.sockets + 16);

  await server.ready();
  page.heard.length = 0;
  expect((await post('/api/projects', projectBody(), cookie)).status).toBe(201);
  await vi.waitFor(() => expect(page.heard).toContain('projects projects'), 60_000);

  const lines = server
    .printed()
    .slice(printedBefore)
    .split('\n')
    .filter((line) => /"level":[56]0/.test(line) && !/not ready|"sign-in"/.test(line));
  expect(lines.length, lines.join('\n').slice(0, 4_000)).toBeLessThanOrEqual(3);
  expect(server.printed()).toContain('the database answers again');
  expect(await server.stop()).toBe(0);
});
