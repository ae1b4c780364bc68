// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Viewer } from '#domain/accounts/viewer.ts';
import type { LiveChannel } from '#domain/live/channels.ts';
import { setSession } from '../session/session-store.ts';
import { openLive } from './open-live.ts';

const refreshed = vi.hoisted(() => ({ times: 0 }));
vi.mock('../session/refresh-session.ts', () => ({
  async refreshSession() {
    refreshed.times += 1;
  },
}));

/** A socket whose other end the test plays. */
class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  static last = () => FakeSocket.all.at(-1) as FakeSocket;
  readonly url: string;
  readyState = 0;
  said: { type: string; channel?: string }[] = [];
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: (event: { code: number }) => void;
  constructor(url: string) {
    this.url = url;
    FakeSocket.all.push(this);
  }
  send = (text: string) => void this.said.push(JSON.parse(text));
  close = () => this.end(1000);
  hear = (message: object) => this.onmessage?.({ data: JSON.stringify(message) });
  end(code: number) {
    if (this.readyState === 3) return;
    this.readyState = 3;
    this.onclose?.({ code });
  }
  /** Opens and agrees to what it is asked for. */
  answer() {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
    for (const { channel } of this.said) this.hear({ type: 'subscribed', channel });
  }
}

const june = { id: 'u-june', roles: [] as Viewer['roles'] } as Viewer;
const signIn = () => setSession({ status: 'signed-in', user: june }, 'signed-in');
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const see = (hidden: boolean) => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  document.dispatchEvent(new Event('visibilitychange'));
};
const stops: (() => void)[] = [];
function listen(hear: ReturnType<typeof openLive>, channel: LiveChannel = 'projects') {
  const told: string[] = [];
  const states: string[] = [];
  const stop = hear(channel, {
    changed: (topic) => told.push(topic),
    stands: (state) => states.push(state),
  });
  stops.push(stop);
  return { told, states, stop };
}
const every = ['projects', 'submissions', 'payments'];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  FakeSocket.all = [];
  refreshed.times = 0;
  signIn();
});
afterEach(async () => {
  for (const stop of stops.splice(0)) stop();
  await pass(2_000);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('FN-02 one socket serves every hearer of the tab, opened with the first, closed after the last', async () => {
  const hear = openLive();
  expect(FakeSocket.all).toHaveLength(0);
  const [one, two] = [listen(hear), listen(hear)];
  const house = listen(hear, 'admin');
  expect(FakeSocket.all.map(({ url }) => url)).toEqual(['ws://localhost:3000/api/realtime']);
  const socket = FakeSocket.last();
  socket.answer();
  expect(socket.said.map(({ channel }) => channel)).toEqual(['projects', 'admin']);
  for (const { told } of [one, two, house]) told.length = 0;
  socket.hear({ type: 'changed', channel: 'projects', topic: 'projects' });
  socket.hear({ type: 'changed', channel: 'projects', topic: 'secrets' });
  expect([one.told, two.told, house.told]).toEqual([['projects'], ['projects'], []]);
  for (const { stop } of [one, two, house]) stop();
  expect(socket.readyState).toBe(1);
  await pass(1_000);
  expect(socket.readyState).toBe(3);
  await pass(60_000);
  expect(FakeSocket.all).toHaveLength(1);
});

test('FN-02 reconnects after 1, 2, 5, 10, 10… s, and tells once what may have been missed', async () => {
  const { told, states } = listen(openLive());
  FakeSocket.last().answer();
  for (const [at, seconds] of [1, 2, 5, 10, 10].entries()) {
    FakeSocket.last().end(1006);
    await pass(seconds * 1_000 - 1);
    expect(FakeSocket.all).toHaveLength(at + 1);
    await pass(1);
    expect(FakeSocket.all).toHaveLength(at + 2);
  }
  expect(states.at(-1)).toBe('polling');
  told.length = 0;
  FakeSocket.last().answer();
  expect([told, states.at(-1)]).toEqual([every, 'live']);
  // Having stood for a while it begins anew.
  await pass(25_000);
  FakeSocket.last().hear({ type: 'heartbeat' });
  FakeSocket.last().end(1001);
  await pass(1_000);
  expect(FakeSocket.all).toHaveLength(7);
});

test('FN-02 tells once, when it is subscribed, what may have changed since the page was read', async () => {
  const hear = openLive();
  const first = listen(hear);
  expect(first.told).toEqual([]);
  FakeSocket.last().answer();
  expect(first.told).toEqual(every);
  // What joins reads while the channel is heard already.
  const second = listen(hear);
  expect([first.told, second.told]).toEqual([every, []]);
  first.stop();
  second.stop();
  // Another screen, which was read before it listened.
  const third = listen(hear);
  expect(FakeSocket.last().said).toHaveLength(2);
  FakeSocket.last().hear({ type: 'subscribed', channel: 'projects' });
  expect([FakeSocket.all.length, third.told]).toEqual([1, every]);
});

test('FN-02 says live while it is, and no longer', () => {
  const { states } = listen(openLive());
  FakeSocket.last().answer();
  FakeSocket.last().end(1006);
  expect(states).toEqual(['connecting', 'live', 'connecting']);
});

test('FN-02 shows itself every 25 s, and takes a socket that does not answer for lost', async () => {
  listen(openLive());
  const socket = FakeSocket.last();
  socket.answer();
  const beats = () => socket.said.filter(({ type }) => type === 'heartbeat').length;
  for (const beat of [1, 2]) {
    await pass(25_000);
    expect(beats()).toBe(beat);
    socket.hear({ type: 'heartbeat' });
  }
  await pass(25_000 + 5_000);
  expect(socket.readyState).toBe(3);
  await pass(1_000);
  expect(FakeSocket.all).toHaveLength(2);
});

test('FN-02 asks every 15 s once the socket failed three times, not while nobody looks, until it is back', async () => {
  const { told, states } = listen(openLive());
  for (const seconds of [1, 2]) {
    FakeSocket.last().end(1006);
    await pass(seconds * 1_000);
  }
  expect([told, states]).toEqual([[], ['connecting']]);
  FakeSocket.last().end(1006);
  expect([told, states.at(-1), refreshed.times]).toEqual([every, 'polling', 1]);
  await pass(15_000);
  expect(told).toEqual([...every, ...every]);
  see(true);
  await pass(60_000);
  expect(told).toHaveLength(6);
  see(false);
  expect(told).toHaveLength(9);
  FakeSocket.last().answer();
  told.length = 0;
  await pass(20_000);
  expect([told, states.at(-1)]).toEqual([[], 'live']);
});

test('FN-02 a socket that neither opens nor fails is given up, and asked for meanwhile', async () => {
  const { states } = listen(openLive());
  await pass(10_000);
  expect(FakeSocket.last().readyState).toBe(3);
  await pass(5_000);
  expect(states.at(-1)).toBe('polling');
});

test('FN-02 connects at once when somebody looks again or the network is back', async () => {
  const { told } = listen(openLive());
  FakeSocket.last().answer();
  see(true);
  FakeSocket.last().end(1006);
  await pass(60_000);
  expect(FakeSocket.all).toHaveLength(1);
  see(false);
  expect(FakeSocket.all).toHaveLength(2);
  FakeSocket.last().end(1006);
  dispatchEvent(new Event('online'));
  expect(FakeSocket.all).toHaveLength(3);
  told.length = 0;
  FakeSocket.last().answer();
  expect(told).toEqual(every);
});

test('FN-02 signed out: no socket and no questions, until somebody signs in', async () => {
  const { told } = listen(openLive());
  FakeSocket.last().answer();
  setSession({ status: 'signed-out', user: null }, 'signed-out');
  expect(FakeSocket.last().readyState).toBe(3);
  told.length = 0;
  await pass(120_000);
  expect([FakeSocket.all.length, told]).toEqual([1, []]);
  signIn();
  expect(FakeSocket.all).toHaveLength(2);
});

test('FN-02 a session that ended is asked about before anything is connected again, once other tabs could say why', async () => {
  listen(openLive());
  FakeSocket.last().answer();
  FakeSocket.last().end(4401);
  await pass(900);
  expect([refreshed.times, FakeSocket.all.length]).toEqual([0, 1]);
  setSession({ status: 'signed-out', user: null }, 'signed-out');
  await pass(60_000);
  expect([refreshed.times, FakeSocket.all.length]).toEqual([1, 1]);
});

test('FN-02 who is refused reads once, to find out why', async () => {
  const { told } = listen(openLive());
  const socket = FakeSocket.last();
  socket.readyState = 1;
  socket.onopen?.();
  socket.hear({ type: 'refused', channel: 'projects', message: 'No.' });
  expect(told).toEqual(every);
  await pass(20_000);
  expect(told).toEqual(every);
});
