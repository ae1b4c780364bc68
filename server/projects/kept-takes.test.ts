// On both databases: takes of the same moment have an order.
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { mostTakes, newestTakes } from '#domain/projects/kept-takes.ts';
import type { TakeList, WholeProject } from '#domain/projects/project.ts';
import { openTestSite } from '#tests/builders/open-test-site.ts';
import { patchProject, saveProject } from '#tests/builders/project-body.ts';
import { askAs, signUpMember, type TestMember } from '#tests/builders/sign-up.ts';
import { projectTakes, subscriptions } from '../db/schema.ts';
import { sweepTakes } from './sweep-takes.ts';

const start = new Date('2026-11-20T12:00:00Z');
let now = start;
const after = (days: number) => new Date(start.getTime() + days * 86_400_000);
const site = await openTestSite({}, { now: () => now });
const { db } = site.services;
afterAll(() => site.close());

type State = 'trialing' | 'active' | 'canceled';
async function subscribe({ id }: TestMember, state: State) {
  await db.insert(subscriptions).values({
    id: randomUUID(),
    user_id: id,
    email: 'june@example.com',
    state,
    cents: 999,
    trial_days: 7,
    provider: 'sandbox',
    terms_version: '2026-11',
    created_at: now,
    updated_at: now,
  });
}

const endAll = ({ id }: TestMember) =>
  db.update(subscriptions).set({ state: 'canceled' }).where(eq(subscriptions.user_id, id));

type Ask = ReturnType<typeof askAs>;
/** A project with as many earlier takes, each kept a second after the one before. */
async function projectWith(ask: Ask, userTakes: number): Promise<WholeProject> {
  const project = await saveProject(ask, { script: 'Now.' });
  await addTakes(project, userTakes, now);
  return project;
}
async function addTakes({ id: project_id }: WholeProject, count: number, at: Date, kept?: Date) {
  const rows = Array.from({ length: count }, (_, second) => ({
    id: randomUUID(),
    project_id,
    creative_brief: '',
    script: `Take ${second}.`,
    storyboard_frames: [],
    created_at: new Date(at.getTime() - (count - second) * 1000),
    kept_until: kept ?? null,
  }));
  await db.insert(projectTakes).values(rows);
}
async function change(ask: Ask, project: WholeProject, script: string): Promise<WholeProject> {
  const answer = await patchProject(ask, project, { script });
  expect(answer.status).toBe(200);
  return (await answer.json()) as WholeProject;
}
const countOf = ({ id }: WholeProject) => db.$count(projectTakes, eq(projectTakes.project_id, id));

async function memberWith(state?: State) {
  const member = await signUpMember(site);
  if (state) await subscribe(member, state);
  return { member, ask: askAs(site, member) };
}

test.each([undefined, 'canceled'] as const)(
  'TAKE-01 without the package (%s) the newest fifty stay, however old they are',
  async (state) => {
    now = start;
    const { ask } = await memberWith(state);
    const project = await change(ask, await projectWith(ask, newestTakes), 'Newer.');
    expect(await countOf(project)).toBe(newestTakes);
    now = after(800);
    await sweepTakes(site.services);
    expect(await countOf(project)).toBe(newestTakes);
    now = start;
  },
);

test.each(['trialing', 'active'] as const)(
  'TAKE-01 %s: takes beyond the newest fifty stay for a year, also when the package ends',
  async (state) => {
    now = start;
    const { member, ask } = await memberWith(state);
    let project = await change(ask, await projectWith(ask, newestTakes), 'Newer.');
    expect(await countOf(project)).toBe(newestTakes + 1);
    await endAll(member);
    now = after(300);
    project = await change(ask, project, 'Newer still.');
    await sweepTakes(site.services);
    // The one that was made since is none of the year, and is among the newest.
    expect(await countOf(project)).toBe(newestTakes + 2);
    now = after(366);
    await sweepTakes(site.services);
    expect(await countOf(project)).toBe(newestTakes);
    await sweepTakes(site.services);
    expect(await countOf(project)).toBe(newestTakes);
    now = start;
  },
);

test('TAKE-01 a take that is more than a year old when its package begins gains nothing', async () => {
  now = start;
  const { ask } = await memberWith('active');
  const project = await saveProject(ask, { script: 'Now.' });
  await addTakes(project, newestTakes, after(-400));
  await change(ask, project, 'Newer.');
  expect(await countOf(project)).toBe(newestTakes);
});

test('TAKE-01 a year holds five hundred takes of a project, the newest', async () => {
  now = start;
  const { ask } = await memberWith('active');
  const project = await saveProject(ask, { script: 'Now.' });
  await addTakes(project, mostTakes, now, after(300));
  const changed = await change(ask, project, 'Newer.');
  expect(await countOf(changed)).toBe(mostTakes);
  const [first] = (await list(ask, changed)).takes;
  expect(first?.script).toBe('Now.');
});

const list = async (ask: Ask, { id }: WholeProject, query = ''): Promise<TakeList> =>
  (await (await ask(`/api/projects/${id}/takes${query}`)).json()) as TakeList;

test('TAKE-02 takes are listed fifty at a time, without a gap or one twice', async () => {
  now = start;
  const { ask } = await memberWith('active');
  const project = await projectWith(ask, 120);
  // Several that were kept in the same moment.
  await db.update(projectTakes).set({ created_at: now }).where(eq(projectTakes.script, 'Take 70.'));
  await db.update(projectTakes).set({ created_at: now }).where(eq(projectTakes.script, 'Take 69.'));
  const seen: string[] = [];
  for (let page = await list(ask, project); ; ) {
    seen.push(...page.takes.map(({ id }) => id));
    if (!page.more) break;
    expect(page.takes).toHaveLength(newestTakes);
    page = await list(ask, project, `?before=${page.takes.at(-1)?.id}`);
  }
  expect(new Set(seen).size).toBe(120);
  expect(seen).toHaveLength(120);
});

test('TAKE-02 a take of another project is no place in the list, and what is no id is refused', async () => {
  now = start;
  const { ask } = await memberWith();
  const project = await projectWith(ask, 2);
  const other = await projectWith(ask, 2);
  const [foreign] = (await list(ask, other)).takes;
  expect(await list(ask, project, `?before=${foreign?.id}`)).toEqual({ takes: [], more: false });
  expect((await ask(`/api/projects/${project.id}/takes?before=x`)).status).toBe(422);
});

test('TAKE-02 a member’s own export holds every take, the oldest first', async () => {
  now = start;
  const { ask } = await memberWith('active');
  await projectWith(ask, 120);
  await saveProject(ask, { script: 'Without any.' });
  const answer = await ask('/api/account/export');
  expect(answer.status).toBe(200);
  const { projects } = (await answer.json()) as { projects: { takes: { script: string }[] }[] };
  const told = Array.from({ length: 120 }, (_, at) => `Take ${at}.`);
  // Both began in the same moment: neither is the first.
  const byProject = projects.map(({ takes }) => takes.map(({ script }) => script));
  expect(byProject.toSorted((a, b) => b.length - a.length)).toEqual([told, []]);
});
