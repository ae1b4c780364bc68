// The directory's API with many directors: `node bench/directory.ts [size …] [pglite|postgres]`, or
// `… seeded <size>` for the database the settings name, which holds so many already.
// Each figure stands beside a bare node:http server that answers as many bytes, and beside the same
// row read by a bare query, measured in the same run.
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { openEmbedded } from '#server/db/embedded/embedded.ts';
import { readConfig } from '#server/settings/config.ts';
import { startPostgres } from '#tests/database/postgres-server.ts';
import { freePort, startServer } from '#tests/serve.ts';
import { cpuMilliseconds, type Figures, measure, type Target } from './directory/measure.ts';
import { searchPaths } from './directory/queries.ts';
import { measureIndex } from './directory/search-index.ts';

const words = process.argv.slice(2);
const sizes = words.map(Number).filter(Number.isInteger);
const databases = ['pglite', 'postgres'].filter((name) => words.includes(name));
const secret = 'only for measuring, on this machine';
const searches = 600;
const often = 6_000;
const some = 1_500;
// Who says who they are is answered anew each time.
const anew = { authorization: 'Bearer nobody' };

if (words.includes('seeded')) {
  const { dataDir, databaseUrl } = readConfig({ APP_SECRET: secret, ...process.env });
  await measureDatabase(sizes[0] ?? 100_000, dataDir, databaseUrl);
} else {
  for (const database of databases.length > 0 ? databases : ['pglite', 'postgres']) {
    for (const size of sizes.length > 0 ? sizes : [100_000]) await run(database, size);
  }
}

