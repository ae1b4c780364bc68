// How long a start takes until the house says that it is ready, as `npm start` starts it: on an empty folder, again on the
// same one, and after SIGKILL while packages were sent, on both databases; against a bare node:http server in the same run.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '#tests/database/postgres-server.ts';
import { freePort } from '#tests/serve.ts';
import { cpuMilliseconds } from './directory/measure.ts';
import { makeBoard } from './memory/make-board.ts';
import { startBare, startHouse } from './memory/start-house.ts';

const rounds = Number(process.argv[2] ?? 3);

type Took = { ms: number; cpu: number };

async function timed<Started extends { pid: number }>(
  start: () => Promise<Started>,
): Promise<[Started, Took]> {
  const from = performance.now();
  const started = await start();
  return [started, { ms: performance.now() - from, cpu: cpuMilliseconds(started.pid) }];
}

const [bare, bareTook] = await timed(async () => startBare(await freePort()));
bare.stop();
console.log(`bare node:http: ${bareTook.ms.toFixed(0)} ms`);

function say(name: string, ...times: Took[]): void {
  const said = times.map(
    ({ ms, cpu }) =>
      `${ms.toFixed(0)} ms, ${(ms / bareTook.ms).toFixed(0)} times bare, ${cpu} ms of CPU`,
  );
  console.log(`${name}: ${said.join('; ')}`);
}

async function measure(name: string, env: Record<string, string>): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'ad-builder-start-'));
  const start = async () => timed(async () => startHouse('.', dataDir, await freePort(), env));
  let [house, took] = await start();
  say(`${name}: first start`, took);
  await house.stop();
  [house, took] = await start();
  say(`${name}: second start`, took);
  const killed: Took[] = [];
  for (let round = 0; round < rounds; round++) {
    await makeBoard(house.url, 'tiktok', `Hobday ${round}`);
    void makeBoard(house.url, 'youtube', `Hobday at the end ${round}`).catch(() => {});
    await house.stop('SIGKILL');
    [house, took] = await start();
    killed.push(took);
  }
  say(`${name}: after SIGKILL`, ...killed);
  await house.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

await measure('embedded', {});
const postgres = await startPostgres();
await postgres.createDatabase('bench');
await measure('PostgreSQL', {
  DATABASE_URL: postgres.url('bench'),
  APP_SECRET: 'only for measuring, on this machine',
});
await postgres.stop();
