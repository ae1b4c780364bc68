import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { makeDataDir } from '../data-dir.ts';
import { spawnServer } from '../spawn-server.ts';

const body = JSON.stringify({
  userType: 'business',
  platform: ['tiktok'],
  productName: 'Rye at Nine',
  description: 'Sourdough bread, baked at night.',
  creativeApproach: 'bold',
});

test('FN-04 a request under way when the server is told to stop is answered', async () => {
  const server = await spawnServer({ DATA_DIR: await makeDataDir() });
  await server.ready();
  const half = request(`${server.url}/api/functions/generate-concepts`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) },
  });
  const answered = new Promise<number | undefined>((resolve, reject) => {
    half.on('response', (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    half.on('error', reject);
  });
  half.write(body.slice(0, 20));
  await sleep(200); // the server has begun to read
  server.process.kill('SIGTERM');
  await expect
    .poll(() => fetch(`${server.url}/healthz`).catch(() => 'refused'), { timeout: 60_000 })
    .toBe('refused');
  half.end(body.slice(20));
  expect(await answered).toBe(200);
  expect(await server.ended()).toBe(0);
});

test('FN-04 an idle connection does not hold it up, nor one that never asks to its end', async () => {
  const server = await spawnServer({ DATA_DIR: await makeDataDir() });
  await server.ready();
  await (await fetch(`${server.url}/healthz`)).text(); // stays open for the next request
  const half = connect(server.port, '127.0.0.1').on('error', () => {});
  await once(half, 'connect');
  half.write('GET /api/realtime HTTP/1.1\r\nHost: x\r\n');
  const from = performance.now();
  server.process.kill('SIGINT');
  expect(await server.ended()).toBe(0);
  expect(performance.now() - from).toBeLessThan(10_000);
});
