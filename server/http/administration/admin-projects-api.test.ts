import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { orderStates } from '#domain/payments/order-facts.ts';
import { directorRow, insertDirectors } from '#tests/builders/insert-directors.ts';
import {
  insertMemberNamed,
  insertProjectOf,
  insertSubmission,
} from '#tests/builders/insert-work.ts';
import { openAdminDesk } from '#tests/builders/open-admin-desk.ts';
import { openTestSite } from '#tests/builders/open-test-site.ts';
import { insertOrder } from '#tests/builders/payments/insert-payments.ts';
import { signUpAdmin } from '#tests/builders/sign-up-admin.ts';
import { creativeDirectors, directorSyncs } from '../../db/schema.ts';

const generation = await openAdminDesk();
const { db } = generation;
afterAll(() => generation.close());
beforeEach(() => generation.clear());

const search = (q: string) => generation.names(new URLSearchParams({ q }).toString());

describe('ADM-02 the figures', () => {
  test('ADM-02 count projects, and submissions that have not become one', async () => {
    const june = await insertMemberNamed(db, 'June');
    const adopted = await insertSubmission(db);
    await insertProjectOf(db, june, { submission_id: adopted });
    await insertProjectOf(db, june, { status: 'greenlit' });
    await insertSubmission(db);
    const paid = await insertSubmission(db);
    // Paid twice is still one.
    await insertOrder(db, { submission_id: paid, state: 'paid' });
    await insertOrder(db, { submission_id: paid, state: 'disputed' });
    // Counted with its project.
    await insertOrder(db, { submission_id: adopted, state: 'paid' });
    await insertOrder(db, { state: 'paid' });
    expect(await generation.stats()).toMatchObject({ total: 4, pipeline: 2, greenlit: 2 });
    expect(await generation.list()).toMatchObject({ total: 4 });
  });

  test('ADM-02 count who is in the directory now', async () => {
    await db.delete(creativeDirectors);
    await insertDirectors(generation.site.services, [
      directorRow({ name: 'Ann' }),
      directorRow({ name: 'Bo' }),
      directorRow({ name: 'Cy', active: false }),
    ]);
    expect(await generation.stats()).toMatchObject({ directors: 2 });
  });

  test('ADM-02 count the last reading of the feed when it failed, and no earlier one', async () => {
    const reading = (minute: number, outcome: 'failed' | 'unchanged') => {
      const at = new Date(Date.UTC(2026, 10, 20, 8, minute));
      return { id: randomUUID(), feed: 'x', started_at: at, finished_at: at, outcome };
    };
    await db.insert(directorSyncs).values(reading(1, 'failed'));
    expect(await generation.stats()).toMatchObject({ failures: 1 });
    await db.insert(directorSyncs).values(reading(2, 'unchanged'));
    expect(await generation.stats()).toMatchObject({ failures: 0 });
  });

  test.each(orderStates)('ADM-04 a submission whose payment is %s', async (state) => {
    const id = await insertSubmission(db);
    await insertOrder(db, { submission_id: id, state });
    const isPaid = ['paid', 'partly-refunded', 'disputed'].includes(state);
    expect((await generation.list()).rows).toMatchObject([
      { id, status: isPaid ? 'greenlit' : 'pipeline' },
    ]);
    expect(await generation.stats()).toMatchObject({ greenlit: isPaid ? 1 : 0 });
    expect(await generation.names(`status=${isPaid ? 'pipeline' : 'greenlit'}`)).toEqual([]);
  });

  test('ADM-04 payments count as tracked once Stripe reports them, not while the sandbox does', async () => {
    await insertOrder(db, { submission_id: await insertSubmission(db), state: 'paid' });
    expect(await generation.stats()).toMatchObject({ tracksPayments: false, greenlit: 1 });
    const stripe = await openTestSite({
      PAYMENTS: 'stripe',
      STRIPE_SECRET_KEY: 'sk_test_x',
      STRIPE_WEBHOOK_SECRET: 'whsec_x',
    });
    const answer = await (await signUpAdmin(stripe)).ask('/api/admin/stats');
    expect(await answer.json()).toMatchObject({ tracksPayments: true });
    await stripe.close();
  });
});

