import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { startFeedPeer } from '../../peers/feed.ts';
import { spawnServer } from '../spawn-server.ts';
import { makeMigratedDatabase } from './make-database.ts';

const folder = mkdtempSync(join(tmpdir(), 'ad-builder-directors-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('FN-03 processes that start together and are asked together read the feed once', async () => {
  const peer = await startFeedPeer();
  peer.answer = (_request, response) => {
    setTimeout(() => response.writeHead(200).end('id,name\nann,Ann Lee\n'), 500);
  };
  const settings = {
    DATABASE_URL: await makeMigratedDatabase(),
    APP_SECRET: 's'.repeat(32),
    DATA_DIR: folder,
    DIRECTORS_FEED: peer.url(),
  };
  const servers = await Promise.all([1, 2, 3].map(() => spawnServer(settings)));
  await Promise.all(servers.map((server) => server.ready()));
  const sync = (url: string) =>
    fetch(`${url}/api/functions/director-sync`, {
      method: 'POST',
      body: '{}',
      headers: { 'Content-Type': 'application/json' },
    }).then(({ status }) => status);
  expect(await Promise.all(servers.map(({ url }) => sync(url)))).toEqual([200, 200, 200]);
  for (const { url } of servers) {
    const find = () => fetch(`${url}/api/directors`).then((answer) => answer.json());
    await vi.waitFor(async () => expect(await find()).toMatchObject({ total: 1 }), 60_000);
  }
  expect(peer.asked).toHaveLength(1);
  expect(await Promise.all(servers.map((server) => server.stop()))).toEqual([0, 0, 0]);
  await peer.close();
});
