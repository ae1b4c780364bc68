import { randomUUID } from 'node:crypto';
import { afterEach, expect, test } from 'vitest';
import { bakeryRequest } from '#tests/builders/bakery.ts';
import { newestMail, startMails } from '#tests/builders/mailed-links.ts';
import { openTestSite, type TestSite } from '#tests/builders/open-test-site.ts';
import { insertOrder } from '#tests/builders/payments/insert-payments.ts';
import { askAs, signUpMember } from '#tests/builders/sign-up.ts';
import { leads, looseFrames, mails, submissionLogs } from '../db/schema.ts';
import { sweepGuestPackages } from './sweep-guest-packages.ts';

let site: TestSite;
let ahead = 0;
const day = 86_400_000;
async function open(settings: Record<string, string> = { KEEP_GUEST_PACKAGES: '90' }) {
  ahead = 0;
  site = await openTestSite(settings, { now: () => new Date(Date.now() + ahead) });
}
afterEach(() => site.close());

let senders = 0;
async function send(email = 'guest@example.com', ask?: ReturnType<typeof askAs>): Promise<string> {
  senders += 1;
  const body = { ...bakeryRequest(), email, submissionId: randomUUID() };
  const sent = ask
    ? await ask('/api/functions/send-concept', { method: 'POST', body: JSON.stringify(body) })
    : await site.call('send-concept', body, `198.51.100.${senders}`);
  const { submissionId } = (await sent.json()) as { submissionId: string };
  return submissionId;
}
const kept = async () =>
  (await site.services.db.select().from(submissionLogs)).map(({ id }) => id).sort();
const count = (table: typeof mails | typeof leads) => site.services.db.$count(table);

test('KEEP-04 a guest’s package goes with its mail, lead and pictures when its time is over', async () => {
  await open();
  await startMails(site);
  await send();
  expect(await newestMail(site, 'guest@example.com')).toBeDefined();
  const told = { ...bakeryRequest(), email: 'told@example.com', productName: 'Rye' };
  const answer = await site.call('write-to-sheets', told);
  expect(await answer.json()).toEqual({ success: true });
  ahead = 89 * day;
  await sweepGuestPackages(site.services);
  expect([await count(mails), await count(leads)]).toEqual([1, 2]);
  ahead = 91 * day;
  await sweepGuestPackages(site.services);
  expect(await kept()).toEqual([]);
  expect([await count(mails), await count(leads)]).toEqual([0, 0]);
  expect(await site.services.outbox?.list()).toEqual([]);
  expect(await site.services.db.$count(looseFrames)).toBe(4);
});

test('KEEP-04 what a member sent or claimed, and what money stands for, stays', async () => {
  await open();
  const member = await signUpMember(site, { verified: true });
  const mine = await send(member.email, askAs(site, member));
  const paid = await send('paid@example.com');
  const gone = await send('gone@example.com');
  await insertOrder(site.services.db, { submission_id: paid, state: 'paid' });
  await insertOrder(site.services.db, { submission_id: gone, state: 'expired' });
  ahead = 91 * day;
  await sweepGuestPackages(site.services);
  expect(await kept()).toEqual([mine, paid].sort());
});

test('KEEP-04 without a time nothing goes', async () => {
  await open({});
  const id = await send();
  ahead = 9_000 * day;
  await sweepGuestPackages(site.services);
  expect(await kept()).toEqual([id]);
});

test('KEEP-04 many go some at a time', async () => {
  await open();
  const row = { product_name: 'Rye', creative_brief: '', package: {}, ip_address: 'Unknown' };
  const old = Array.from({ length: 1_020 }, (_, at) => ({
    ...row,
    id: randomUUID(),
    email: `guest-${at}@example.com`,
    dedupe_key: `page:${at}`,
    created_at: new Date(Date.now() - 100 * day + at),
  }));
  await site.services.db.insert(submissionLogs).values(old);
  await sweepGuestPackages(site.services);
  expect(await kept()).toHaveLength(20);
  await sweepGuestPackages(site.services);
  expect(await kept()).toEqual([]);
});
