import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { openTestSite } from '#tests/builders/open-test-site.ts';
import { suppressions } from '../db/schema.ts';
import { countSuppressions, isStopped, readStopToken, stopUrl } from './suppression-list.ts';

const mailId = randomUUID();
const site = await openTestSite();
const path = new URL(
  stopUrl('http://localhost:3000', site.services.secret, { address: 'June@example.com', mailId }),
).pathname;
afterAll(() => site.close());

const stopped = () => isStopped(site.services.db, 'june@example.com');
const post = (body: string) =>
  site.ask(path, {
    method: 'POST',
    body,
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
  });

test('MAIL-07 opening the link asks first: programs that check mail stop nothing', async () => {
  const answer = await site.ask(path);
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain('name="action" value="stop">');
  expect(await stopped()).toBe(false);
});

test('MAIL-07 the button stops mail, says so, and can be undone', async () => {
  expect(await (await post('action=stop')).text()).toContain('No more emails');
  expect(await stopped()).toBe(true);
  expect(await (await site.ask(path)).text()).toContain('No more emails');
  expect(await (await post('action=resume')).text()).toContain('Emails are on again');
  expect(await stopped()).toBe(false);
});

test('MAIL-07 the one click of a mail program stops mail (RFC 8058)', async () => {
  expect((await post('List-Unsubscribe=One-Click')).status).toBe(200);
  expect(await stopped()).toBe(true);
});

test('MAIL-07 one press reports a mail nobody asked for and stops it, tags or not', async () => {
  const aliased = stopUrl('http://localhost:3000', site.services.secret, {
    address: 'ann+shop@example.com',
    mailId,
  });
  const answer = await site.ask(new URL(aliased).pathname, {
    method: 'POST',
    body: 'action=report',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
  });
  expect(await answer.text()).toContain('We were told which mail it was');
  expect(await isStopped(site.services.db, 'ann@example.com')).toBe(true);
  expect(await isStopped(site.services.db, 'Ann+other@example.com')).toBe(true);
  const rows = await site.services.db.select().from(suppressions);
  expect(rows).toContainEqual(
    // The mail itself is not kept any more.
    expect.objectContaining({ address: 'ann@example.com', reason: 'reported', mail_id: null }),
  );
});

test('MAIL-07 a link that was not signed here stops nobody', async () => {
  const [name, mail, proof = ''] = path.split('/').at(-1)?.split('.') ?? [];
  const other = Buffer.from('other@example.com').toString('base64url');
  const tokens = [
    `${other}.${mail}.${proof}`,
    `${name}.${randomUUID()}.${proof}`,
    `${name}.${proof}`,
    `${name}.${mail}.`,
    `${name}`,
    `${name}.${mail}.${proof}x`,
    `${name}.x.${proof}`,
    'x.y',
    'x.y.z.w',
  ];
  for (const token of tokens) {
    const answer = await site.ask(`/mail/stop/${token}`, { method: 'POST', body: 'action=stop' });
    expect(answer.status).toBe(404);
  }
  expect(await isStopped(site.services.db, 'other@example.com')).toBe(false);
  expect(readStopToken(`${name}.${mail}.${proof}`, 'another secret')).toBeNull();
});

test('MAIL-07 the link does not show the address to the naked eye, and the page is not kept', async () => {
  expect(path).not.toContain('june');
  const answer = await site.ask(path);
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
  expect(answer.headers.get('Referrer-Policy')).toBe('no-referrer');
});

test('MAIL-07 the house can count whom nothing is mailed', async () => {
  expect(await countSuppressions(site.services.db)).toEqual({ asked: 1, reported: 1 });
});
