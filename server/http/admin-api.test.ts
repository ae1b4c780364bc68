import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { auditPage } from '#domain/admin/audit.ts';
import { adminProjectDetails } from '#domain/admin/project-details.ts';
import { adminProjectPage } from '#domain/admin/project-list.ts';
import { adminStats } from '#domain/admin/stats.ts';
import { orderStates } from '#domain/payments/order-facts.ts';
import { bakeryRequest } from '#tests/builders/bakery.ts';
import { directorRow, insertDirectors } from '#tests/builders/insert-directors.ts';
import { insertOrder } from '#tests/builders/insert-payments.ts';
import {
  insertMemberNamed,
  insertProjectOf,
  insertSubmission,
} from '#tests/builders/insert-work.ts';
import { openTestSite, type TestSite } from '#tests/builders/open-test-site.ts';
import { framesOf } from '#tests/builders/project-body.ts';
import { askAs, signUpMember } from '#tests/builders/sign-up.ts';
import { signUpAdmin } from '#tests/builders/sign-up-admin.ts';
import { recordAct } from '../admin/record-act.ts';
import type { Database } from '../db/database.ts';
import {
  auditLog,
  creativeDirectors,
  directorSyncs,
  mails,
  orders,
  productionRequests,
  projects,
  submissionLogs,
} from '../db/schema.ts';

let site: TestSite;
let db: Database;
let ask: ReturnType<typeof askAs>;
let admin: Awaited<ReturnType<typeof signUpAdmin>>['admin'];
beforeAll(async () => {
  site = await openTestSite();
  db = site.services.db;
  ({ admin, ask } = await signUpAdmin(site));
});
afterAll(() => site.close());
beforeEach(async () => {
  for (const table of [orders, projects, submissionLogs, mails, directorSyncs, auditLog]) {
    await db.delete(table);
  }
});

