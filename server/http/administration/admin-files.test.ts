import { parse } from 'csv-parse/sync';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { catalogue } from '#domain/matching/catalogue.ts';
import { bakeryRequest } from '#tests/builders/bakery.ts';
import {
  insertMemberNamed,
  insertProjectOf,
  insertSubmission,
} from '#tests/builders/insert-work.ts';
import { openTestSite } from '#tests/builders/open-test-site.ts';
import { insertOrder } from '#tests/builders/payments/insert-payments.ts';
import { signUpAdmin } from '#tests/builders/sign-up-admin.ts';
import {
  auditLog,
  mails,
  orders,
  pipeline,
  profiles,
  projects,
  submissionLogs,
} from '../../db/schema.ts';

const site = await openTestSite({}, { now: () => new Date('2026-11-22T12:00:00Z') });
const db = site.services.db;
const { ask } = await signUpAdmin(site);
afterAll(() => site.close());
beforeEach(async () => {
  for (const table of [orders, projects, mails, submissionLogs, auditLog]) await db.delete(table);
});

type Line = Record<string, string>;
async function read(path: string): Promise<Line[]> {
  const answer = await ask(`/api/admin/export/${path}`);
  const text = await answer.text();
  expect(answer.status, text).toBe(200);
  return parse(text, { columns: true, bom: true });
}
const acts = () => db.select().from(auditLog).orderBy(auditLog.at);

test('ADM-07 projects are a file for spreadsheets, named by the day', async () => {
  const june = await insertMemberNamed(db, '=cmd()', 'june@csv.example');
  const id = await insertProjectOf(db, june, { product_name: '@Crumb, "the" bread' });
  await insertProjectOf(db, june, { project_name: '+1', status: 'greenlit' });
  await insertSubmission(db);
  const answer = await ask('/api/admin/export/projects.csv');
  expect(answer.headers.get('content-disposition')).toBe(
    'attachment; filename="projects-2026-11-22.csv"',
  );
  expect(answer.headers.get('cache-control')).toContain('no-store');
  await answer.body?.cancel();
  const lines = await read('projects.csv');
  expect(lines).toHaveLength(2);
  expect(lines[0]).toMatchObject({ project_name: "'+1", status: 'greenlit', client: "'=cmd()" });
  expect(lines[1]).toMatchObject({
    id,
    product_name: `'@Crumb, "the" bread`,
    email: 'june@csv.example',
    status: 'pipeline',
  });
});

test('ADM-07 submissions are a file with whoever sent them, without those that are projects', async () => {
  const sent = bakeryRequest({ name: '-June', companyName: 'Park', budget: '50k-100k' });
  await site.call('send-concept', sent);
  const adopted = await insertSubmission(db);
  await insertProjectOf(db, await insertMemberNamed(db, 'June'), { submission_id: adopted });
  const paid = await insertSubmission(db, { product_name: 'Rye', package: { name: 7 } });
  await insertOrder(db, { submission_id: paid, state: 'paid' });
  const lines = await read('submissions.csv');
  expect(
    lines.map(({ product_name, name, company, status }) => [product_name, name, company, status]),
  ).toEqual([
    [sent.productName, "'-June", 'Park', 'pipeline'],
    ['Rye', '7', '', 'greenlit'],
  ]);
});

test('ADM-07 HOUSE-11 both files say budget, amount, timeline, director, stage and whose it is, as the list does', async () => {
  const june = await insertMemberNamed(db, 'June');
  const answers = { budget: 'under-25k', specificBudget: '12000', schedule: '3-4weeks' };
  const [director] = catalogue;
  const form_data = { ...answers, selectedDirector: director?.id };
  const id = await insertProjectOf(db, june, { form_data });
  await insertSubmission(db, { package: form_data });
  await db.insert(pipeline).values({
    id: crypto.randomUUID(),
    project_id: id,
    stage: 'quoted',
    assignee_id: june,
    updated_at: new Date(),
  });
  const said = {
    budget: 'Under $25k',
    budget_amount: '$12,000',
    timeline: '3–4 weeks',
    director: director?.name,
  };
  const assignee = (await db.select().from(profiles).where(eq(profiles.id, june)))[0]?.email;
  expect(await read('projects.csv')).toMatchObject([{ ...said, stage: 'Bid sent', assignee }]);
  expect(await read('submissions.csv')).toMatchObject([{ ...said, stage: 'New', assignee: '' }]);
});

