import { pino } from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type AnalyticsPeer, startAnalyticsPeer } from '#tests/peers/analytics.ts';
import { openEventsApi } from './events-api.ts';
import { noAnalytics } from './none.ts';
import type { Analytics } from './port.ts';

let peer: AnalyticsPeer;
let analytics: Analytics;
let clock: number;
const warned = vi.fn();

beforeEach(async () => {
  peer = await startAnalyticsPeer();
  clock = 0;
  warned.mockClear();
  open();
});
afterEach(async () => {
  analytics.close();
  await peer.close();
});

const log = pino({ level: 'warn' }, { write: warned });
function open(more: object = {}): void {
  const parts = { url: peer.url, appUrl: 'https://ads.example', log, now: () => clock };
  analytics = openEventsApi({ ...parts, pauseMs: 60_000, ...more });
}
const report = (times = 1) => {
  for (let time = 0; time < times; time += 1) analytics.report({ path: '/terms', query: '' });
};
const heard = (count: number) => vi.waitFor(() => expect(peer.heard).toHaveLength(count), 60_000);

test('NAV-02 a view is told of with its address and nothing of the visitor', async () => {
  analytics.report({ path: '/director/:id', query: 'utm_source=newsletter' });
  analytics.report({ path: 'other', query: '' });
  await heard(2);
  expect(peer.heard.map(({ body }) => body)).toEqual([
    {
      name: 'pageview',
      domain: 'ads.example',
      url: 'https://ads.example/director/:id?utm_source=newsletter',
    },
    { name: 'pageview', domain: 'ads.example', url: 'https://ads.example/other' },
  ]);
  const { headers } = peer.heard[0] ?? {};
  expect(headers?.['user-agent']).toMatch(/^Mozilla/);
  for (const name of ['x-forwarded-for', 'cookie', 'referer'])
    expect(headers).not.toHaveProperty(name);
});

test('NAV-02 after failures in a row nothing is sent for a while, and then again', async () => {
  peer.answer = (_request, response) => response.writeHead(500).end();
  report(40);
  await vi.waitFor(() => expect(warned).toHaveBeenCalledOnce(), 60_000);
  const before = peer.heard.length;
  expect(before).toBeLessThan(8);
  report(40);
  peer.answer = (_request, response) => response.writeHead(202).end();
  clock = 60_000;
  report();
  await heard(before + 1);
});

const hang = () => {};

test('NAV-02 a service that hangs holds two requests at most', async () => {
  peer.answer = hang;
  report(3_000);
  await heard(2);
  peer.answer = (_request, response) => response.end();
  await fetch(peer.url, { method: 'POST', body: '{}' }); // what was sent before is heard before
  expect(peer.heard).toHaveLength(3);
});

test('NAV-02 a service that hangs is left', async () => {
  open({ timeoutMs: 50 });
  peer.answer = hang;
  report(40);
  await vi.waitFor(() => expect(warned).toHaveBeenCalledOnce(), 60_000);
  expect(peer.heard.length).toBeLessThan(8);
});

test('NAV-02 it does not follow the service elsewhere', async () => {
  const other = await startAnalyticsPeer();
  peer.answer = (_request, response) => response.writeHead(307, { Location: other.url }).end();
  report(5);
  await vi.waitFor(() => expect(warned).toHaveBeenCalledOnce(), 60_000);
  expect(other.heard).toHaveLength(0);
  await other.close();
});

test('NAV-02 closed, and where there is no service, nobody is told', async () => {
  analytics.close();
  report();
  noAnalytics.report({ path: '/', query: '' });
  open();
  report();
  await heard(1);
  expect(peer.heard).toHaveLength(1);
});
