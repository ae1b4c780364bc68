import { eq } from 'drizzle-orm';
import { afterAll, expect, test, vi } from 'vitest';
import type { Viewer } from '#domain/accounts/viewer.ts';
import { adminAnalytics } from '#domain/admin/analytics.ts';
import type { AdminProjectDetails } from '#domain/admin/project-details.ts';
import type { AdminProjectPage } from '#domain/admin/project-list.ts';
import type { AdminStats } from '#domain/admin/stats.ts';
import { accountPayments } from '#domain/payments/account-payments.ts';
import { archivedProjects, projectDeletion } from '#domain/projects/archive.ts';
import { openTestSite } from '#tests/builders/open-test-site.ts';
import { fakePayments } from '#tests/builders/payments/fake-payments.ts';
import { insertOrder } from '#tests/builders/payments/insert-payments.ts';
import { pricedProject, sentPackage } from '#tests/builders/payments/priced-things.ts';
import { patchProject, projectBody } from '#tests/builders/project-body.ts';
import { askAs, signUpMember, type TestMember } from '#tests/builders/sign-up.ts';
import { signUpAdmin } from '#tests/builders/sign-up-admin.ts';
import { orders, projects, submissionLogs } from '../db/schema.ts';
import { applyPaymentEvents } from '../payments/apply-payment-events.ts';
import { findDeleted, sweepArchive } from './archive.ts';

const day = 86_400_000;
let clock = new Date('2026-11-20T10:00:00Z');
const payments = fakePayments(() => clock);
const site = await openTestSite({}, { payments, now: () => clock });
const { ask: admin } = await signUpAdmin(site);
afterAll(() => site.close());

const db = () => site.services.db;
type Ask = ReturnType<typeof askAs>;

async function begin(ask: Ask, member: TestMember) {
  const { project, body } = await pricedProject(ask, member);
  const answer = await ask('/api/functions/create-payment', {
    method: 'POST',
    body: JSON.stringify(body),
  });
  const { url } = (await answer.json()) as { url: string };
  return { project, checkoutId: url.split('/').at(-1) ?? '' };
}

async function paidProject() {
  const member = await signUpMember(site, { verified: true });
  const ask = askAs(site, member);
  const { project, checkoutId } = await begin(ask, member);
  await applyPaymentEvents(site.services, payments.pay(checkoutId));
  return { member, ask, project };
}

const remove = (ask: Ask, id: string) => ask(`/api/projects/${id}`, { method: 'DELETE' });
const restore = (ask: Ask, id: string) =>
  ask(`/api/archived-projects/${id}/restore`, { method: 'POST', body: '{}' });
const archiveOf = async (ask: Ask) =>
  archivedProjects.parse(await (await ask('/api/archived-projects')).json()).projects;
const previewOf = async (ask: Ask, id: string) =>
  projectDeletion.parse(await (await ask(`/api/projects/${id}/deletion`)).json());
const statsOf = async () => (await (await admin('/api/admin/stats')).json()) as AdminStats;
async function madeOf(): Promise<{ projects: number; packages: number }> {
  const answer = await admin('/api/admin/analytics?days=90');
  const figures = adminAnalytics.parse(await answer.json());
  const sum = (days: { count: number }[]) => days.reduce((all, { count }) => all + count, 0);
  return { projects: sum(figures.projects), packages: sum(figures.packages) };
}

