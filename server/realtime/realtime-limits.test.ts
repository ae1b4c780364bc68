// A page that sends too much, shows nothing of itself or never reads.
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { type LiveSite, openLiveSite } from '#tests/builders/open-live-site.ts';
import { signUpMember } from '#tests/builders/sign-up.ts';
import { sessions } from '../db/schema.ts';

let site: LiveSite;
afterEach(() => site.close());

async function open(limits: Parameters<typeof openLiveSite>[0]) {
  site = await openLiveSite(limits);
  const { cookie } = await signUpMember(site);
  return { connect: () => site.connect(cookie) };
}

test('FN-02 only so many sockets for one session, and a place is free again when one closes', async () => {
  const { connect } = await open({ socketsOfSession: 2 });
  const [first] = [await connect(), await connect()];
  await expect(connect()).rejects.toThrow('429');
  first.socket.close();
  await first.closed;
  await vi.waitFor(connect, 60_000);
  await expect(connect()).rejects.toThrow('429');
});

test.each([{ socketsOfNetwork: 1 }, { sockets: 1 }])(
  'FN-02 only so many sockets for one network and one process: %o',
  async (limits) => {
    const { connect } = await open(limits);
    await connect();
    await expect(connect()).rejects.toThrow('429');
  },
);

test('FN-02 a socket that says what is not understood is closed', async () => {
  const { connect } = await open({});
  const sayings: [string | Buffer, number][] = [
    ['{', 1008],
    ['{"type":"delete"}', 1008],
    ['[]', 1008],
    [Buffer.from('{"type":"heartbeat"}'), 1003],
    ['x'.repeat(1025), 1009],
  ];
  for (const [saying, code] of sayings) {
    const page = await connect();
    page.socket.send(saying);
    expect(await page.closed).toBe(code);
  }
});

test('FN-02 too many messages or pings end a socket', async () => {
  const { connect } = await open({ messages: 10 });
  const [talks, pings] = [await connect(), await connect()];
  for (let at = 0; at < 11; at++) {
    talks.say({ type: 'heartbeat' });
    pings.socket.ping();
  }
  expect(await Promise.all([talks.closed, pings.closed])).toEqual([1008, 1008]);
});

test('FN-02 a heartbeat is answered, and who answers stays', async () => {
  const { connect } = await open({ heartbeatMs: 30 });
  const page = await connect();
  let pings = 0;
  page.socket.on('ping', () => (pings += 1));
  page.say({ type: 'heartbeat' });
  await vi.waitFor(() => expect(page.heard).toEqual(['heartbeat']), 60_000);
  await vi.waitFor(() => expect(pings).toBeGreaterThan(5), 60_000);
  expect(page.socket.readyState).toBe(page.socket.OPEN);
});

test('FN-02 who shows nothing for two heartbeats is cut off', async () => {
  const { connect } = await open({ heartbeatMs: 30 });
  const page = await connect();
  page.socket.pause(); // nothing is read, nothing answered
  await vi.waitFor(() => expect(site.realtime.count()).toBe(0), 60_000);
  page.socket.resume();
  expect(await page.closed).toBe(1006);
});

test('FN-02 a session that runs out loses its socket at the next heartbeat', async () => {
  const { connect } = await open({ heartbeatMs: 50 });
  const page = await connect();
  await site.services.db.update(sessions).set({ expires_at: new Date(0) });
  expect(await page.closed).toBe(4401);
});

test('FN-02 a socket that never reads is cut off before much waits for it', async () => {
  const { connect } = await open({ messages: Number.POSITIVE_INFINITY });
  const page = await connect();
  page.socket.pause();
  const question = JSON.stringify({ type: 'subscribe', channel: 'x'.repeat(900) });
  let kilobytes = 0;
  // Each is answered with as much; the buffers of the system fill first, some megabytes.
  while (site.realtime.count() > 0 && kilobytes < 64_000) {
    if (page.socket.bufferedAmount < 64 * 1024) page.socket.send(question);
    else await nextTurn();
    kilobytes += 1;
  }
  await vi.waitFor(() => expect(site.realtime.count()).toBe(0), 60_000);
});

test('FN-02 a server that stops closes its sockets and lets nobody in', async () => {
  const { connect } = await open({});
  const [page, deaf] = [await connect(), await connect()];
  deaf.socket.pause();
  await site.realtime.close();
  expect(await page.closed).toBe(1001);
  expect(site.realtime.count()).toBe(0);
  await expect(connect()).rejects.toThrow('503');
});
