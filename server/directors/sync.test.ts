import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTestServices, type TestServices } from '#tests/database/open-test-services.ts';
import { creativeDirectors } from '../db/schema.ts';
import { sampleDirectors } from '../gateways/directors-feed/sample-directors.ts';
import { syncDirectors } from './sync.ts';

let opened: TestServices;
beforeEach(async () => {
  opened = await openTestServices();
});
afterEach(() => opened.close());
const signal = new AbortController().signal;

test('DIR-09 a fresh installation has the directors of the sample feed, marked as such', async () => {
  const { services } = opened;
  expect(await syncDirectors(services, signal)).toEqual({ kind: 'read', synced: 60 });
  const rows = await services.db.select().from(creativeDirectors);
  expect(rows.map(({ id }) => id).toSorted()).toEqual(
    sampleDirectors.map(({ id }) => id).toSorted(),
  );
});
