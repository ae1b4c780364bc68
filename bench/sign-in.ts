// What POST /api/auth/sign-in/email costs: as its caller on this machine sees it beyond the hash of the
// password, beside a bare node:http server that is asked by the same client in the same run, and as
// CPU of the server. The members' passwords are kept at a hundredth of the usual cost, so that
// everything else can be told from it. On the embedded database and, where the programs are
// installed, on PostgreSQL.
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hashPassword, verifyPassword } from '#server/accounts/signing-in/hash-password.ts';
import { type DatabaseChoice, openDatabase } from '#server/db/open.ts';
import { accounts, profiles } from '#server/db/schema.ts';
import { postgresPrograms, startPostgres } from '#tests/database/postgres-server.ts';
import { freePort, startServer } from '#tests/serve.ts';
import { cpuMilliseconds } from './directory/measure.ts';

const members = Number(process.argv[2] ?? 200);
const each = 5; // twice as many tries are what an account allows in a quarter of an hour
const password = 'violet-harbor-74-kites';
const emailOf = (member: number) => `member-${member}@example.com`;
const cheap = { log2N: 4, r: 8, p: 1 };

const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? 0;

async function timed(run: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await run();
  return performance.now() - started;
}

async function bareHash(cost?: typeof cheap, times = 20): Promise<number> {
  const hash = await (cost ? hashPassword(password, cost) : hashPassword(password));
  const took: number[] = [];
  for (let at = 0; at < times; at++)
    took.push(await timed(() => verifyPassword({ hash, password })));
  return median(took);
}

async function seed(choice: DatabaseChoice): Promise<void> {
  const { db, close } = await openDatabase(choice, console.error);
  const now = new Date();
  const times = { created_at: now, updated_at: now };
  const rows = Array.from({ length: members + 1 }, (_, at) => ({
    id: randomUUID(),
    full_name: 'June',
    email: emailOf(at),
    email_verified: true,
    ...times,
  }));
  await db.insert(profiles).values(rows);
  const hash = await hashPassword(password, cheap);
  await db.insert(accounts).values(
    rows.map(({ id }) => ({
      id: randomUUID(),
      user_id: id,
      provider_id: 'credential',
      account_id: id,
      password: hash,
      ...times,
    })),
  );
  await close();
}

/** Sends what a sign-in sends; gives how many bytes came back. */
function post(url: string, email: string, agent?: Agent): Promise<number> {
  const body = JSON.stringify({ email, password });
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    origin: url,
  };
  return new Promise((resolve, reject) => {
    request(
      `${url}/api/auth/sign-in/email`,
      { method: 'POST', headers, ...(agent ? { agent } : {}) },
      (answer) => {
        let bytes = 0;
        if (answer.statusCode !== 200) reject(new Error(`Signing in: ${answer.statusCode}`));
        answer.on('data', (chunk: Buffer) => {
          bytes += chunk.length;
        });
        answer.on('end', () => resolve(bytes));
      },
    )
      .on('error', reject)
      .end(body);
  });
}

/** A server in a process of its own that only answers as many bytes. */
async function startBare(bytes: number) {
  const port = await freePort();
  const file = new URL('./sign-in/bare-server.ts', import.meta.url).pathname;
  const child = spawn(process.execPath, [file, String(port), String(bytes)], { stdio: 'inherit' });
  const url = `http://127.0.0.1:${port}`;
  for (;;) {
    const answers = await post(url, emailOf(members)).then(
      () => true,
      () => false,
    );
    if (answers) return { url, stop: () => child.kill() };
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

async function measure(name: string, choice: DatabaseChoice, dataDir: string): Promise<void> {
  await seed(choice);
  const server = await startServer({
    DATA_DIR: dataDir,
    LIMIT_SIGN_INS: '1000000',
    ...(choice.kind === 'postgres' ? { DATABASE_URL: choice.url, APP_SECRET: randomUUID() } : {}),
  });
  const bare = await startBare(await post(server.url, emailOf(members)));
  // The first rounds are until what runs every time is compiled.
  for (let at = 0; at < each; at++) await round(server.url);
  const took = { signIn: [] as number[], bare: [] as number[] };
  const spent = { all: 0, main: 0 };
  const cpu = (threads: 'all' | 'main') => cpuMilliseconds(server.process.pid ?? 0, threads);
  // They take turns, so that whatever else the machine does meets both.
  for (let at = 0; at < each; at++) {
    const before = { all: cpu('all'), main: cpu('main') };
    took.signIn.push(...(await round(server.url)));
    spent.all += cpu('all') - before.all;
    spent.main += cpu('main') - before.main;
    took.bare.push(...(await round(bare.url)));
  }
  await server.stop();
  bare.stop();
  const beyondHash = median(took.signIn) - (await bareHash(cheap, 200));
  print(name, { beyondHash, bare: median(took.bare), spent });
}

/** Every member once, one after the other. */
async function round(url: string): Promise<number[]> {
  const agent = new Agent({ keepAlive: true });
  const took: number[] = [];
  for (let at = 0; at < members; at++) took.push(await timed(() => post(url, emailOf(at), agent)));
  agent.destroy();
  return took;
}

type Figures = { beyondHash: number; bare: number; spent: { all: number; main: number } };
function print(name: string, { beyondHash, bare, spent }: Figures): void {
  const perSignIn = (total: number) => (total / (members * each)).toFixed(1);
  console.log(`${name}:
  ${beyondHash.toFixed(1)} ms beyond the hash, of which a bare request is ${bare.toFixed(1)} ms
  ${(beyondHash - bare).toFixed(1)} ms beyond the hash and a bare request
  ${perSignIn(spent.main)} ms of CPU on the main thread, ${perSignIn(spent.all)} ms on all, the hash included`);
}

const fullHash = await bareHash();
console.log(`the bare hash: ${fullHash.toFixed(0)} ms`);
const dataDir = mkdtempSync(join(tmpdir(), 'ad-builder-bench-'));
await measure('embedded', { kind: 'embedded', dataDir }, dataDir);
if (postgresPrograms()) {
  const postgres = await startPostgres();
  await postgres.createDatabase('bench');
  await measure('PostgreSQL', { kind: 'postgres', url: postgres.url('bench') }, dataDir);
  await postgres.stop();
}
rmSync(dataDir, { recursive: true, force: true });