async function get<Schema extends z.ZodType>(path: string, schema: Schema) {
  const answer = await ask(`/api/admin/${path}`);
  const body = await answer.text();
  expect(answer.status, body).toBe(200);
  expect(answer.headers.get('cache-control')).toContain('no-store');
  return schema.parse(JSON.parse(body));
}
const list = (query = '') => get(`projects?${query}`, adminProjectPage);
const names = async (query = '') => (await list(query)).rows.map(({ name }) => name);
const search = (q: string) => names(new URLSearchParams({ q }).toString());
const stats = () => get('stats', adminStats);
const details = (kind: string, id: string) => get(`projects/${kind}/${id}`, adminProjectDetails);

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
    expect(await stats()).toMatchObject({ total: 4, pipeline: 2, greenlit: 2 });
    expect(await list()).toMatchObject({ total: 4 });
  });

  test('ADM-02 count who is in the directory now', async () => {
    await db.delete(creativeDirectors);
    await insertDirectors(site.services, [
      directorRow({ name: 'Ann' }),
      directorRow({ name: 'Bo' }),
      directorRow({ name: 'Cy', active: false }),
    ]);
    expect(await stats()).toMatchObject({ directors: 2 });
  });

  test('ADM-02 count the last reading of the feed when it failed, and no earlier one', async () => {
    const reading = (minute: number, outcome: 'failed' | 'unchanged') => {
      const at = new Date(Date.UTC(2026, 10, 20, 8, minute));
      return { id: randomUUID(), feed: 'x', started_at: at, finished_at: at, outcome };
    };
    await db.insert(directorSyncs).values(reading(1, 'failed'));
    expect(await stats()).toMatchObject({ failures: 1 });
    await db.insert(directorSyncs).values(reading(2, 'unchanged'));
    expect(await stats()).toMatchObject({ failures: 0 });
  });

  test.each(orderStates)('ADM-04 a submission whose payment is %s', async (state) => {
    const id = await insertSubmission(db);
    await insertOrder(db, { submission_id: id, state });
    const isPaid = ['paid', 'partly-refunded', 'disputed'].includes(state);
    expect((await list()).rows).toMatchObject([{ id, status: isPaid ? 'greenlit' : 'pipeline' }]);
    expect(await stats()).toMatchObject({ greenlit: isPaid ? 1 : 0 });
    expect(await names(`status=${isPaid ? 'pipeline' : 'greenlit'}`)).toEqual([]);
  });

  test('ADM-04 payments count as tracked once Stripe reports them, not while the sandbox does', async () => {
    await insertOrder(db, { submission_id: await insertSubmission(db), state: 'paid' });
    expect(await stats()).toMatchObject({ tracksPayments: false, greenlit: 1 });
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
    const shown = (await list()).rows.map(({ kind, name, client, product_name }) => [
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
      const page = await list(`limit=3&cursor=${cursor}`);
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
      const page = await list(query);
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
    const answer = await ask(`/api/admin/projects?${query}`);
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

describe('ADM-03 the details', () => {
  test('ADM-03 of a project: member, answers, papers, payments and mails', async () => {
    const june = await insertMemberNamed(db, 'June Park', 'june.details@example.com');
    const submission_id = await insertSubmission(db);
    const id = await insertProjectOf(db, june, {
      submission_id,
      status: 'greenlit',
      creative_brief: 'A brief.',
      script: 'A script.',
      storyboard_frames: framesOf('a'),
      form_data: { platform: ['tiktok'], phone: '555', selectedDirector: 'cd-01', budget: 'x' },
    });
    const { id: order_id } = await insertOrder(db, { submission_id, state: 'paid' });
    const mail = { kind: 'receipt', to_address: 'j@example.com', order_id, created_at: new Date() };
    await db.insert(mails).values({ id: randomUUID(), status: 'sent', ...mail });
    const found = await details('project', id);
    expect(found).toMatchObject({
      kind: 'project',
      status: 'greenlit',
      contact: { name: 'June Park', phone: '555', isMember: true },
      facts: [
        { label: 'Platforms', value: 'TikTok' },
        { label: 'Budget', value: 'x' },
      ],
      creative_brief: 'A brief.',
      script: 'A script.',
      storyboard_frames: [{ imageUrl: '/api/storage/frames/a.jpg' }],
      payments: [{ id: order_id, state: 'paid', cents: 1_200_000 }],
      mails: [{ kind: 'receipt', status: 'sent' }],
    });
  });

  test('ADM-03 of a submission: what was sent, with what was asked of the house later', async () => {
    const request = bakeryRequest({ email: 'guest@example.com', budget: '50k-100k' });
    await site.call('send-concept', request);
    const [sent] = await db.select().from(submissionLogs);
    const id = sent?.id ?? '';
    expect(await details('submission', id)).toMatchObject({
      client: 'Guest User (guest)',
      contact: { name: request.name, email: 'guest@example.com', isMember: false },
      script: request.script,
      creative_brief: request.creativeBrief,
      payments: [],
      mails: [{ kind: 'package', to_address: 'guest@example.com', status: 'queued' }],
    });
    const at = new Date();
    await db.insert(productionRequests).values({
      submission_id: id,
      budget: 'under-25k',
      specific_budget: '$12,000',
      schedule: 'asap',
      ad_spend_budget: null,
      media_buying_services: true,
      director_id: 'ada',
      director_name: 'Ada Own',
      created_at: at,
      updated_at: at,
    });
    const { facts, director } = await details('submission', id);
    expect(director).toEqual({ id: 'ada', name: 'Ada Own' });
    expect(facts).toContainEqual({ label: 'Concept', value: request.selectedConcept?.title });
    expect(facts).toContainEqual({ label: 'Budget', value: 'Under $25k ($12,000)' });
    expect(facts.slice(-2)).toEqual([
      { label: 'Timeline', value: 'ASAP' },
      { label: 'Media buying', value: 'Yes' },
    ]);
  });

  test.each([
    `project/${randomUUID()}`,
    `submission/${randomUUID()}`,
    'project/none',
    'project/%00',
    `director/${randomUUID()}`,
    `project/${'x'.repeat(90)}`,
  ])('ADM-03 of %s there are none', async (path) => {
    const answer = await ask(`/api/admin/projects/${path}`);
    expect(answer.status).toBe(404);
  });

  test('ADM-03 a submission is no project, nor the other way round', async () => {
    const id = await insertSubmission(db);
    expect((await ask(`/api/admin/projects/project/${id}`)).status).toBe(404);
    expect((await ask(`/api/admin/projects/submission/${id}`)).status).toBe(200);
  });
});

test('ADM-07 what admins did is told newest first, fifty a page', async () => {
  const viewer = { id: admin.id, email: admin.email } as Parameters<typeof recordAct>[1]['admin'];
  const at = new Date('2026-11-20T08:00:00Z');
  for (let count = 0; count < 51; count++) {
    const target = { kind: 'director', id: String(count) };
    await recordAct(db, { admin: viewer, action: 'director.edited', target, at });
  }
  const first = await get('audit', auditPage);
  expect(first.entries).toHaveLength(50);
  expect(first.entries[0]).toMatchObject({ admin_email: admin.email, at: at.toISOString() });
  const second = await get(`audit?cursor=${first.nextCursor}`, auditPage);
  const seen = [...first.entries, ...second.entries].map(({ target_id }) => target_id);
  expect(new Set(seen).size).toBe(51);
  expect(second.nextCursor).toBeNull();
  expect((await ask('/api/admin/audit?cursor=x')).status).toBe(422);
});

test.each([
  ['GET', 'stats'],
  ['GET', 'projects?limit=x'],
  ['GET', 'projects/project/none'],
  ['GET', 'failures'],
  ['GET', 'audit?cursor=x'],
  ['GET', 'export/projects.csv?status=x'],
  ['POST', 'failures/retry-all'],
  ['POST', `failures/mail/${randomUUID()}/retry`],
  ['DELETE', 'stats'],
  ['GET', 'nothing'],
])('ADM-07 %s %s says nothing to who is no admin, whatever it is', async (method, path) => {
  const member = askAs(site, await signUpMember(site, { verified: true }));
  const asked = await member(`/api/admin/${path}`, { method });
  expect(asked.status).toBe(403);
  expect(await asked.json()).toEqual({
    error: { code: 'forbidden', message: "You don't have admin permissions" },
  });
  const signedOut = await askAs(site, { cookie: 'a=b' })(`/api/admin/${path}`, { method });
  expect(signedOut.status).toBe(401);
  for (const { headers } of [asked, signedOut]) {
    expect(headers.get('cache-control')).toContain('no-store');
  }
});

test('ADM-07 other methods are refused', async () => {
  for (const path of ['stats', 'projects', 'failures', 'audit', 'export/projects.csv']) {
    const answer = await ask(`/api/admin/${path}`, { method: 'DELETE' });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  }
  const answer = await ask('/api/admin/failures/retry-all');
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST']);
});
