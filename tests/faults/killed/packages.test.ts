// What a crash does to leads: the process is really killed, with rows on their way into the file.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { bakeryRequest } from '#tests/builders/bakery.ts';
import { makePlace } from '../place.ts';
import { rounds } from '../rounds.ts';
import { type Spawned, spawnServer } from '../spawn-server.ts';

const contentOf = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '');

/** Submits at the same moment, and kills the server once the first rows are written. */
async function submitAndKill(server: Spawned, file: string): Promise<string[]> {
  const answered: string[] = [];
  const submit = async (turn: number) => {
    const email = `${turn}@example.com`;
    // The others are leads alone: mails would keep the machine busy.
    const name = turn > 0 ? 'write-to-sheets' : 'send-concept';
    const body = bakeryRequest({ email, storyboardFrames: [], script: '' });
    const answer = await fetch(`${server.url}/api/functions/${name}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    }).catch(() => null);
    if (answer?.ok) answered.push(email);
  };
  const asked = Promise.all(Array.from({ length: 5 }, (_, turn) => submit(turn)));
  while (contentOf(file) === '' || answered.length === 0) await nextTurn();
  server.process.kill('SIGKILL');
  await asked;
  return answered;
}

test.for(rounds)(
  'MAIL-04 every answered submission has exactly one row after kill -9',
  {
    timeout: 600_000,
  },
  async () => {
    const { dataDir, settings: kept } = await makePlace();
    const settings = { ...kept, LIMIT_PACKAGES: '1000' };
    const file = join(dataDir, 'leads.csv');
    const server = await spawnServer(settings);
    await server.ready();
    const answered = await submitAndKill(server, file);
    await server.ended();
    const last = await spawnServer(settings);
    await last.ready();
    const missing = () => answered.filter((email) => !contentOf(file).includes(email));
    // One that failed is tried again after a quarter of a minute, then after twice that.
    await expect.poll(missing, { timeout: 240_000 }).toEqual([]);
    last.process.kill('SIGKILL');
    const rows: string[][] = parse(readFileSync(file), { bom: true });
    const addresses = rows.slice(1).map(([, , email]) => email);
    expect(new Set(addresses).size).toBe(addresses.length);
    expect(new Set(rows.map(([id]) => id)).size).toBe(rows.length);
  },
);
