// A disk that is really full: a small file system of its own, where the machine lets us have one.
import { spawnSync } from 'node:child_process';
import { closeSync, cpSync, mkdtempSync, openSync, rmdirSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { openEmbedded } from '#server/db/embedded/embedded.ts';
import { bakeryRequest } from '#tests/builders/bakery.ts';
import { makeDataDir } from '../data-dir.ts';
import { type Spawned, spawnServer } from '../spawn-server.ts';

const disk = mkdtempSync(join(tmpdir(), 'ad-builder-disk-'));
const mount = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=200m', 'tmpfs', disk]);
const isMounted = mount.status === 0;
afterAll(() => {
  if (isMounted) spawnSync('umount', ['-l', disk]);
  rmdirSync(disk);
});

const filler = join(disk, 'filler');
function fill(): void {
  const file = openSync(filler, 'a');
  for (const piece of [Buffer.alloc(1_048_576), Buffer.alloc(4096)]) {
    try {
      for (;;) writeSync(file, piece);
    } catch {
      // It is full to the last piece of this size.
    }
  }
  closeSync(file);
}

const send = (server: Spawned, name: string) =>
  fetch(`${server.url}/api/functions/send-concept`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(bakeryRequest({ email: `${name}@example.com`, storyboardFrames: [] })),
  });

describe.skipIf(!isMounted)('on a full disk', { timeout: 180_000 }, () => {
  test('FN-02 the embedded database refuses to write before its journal has no room, and goes on after', async () => {
    cpSync(await makeDataDir(), join(disk, 'alone'), { recursive: true });
    const { lite, close } = await openEmbedded(join(disk, 'alone'));
    await lite.exec('create table t (a int); insert into t values (1); checkpoint');
    fill();
    const write = () => lite.query('update t set a = a + 1 returning a');
    // The next write would need another file.
    await expect(
      lite.query('with s as (select pg_switch_wal()) select * from s'),
    ).rejects.toThrow();
    await expect(write()).rejects.toMatchObject({ code: 'ENOSPC' });
    await expect(lite.transaction(async () => {})).rejects.toMatchObject({ code: 'ENOSPC' });
    expect((await lite.query('select a from t')).rows).toEqual([{ a: 1 }]);
    rmSync(filler);
    await expect.poll(() => write().catch(() => null)).toMatchObject({ rows: [{ a: 2 }] });
    fill();
    await close();
    await expect(openEmbedded(join(disk, 'alone'))).rejects.toThrow('32 MB must be free');
    rmSync(filler);
    const again = await openEmbedded(join(disk, 'alone'));
    expect((await again.lite.query('select a from t')).rows).toEqual([{ a: 2 }]);
    await again.close();
    rmSync(join(disk, 'alone'), { recursive: true });
  });

  test('FN-02 the house answers 503 with when to come back, says why, and goes on by itself', async () => {
    const dataDir = join(disk, 'house');
    cpSync(await makeDataDir(), dataDir, { recursive: true });
    const server = await spawnServer({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
    await server.ready();
    expect((await send(server, 'before')).status).toBe(200);
    fill();
    for (const name of ['one', 'two', 'three']) {
      const answer = await send(server, name);
      expect(answer.status).toBe(503);
      expect(answer.headers.get('Retry-After')).toBe('10');
    }
    const ready = await fetch(`${server.url}/readyz`);
    expect([ready.status, await ready.json()]).toEqual([503, { status: 'not ready', why: 'disk' }]);
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    rmSync(filler);
    await server.ready();
    expect((await send(server, 'after')).status).toBe(200);
    expect(await server.stop()).toBe(0);
  });

  test('FN-02 a disk that has become read-only is said at the start, and harms nothing', async () => {
    const dataDir = join(disk, 'read-only');
    cpSync(await makeDataDir(), dataDir, { recursive: true });
    const settings = { DATA_DIR: dataDir, LOG_LEVEL: 'silent' };
    const first = await spawnServer(settings);
    await first.ready();
    expect((await send(first, 'kept')).status).toBe(200);
    expect(await first.stop()).toBe(0);
    const mount = (...options: string[]) => spawnSync('mount', [...options, dataDir]).status;
    expect([mount('--bind', dataDir), mount('-o', 'remount,bind,ro')]).toEqual([0, 0]);
    const refused = await spawnServer(settings);
    expect(await refused.ended()).toBe(1);
    expect(refused.printed()).toMatch(/DATA_DIR .* cannot be written\. Give/);
    expect(spawnSync('umount', [dataDir]).status).toBe(0);
    const last = await spawnServer(settings);
    await last.ready();
    const mailbox = await (await fetch(`${last.url}/mailbox`)).text();
    expect(mailbox).toContain('kept@example.com');
    expect(await last.stop()).toBe(0);
  });
});
