// A disk that can no longer be written to, under a server that runs.
import { spawnSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { openDatabase } from '#server/db/open.ts';
import { mails, submissionLogs } from '#server/db/schema.ts';
import { bakeryRequest } from '#tests/builders/bakery.ts';
import { makeDataDir } from '../data-dir.ts';
import { type Spawned, spawnServer } from '../spawn-server.ts';

const place = mkdtempSync(join(tmpdir(), 'ad-builder-read-only-'));
const disk = join(place, 'disk');
const mounted = mountOwnDisk();
afterAll(() => {
  if (mounted) spawnSync('umount', ['-l', disk]);
  rmSync(place, { recursive: true, force: true });
});

/** A file system of its own that stops itself when something is wrong, where the machine lets us have one. */
function mountOwnDisk(): string | undefined {
  const image = join(place, 'image');
  const run = (command: string, ...given: string[]) =>
    spawnSync(command, given, { encoding: 'utf8' });
  run('mkdir', disk);
  run('truncate', '-s', '400M', image);
  const made = [
    run('mkfs.ext4', '-q', '-F', image),
    run('tune2fs', '-e', 'remount-ro', image),
    run('mount', '-o', 'loop', image, disk),
  ];
  if (made.some(({ status }) => status !== 0)) return undefined;
  return basename(run('findmnt', '-n', '-o', 'SOURCE', disk).stdout.trim());
}

const send = async (server: Spawned, name: string) => {
  const answer = await fetch(`${server.url}/api/functions/send-concept`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(bakeryRequest({ email: `${name}@example.com`, storyboardFrames: [] })),
  });
  return [answer.status, answer.headers.get('Retry-After')];
};
const mailed = async (server: Spawned) => (await fetch(`${server.url}/mailbox`)).text();

/** Keeps sending, and gives the names that were acknowledged. */
function keepSending(server: Spawned, label: string) {
  const kept: string[] = [];
  const answers: unknown[] = [];
  let isOver = false;
  const one = async (lane: number) => {
    for (let at = 0; !isOver; at++) {
      const name = `${label}-${lane}-${at}`;
      const answer = await send(server, name);
      answers.push(answer);
      if (answer[0] === 200) kept.push(name);
    }
  };
  const lanes = Promise.all([1, 2, 3].map(one));
  return {
    kept,
    answers,
    async stop() {
      isOver = true;
      await lanes;
    },
  };
}

/** Refuses with when to come back, says why, lives, and shows what it has. */
async function refuses(server: Spawned): Promise<void> {
  for (const name of ['one', 'two', 'three']) expect(await send(server, name)).toEqual([503, '10']);
  const ready = await fetch(`${server.url}/readyz`);
  expect([ready.status, await ready.json()]).toEqual([503, { status: 'not ready', why: 'disk' }]);
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  expect((await fetch(`${server.url}/api/directors`)).status).toBe(200);
}

const guestsOf = (text: string) => new Set(text.match(/[\w-]+@example\.com/g));
const addresses = (names: string[]) => names.map((name) => `${name}@example.com`);

test('FN-02 a disk that is read-only for a while: 503 with when to come back, nothing acknowledged is lost, and it goes on by itself', async () => {
  const dataDir = join(place, 'house');
  cpSync(await makeDataDir(), dataDir, { recursive: true });
  const flag = join(place, 'flag');
  const settings = { DATA_DIR: dataDir, LOG_LEVEL: 'silent', READ_ONLY_WHILE: flag };
  const server = await spawnServer(settings, 'tests/faults/read-only-main.ts');
  await server.ready();
  const sending = keepSending(server, 'during');
  await expect.poll(() => sending.kept.length).toBeGreaterThan(3);
  writeFileSync(flag, '');
  await expect.poll(() => sending.answers.at(-1)).toEqual([503, '10']);
  await sending.stop();
  expect(sending.answers.filter((answer) => String(answer) !== '200,')).toEqual(
    sending.answers.filter((answer) => String(answer) === '503,10'),
  );
  await refuses(server);
  rmSync(flag);
  await server.ready();
  expect(await send(server, 'after')).toEqual([200, null]);
  expect(await server.stop()).toBe(0);
  // Each is there once, its mail with it; what was refused left nothing.
  const { db, close } = await openDatabase({ kind: 'embedded', dataDir }, () => {});
  const kept = addresses([...sending.kept, 'after']).sort();
  const sent = await db.select({ to: submissionLogs.email }).from(submissionLogs);
  expect(sent.map(({ to }) => to).sort()).toEqual(kept);
  const queued = await db.select({ to: mails.to_address }).from(mails);
  const toGuests = queued.filter(({ to }) => to.endsWith('@example.com'));
  expect(toGuests.map(({ to }) => to).sort()).toEqual(kept);
  await close();
});

describe.skipIf(!mounted)('on a file system that stopped itself', { timeout: 180_000 }, () => {
  test('FN-02 it refuses until it is started on a disk that can be written to, and nothing acknowledged is lost', async () => {
    const dataDir = join(disk, 'house');
    cpSync(await makeDataDir(), dataDir, { recursive: true });
    // What was only copied is lost with the file system; what the server acknowledged must not be.
    spawnSync('sync', ['-f', disk]);
    const settings = { DATA_DIR: dataDir, LOG_LEVEL: 'silent' };
    const server = await spawnServer(settings);
    await server.ready();
    expect(await send(server, 'kept')).toEqual([200, null]);
    await expect
      .poll(async () => [...guestsOf(await mailed(server))])
      .toContain('kept@example.com');
    appendFileSync(`/sys/fs/ext4/${mounted}/trigger_fs_error`, '1');
    await refuses(server);
    expect(await server.stop()).toBe(0);
    expect(spawnSync('umount', [disk]).status).toBe(0);
    // As a machine does when it starts: 1 says that something was mended.
    const image = join(place, 'image');
    expect(spawnSync('e2fsck', ['-fy', image]).status).toBe(1);
    expect(spawnSync('mount', ['-o', 'loop', image, disk]).status).toBe(0);
    const again = await spawnServer(settings);
    await again.ready();
    expect([...guestsOf(await mailed(again))]).toContain('kept@example.com');
    expect(await send(again, 'after')).toEqual([200, null]);
    expect(await again.stop()).toBe(0);
  });
});