test('ADM-07 HOUSE-11 an amount that was typed before another bracket was chosen is in neither file', async () => {
  const form_data = { budget: '25k-50k', specificBudget: '$9,000' };
  await insertProjectOf(db, await insertMemberNamed(db, 'June'), { form_data });
  await insertSubmission(db, { package: form_data });
  for (const file of ['projects.csv', 'submissions.csv'])
    expect(await read(file)).toMatchObject([{ budget: '$25k–$50k', budget_amount: '' }]);
});

test('HOUSE-03 HOUSE-01 the file of orders says which are deposits', async () => {
  await insertOrder(db, { cents: 1_200_000 });
  await insertOrder(db, { cents: 3_500_000, is_deposit: true });
  const lines = await read('orders.csv');
  expect(lines.map(({ price, deposit }) => [price, deposit])).toEqual([
    ['35000', 'yes'],
    ['12000', 'no'],
  ]);
});

test('ADM-07 a file holds what the table was asked for, and it is noted who took how much', async () => {
  const june = await insertMemberNamed(db, 'June');
  await insertProjectOf(db, june, { project_name: 'Rye 1' });
  await insertProjectOf(db, june, { project_name: 'Rye 2', status: 'greenlit' });
  await insertProjectOf(db, june, { project_name: 'Bun', status: 'greenlit' });
  await insertSubmission(db, { product_name: 'Rye 3' });
  const named = (lines: Line[]) => lines.map((line) => line.project_name ?? line.product_name);
  expect(named(await read('projects.csv?q=rye&status=greenlit&kind=submission'))).toEqual([
    'Rye 2',
  ]);
  expect(named(await read('submissions.csv?q=RYE'))).toEqual(['Rye 3']);
  expect(await read('submissions.csv?status=greenlit')).toEqual([]);
  const noted = (await acts()).map(({ action, details }) => ({ action, ...details }));
  expect(noted).toHaveLength(3);
  expect(noted).toContainEqual({
    action: 'projects.exported',
    rows: 1,
    searched: true,
    status: 'greenlit',
  });
  expect(JSON.stringify(await acts())).not.toMatch(/rye/i);
});

test('ADM-07 a file of many batches holds every row once', async () => {
  const created_at = new Date('2026-11-21T08:00:00Z');
  const row = {
    email: 'a@example.com',
    creative_brief: '',
    package: {},
    ip_address: 'x',
    created_at,
  };
  const ids = Array.from({ length: 1_234 }, () => crypto.randomUUID());
  await db
    .insert(submissionLogs)
    .values(ids.map((id) => ({ ...row, id, dedupe_key: id, product_name: 'Crumb' })));
  expect((await read('submissions.csv')).map(({ id }) => id)).toEqual(ids.sort().reverse());
  expect(await acts()).toMatchObject([{ details: { rows: 1_234 } }]);
});

test('ADM-07 who asks for the headers alone has taken nothing', async () => {
  const answer = await ask('/api/admin/export/projects.csv', { method: 'HEAD' });
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(await acts()).toEqual([]);
});

test.each(['status=x', 'q=%00', `q=${'x'.repeat(201)}`])('ADM-07 no file of %s', async (query) => {
  expect((await ask(`/api/admin/export/submissions.csv?${query}`)).status).toBe(422);
  expect(await acts()).toEqual([]);
});
