import { afterAll, expect, test } from 'vitest';
import { auditPage } from '#domain/admin/audit.ts';
import { suppressionList } from '#domain/admin/suppressions.ts';
import { bakeryRequest } from '#tests/builders/bakery.ts';
import { openAdminDesk } from '#tests/builders/open-admin-desk.ts';
import { signUpMember } from '#tests/builders/sign-up.ts';
import { mails } from '../db/schema.ts';
import { isStopped, stopMail, stopUrl } from '../mail/suppression-list.ts';

const desk = await openAdminDesk();
afterAll(() => desk.close());

const lift = (address: string) =>
  desk.ask('/api/admin/mail-stops/lift', {
    method: 'POST',
    body: JSON.stringify({ address }),
  });
const send = (email: string, ipAddress: string) =>
  desk.site.call('send-concept', { ...bakeryRequest(), email, submissionId: undefined }, ipAddress);
async function report(address: string): Promise<void> {
  const mail = (await desk.db.select().from(mails)).find((one) => one.to_address === address);
  const { secret } = desk.site.services;
  const link = new URL(stopUrl('http://localhost', secret, { address, mailId: mail?.id ?? '' }));
  const answer = await desk.site.ask(link.pathname, {
    method: 'POST',
    body: 'action=report',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
  });
  expect(answer.status).toBe(200);
}

test('MAIL-07 ADM-07 the house sees whom nothing is mailed and why, and lifts it', async () => {
  await stopMail(desk.db, 'gone@example.com', new Date(), { reason: 'bounced' });
  await stopMail(desk.db, 'ann@example.com', new Date());
  const found = await desk.get('mail-stops?q=gone', suppressionList);
  expect(found.stops).toMatchObject([{ address: 'gone@example.com', reason: 'bounced' }]);
  expect((await desk.get('mail-stops', suppressionList)).total).toBe(2);
  expect((await lift('gone@example.com')).status).toBe(200);
  expect(await isStopped(desk.db, 'gone@example.com')).toBe(false);
  expect((await lift('gone@example.com')).status).toBe(404);
  const { entries } = await desk.get('audit', auditPage);
  expect(entries).toMatchObject([
    { action: 'mail.resumed', target_id: 'g…@example.com', details: { reason: 'bounced' } },
  ]);
});

test('MAIL-07 the list is for admins alone', async () => {
  expect((await desk.site.ask('/api/admin/mail-stops')).status).toBe(401);
  const { cookie } = await signUpMember(desk.site);
  const answer = await desk.site.ask('/api/admin/mail-stops', { headers: { Cookie: cookie } });
  expect(answer.status).toBe(403);
});

test('MAIL-07 a report names where the mail was asked for; from where three were, none goes', async () => {
  const spammer = '198.51.100.66';
  const victims = ['v1', 'v2', 'v3'].map((name) => `${name}@example.com`);
  for (const victim of victims) {
    expect((await send(victim, spammer)).status).toBe(200);
    await report(victim);
  }
  const { stops } = await desk.get('mail-stops?q=v1', suppressionList);
  expect(stops).toMatchObject([{ reason: 'reported', sent_from: spammer }]);
  expect((await send('v4@example.com', spammer)).status).toBe(429);
  expect((await send('v4@example.com', '198.51.100.67')).status).toBe(200);
});

test('MAIL-07 who was reported is no other for another address of the same network', async () => {
  const from = (net: string, at: number) => `2001:db8:${net}::${at}`;
  for (let at = 1; at <= 3; at++) {
    expect((await send(`six-${at}@example.com`, from('1:2', at))).status).toBe(200);
    await report(`six-${at}@example.com`);
  }
  expect((await send('six-4@example.com', from('1:2', 4))).status).toBe(429);
  expect((await send('six-4@example.com', from('1:3', 4))).status).toBe(200);
  // Nor for another network of the same wide one, a little later.
  for (let at = 1; at <= 6; at++) {
    expect((await send(`wide-${at}@example.com`, from(`5:${at}00`, 1))).status).toBe(200);
    await report(`wide-${at}@example.com`);
  }
  expect((await send('wide-7@example.com', from('5:700', 1))).status).toBe(429);
});
