// What POST /api/auth/sign-in/email costs beyond the hash of the password: time as a caller on this
// machine sees it, against the bare hash in the same run. On the embedded database and, where the
// programs are installed, on PostgreSQL.
import { randomUUID } from 'node:crypto';
import { hashPassword, verifyPassword } from '#server/accounts/hash-password.ts';
import { postgresPrograms, startPostgres } from '#tests/database/postgres-server.ts';
import { startServer } from '#tests/serve.ts';

const count = Number(process.argv[2] ?? 60);
const password = 'violet-harbor-74-kites';
const plenty = { LIMIT_SIGN_INS: '1000000', LIMIT_SIGN_UPS: '1000000' };

const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? 0;

async function measure(name: string, env: Record<string, string>): Promise<void> {
  const server = await startServer({ ...plenty, ...env });
  try {
    await measureAt(name, server.url);
  } finally {
    await server.stop();
  }
}

async function measureAt(name: string, url: string): Promise<void> {
  const post = async (path: string, body: object) => {
    const answer = await fetch(`${url}/api/auth/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: url },
      body: JSON.stringify(body),
    });
    await answer.text();
    if (answer.status !== 200 && answer.status !== 401)
      throw new Error(`${path}: ${answer.status}`);
  };
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
