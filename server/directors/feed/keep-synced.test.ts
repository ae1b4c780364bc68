import { afterEach, expect, test, vi } from 'vitest';
import { rowsReading, testFeed } from '#tests/builders/directors-feed.ts';
import { openTestServices, type TestServices } from '#tests/database/open-test-services.ts';
import { directorSyncs } from '../../db/schema.ts';
import { keepDirectorsSynced } from './keep-synced.ts';

let opened: TestServices;
let stop = () => {};
afterEach(async () => {
  stop();
  vi.useRealTimers();
  await opened.close();
});
const fail = (error: unknown) => {
  throw error;
};

async function open() {
  const feed = testFeed(rowsReading([{ id: 'ann', name: 'Ann' }]));
  opened = await openTestServices({}, { directorsFeed: feed });
  return feed;
}
const outcomes = async () =>
  (await opened.services.db.select().from(directorSyncs)).map(({ outcome }) => outcome);

test('DIR-09 a start reads a feed that is due, and only then', async () => {
  const feed = await open();
  await opened.jobs.work({ services: opened.services });
  stop = keepDirectorsSynced(opened.services, fail);
  await vi.waitFor(async () => expect(await outcomes()).toEqual(['changed']), 60_000);
  stop();
  stop = keepDirectorsSynced(opened.services, fail);
  await vi.waitFor(
    async () =>
      expect(
        (await opened.jobs.counts()).every(({ waiting, active }) => waiting + active === 0),
      ).toBe(true),
    60_000,
  );
  expect(feed.readings).toHaveLength(1);
});

test('DIR-09 a feed that failed is read again an hour later, and is no failed job', async () => {
  const feed = await open();
  feed.next = { kind: 'failed', problem: 'It is empty.' };
  await opened.jobs.work({ services: opened.services });
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  stop = keepDirectorsSynced(opened.services, fail);
  await vi.waitFor(async () => expect(await outcomes()).toEqual(['failed']), 60_000);
  expect((await opened.jobs.counts()).map(({ dead }) => dead)).not.toContain(1);
  feed.next = rowsReading([{ id: 'ann', name: 'Ann' }]);
  vi.advanceTimersByTime(3_600_000);
  await vi.waitFor(async () => expect(await outcomes()).toContain('changed'), 60_000);
});
