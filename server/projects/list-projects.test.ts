import { randomUUID } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ProjectList } from '#domain/projects/project.ts';
import { openTestSite, type TestSite } from '#tests/builders/open-test-site.ts';
import { saveProject } from '#tests/builders/project-body.ts';
import { askAs, signUpMember, type TestMember } from '#tests/builders/sign-up.ts';
import { projects } from '../db/schema.ts';
import { pageOfProjects } from './list-projects.ts';

let site: TestSite;
let june: TestMember;
let ask: ReturnType<typeof askAs>;
beforeAll(async () => {
  site = await openTestSite();
  june = await signUpMember(site);
  ask = askAs(site, june);
  const others = await signUpMember(site);
  await insert(others.id, 2000);
  await insert(june.id, 130);
  await site.services.db.execute(sql`analyze projects`);
});
afterAll(() => site.close());

// Three a millisecond, so that the time alone does not order them.
const insert = (user_id: string, count: number) =>
  site.services.db.insert(projects).values(
    Array.from({ length: count }, (_, at) => {
      const moment = new Date(1_760_000_000_000 + Math.floor(at / 3));
      return {
        id: randomUUID(),
        user_id,
        draft_key: randomUUID(),
        project_name: `Project ${at}`,
        product_name: 'Bread',
        created_at: moment,
        updated_at: moment,
      };
    }),
  );
const list = async (query: string) =>
  (await (await ask(`/api/projects${query}`)).json()) as ProjectList;

test('PROJ-03 newest first, the newest hundred unless fewer are asked for', async () => {
  const { projects: newest, nextCursor } = await list('');
  expect(newest).toHaveLength(100);
  expect(nextCursor).not.toBeNull();
  const order = newest.map(({ created_at, id }) => `${created_at} ${id}`);
  expect(order).toEqual(order.toSorted().reverse());
  expect((await list('?limit=2')).projects).toEqual(newest.slice(0, 2));
});

test('PROJ-03 pages follow each other without a gap or a repeat', async () => {
  const seen: string[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const page: ProjectList = await list(`?limit=7${cursor && `&cursor=${cursor}`}`);
    seen.push(...page.projects.map(({ id }) => id));
    cursor = page.nextCursor;
  }
  expect(seen).toHaveLength(130);
  expect(new Set(seen).size).toBe(130);
});

test('the last page names no further one, also when it is full', async () => {
  const first = await list('?limit=65');
  const second = await list(`?limit=65&cursor=${first.nextCursor}`);
  expect([second.projects.length, second.nextCursor]).toEqual([65, null]);
});

test('a listed project has no wizard state', async () => {
  await saveProject(ask);
  const { projects: newest } = await list('?limit=1');
  expect(newest[0]).toHaveProperty('storyboard_frames');
  expect(newest[0]).not.toHaveProperty('wizard_state');
});

test.each([
  ['cursor=x'],
  ['cursor=1760000000000.x'],
  [`cursor=${'9'.repeat(30)}.${randomUUID()}`],
  [`cursor=1760000000000.${'-'.repeat(36)}`],
  [`cursor=1760000000000.${randomUUID()}%00`],
  ['cursor='],
  ['limit=0'],
  ['limit=101'],
  ['limit=ten'],
  ['limit=1.5'],
])('?%s is refused by its field', async (query) => {
  const answer = await ask(`/api/projects?${query}`);
  expect(answer.status).toBe(422);
  const { error } = (await answer.json()) as { error: { fields: { path: string }[] } };
  expect(error.fields.map(({ path }) => path)).toEqual([query.split('=')[0]]);
});

type Plan = { 'Node Type': string; 'Index Name'?: string; Plans?: Plan[] };
async function indexesOf(statement: { getSQL(): SQL }): Promise<string[]> {
  const { db } = site.services;
  const { rows } = await db.execute(sql`explain (format json) ${statement.getSQL()}`);
  const [explained] = rows as { 'QUERY PLAN': [{ Plan: Plan }] }[];
  const nodes = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodes)];
  return explained ? nodes(explained['QUERY PLAN'][0].Plan).map(nameOf) : [];
}
const nameOf = (node: Plan) => [node['Node Type'], node['Index Name']].filter(Boolean).join(' ');

test('PROJ-03 a page is found by the index of the member, never by reading every project', async () => {
  const { db } = site.services;
  const cursor = `1760000000020.${randomUUID()}`;
  for (const asked of [{ limit: 20 }, { limit: 20, cursor }]) {
    const plan = (await indexesOf(pageOfProjects(db, june.id, asked))).join(', ');
    expect(plan).toContain('Scan projects_newest');
    expect(plan).not.toContain('Seq Scan');
  }
});