describe('ADM-03 the list', () => {
  test('ADM-03 names what there is, newest first, and whose it is', async () => {
    const [june, nobody] = [await insertMemberNamed(db, 'June'), await insertMemberNamed(db, ' ')];
    await insertProjectOf(db, june, { project_name: ' ', product_name: ' ' });
    await insertProjectOf(db, nobody);
    await insertSubmission(db, { product_name: '' });
    await insertSubmission(db, { product_name: 'Rye', email: 'guest.one@example.com' });
    await insertSubmission(db, { user_id: june, product_name: 'Bun' });
    const shown = (await generation.list()).rows.map(({ kind, name, client, product_name }) => [
      kind,
      name,
      client,
      product_name,
    ]);
    expect(shown).toEqual([
      ['submission', 'Bun', 'June', 'Bun'],
      ['submission', 'Rye', 'Guest User (guest.one)', 'Rye'],
      ['submission', 'Unnamed Project', 'Guest User (june)', null],
      ['project', 'The light at five', 'Unknown', 'Crumb'],
      ['project', 'Unnamed Project', 'June', null],
    ]);
  });

  test('ADM-07 pages meet without a gap, also where times are equal', async () => {
    const june = await insertMemberNamed(db, 'June');
    const created_at = new Date('2026-11-21T08:00:00Z');
    for (let at = 0; at < 4; at++) {
      await insertProjectOf(db, june, { created_at });
      await insertSubmission(db, { created_at });
    }
    const seen: string[] = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      const page = await generation.list(`limit=3&cursor=${cursor}`);
      expect(page.total).toBe(8);
      seen.push(...page.rows.map(({ id }) => id));
      cursor = page.nextCursor;
    }
    expect(seen).toHaveLength(8);
    expect(seen).toEqual([...new Set(seen)].sort().reverse());
  });

  test('ADM-07 is filtered by kind and by status, alone and together', async () => {
    const june = await insertMemberNamed(db, 'June');
    await insertProjectOf(db, june, { project_name: 'A' });
    await insertProjectOf(db, june, { project_name: 'B', status: 'greenlit' });
    await insertSubmission(db, { product_name: 'C' });
    const paid = await insertSubmission(db, { product_name: 'D' });
    await insertOrder(db, { submission_id: paid, state: 'paid' });
    const table = [
      ['', 'DCBA'],
      ['kind=project', 'BA'],
      ['kind=submission', 'DC'],
      ['status=greenlit', 'DB'],
      ['status=pipeline', 'CA'],
      ['kind=project&status=greenlit', 'B'],
      ['kind=submission&status=pipeline', 'C'],
      ['kind=submission&status=pipeline&q=june', 'C'],
      ['kind=submission&status=greenlit&q=rye', ''],
      ['q=june&status=greenlit', 'DB'],
    ];
    for (const [query, expected] of table) {
      const page = await generation.list(query);
      expect(page.rows.map(({ name }) => name).join(''), query).toBe(expected);
      expect(page.total, query).toBe(expected?.length);
    }
  });

  test('ADM-07 is searched in names, products, clients and addresses, as typed', async () => {
    const zoe = await insertMemberNamed(db, 'Zoë Öhr', 'zoe.house@example.com');
    await insertProjectOf(db, zoe, {
      project_name: '100% Rye_Bread',
      product_name: "O'Crumb \\ Co",
    });
    await insertSubmission(db, { product_name: 'ÉCLAIR "42"', email: 'Guest_7@Corner.example' });
    const [project, submission] = [['100% Rye_Bread'], ['ÉCLAIR "42"']];
    const table: [string, string[]][] = [
      ['rye_', project],
      ['RYE', project],
      ['100%', project],
      ['%', project],
      ['_', [...submission, ...project]],
      ["o'crumb \\", project],
      ['\\', project],
      ['zoë ö', project],
      ['ZOË', project],
      ['zoe.house@', project],
      ['éclair', submission],
      ['"42"', submission],
      ['guest_7@corner', submission],
      ['É.*', []],
      ['[é]', []],
      ['ryeXbread', []],
      ['  rye  ', project],
      ['100_', []],
    ];
    for (const [q, expected] of table) expect(await search(q), q).toEqual(expected);
  });

  test.each([
    'q=%00',
    `q=${'x'.repeat(201)}`,
    'kind=director',
    'status=paid',
    'limit=0',
    'limit=101',
    'limit=x',
    'cursor=x',
    'cursor=1.b3cc4c53-f6d6-45a1-84b9-033f493a5c3',
    'cursor=99999999999999999.b3cc4c53-f6d6-45a1-84b9-033f493a5c33',
    'cursor=1.------------------------------------',
    `cursor=${'1'.repeat(201)}`,
  ])('ADM-07 refuses %s', async (query) => {
    const answer = await generation.ask(`/api/admin/projects?${query}`);
    expect(answer.status).toBe(422);
    const [name] = query.split('=');
    expect(await answer.json()).toMatchObject({ error: { fields: [{ path: name }] } });
  });

  test.each([200, 199])('ADM-07 takes a search of %i signs', async (length) => {
    for (const sign of ['x', '%', '\\', 'é', '[']) {
      expect(await search(sign.repeat(length))).toEqual([]);
    }
  });
});
