import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { assigneeList, nothingKnown, pipelineNote } from '#domain/admin/pipeline.ts';
import { adminProjectDetails } from '#domain/admin/project-details.ts';
import { directorRow, insertDirectors } from '#tests/builders/insert-directors.ts';
import {
  insertMemberNamed,
  insertProjectOf,
  insertSubmission,
} from '#tests/builders/insert-work.ts';
import { openAdminDesk } from '#tests/builders/open-admin-desk.ts';
import { insertOrder } from '#tests/builders/payments/insert-payments.ts';
import { askAs, signUpMember } from '#tests/builders/sign-up.ts';
import { signUpAdmin } from '#tests/builders/sign-up-admin.ts';
import {
  auditLog,
  creativeDirectors,
  pipeline,
  pipelineNotes,
  productionRequests,
  projects,
} from '../../db/schema.ts';
import { linkPackage } from '../../projects/claiming/link-packages.ts';

const desk = await openAdminDesk();
const { db } = desk;
const june = await insertMemberNamed(db, 'June');
afterAll(() => desk.close());
beforeEach(() => desk.clear());

type Item = { kind: 'project' | 'submission'; id: string };
const project = async (changes = {}): Promise<Item> => ({
  kind: 'project',
  id: await insertProjectOf(db, june, changes),
});
const submission = async (changes = {}): Promise<Item> => ({
  kind: 'submission',
  id: await insertSubmission(db, changes),
});
const post = (path: string, body: object, ask = desk.ask) =>
  ask(`/api/admin/${path}`, { method: 'POST', body: JSON.stringify(body) });
const change = async (items: Item[], changed: object) =>
  (await post('pipeline', { items, change: changed })).json();
const move = (items: Item[], stage: string) => change(items, { kind: 'stage', stage });
const give = (items: Item[], assignee_id: string | null) =>
  change(items, { kind: 'assignee', assignee_id });
const leadOf = async ({ id }: Item) => (await desk.list()).rows.find((row) => row.id === id)?.lead;
const notesOf = async ({ kind, id }: Item) =>
  (await desk.get(`projects/${kind}/${id}`, adminProjectDetails)).notes;
const acts = async () =>
  (await db.select().from(auditLog)).map(({ action, target_kind, target_id, details }) => ({
    action,
    target: `${target_kind}:${target_id}`,
    details,
  }));

test('HOUSE-11 what nobody has touched is new and nobody’s', async () => {
  const [one, two] = [await project(), await submission()];
  expect([await leadOf(one), await leadOf(two)]).toEqual([nothingKnown, nothingKnown]);
});

test('HOUSE-11 HOUSE-01 a row says what was paid beside what the answers say now', async () => {
  const form_data = { budget: 'under-25k', specificBudget: '$9,000' };
  const [one, two, none] = [await project({ form_data }), await submission(), await submission()];
  await insertOrder(db, { project_id: one.id, user_id: june, state: 'paid' });
  const deposit = { cents: 3_500_000, is_deposit: true, state: 'disputed' } as const;
  await insertOrder(db, { submission_id: two.id, ...deposit });
  const back = await submission();
  await insertOrder(db, { submission_id: back.id, state: 'refunded' });
  await insertOrder(db, { submission_id: none.id, state: 'expired' });
  expect(await leadOf(one)).toMatchObject({ budget: 'Under $25k ($9,000)', paid: '$12,000' });
  expect(await leadOf(two)).toMatchObject({ paid: '$35,000 deposit, in dispute' });
  expect(await leadOf(back)).toMatchObject({ paid: '$12,000, given back' });
  expect(await leadOf(none)).toMatchObject({ paid: '' });
});

test('HOUSE-11 many are moved and assigned at once, each noted, and what is so already is not', async () => {
  const [one, two, gone] = [await project(), await submission(), await submission()];
  const missing = { ...gone, id: crypto.randomUUID() };
  expect(await move([one, two, one, missing], 'quoted')).toEqual({ changed: 2, missing: 1 });
  expect(await move([one], 'quoted')).toEqual({ changed: 0, missing: 0 });
  expect(await give([two], desk.admin.id)).toEqual({ changed: 1, missing: 0 });
  expect(await leadOf(one)).toMatchObject({ stage: 'quoted', assignee: null });
  expect(await leadOf(two)).toMatchObject({
    stage: 'quoted',
    assignee: { id: desk.admin.id, email: desk.admin.email },
  });
  expect(await leadOf(gone)).toEqual(nothingKnown);
  const noted = await acts();
  expect(noted).toHaveLength(3);
  expect(noted).toContainEqual({
    action: 'pipeline.moved',
    target: `project:${one.id}`,
    details: { from: 'new', to: 'quoted' },
  });
  expect(noted).toContainEqual({
    action: 'pipeline.assigned',
    target: `submission:${two.id}`,
    details: { from: null, to: desk.admin.id },
  });
  expect(await give([two], null)).toEqual({ changed: 1, missing: 0 });
  expect((await leadOf(two))?.assignee).toBeNull();
});

