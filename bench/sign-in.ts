// What POST /api/auth/sign-in/email costs beyond the hash of the password, as a caller on this machine
// sees it and as CPU of the server, with the bare hash as the baseline. The members' passwords are
// kept at a hundredth of the usual cost, so that everything else can be told from it. On the embedded
// database and, where the programs are installed, on PostgreSQL.
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hashPassword, verifyPassword } from '#server/accounts/hash-password.ts';
import { type DatabaseChoice, openDatabase } from '#server/db/open.ts';
import { accounts, profiles } from '#server/db/schema.ts';
import { postgresPrograms, startPostgres } from '#tests/database/postgres-server.ts';
import { startServer } from '#tests/serve.ts';
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
  const rows = Array.from({ length: members }, (_, at) => ({
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

async function signIn(url: string, email: string): Promise<void> {
  const answer = await fetch(`${url}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ email, password }),
  });
  await answer.text();
  if (answer.status !== 200) throw new Error(`Signing in: ${answer.status}`);
}

async function measure(name: string, choice: DatabaseChoice, dataDir: string): Promise<void> {
  await seed(choice);
  const server = await startServer({
    DATA_DIR: dataDir,
    LIMIT_SIGN_INS: '1000000',
    ...(choice.kind === 'postgres' ? { DATABASE_URL: choice.url, APP_SECRET: randomUUID() } : {}),
  });
  const pid = server.process.pid ?? 0;
  const round = async () => {
    const took: number[] = [];
    for (let at = 0; at < members * each; at++) {
      took.push(await timed(() => signIn(server.url, emailOf(at % members))));
    }
    return took;
  };
  await round(); // until what runs every time is compiled
  const before = cpuMilliseconds(pid);
  const took = median(await round());
  const cpu = (cpuMilliseconds(pid) - before) / (members * each);
  await server.stop();
  const hash = await bareHash(cheap, 200);
  console.log(
    `${name}: ${(took - hash).toFixed(1)} ms beyond the hash, ${cpu.toFixed(1)} ms of CPU`,
  );
}

const bare = await bareHash();
console.log(`the bare hash: ${bare.toFixed(0)} ms`);
const dataDir = mkdtempSync(join(tmpdir(), 'ad-builder-bench-'));
await measure('embedded', { kind: 'embedded', dataDir }, dataDir);
if (postgresPrograms()) {
  const postgres = await startPostgres();
  await postgres.createDatabase('bench');
  await measure('PostgreSQL', { kind: 'postgres', url: postgres.url('bench') }, dataDir);
  await postgres.stop();
}
rmSync(dataDir, { recursive: true, force: true });
