import { expect, test, vi } from 'vitest';
import { always, startFeedPeer } from '../../peers/feed.ts';
import { makeDataDir } from '../data-dir.ts';
import { spawnServer } from '../spawn-server.ts';

const dataDir = await makeDataDir();

test('FN-03 directors are read at the next start when a reading was killed with its process', async () => {
  const peer = await startFeedPeer();
  peer.answer = () => {}; // hangs
  const settings = { DATA_DIR: dataDir, DIRECTORS_FEED: peer.url() };
  const first = await spawnServer(settings);
  await vi.waitFor(() => expect(peer.asked).toHaveLength(1), 60_000);
  first.process.kill('SIGKILL');
  await first.ended();

  peer.answer = always('id,name\nann,Ann Lee\n');
  const second = await spawnServer(settings);
  await second.ready();
  const find = () => fetch(`${second.url}/api/directors`).then((answer) => answer.json());
  await vi.waitFor(async () => expect(await find()).toMatchObject({ total: 1 }), 60_000);
  expect(await second.stop()).toBe(0);
  await peer.close();
});