test('HOUSE-11 nobody but an administrator is given work, and then nothing is changed', async () => {
  const one = await project();
  const answer = await post('pipeline', {
    items: [one],
    change: { kind: 'assignee', assignee_id: june },
  });
  expect(answer.status).toBe(422);
  expect(await db.$count(pipeline)).toBe(0);
  const { assignees } = await desk.get('assignees', assigneeList);
  expect(assignees.map(({ id }) => id)).toContain(desk.admin.id);
  expect(assignees.map(({ id }) => id)).not.toContain(june);
});

test.each([
  { items: [], change: { kind: 'stage', stage: 'lost' } },
  { items: [{ kind: 'project', id: 'x' }], change: { kind: 'stage', stage: 'lost' } },
  { items: [{ kind: 'order', id: crypto.randomUUID() }], change: { kind: 'stage', stage: 'lost' } },
  {
    items: [{ kind: 'project', id: crypto.randomUUID() }],
    change: { kind: 'stage', stage: 'won' },
  },
  {
    items: Array.from({ length: 101 }, () => ({ kind: 'project', id: crypto.randomUUID() })),
    change: { kind: 'stage', stage: 'lost' },
  },
])('HOUSE-11 refuses what is no change of the pipeline (%#)', async (body) => {
  expect((await post('pipeline', body)).status).toBe(422);
});

