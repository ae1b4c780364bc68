import { afterEach, beforeEach, expect, test } from 'vitest';
import { rowsReading, type TestFeed, testFeed } from '#tests/builders/directors-feed.ts';
import { openTestSite, type TestSite } from '#tests/builders/open-test-site.ts';

let site: TestSite;
let feed: TestFeed;
let now: Date;
beforeEach(async () => {
  now = new Date('2026-11-21T10:00:00Z');
  feed = testFeed(rowsReading([{ id: 'ann', name: 'Ann' }]));
  site = await openTestSite({}, { directorsFeed: feed, now: () => now });
});
afterEach(() => site.close());

/** Status and answer of a call from a network of its own. */
let caller = 0;
async function sync(address = `198.51.100.${++caller}`) {
  const response = await site.call('director-sync', {}, address);
  return [response.status, await response.json()];
}

test('DIR-09 answers how many rows changed, and 0 when the data is fresh', async () => {
  expect(await sync()).toEqual([200, { synced_count: 1 }]);
  expect(await sync()).toEqual([200, { synced_count: 0 }]);
  expect(feed.readings).toHaveLength(1);
});

test('DIR-09 a feed that fails is no failure of the function, and is not asked again at once', async () => {
  feed.next = { kind: 'failed', problem: 'Its server answered 500.' };
  for (const _ of [1, 2, 3]) expect(await sync()).toEqual([200, { synced_count: 0 }]);
  expect(feed.readings).toHaveLength(1);
  now = new Date(now.getTime() + 10 * 60_000);
  feed.next = rowsReading([{ id: 'ann', name: 'Ann' }]);
  expect(await sync()).toEqual([200, { synced_count: 1 }]);
});

test('DIR-09 nor is an error of any other kind', async () => {
  feed.next = async () => {
    throw new Error('unheard of');
  };
  expect(await sync()).toEqual([200, { synced_count: 0 }]);
});

test('DIR-09 twelve calls an hour from one network', async () => {
  const one = '203.0.113.40';
  for (let call = 0; call < 12; call++) expect((await sync(one))[0]).toBe(200);
  expect((await sync(one))[0]).toBe(429);
  expect((await sync())[0]).toBe(200);
});