test('HOUSE-02 a paid project that is deleted is archived, and restored as it was', async () => {
  const { ask, project } = await paidProject();
  expect(await previewOf(ask, project.id)).toMatchObject({
    payments: [
      {
        ...{ number: expect.any(Number), cents: 1_200_000, refunded_cents: 0, state: 'paid' },
        refundable_until: expect.any(String),
      },
    ],
  });
  const before = await (await ask(`/api/projects/${project.id}`)).json();
  const stats = await statsOf();
  expect((await remove(ask, project.id)).status).toBe(204);

  for (const [method, path] of [
    ['GET', ''],
    ['DELETE', ''],
    ['GET', '/deletion'],
    ['GET', '/takes'],
    ['POST', '/email'],
  ] as const) {
    const answer = await ask(`/api/projects/${project.id}${path}`, { method });
    expect([path, answer.status]).toEqual([path, 404]);
  }
  expect((await patchProject(ask, project, { script: 'Another.' })).status).toBe(404);
  expect(await (await ask('/api/projects')).json()).toMatchObject({ projects: [] });
  expect(await archiveOf(ask)).toEqual([
    {
      id: project.id,
      project_name: project.project_name,
      product_name: project.product_name,
      status: 'greenlit',
      paid: true,
      archived_at: clock.toISOString(),
      ends_at: new Date(clock.getTime() + 30 * day).toISOString(),
    },
  ]);
  expect(await statsOf()).toEqual(stats);

  expect((await restore(ask, project.id)).status).toBe(204);
  expect((await restore(ask, project.id)).status).toBe(204);
  expect(await (await ask(`/api/projects/${project.id}`)).json()).toEqual(before);
  expect(await archiveOf(ask)).toEqual([]);
});

test('HOUSE-02 the house sees an archived project with its payment', async () => {
  const { ask, project } = await paidProject();
  await remove(ask, project.id);
  const rows = (await (await admin('/api/admin/projects')).json()) as AdminProjectPage;
  expect(rows.rows.find(({ id }) => id === project.id)).toMatchObject({
    status: 'greenlit',
    archived_at: clock.toISOString(),
  });
  const path = `/api/admin/projects/project/${project.id}`;
  const details = (await (await admin(path)).json()) as AdminProjectDetails;
  expect(details.payments).toMatchObject([{ state: 'paid', cents: 1_200_000 }]);
});

test('HOUSE-02 nobody restores another’s project, an unknown one, or one whose time is over', async () => {
  const { ask, project } = await paidProject();
  const stranger = askAs(site, await signUpMember(site, { verified: true }));
  await remove(ask, project.id);
  for (const id of [project.id, crypto.randomUUID(), 'x']) {
    expect((await restore(stranger, id)).status).toBe(404);
  }
  expect(await archiveOf(stranger)).toEqual([]);
  expect((await stranger(`/api/projects/${project.id}/deletion`)).status).toBe(404);
  clock = new Date(clock.getTime() + 30 * day);
  expect(await archiveOf(ask)).toEqual([]);
  expect((await restore(ask, project.id)).status).toBe(404);
});

test('HOUSE-02 after thirty days it goes; order, name and brief stay, and no figure of the past sinks', async () => {
  await sweepArchive(site.services);
  const { ask, project } = await paidProject();
  const [stats, made] = [await statsOf(), await madeOf()];
  await remove(ask, project.id);
  clock = new Date(clock.getTime() + 30 * day - 1000);
  await sweepArchive(site.services);
  expect(await archiveOf(ask)).toHaveLength(1);
  clock = new Date(clock.getTime() + 1000);
  await sweepArchive(site.services);
  expect(await db().select().from(projects).where(eq(projects.id, project.id))).toEqual([]);
  const paid = (await db().select().from(orders)).filter(
    ({ subject }) => subject === `project:${project.id}`,
  );
  expect(paid).toMatchObject([
    {
      state: 'paid',
      project_id: null,
      project_name: project.project_name,
      creative_brief: project.creative_brief,
    },
  ]);
  expect(await statsOf()).toEqual({ ...stats, deleted: stats.deleted + 1 });
  expect(await madeOf()).toEqual(made);
});

