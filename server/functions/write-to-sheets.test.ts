import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { bakeryRequest } from '#tests/builders/bakery.ts';
import { openTestSite, type TestSite } from '#tests/builders/open-test-site.ts';
import { leads } from '../db/schema.ts';

let site: TestSite;
beforeEach(async () => {
  site = await openTestSite();
});
afterEach(() => site.close());

const { storyboardFrames, script, selectedConcept, ...summary } = bakeryRequest();
const tell = (changes: object = {}, address?: string) =>
  site.call('write-to-sheets', { ...summary, ...changes }, address);
const kept = () => site.services.db.select().from(leads);

test('MAIL-04 keeps what was told; address and time are the server’s own', async () => {
  const before = Date.now();
  const answer = await tell({ ipAddress: '9.9.9.9', timestamp: '1999-01-01T00:00:00Z' });
  expect([answer.status, await answer.json()]).toEqual([200, { success: true }]);
  const [lead, ...others] = await kept();
  expect(others).toEqual([]);
  expect(lead).toMatchObject({ state: 'queued', submission_id: null });
  expect(lead?.cells).toMatchObject({
    name: 'June Park',
    email: 'june@example.com',
    platform: 'tiktok, instagram',
    characterName: 'Rosa',
    voiceOverOnly: 'no',
    creativeBrief: bakeryRequest().creativeBrief,
    ipAddress: '203.0.113.7',
  });
  expect(Date.parse(lead?.cells.timestamp ?? '')).toBeGreaterThanOrEqual(before);
});

test('MAIL-04 one row for a submission, told before or after it, or by the id of its answer', async () => {
  const submissionId = randomUUID();
  const package_ = { ...bakeryRequest(), submissionId };
  await Promise.all(Array.from({ length: 5 }, () => tell({ submissionId })));
  const [told] = await kept();
  const sent = await site.call('send-concept', package_);
  const answered = (await sent.json()) as { submissionId: string };
  expect((await tell({ submissionId })).status).toBe(200);
  expect((await tell({ submissionId: answered.submissionId })).status).toBe(200);
  const all = await kept();
  expect(all).toHaveLength(1);
  expect(all[0]).toMatchObject({ id: told?.id, submission_id: answered.submissionId });
});

test('MAIL-04 without an id, what says the same as a submission of the day is that lead', async () => {
  await site.call('send-concept', bakeryRequest());
  expect((await tell()).status).toBe(200);
  expect(await kept()).toHaveLength(1);
  await tell({ productName: 'Another bread' });
  await tell({ productName: 'Another bread' });
  expect(await kept()).toHaveLength(2);
});

test('MAIL-04 the id of somebody else is no way to keep a lead out of the list', async () => {
  const submissionId = randomUUID();
  await tell({ submissionId });
  await tell({ submissionId, email: 'other@example.com' });
  expect(await kept()).toHaveLength(2);
});

test('MAIL-04 three leads a day of one address, so many of one network; repeats do not count', async () => {
  await site.close();
  site = await openTestSite({ LIMIT_PACKAGES: '4' });
  const one = (name: string, email = 'june@example.com') => tell({ productName: name, email });
  for (const name of ['a', 'a', 'b', 'c', 'a']) expect((await one(name)).status).toBe(200);
  const refused = await one('d');
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
  expect((await one('d', 'b@example.com')).status).toBe(200);
  expect((await one('d', 'c@example.com')).status).toBe(429);
  expect(await kept()).toHaveLength(4);
});

test.each([
  ['no address', { email: '' }, 'email'],
  ['no product', { productName: ' ' }, 'productName'],
  ['a control character', { notes: 'a\u0000b' }, 'notes'],
  ['too long a brief', { creativeBrief: 'x'.repeat(20_001) }, 'creativeBrief'],
])('MAIL-04 %s: 422 and nothing kept', async (_what, changes, field) => {
  const answer = await tell(changes);
  expect(answer.status).toBe(422);
  const { error } = (await answer.json()) as { error: { fields: { path: string }[] } };
  expect(error.fields.map(({ path }) => path)).toContain(field);
  expect(await kept()).toEqual([]);
});
