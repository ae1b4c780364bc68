import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { bakeryRequest } from '#tests/builders/bakery.ts';
import { openTestSite, type TestSite } from '#tests/builders/open-test-site.ts';
import { askAs, signUpMember } from '#tests/builders/sign-up.ts';
import { mails, submissionLogs } from '../db/schema.ts';
import { stopMail } from '../mail/suppression-list.ts';

let site: TestSite;
const openSite = async () => {
  site = await openTestSite();
};
const closeSite = () => site.close();

const request = (changes: Record<string, unknown> = {}) => ({
  ...bakeryRequest(),
  submissionId: randomUUID(),
  ...changes,
});
const send = (changes: Record<string, unknown> = {}, address?: string) =>
  site.call('send-concept', request(changes), address);
const recorded = () => site.services.db.select().from(submissionLogs);
const queued = () => site.services.db.select().from(mails);
const waiting = async () => (await site.jobs.counts()).find(({ queue }) => queue === 'send-mail');

describe('each on a site of its own', () => {
  beforeEach(openSite);
  afterEach(closeSite);

  test('MAIL-03 a package is recorded, its mail queued with it, and the answer names it', async () => {
    const answer = await send({ email: 'june@example.com' });
    expect(answer.status).toBe(200);
    const { submissionId, mailbox } = (await answer.json()) as Record<string, string>;
    expect(mailbox).toBeUndefined();
    const [row, ...others] = await recorded();
    expect(others).toEqual([]);
    expect(row).toMatchObject({
      id: submissionId,
      email: 'june@example.com',
      product_name: "Marlowe's Bread",
      creative_brief: bakeryRequest().creativeBrief,
    });
    expect(row?.created_at).toBeInstanceOf(Date);
    expect(row?.package).toMatchObject({ targetAudience: 'Neighbours within a ten-minute walk' });
    const [mail] = await queued();
    expect(mail).toMatchObject({ status: 'queued', to_address: 'june@example.com', attempts: 0 });
    expect(mail?.submission_id).toBe(submissionId);
    expect((await waiting())?.waiting).toBe(1);
  });

  test('AUTH-06 what a page takes for a member’s is not sent as a guest’s', async () => {
    expect((await send({ asMember: true })).status).toBe(401);
    expect(await recorded()).toEqual([]);
  });

  test('HOUSE-01 past the limit of an address a package is recorded without a mail', async () => {
    for (let sent = 0; sent < 3; sent++) expect((await send()).status).toBe(200);
    expect((await send()).status).toBe(429);
    expect((await send({ withoutMail: true })).status).toBe(200);
    expect(await recorded()).toHaveLength(4);
    expect(await queued()).toHaveLength(3);
  });

  test('HOUSE-01 past the limit of a network one goes on without a mail as well', async () => {
    const from = (n: number, more = {}) =>
      send({ email: `guest-${n}@example.com`, ...more }, '203.0.113.77');
    for (let sent = 0; sent < 10; sent++) expect((await from(sent)).status).toBe(200);
    expect((await from(10)).status).toBe(429);
    expect((await from(10, { withoutMail: true })).status).toBe(200);
    expect(await queued()).toHaveLength(10);
    // It is counted by itself, and not without end.
    for (let more = 11; more < 40; more++) await from(more, { withoutMail: true });
    expect((await from(41, { withoutMail: true })).status).toBe(429);
  });

  test('MAIL-03 however often and however fast the button is pressed, it is one package', async () => {
    const body = request();
    const answers = await Promise.all(
      Array.from({ length: 8 }, async () => (await site.call('send-concept', body)).json()),
    );
    const told = answers as { submissionId: string; sentBefore?: string }[];
    expect(new Set(told.map(({ submissionId }) => submissionId)).size).toBe(1);
    const [row] = await recorded();
    const before = told.flatMap(({ sentBefore }) => sentBefore ?? []);
    expect(before).toEqual(Array(7).fill(row?.created_at.toISOString()));
    expect(await recorded()).toHaveLength(1);
    expect(await queued()).toHaveLength(1);
    expect((await waiting())?.waiting).toBe(1);
  });

  test('MAIL-03 without an id from the page the content tells a repeat', async () => {
    const plain = { submissionId: undefined };
    await send({ ...plain, timestamp: '2026-11-20T12:00:00Z', ipAddress: '1.2.3.4' });
    await send({ ...plain, timestamp: '2026-11-20T12:00:09Z', ipAddress: '5.6.7.8' });
    expect(await recorded()).toHaveLength(1);
    await send({ ...plain, productName: 'Another bread' });
    expect(await recorded()).toHaveLength(2);
  });

  test('MAIL-03 the id of somebody else is no way to their package', async () => {
    const submissionId = randomUUID();
    const first = await (await send({ submissionId })).json();
    const second = await (await send({ submissionId, email: 'other@example.com' })).json();
    expect(second).not.toEqual(first);
    expect(await recorded()).toHaveLength(2);
  });

  test('MAIL-05 the address of the caller is the one the server sees, or Unknown', async () => {
    await send({ ipAddress: '9.9.9.9' }, '203.0.113.9');
    await send({ ipAddress: '9.9.9.9', email: 'b@example.com' }, '');
    const addresses = (await recorded()).map((row) => row.ip_address).sort();
    expect(addresses).toEqual(['203.0.113.9', 'Unknown']);
    for (const row of await recorded())
      expect(JSON.stringify(row.package)).not.toContain('9.9.9.9');
  });

  test('MAIL-07 three packages a day to one address; repeats do not count', async () => {
    const first = request();
    for (const body of [first, first, request(), first, request()]) {
      expect((await site.call('send-concept', body)).status).toBe(200);
    }
    const refused = await send({ email: 'JUNE@example.com' });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(3600);
    expect(await recorded()).toHaveLength(3);
    expect(await queued()).toHaveLength(3);
    expect((await site.call('send-concept', first)).status).toBe(200);
    expect((await send({ email: 'other@example.com' })).status).toBe(200);
  });

  test('MAIL-07 ten packages an hour from one network, or as many as LIMIT_PACKAGES says', async () => {
    await site.close();
    site = await openTestSite({ LIMIT_PACKAGES: '2' });
    const from = (address: string, name: string) => send({ email: `${name}@example.com` }, address);
    expect((await from('203.0.113.7', 'a')).status).toBe(200);
    expect((await from('203.0.113.7', 'b')).status).toBe(200);
    expect((await from('203.0.113.7', 'c')).status).toBe(429);
    expect((await from('198.51.100.1', 'c')).status).toBe(200);
    expect(await recorded()).toHaveLength(3);
  });

  test('MAIL-07 the addresses of one mailbox share its three packages', async () => {
    const statuses: number[] = [];
    for (const local of ['june', 'june+1', 'JUNE+2', 'june+3']) {
      statuses.push((await send({ email: `${local}@example.com` })).status);
    }
    expect(statuses).toEqual([200, 200, 200, 429]);
    const written = (await queued()).map((mail) => mail.to_address);
    expect(written).toContain('june+1@example.com');
  });

  test('MAIL-07 a client that has many addresses and a whole wide network mails few strangers', async () => {
    const passed = async (times: number, from: (at: number) => string) => {
      let count = 0;
      for (let at = 0; at < times; at++) {
        const answer = await send({ email: `${randomUUID()}@example.com` }, from(at));
        if (answer.status === 200) count += 1;
      }
      return count;
    };
    expect(await passed(30, () => '203.0.113.50')).toBe(10);
    // /64 networks of one /56, then /56 networks of one /48.
    expect(await passed(30, (at) => `2001:db8:7:${at.toString(16)}::1`)).toBe(15);
    expect(await passed(30, (at) => `2001:db8:8:${at.toString(16)}00::1`)).toBe(20);
    expect(await passed(1, () => '2001:db8:9::1')).toBe(1);
  });

  test('MAIL-07 a client with any number of addresses mails ten a day, however it spreads them, each package whole', async () => {
    await site.close();
    let ahead = 0;
    site = await openTestSite({}, { now: () => new Date(Date.now() + ahead) });
    for (let at = 0; at < 23 * 11; at++) {
      ahead = Math.floor(at / 11) * 3_601_000;
      await send({ email: `stranger-${at}@example.com` }, '203.0.113.50');
    }
    expect(ahead).toBeLessThan(86_400_000);
    expect(await queued()).toHaveLength(10);
    for (const { package: kept } of await recorded()) {
      const { email, ...content } = bakeryRequest();
      expect(kept).toMatchObject(content);
    }
    // Without a mail one goes on, and to one's own address, as a member, mails go as before.
    const other = { email: 'other@example.com' };
    expect((await send(other, '203.0.113.50')).status).toBe(429);
    expect((await send({ ...other, withoutMail: true }, '203.0.113.50')).status).toBe(200);
    const member = await signUpMember(site, { verified: true });
    const asMember = async (email: string) => {
      const body = JSON.stringify(request({ email }));
      const init = { method: 'POST', body };
      const path = '/api/functions/send-concept';
      return (await askAs(site, member)(path, init, '203.0.113.50')).status;
    };
    expect([await asMember(member.email), await asMember(other.email)]).toEqual([200, 429]);
    ahead += 86_400_000;
    expect((await send(other, '203.0.113.50')).status).toBe(200);
  });

  test('MAIL-07 as many strangers a day as LIMIT_UNASKED_PACKAGES says', async () => {
    await site.close();
    site = await openTestSite({ LIMIT_UNASKED_PACKAGES: '2' });
    const to = async (name: string, address: string) =>
      (await send({ email: `${name}@example.com` }, address)).status;
    const statuses = [await to('a', '203.0.113.7'), await to('b', '203.0.113.7')];
    expect([...statuses, await to('c', '203.0.113.7')]).toEqual([200, 200, 429]);
    expect(await to('c', '198.51.100.1')).toBe(200);
  });

  test('MAIL-07 an address that wants no mail is answered the same, and gets none', async () => {
    const open = await send({ email: 'open@example.com' });
    await stopMail(site.services.db, 'june@example.com', new Date());
    const stopped = await send({ email: 'June@Example.com' });
    expect(stopped.status).toBe(open.status);
    expect(Object.keys((await stopped.json()) as object)).toEqual(
      Object.keys((await open.json()) as object),
    );
    expect((await queued()).map((mail) => mail.status).sort()).toEqual(['queued', 'stopped']);
    expect(await recorded()).toHaveLength(2);
    expect((await waiting())?.waiting).toBe(1);
  });

  test('MAIL-06 on the machine itself the answer says where the mail can be read', async () => {
    const init = {
      method: 'POST',
      body: JSON.stringify(request()),
      headers: { 'Content-Type': 'application/json' },
    };
    const here = await site.askHere('/api/functions/send-concept', init);
    expect(await here.json()).toMatchObject({ mailbox: '/mailbox' });
  });
});

