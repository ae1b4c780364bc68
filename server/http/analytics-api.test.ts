// On both databases: two processes share the salt of a day.
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { adminAnalytics } from '#domain/admin/analytics.ts';
import { openTestSite, type TestSite } from '#tests/builders/open-test-site.ts';
import {
  insertMember,
  insertOrder,
  insertProject,
} from '#tests/builders/payments/insert-payments.ts';
import { askAs, signUpMember } from '#tests/builders/sign-up.ts';
import { saltOf } from '../analytics/day-salt.ts';
import { sweepUsage } from '../analytics/sweep-usage.ts';
import { openUsage } from '../analytics/usage.ts';
import { generations, usageCounts, usageMarks, usageSalts, userRoles } from '../db/schema.ts';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
const heard = vi.fn();
let clock = new Date('2026-11-22T12:00:00Z');
let site: TestSite;
beforeAll(async () => {
  const analytics = { report: heard, close: () => {} };
  site = await openTestSite({}, { now: () => clock, analytics });
});
afterAll(() => site.close());
beforeEach(() => {
  clock = new Date('2026-11-22T12:00:00Z');
});
afterEach(async () => {
  await site.services.usage.flush();
  const { db } = site.services;
  for (const table of [usageCounts, usageMarks, usageSalts, generations]) await db.delete(table);
  heard.mockClear();
});