test('HOUSE-07 a project nothing is paid for waits thirty days too, with all it had', async () => {
  const member = await signUpMember(site, { verified: true });
  const ask = askAs(site, member);
  const { project } = await pricedProject(ask, member);
  const before = await (await ask(`/api/projects/${project.id}`)).json();
  const [stats, made] = [await statsOf(), await madeOf()];
  expect(await previewOf(ask, project.id)).toEqual({ payments: [] });
  await remove(ask, project.id);
  expect(await archiveOf(ask)).toMatchObject([{ id: project.id, paid: false }]);
  expect([await statsOf(), await madeOf()]).toEqual([stats, made]);
  expect((await restore(ask, project.id)).status).toBe(204);
  expect(await (await ask(`/api/projects/${project.id}`)).json()).toEqual(before);
  await remove(ask, project.id);
  clock = new Date(clock.getTime() + 30 * day);
  const later = await madeOf();
  await sweepArchive(site.services);
  expect(await db().select().from(projects).where(eq(projects.id, project.id))).toEqual([]);
  expect(await madeOf()).toEqual(later);
});

test('HOUSE-07 its owner lets a deleted project go before its day, nobody else, and no paid one', async () => {
  const gone = (ask: Ask, id: string) => ask(`/api/archived-projects/${id}`, { method: 'DELETE' });
  const member = await signUpMember(site, { verified: true });
  const ask = askAs(site, member);
  const { project } = await pricedProject(ask, member);
  const stranger = askAs(site, await signUpMember(site, { verified: true }));
  // What is not deleted is not in the archive.
  expect((await gone(ask, project.id)).status).toBe(404);
  await remove(ask, project.id);
  for (const [who, id] of [
    [stranger, project.id],
    [admin, project.id],
    [ask, crypto.randomUUID()],
  ] as const) {
    expect((await gone(who, id)).status).toBe(404);
  }
  expect((await gone(ask, project.id)).status).toBe(204);
  expect((await gone(ask, project.id)).status).toBe(404);
  expect(await db().select().from(projects).where(eq(projects.id, project.id))).toEqual([]);

  const paid = await paidProject();
  await remove(paid.ask, paid.project.id);
  expect((await gone(paid.ask, paid.project.id)).status).toBe(409);
  expect(await archiveOf(paid.ask)).toMatchObject([{ id: paid.project.id, paid: true }]);
});

test('HOUSE-02 a payment of the last moment finds its project in the archive', async () => {
  const member = await signUpMember(site, { verified: true });
  const ask = askAs(site, member);
  const { project, checkoutId } = await begin(ask, member);
  expect(await previewOf(ask, project.id)).toMatchObject({
    payments: [{ state: 'open' }],
  });
  await remove(ask, project.id);
  await applyPaymentEvents(site.services, payments.pay(checkoutId));
  expect(await archiveOf(ask)).toMatchObject([{ id: project.id, status: 'greenlit' }]);
});

test('HOUSE-02 a page that saves an archived project again makes one of its own', async () => {
  const member = await signUpMember(site, { verified: true });
  const ask = askAs(site, member);
  const { project, checkoutId } = await begin(ask, member);
  await applyPaymentEvents(site.services, payments.pay(checkoutId));
  const [row] = await db().select().from(projects).where(eq(projects.id, project.id));
  await remove(ask, project.id);
  const again = await ask('/api/projects', {
    method: 'POST',
    body: JSON.stringify(projectBody({ draft_key: row?.draft_key ?? '' })),
  });
  expect(again.status).toBe(201);
  expect(((await again.json()) as { id: string }).id).not.toBe(project.id);
  expect((await restore(ask, project.id)).status).toBe(204);
});

test('HOUSE-02 with the account the project goes, and its order keeps name and brief', async () => {
  const { member, ask, project } = await paidProject();
  const [stats, made] = [await statsOf(), await madeOf()];
  const body = JSON.stringify({ password: member.password });
  expect((await ask('/api/account/delete', { method: 'POST', body })).status).toBe(204);
  const kept = (await db().select().from(orders)).filter(({ email }) => email === member.email);
  expect(kept).toMatchObject([
    {
      user_id: null,
      project_id: null,
      project_name: project.project_name,
      creative_brief: project.creative_brief,
    },
  ]);
  expect(await statsOf()).toEqual({ ...stats, deleted: stats.deleted + 1 });
  expect(await madeOf()).toEqual(made);
});