test('HOUSE-11 members reach nothing of it, and read no note', async () => {
  const one = await project();
  await post(`projects/project/${one.id}/notes`, { text: 'Rich.' });
  const member = askAs(desk.site, await signUpMember(desk.site, { verified: true }));
  const asked = [
    await post('pipeline', { items: [one], change: { kind: 'stage', stage: 'lost' } }, member),
    await post(`projects/project/${one.id}/notes`, { text: 'x' }, member),
    await member('/api/admin/assignees'),
    await member(`/api/admin/projects/project/${one.id}`),
  ];
  expect(asked.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
  expect((await leadOf(one))?.stage).toBe('new');
});

test('HOUSE-11 notes are read by the house, newest first, and taken back by who wrote them', async () => {
  const one = await submission();
  const at = `projects/submission/${one.id}/notes`;
  const first = await post(at, { text: ' Called, wants a bid.\nCall on Monday. ' });
  expect(first.status).toBe(201);
  const note = pipelineNote.parse(await first.json());
  expect(note).toMatchObject({ text: 'Called, wants a bid.\nCall on Monday.', own: true });
  const { ask: other } = await signUpAdmin(desk.site);
  await post(at, { text: 'Sent it.' }, other);
  expect((await notesOf(one)).map(({ text, own }) => [text, own])).toEqual([
    ['Sent it.', false],
    ['Called, wants a bid.\nCall on Monday.', true],
  ]);
  expect((await leadOf(one))?.notes).toBe(2);
  const remove = (ask: typeof other, id = note.id) =>
    ask(`/api/admin/${at}/${id}`, { method: 'DELETE' });
  expect((await remove(other)).status).toBe(404);
  expect((await remove(desk.ask, 'x')).status).toBe(404);
  expect((await remove(desk.ask)).status).toBe(204);
  expect((await remove(desk.ask)).status).toBe(404);
  expect(await notesOf(one)).toHaveLength(1);
  expect((await acts()).map(({ action }) => action).sort()).toEqual([
    'pipeline.note-deleted',
    'pipeline.noted',
    'pipeline.noted',
  ]);
  expect(JSON.stringify(await acts())).not.toContain('bid');
});

test.each([{ text: ' ' }, { text: 'x'.repeat(2_001) }, {}])(
  'HOUSE-11 a note that is none is refused (%#)',
  async (body) => {
    const one = await project();
    expect((await post(`projects/project/${one.id}/notes`, body)).status).toBe(422);
  },
);

test('HOUSE-11 a note about nothing is refused', async () => {
  const path = `projects/project/${crypto.randomUUID()}/notes`;
  expect((await post(path, { text: 'x' })).status).toBe(404);
});

test('HOUSE-11 what stood of a package goes on to stand of the project it becomes', async () => {
  const sent = await submission();
  await move([sent], 'contacted');
  await post(`projects/submission/${sent.id}/notes`, { text: 'Kind.' });
  const made = await project();
  await db.transaction((tx) => linkPackage(tx, sent.id, made.id));
  expect(await leadOf(made)).toMatchObject({ stage: 'contacted', notes: 1 });
  await move([made], 'quoted');
  expect(await db.$count(pipeline)).toBe(1);
  expect((await notesOf(made)).map(({ text }) => text)).toEqual(['Kind.']);
  // Whoever has the package open still writes to the same.
  await post(`projects/submission/${sent.id}/notes`, { text: 'Late.' });
  expect((await notesOf(made)).map(({ text }) => text)).toEqual(['Late.', 'Kind.']);
});

test('HOUSE-11 what stands of a package that joins a project with notes of its own joins them', async () => {
  const [sent, own] = [await submission(), await project()];
  await move([sent], 'contacted');
  await give([sent], desk.admin.id);
  await post(`projects/submission/${sent.id}/notes`, { text: 'Of the package.' });
  await post(`projects/project/${own.id}/notes`, { text: 'Of the project.' });
  await db.transaction((tx) => linkPackage(tx, sent.id, own.id));
  expect(await leadOf(own)).toMatchObject({
    stage: 'contacted',
    notes: 2,
    assignee: { id: desk.admin.id },
  });
  expect(await db.$count(pipeline)).toBe(1);
  expect(await leadOf(sent)).toBeUndefined();
});

test('HOUSE-11 with a project goes what the house noted of it', async () => {
  const one = await project();
  await post(`projects/project/${one.id}/notes`, { text: 'Kind.' });
  await db.delete(projects).where(eq(projects.id, one.id));
  expect([await db.$count(pipeline), await db.$count(pipelineNotes)]).toEqual([0, 0]);
});

test('HOUSE-11 a lead says budget, timeline and director, as asked for last', async () => {
  await db.delete(creativeDirectors);
  await insertDirectors(desk.site.services, [directorRow({ id: 'd1', name: 'Ann' })]);
  const money = { budget: 'under-25k', specificBudget: '12000', schedule: 'asap' };
  const one = await project({ form_data: { ...money, selectedDirector: 'd1' } });
  expect(await leadOf(one)).toMatchObject({ budget: 'Under $25k ($12,000)', director: 'Ann' });
  expect((await leadOf(one))?.timeline).not.toBe('');
  const two = await submission({ package: { ...money, selectedDirector: 'd1' } });
  expect(await leadOf(two)).toMatchObject({ budget: 'Under $25k ($12,000)', director: 'Ann' });
  const at = new Date();
  await db.insert(productionRequests).values({
    submission_id: two.id,
    budget: '50k-100k',
    specific_budget: '',
    schedule: '1-2months',
    ad_spend_budget: null,
    media_buying_services: false,
    director_id: 'gone',
    director_name: 'Bo as chosen',
    created_at: at,
    updated_at: at,
  });
  expect(await leadOf(two)).toMatchObject({ director: 'Bo as chosen' });
  expect((await leadOf(two))?.budget).toContain('50k');
});

test('HOUSE-11 the list is narrowed by stage and assignee, and counted so', async () => {
  const [one, two] = [
    await project({ project_name: 'One' }),
    await submission({ product_name: 'Two' }),
  ];
  await project({ project_name: 'Three' });
  await move([one, two], 'lost');
  await give([two], desk.admin.id);
  for (const [query, expected] of [
    ['stage=lost', ['Two', 'One']],
    ['stage=new', ['Three']],
    [`assignee=${desk.admin.id}`, ['Two']],
    ['assignee=nobody', ['Three', 'One']],
    ['assignee=nobody&stage=lost', ['One']],
    ['stage=lost&q=two', ['Two']],
    ['stage=lost&kind=project&status=pipeline', ['One']],
  ] as const) {
    const page = await desk.list(query);
    expect([query, page.rows.map(({ name }) => name), page.total]).toEqual([
      query,
      expected,
      expected.length,
    ]);
  }
});

test('HOUSE-11 the list is sorted, a page at a time without a gap', async () => {
  const budget = (budget: string, specificBudget = '') => ({
    form_data: { budget, specificBudget },
  });
  const b = await project({ project_name: 'b', ...budget('under-25k', '$9,500.50') });
  await submission({ product_name: 'A', package: { budget: '100k-250k' } });
  const c = await submission({ product_name: 'c', package: { budget: 7, specificBudget: 'much' } });
  await project({ project_name: 'D', ...budget('25k-50k') });
  await move([b], 'contacted');
  await move([c], 'lost');
  for (const [sort, expected] of [
    ['newest', 'DcAb'],
    ['oldest', 'bAcD'],
    ['name', 'AbcD'],
    ['budget', 'ADbc'],
    ['stage', 'DAbc'],
  ]) {
    const seen: string[] = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      const page = await desk.list(`sort=${sort}&limit=3&cursor=${cursor}`);
      seen.push(...page.rows.map(({ name }) => name));
      cursor = page.nextCursor;
    }
    expect([sort, seen.join('')]).toEqual([sort, expected]);
  }
  for (const query of ['sort=rank', 'stage=won', 'assignee=me', 'sort=name&cursor=after-x']) {
    expect((await desk.ask(`/api/admin/projects?${query}`)).status).toBe(422);
  }
});