async function run(database: string, size: number): Promise<void> {
  console.log(`\n${size.toLocaleString('en-US')} directors on ${database}`);
  const dataDir = mkdtempSync(join(tmpdir(), 'ad-builder-bench-'));
  const postgres = database === 'postgres' ? await startPostgres() : undefined;
  await postgres?.createDatabase('bench');
  const url = postgres?.url('bench');
  seed(size, settings(dataDir, url));
  await measureDatabase(size, dataDir, url);
  await postgres?.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

async function measureDatabase(size: number, dataDir: string, url?: string): Promise<void> {
  const choice = url ? { kind: 'postgres' as const, url } : { kind: 'embedded' as const, dataDir };
  await measureIndex(choice, searchPaths(searches, size));
  const query = await bareQuery(url, dataDir, size);
  const server = await startServer(settings(dataDir, url), dataDir);
  const target = { url: server.url, pid: server.process.pid ?? 0 };
  const { byteLength } = await (await fetch(`${server.url}/api/directors`)).arrayBuffer();
  const bare = await startBare(byteLength);
  await restOf(target.pid, size);
  print(await measureServer(target, bare, size), query);
  bare.stop();
  await server.stop();
}

/** Waits until the server has read what it reads at its start: then it takes no CPU any more. */
async function restOf(pid: number, size: number): Promise<void> {
  const start = performance.now();
  const seconds = () => (performance.now() - start) / 1_000;
  const least = 5 + size / 40_000;
  for (let quiet = 0, before = cpuMilliseconds(pid); quiet < 3 || seconds() < least; ) {
    await sleep(1_000);
    const now = cpuMilliseconds(pid);
    quiet = now - before > 50 ? 0 : quiet + 1;
    before = now;
    if (seconds() > 20 * least) throw new Error('The server does not come to rest.');
  }
  console.log(`server at rest, everything read, ${seconds().toFixed(0)} s after its first answer`);
}

function settings(dataDir: string, url: string | undefined): Record<string, string> {
  return { DATA_DIR: dataDir, APP_SECRET: secret, ...(url ? { DATABASE_URL: url } : {}) };
}

function seed(size: number, env: Record<string, string>): void {
  const start = performance.now();
  const { status } = spawnSync(process.execPath, ['scripts/seed-directors.ts', String(size)], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error('The directors could not be seeded.');
  console.log(`seeded in ${((performance.now() - start) / 1_000).toFixed(0)} s`);
}

/** Milliseconds to read one row by its id, by the median, one query after the other. */
async function bareQuery(url: string | undefined, dataDir: string, size: number): Promise<number> {
  const text = 'select * from creative_directors where id = $1';
  const client = url ? new Client({ connectionString: url }) : undefined;
  await client?.connect();
  const embedded = client ? undefined : await openEmbedded(dataDir);
  const times: number[] = [];
  for (let at = 0; at < 500; at++) {
    const values = [`invented-${(at * 7_919) % size}`];
    const start = performance.now();
    await (client ? client.query(text, values) : embedded?.lite.query(text, values));
    times.push(performance.now() - start);
  }
  await client?.end();
  await embedded?.close();
  return times.toSorted((a, b) => a - b)[250] ?? 0;
}

type Row = [name: string, connections: number, Figures];

async function measureServer(target: Target, bare: Target, size: number): Promise<Row[]> {
  const list = ['/api/directors'];
  const all = searchPaths(2 * searches, size);
  const [warming, mix] = [0, 1].map((rest) => all.filter((_, at) => at % 2 === rest));
  if (!warming || !mix) return [];
  const ids = Array.from({ length: some }, (_, at) => `${list}/invented-${(at * 7_919) % size}`);
  const rows: Row[] = [];
  const add = async (name: string, on: Target, paths: string[], over: number, headers = {}) =>
    rows.push([name, over, await measure(on, paths, over, headers)]);
  await measure(bare, repeat(list, often), 10);
  await measure(target, [...repeat(list, some), ...warming], 10, anew); // until all is compiled
  const third = Math.floor(mix.length / 3);
  for (const [at, over] of [10, 1, 50].entries()) {
    await add('search, first time', target, mix.slice(at * third, (at + 1) * third), over);
  }
  for (const over of [1, 10, 50]) {
    await add('bare node:http', bare, repeat(list, often), over);
    await add('list', target, repeat(list, often), over);
    await add('list, anew', target, repeat(list, some), over, anew);
    await add('search again', target, repeat(mix, often), over);
    await add('search again, anew', target, repeat(mix, some), over, anew);
    await add('one by id', target, repeat(ids.slice(0, 1), often), over);
    await add('one by id, anew', target, ids, over, anew);
  }
  return rows;
}

function repeat(paths: readonly string[], count: number): string[] {
  return Array.from({ length: count }, (_, at) => paths[at % paths.length] as string);
}

async function startBare(bytes: number): Promise<Target & { stop(): void }> {
  const port = await freePort();
  const child = spawn(process.execPath, [
    new URL('./directory/bare-server.ts', import.meta.url).pathname,
    String(port),
    String(bytes),
  ]);
  const url = `http://127.0.0.1:${port}`;
  while (!(await fetch(url).catch(() => undefined))) await new Promise((go) => setTimeout(go, 50));
  return { url, pid: child.pid ?? 0, stop: () => child.kill() };
}

function print(rows: readonly Row[], query: number): void {
  console.log(`bare query of one row ${query.toFixed(2)} ms`);
  const cells = ['', 'conn.', 'p50 ms', 'p99 ms', 'req/s', 'CPU ms', 'x bare CPU', 'x query p50'];
  const line = ([name = '', ...rest]: string[]) =>
    console.log(name.padEnd(20) + rest.map((cell) => cell.padStart(12)).join(''));
  line(cells);
  const order = rows.toSorted((a, b) => a[0].localeCompare(b[0]) || a[1] - b[1]);
  for (const [name, connections, { p50, p99, perSecond, cpu }] of order) {
    const bare = rows.find((row) => row[0] === 'bare node:http' && row[1] === connections)?.[2];
    line([
      name,
      String(connections),
      p50.toFixed(2),
      p99.toFixed(2),
      perSecond.toFixed(0),
      cpu.toFixed(3),
      (cpu / (bare?.cpu ?? Number.NaN)).toFixed(1),
      (p50 / query).toFixed(1),
    ]);
  }
}
