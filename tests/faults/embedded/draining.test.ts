// A server that is told to stop answers everything it has accepted, however much that is.
import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { makeDataDir } from '../data-dir.ts';
import { rounds } from '../rounds.ts';
import { type Spawned, spawnServer } from '../spawn-server.ts';

const details = {
  userType: 'business',
  platform: ['tiktok'],
  productName: 'Rye at Nine',
  description: 'Sourdough bread, baked at night.',
  creativeApproach: 'bold',
};
const asks = [
  ['generate-storyboard', { ...details, script: 'CU. A loaf of bread. MS. A baker. Pack shot.' }],
  ['generate-concepts', details],
  ['generate-script', details],
  ['chat-agent', { message: 'What does it cost?' }],
] as const;

/** Sends one request on a connection of its own. `sent` resolves when its last byte is on its way. */
function send(server: Spawned, [name, body]: (typeof asks)[number], agent: Agent) {
  const sent = Promise.withResolvers<void>();
  const answered = new Promise<string>((resolve) => {
    const asking = request(`${server.url}/api/functions/${name}`, {
      method: 'POST',
      agent,
      headers: { 'Content-Type': 'application/json' },
    });
    asking.on('response', (response) => {
      response.resume();
      response.on('close', () => resolve(response.complete ? `${response.statusCode}` : 'cut off'));
    });
    asking.on('error', ({ message }) => resolve(message));
    asking.on('socket', (socket) => {
      if (socket.connecting) socket.once('connect', () => sent.resolve());
      else sent.resolve();
    });
    asking.end(JSON.stringify(body));
  });
  return { sent: sent.promise, answered };
}

const started = (settings: Record<string, string> = {}) =>
  makeDataDir().then((folder) =>
    spawnServer({ DATA_DIR: folder, LIMIT_GENERATIONS: '1000', ...settings }),
  );

test.for(rounds)(
  'FN-04 told to stop with twelve requests under way it answers all of them (%i)',
  {
    timeout: 600_000,
  },
  async (round) => {
    const server = await started();
    await server.ready();
    // Half of them come over connections that were used before.
    const agent = new Agent({ keepAlive: true, maxSockets: 12 });
    const before = Array.from({ length: 6 }, () => send(server, asks[3], agent).answered);
    expect(await Promise.all(before)).toEqual(Array(6).fill('200'));
    const all = Array.from({ length: 12 }, (_, at) => send(server, asks[at % 4] ?? asks[0], agent));
    await Promise.all(all.map(({ sent }) => sent));
    await sleep(((round + 1) % 3) * 30);
    server.process.kill('SIGTERM');
    // A service manager tells the whole group, and what runs it passes that on.
    server.process.kill('SIGTERM');
    expect(await Promise.all(all.map(({ answered }) => answered))).toEqual(Array(12).fill('200'));
    expect(await server.ended()).toBe(0);
    agent.destroy();
  },
);

test('FN-04 for STOP_DELAY it says that it is not ready, and answers', {
  timeout: 600_000,
}, async () => {
  const server = await started({ STOP_DELAY: '10' });
  await server.ready();
  const agent = new Agent();
  // The first takes longer, and on a busy machine longer than the delay.
  expect(await send(server, asks[1], agent).answered).toBe('200');
  server.process.kill('SIGTERM');
  const readiness = () => fetch(`${server.url}/readyz`).then(({ status }) => status);
  await expect.poll(readiness, { timeout: 60_000, interval: 20 }).toBe(503);
  expect(await send(server, asks[1], agent).answered).toBe('200');
  const alive = await fetch(`${server.url}/healthz`);
  expect([alive.status, alive.headers.get('connection')]).toEqual([200, 'close']);
  expect(await server.ended()).toBe(0);
});
