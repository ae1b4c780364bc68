// Whether the time of an answer tells that an address has an account: mails that anybody may ask for,
// asked for known and unknown addresses. Taken in turns and in blocks, since what is done after an
// answer can hold up the next one. Prints the ratio of the medians; 1 says nothing.
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '#server/db/open.ts';
import { profiles } from '#server/db/schema.ts';
import { spawnServer } from '#tests/faults/spawn-server.ts';

const each = Number(process.argv[2] ?? 150);
const known = Array.from({ length: each }, (_, at) => `known-${at}-${randomUUID()}@example.com`);
const unknown = known.map((address) => address.replace('known', 'other'));
const paths = ['/sign-in/magic-link', '/request-password-reset', '/send-verification-email'];

const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? 0;

async function seed(dataDir: string): Promise<void> {
  const { db, close } = await openDatabase({ kind: 'embedded', dataDir }, console.error);
  const now = new Date();
  await db.insert(profiles).values(
    known.map((email) => ({
      id: randomUUID(),
      full_name: 'June',
      email,
      email_verified: false,
      created_at: now,
      updated_at: now,
    })),
  );
  await close();
}

const agent = new Agent({ keepAlive: true, maxSockets: 1 });
let asked = 0;
function ask(url: string, path: string, email: string): Promise<number> {
  const body = JSON.stringify({ email });
  const at = asked++;
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    origin: 'http://localhost:3000',
    // A network of its own for each, so that no limit is met.
    'x-forwarded-for': `10.${(at >> 16) & 255}.${(at >> 8) & 255}.${at & 255}`,
  };
  const started = performance.now();
  return new Promise((resolve, reject) => {
    request(`${url}/api/auth${path}`, { method: 'POST', headers, agent }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${path}: ${answer.statusCode}`));
      answer.resume().on('end', () => resolve(performance.now() - started));
    })
      .on('error', reject)
      .end(body);
  });
}

type Pair = { known: number[]; unknown: number[] };

/** One known and one unknown address, whichever is first by chance. */
async function oneWriterAtATime(url: string, path: string): Promise<Pair> {
  const took: Pair = { known: [], unknown: [] };
  for (let at = 0; at < each; at++) {
    const both = [
      ['known', known[at]],
      ['unknown', unknown[at]],
    ] as const;
    for (const [kind, email = ''] of Math.random() < 0.5 ? both : both.toReversed()) {
      took[kind].push(await ask(url, path, email));
    }
  }
  return took;
}

/** Twenty of a kind after each other, so that each meets what the one before left behind. */
async function inBlocks(url: string, path: string): Promise<Pair> {
  const took: Pair = { known: [], unknown: [] };
  const size = 20;
  for (let from = 0; from < each; from += size) {
    for (const kind of ['known', 'unknown'] as const) {
      for (const email of { known, unknown }[kind].slice(from, from + size)) {
        took[kind].push(await ask(url, path, email));
      }
    }
  }
  return took;
}

const dataDir = mkdtempSync(join(tmpdir(), 'ad-builder-bench-'));
await seed(dataDir);
const server = await spawnServer({
  DATA_DIR: dataDir,
  LOG_LEVEL: 'error',
  TRUST_PROXY: 'loopback',
  APP_URL: 'http://localhost:3000',
});
await server.ready();
for (let at = 0; at < 30; at++) await ask(server.url, paths[0] ?? '', `warm-${at}@example.com`);
const table: Record<string, Record<string, string>> = {};
for (const path of paths) {
  for (const [order, run] of Object.entries({
    'in turns': oneWriterAtATime,
    'in blocks': inBlocks,
  })) {
    const took = await run(server.url, path);
    const [a, b] = [median(took.known), median(took.unknown)];
    table[`${path}, ${order}`] = {
      'known ms': a.toFixed(2),
      'unknown ms': b.toFixed(2),
      'unknown / known': (b / a).toFixed(3),
    };
  }
}
console.table(table);
await server.stop();
agent.destroy();
rmSync(dataDir, { recursive: true, force: true });