describe('bad input', () => {
  beforeAll(openSite);
  afterAll(closeSite);

  test.each([
    ['no address', { email: undefined }, 'email'],
    ['an empty address', { email: '' }, 'email'],
    ['two addresses', { email: 'a@example.com, b@example.com' }, 'email'],
    ['a header in the address', { email: 'a@example.com\r\nBcc: b@example.com' }, 'email'],
    [
      'a picture from elsewhere',
      frameWith('https://example.com/a.jpg'),
      'storyboardFrames.0.imageUrl',
    ],
    [
      'a picture of this machine',
      frameWith('http://169.254.169.254/'),
      'storyboardFrames.0.imageUrl',
    ],
    ['a file', frameWith('/api/storage/frames/../secret'), 'storyboardFrames.0.imageUrl'],
    ['another folder', frameWith('/api/storage/uploads/a.jpg'), 'storyboardFrames.0.imageUrl'],
    ['five frames', { storyboardFrames: Array(5).fill({ title: 'x' }) }, 'storyboardFrames'],
    ['no product', { productName: ' ' }, 'productName'],
  ])('MAIL-07 %s: 422 and nothing written', async (_what, changes, field) => {
    const answer = await send(changes);
    expect(answer.status).toBe(422);
    const { error } = (await answer.json()) as { error: { fields: { path: string }[] } };
    expect(error.fields.map(({ path }) => path)).toContain(field);
    expect(await recorded()).toEqual([]);
    expect(await queued()).toEqual([]);
  });

  function frameWith(imageUrl: string) {
    return { storyboardFrames: [{ title: 'One', imageUrl }] };
  }
});
