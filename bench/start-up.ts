// How long a start takes until the house says that it is ready, as `npm start` starts it: on an empty folder, again on the
// same one, and after SIGKILL while packages were sent, on both databases; against a bare node:http server in the same run.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '#tests/database/postgres-server.ts';
import { freePort } from '#tests/serve.ts';
import { makeBoard } from './memory/make-board.ts';
import { startBare, startHouse } from './memory/start-house.ts';

const rounds = Number(process.argv[2] ?? 3);

async function timed<Started>(start: () => Promise<Started>): Promise<[Started, number]> {
  const from = performance.now();
  const started = await start();
  return [started, performance.now() - from];
}

const rows: [name: string, ...times: number[]][] = [];

async function measure(name: string, env: Record<string, string>): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'ad-builder-start-'));
  const start = async () => timed(async () => startHouse('.', dataDir, await freePort(), env));
  let [house, took] = await start();
  rows.push([`${name}: first start`, took]);
  await house.stop();
  [house, took] = await start();
  rows.push([`${name}: second start`, took]);
  const killed: number[] = [];
  for (let round = 0; round < rounds; round++) {
    await makeBoard(house.url, 'tiktok', `Hobday ${round}`);
    void makeBoard(house.url, 'youtube', `Hobday at the end ${round}`).catch(() => {});
    await house.stop('SIGKILL');
    [house, took] = await start();
    killed.push(took);
  }
  rows.push([`${name}: after SIGKILL`, ...killed]);
  await house.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

const [bare, bareTook] = await timed(async () => startBare(await freePort()));
bare.stop();
await measure('embedded', {});
const postgres = await startPostgres();
await postgres.createDatabase('bench');
await measure('PostgreSQL', { DATABASE_URL: postgres.url('bench') });
await postgres.stop();

console.log(`bare node:http: ${bareTook.toFixed(0)} ms`);
for (const [name, ...times] of rows) {
  const said = times.map(
    (took) => `${took.toFixed(0)} ms, ${(took / bareTook).toFixed(0)} times bare`,
  );
  console.log(`${name}: ${said.join('; ')}`);
}