type Sender = { address?: string; headers?: Record<string, string>; to?: TestSite };
const send = (body: unknown, { address, headers = {}, to = site }: Sender = {}) =>
  to.ask(
    '/api/page-views',
    {
      method: 'POST',
      headers: { 'User-Agent': firefox, 'Content-Type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    },
    address,
  );
const view = (path: string, query = '') => ({ path, query });
async function counts(of = site): Promise<Record<string, number>> {
  await of.services.usage.flush();
  const rows = await of.services.db.select().from(usageCounts);
  return Object.fromEntries(rows.map(({ day, name, count }) => [`${day} ${name}`, count]));
}

describe('NAV-02 counting', () => {
  test('views each time, visitors once a day, by network and browser', async () => {
    const other = { 'User-Agent': firefox.replaceAll('145', '144') };
    expect((await send(view('/'))).status).toBe(204);
    await send(view('/director/7b0c', '?email=june@nightjar.example'));
    await site.services.usage.flush();
    await send(view('/'));
    await send(view('/'), { headers: other });
    await send(view('/'), { address: '203.0.113.8' });
    clock = new Date('2026-11-23T00:00:01Z');
    await send(view('/'));
    expect(await counts()).toEqual({
      '2026-11-22 view /': 4,
      '2026-11-22 view /director/:id': 1,
      '2026-11-22 visitors': 3,
      '2026-11-23 view /': 1,
      '2026-11-23 visitors': 1,
    });
  });

  test('a step of the wizard once for each visitor and day', async () => {
    for (let time = 0; time < 3; time += 1) await send({ step: 'details' });
    await send({ step: 'details' }, { address: '203.0.113.8' });
    expect(await counts()).toEqual({ '2026-11-22 step details': 2 });
  });

  test('nothing that is stored names a visitor', async () => {
    const secret = 'june@nightjar.example';
    await send(view(`/director/${secret}`, `?utm_source=${secret}&session_id=cs_1`));
    await send(view(`/${secret}`, `?${secret}`), {
      headers: { Cookie: '', 'User-Agent': firefox },
    });
    await site.services.usage.flush();
    const { db } = site.services;
    const kept = [await db.select().from(usageCounts), await db.select().from(usageMarks)];
    const told = JSON.stringify([...kept, heard.mock.calls]);
    for (const hidden of [secret, 'june', 'cs_1', '203.0.113', 'Firefox']) {
      expect(told).not.toContain(hidden);
    }
  });

  test('pages of admins are answered alike, counted and passed on never', async () => {
    for (const path of ['/admin', '/Admin/', '/admin/failures', '/admin/audit', '/admin-test']) {
      expect((await send(view(path, '?tab=analytics'))).status).toBe(204);
    }
    expect(await counts()).toEqual({});
    expect(heard).not.toHaveBeenCalled();
  });

  test.each([
    ['Do Not Track', { DNT: '1' }],
    ['Global Privacy Control', { 'Sec-GPC': '1' }],
    ['a robot', { 'User-Agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }],
    ['a browser without a window', { 'User-Agent': `${firefox} HeadlessChrome/142.0` }],
    ['a program', { 'User-Agent': '' }],
  ])('%s is answered alike, counted and passed on never', async (_, headers) => {
    expect((await send(view('/'), { headers })).status).toBe(204);
    expect((await send({ step: 'details' }, { headers })).status).toBe(204);
    expect(await counts()).toEqual({});
    expect(heard).not.toHaveBeenCalled();
  });

  test('600 an hour and network at most', async () => {
    const address = '203.0.113.99';
    clock = new Date('2026-11-24T12:00:00Z');
    for (let time = 0; time < 601; time += 1) await send(view('/'), { address });
    expect((await counts())['2026-11-24 view /']).toBe(600);
    clock = new Date('2026-11-24T13:00:00Z');
    await send(view('/'), { address });
    expect((await counts())['2026-11-24 view /']).toBe(601);
  });

  test.each([
    ['no JSON', '{', 400],
    ['nothing known', {}, 422],
    ['other types', { path: 7, query: ['x'] }, 422],
    ['a path without end', view('/x'.repeat(10_000)), 422],
    ['a step of another wizard', { step: 'june@nightjar.example' }, 422],
    ['NUL', view('/\0', '\0'), 204],
  ])('%s does no harm', async (_, body, status) => {
    expect((await send(body)).status).toBe(status);
    expect(Object.keys(await counts()).filter((name) => !/view other|visitors/.test(name))).toEqual(
      [],
    );
  });

  test('another site cannot count here', async () => {
    const headers = { 'Sec-Fetch-Site': 'cross-site' };
    expect((await send(view('/'), { headers })).status).toBe(403);
    expect(await counts()).toEqual({});
  });

  test('two processes share the salt of a day and count a visitor once', async () => {
    const { db } = site.services;
    const salts = await Promise.all([saltOf(db, '2026-11-22'), saltOf(db, '2026-11-22')]);
    expect(new Set(salts).size).toBe(1);
    const others = [1, 2, 3].map(() => openUsage(db, site.services.log));
    for (const one of others) one.countView('/', { network: 'n', userAgent: 'u' }, clock);
    await Promise.all(others.map((one) => one.flush()));
    expect(await counts()).toEqual({ '2026-11-22 view /': 3, '2026-11-22 visitors': 1 });
  });

  test('salt and marks go when the day is over, counts stay', async () => {
    await send(view('/'));
    await site.services.usage.flush();
    const { db } = site.services;
    await sweepUsage(db, new Date('2026-11-22T23:59:00Z'));
    expect(await db.select().from(usageMarks)).toHaveLength(1);
    await sweepUsage(db, new Date('2026-11-23T01:00:00Z'));
    expect(await db.select().from(usageMarks)).toEqual([]);
    expect(await db.select().from(usageSalts)).toEqual([]);
    expect(await counts()).toHaveProperty('2026-11-22 visitors', 1);
  });

  test('a database that fails is no trouble of the page', async () => {
    const broken = new Proxy(site.services.db, {
      get: () => () => {
        throw new Error('The database is gone.');
      },
    });
    const usage = openUsage(broken, site.services.log);
    usage.countView('/', { network: 'n', userAgent: 'u' }, clock);
    await expect(usage.flush()).resolves.toBeUndefined();
  });
});

test('NAV-02 ADM-06 switched off, nothing is kept and the figures say so', async () => {
  const off = await openTestSite(
    { ANALYTICS: 'off' },
    { analytics: { report: heard, close() {} } },
  );
  expect((await send(view('/'), { to: off })).status).toBe(204);
  expect(await counts(off)).toEqual({});
  expect(heard).not.toHaveBeenCalled();
  const admin = await openAdmin(off);
  expect((await admin('')).visits).toBeNull();
  await off.close();
});

test('ADM-06 generations are noted with who wrote, how it ended and how long it took', async () => {
  const product = { productName: 'Rye at Nine', description: 'Sourdough, warm at nine.' };
  const asked = { ...product, platform: ['tiktok'], userType: 'business' };
  const answer = await site.call('generate-concepts', { ...asked, creativeApproach: 'bold' });
  expect(answer.status).toBe(200);
  await site.call('generate-concepts', {});
  await site.services.usage.flush();
  const rows = await site.services.db.select().from(generations);
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({ kind: 'concepts', source: 'built-in', outcome: 'done' });
});

type Ask = (query: string) => Promise<ReturnType<typeof adminAnalytics.parse>>;
async function openAdmin(of: TestSite): Promise<Ask> {
  const member = await signUpMember(of, { verified: true });
  const role = { role: 'admin', source: 'granted', created_at: new Date() } as const;
  await of.services.db.insert(userRoles).values({ user_id: member.id, ...role });
  return async (query) => {
    const answer = await askAs(of, member)(`/api/admin/analytics${query}`);
    if (answer.status !== 200) throw new Error(String(answer.status));
    return adminAnalytics.parse(await answer.json());
  };
}

describe('ADM-06 the figures', () => {
  let read: Ask;
  beforeAll(async () => {
    clock = new Date(); // sessions are of today
    read = await openAdmin(site);
  });

  test('an empty house has every day, and nothing on any', async () => {
    clock = new Date();
    const figures = await read('');
    expect(figures.days).toBe(30);
    expect(figures.visits?.visitors).toHaveLength(30);
    expect(figures.visits?.since).toBe(clock.toISOString().slice(0, 10));
    expect(figures.visits?.pages).toEqual([]);
    expect(figures.visits?.funnel).toHaveLength(15);
    expect(figures.visits?.funnel[0]).toMatchObject({ step: 'user-type', count: 0 });
    expect(figures.generations).toEqual([]);
    expect(figures.payments.every(({ count, cents }) => count === 0 && cents === 0)).toBe(true);
  });

  test.each(['8', 'x', '', '1e9', '-7'])('there is no period of %s days', async (days) => {
    clock = new Date();
    await expect(read(`?days=${days}`)).rejects.toThrow('422');
  });

  test('visits, steps, packages, projects, generations and payments, by UTC day', async () => {
    clock = new Date();
    const { db } = site.services;
    await send(view('/'));
    await send(view('/terms'));
    await send(view('/'), { address: '203.0.113.8' });
    await send({ step: 'details' });
    const { id } = await insertMember(db);
    await insertProject(db, id);
    const paid = { state: 'paid', paid_at: clock, cents: 1_200_000 } as const;
    await insertOrder(db, paid);
    await insertOrder(db, { ...paid, provider: 'stripe', payment_id: 'pi_1' });
    await insertOrder(db);
    const noted = { kind: 'script', source: 'built-in', outcome: 'done' } as const;
    await db.insert(generations).values(
      [10, 20, 90].map((milliseconds) => ({
        id: randomUUID(),
        at: clock,
        ...noted,
        milliseconds,
      })),
    );
    const failed = { ...noted, outcome: 'failed' as const, milliseconds: 5_000 };
    await db.insert(generations).values({ id: randomUUID(), at: clock, ...failed });
    const figures = await read('?days=7');
    const today = clock.toISOString().slice(0, 10);
    expect(figures.visits?.views.at(-1)).toEqual({ day: today, count: 3 });
    expect(figures.visits?.visitors.at(-1)).toEqual({ day: today, count: 2 });
    expect(figures.visits?.since).toBe(today);
    expect(figures.visits?.pages).toEqual([
      { path: '/', count: 2 },
      { path: '/terms', count: 1 },
    ]);
    expect(figures.visits?.funnel.filter(({ count }) => count > 0)).toEqual([
      { step: 'details', title: 'What is it about?', count: 1 },
    ]);
    expect(figures.projects.at(-1)?.count).toBe(1);
    expect(figures.packages).toHaveLength(7);
    expect(figures.payments.at(-1)).toEqual({
      day: today,
      count: 1,
      cents: 1_200_000,
      netCents: 1_200_000,
    });
    expect(figures.testPayments).toBe(true);
    expect(figures.generationsPerDay.at(-1)?.count).toBe(3);
    expect(figures.generations).toEqual([
      {
        kind: 'script',
        source: 'built-in',
        done: 3,
        failed: 1,
        canceled: 0,
        medianMilliseconds: 20,
        tokens: 0,
        pictures: 0,
        microdollars: 0,
      },
    ]);
    expect(figures.models).toBeNull();
  });
});