test('HOUSE-02 what was paid for a package keeps its name and brief as well', async () => {
  const member = await signUpMember(site, { verified: true });
  const submission_id = await sentPackage(site, { email: member.email });
  const mine = eq(submissionLogs.id, submission_id);
  const [sent] = await db()
    .update(submissionLogs)
    .set({ user_id: member.id })
    .where(mine)
    .returning();
  const paid = { user_id: member.id, submission_id, state: 'paid', paid_at: clock } as const;
  const { id } = await insertOrder(db(), paid);
  const [stats, made] = [await statsOf(), await madeOf()];
  const body = JSON.stringify({ password: member.password });
  await askAs(site, member)('/api/account/delete', { method: 'POST', body });
  const [kept] = await db().select().from(orders).where(eq(orders.id, id));
  expect(kept).toMatchObject({
    submission_id: null,
    project_name: sent?.product_name,
    creative_brief: sent?.creative_brief,
  });
  expect(await statsOf()).toEqual({ ...stats, deleted: stats.deleted + 1 });
  expect(await madeOf()).toEqual(made);
});

const paymentsOf = async (ask: Ask) =>
  accountPayments.parse(await (await ask('/api/account/payments')).json()).payments;

test('PAY-09 HOUSE-02 the payments of a project say that it was deleted, until when it can be restored, and hear of both', async () => {
  const { member, ask, project } = await paidProject();
  const heard: (string | undefined)[] = [];
  const stop = site.services.changes.subscribe('payments', (subject) => heard.push(subject));
  await remove(ask, project.id);
  const deleted = {
    project_id: null,
    project_deleted: true,
    project_restorable_until: new Date(clock.getTime() + 30 * day).toISOString(),
  };
  expect(await paymentsOf(ask)).toMatchObject([deleted]);
  await vi.waitFor(() => expect(heard).toEqual([member.id]));
  await restore(ask, project.id);
  const stands = {
    ...{ project_id: project.id, project_deleted: false },
    project_restorable_until: null,
  };
  expect(await paymentsOf(ask)).toMatchObject([stands]);
  await vi.waitFor(() => expect(heard).toEqual([member.id, member.id]));
  stop();
  // Paid by a guest, for the package that became the project.
  await db()
    .update(orders)
    .set({ subject: `submission:${project.id}` })
    .where(eq(orders.project_id, project.id));
  await remove(ask, project.id);
  expect(await paymentsOf(ask)).toMatchObject([deleted]);
  clock = new Date(clock.getTime() + 31 * day);
  expect(await paymentsOf(ask)).toMatchObject([{ ...deleted, project_restorable_until: null }]);
  await sweepArchive(site.services);
  expect(await paymentsOf(ask)).toMatchObject([{ ...deleted, project_restorable_until: null }]);
});

test('HOUSE-07 at the address of a project in the trash its owner alone is told so, as long as it can be restored', async () => {
  const { member, ask, project } = await paidProject();
  const other = await signUpMember(site, { verified: true });
  const told = (who: TestMember) =>
    findDeleted(site.services, who as unknown as Viewer, project.id);
  expect(await told(member)).toBeNull();
  await remove(ask, project.id);
  const ends = new Date(clock.getTime() + 30 * day).toISOString();
  expect(await told(member)).toEqual({
    project_name: project.project_name,
    restorable_until: ends,
  });
  expect(await told(other)).toBeNull();
  expect(await findDeleted(site.services, member as unknown as Viewer, 'no-id')).toBeNull();
  await restore(ask, project.id);
  expect(await told(member)).toBeNull();
  await remove(ask, project.id);
  const before = clock;
  clock = new Date(clock.getTime() + 31 * day);
  expect(await told(member)).toBeNull();
  clock = before;
});
