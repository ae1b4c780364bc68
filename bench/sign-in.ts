// What POST /api/auth/sign-in/email costs beyond the hash of the password: time as a caller on this
// machine sees it and the server's CPU, against the bare hash in the same run. On the embedded database and, where the
// programs are installed, on PostgreSQL.
import { randomUUID } from 'node:crypto';
import { hashPassword, verifyPassword } from '#server/accounts/hash-password.ts';
import { postgresPrograms, startPostgres } from '#tests/database/postgres-server.ts';
import { startServer } from '#tests/serve.ts';
import { cpuMilliseconds } from './directory/measure.ts';

const count = Number(process.argv[2] ?? 60);
const password = 'violet-harbor-74-kites';
const plenty = { LIMIT_SIGN_INS: '1000000', LIMIT_SIGN_UPS: '1000000' };

type Post = (path: string, body: object) => Promise<void>;
const posterTo =
  (url: string): Post =>
  async (path, body) => {
    const answer = await fetch(`${url}/api/auth/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: url },
      body: JSON.stringify(body),
    });
    await answer.text();
    if (answer.status !== 200 && answer.status !== 401)
      throw new Error(`${path}: ${answer.status}`);
  };

const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? 0;

async function measure(name: string, env: Record<string, string>): Promise<void> {
  const server = await startServer({ ...plenty, ...env });
  try {
    await measureAt(name, server.url);
    await measureCpu({ url: server.url, pid: server.process.pid ?? 0 });
  } finally {
    await server.stop();
  }
}

async function measureAt(name: string, url: string): Promise<void> {
  const post = posterTo(url);
  const hash = await hashPassword(password);
  const timed = async (run: () => Promise<unknown>) => {
    const started = performance.now();
    await run();
    return performance.now() - started;
  };
  const email = () => `${randomUUID()}@example.com`;
  const known: string[] = [];
  for (let index = 0; index < Math.ceil(count / 5); index++) {
    known.push(email());
    await post('sign-up/email', { name: 'June', email: known[index], password });
  }
  const at = (index: number) => known[index % known.length];
  const bare: number[] = [];
  const asked: Record<string, number[]> = { right: [], wrong: [], unknown: [] };
  for (let index = 0; index < count; index++) {
    // Taken in turn, so that whatever else the machine does meets all of them.
    bare.push(await timed(() => verifyPassword({ hash, password })));
    asked.right?.push(await timed(() => post('sign-in/email', { email: at(index), password })));
    const other = { password: 'not-the-password' };
    asked.wrong?.push(await timed(() => post('sign-in/email', { email: at(index), ...other })));
    asked.unknown?.push(await timed(() => post('sign-in/email', { email: email(), ...other })));
  }
  const base = median(bare);
  console.log(`${name}: the bare hash takes ${base.toFixed(1)} ms`);
  for (const [kind, values] of Object.entries(asked)) {
    const beyond = median(values.map((value, index) => value - (bare[index] ?? base)));
    console.log(
      `  ${kind.padEnd(8)} ${median(values).toFixed(1)} ms, ${beyond.toFixed(1)} ms beyond`,
    );
  }
}

// In turns of ten: what else the machine does meets both.
async function measureCpu({ url, pid }: { url: string; pid: number }): Promise<void> {
  const post = posterTo(url);
  const hash = await hashPassword(password);
  const inTen = async (clock: () => number, run: () => Promise<unknown>) => {
    const before = clock();
    for (let index = 0; index < 10; index++) await run();
    return (clock() - before) / 10;
  };
  const own = () => (process.cpuUsage().user + process.cpuUsage().system) / 1000;
  const beyond: number[] = [];
  for (let turn = 0; turn < count / 10; turn++) {
    const email = `${randomUUID()}@example.com`; // ten tries are what an account allows
    await post('sign-up/email', { name: 'June', email, password });
    const bare = await inTen(own, () => verifyPassword({ hash, password }));
    const server = await inTen(
      () => cpuMilliseconds(pid),
      () => post('sign-in/email', { email, password }),
    );
    beyond.push(server - bare);
  }
  console.log(`  CPU of the server beyond the hash: ${median(beyond).toFixed(1)} ms`);
}

await measure('embedded', {});
if (postgresPrograms()) {
  const postgres = await startPostgres();
  await postgres.createDatabase('bench');
  await measure('PostgreSQL', {
    DATABASE_URL: postgres.url('bench'),
    APP_SECRET: 'a secret for measurements, long enough',
  });
  await postgres.stop();
}
