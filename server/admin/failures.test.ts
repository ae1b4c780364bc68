// On both databases: what failed is read from the tables of the queue.
import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type FailureKind, failureList, retryAnswer } from '#domain/admin/failures.ts';
import { adminStats } from '#domain/admin/stats.ts';
import { insertDeadJob, insertLead, insertMail } from '#tests/builders/insert-failed.ts';
import { openTestSite, type TestSite } from '#tests/builders/open-test-site.ts';
import type { askAs } from '#tests/builders/sign-up.ts';
import { signUpAdmin } from '#tests/builders/sign-up-admin.ts';
import type { Topic } from '../db/changes.ts';
import type { Database } from '../db/database.ts';
import { auditLog, leads, mails } from '../db/schema.ts';
import { syncDirectorsQueue } from '../directors/feed/sync.ts';
import { writeLeadQueue } from '../leads/write-lead-queue.ts';
import { sendMailQueue } from '../mail/queue-mail.ts';
import { isStopped, stopMail } from '../mail/suppression-list.ts';

const path = '/api/admin/failures';
let site: TestSite;
let db: Database;
let ask: ReturnType<typeof askAs>;
let others: ReturnType<typeof askAs>;
let told: Topic[] = [];
beforeAll(async () => {
  site = await openTestSite();
  db = site.services.db;
  ({ ask } = await signUpAdmin(site));
  others = (await signUpAdmin(site)).ask;
  for (const topic of ['mails', 'jobs', 'leads'] as const) {
    site.services.changes.subscribe(topic, () => told.push(topic));
  }
});
afterAll(() => site.close());
beforeEach(async () => {
  for (const table of [mails, leads, auditLog]) await db.delete(table);
  await db.execute(sql`delete from pgboss.job`);
  told = [];
});

const list = async () => failureList.parse(await (await ask(path)).json());
const ids = async () => (await list()).failures.map(({ id }) => id);
const retry = (kind: string, id: string, by = ask) =>
  by(`${path}/${kind}/${id}/retry`, { method: 'POST', body: '{}' });
const retryAll = async (kind: FailureKind, by = ask) => {
  const answer = await by(`${path}/retry-all`, { method: 'POST', body: JSON.stringify({ kind }) });
  return retryAnswer.parse(await answer.json());
};
/** What waits in a queue: the data of its jobs. */
async function waiting(queue: string): Promise<unknown[]> {
  const { rows } = await db.execute(
    sql`select data from pgboss.job where name = ${queue} and state = 'created'`,
  );
  return rows.map(({ data }) => data);
}
const deadCount = async () => (await site.jobs.counts()).reduce((sum, { dead }) => sum + dead, 0);

test('ADM-07 what was given up is told newest first, each once, and counted among the figures', async () => {
  const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 8, minute));
  const mail = await insertMail(db, { created_at: at(1) });
  const lead = await insertLead(db, { created_at: at(2) });
  const job = await insertDeadJob(db, syncDirectorsQueue, {});
  await insertMail(db, { status: 'sent' });
  await insertLead(db, { state: 'written' });
  // What failed with them.
  await insertDeadJob(db, sendMailQueue, { mailId: mail, returnPath: '/account' });
  await insertDeadJob(db, writeLeadQueue, { leadId: lead });
  expect(await list()).toMatchObject({
    total: 3,
    failures: [
      { kind: 'job', id: job, name: 'sync-directors', problem: 'Out of luck.', attempts: 4 },
      { kind: 'lead', id: lead, about: 'lee@example.com', problem: 'The sheet is gone.' },
      {
        kind: 'mail',
        id: mail,
        name: 'package',
        about: 'june@example.com',
        problem: 'No answer.',
        attempts: 29,
        created_at: at(1).toISOString(),
      },
    ],
  });
  const stats = adminStats.parse(await (await ask('/api/admin/stats')).json());
  expect(stats.failures).toBe(3);
});

test('ADM-07 a mail that nobody works on any more is told as the job that died', async () => {
  const mailId = await insertMail(db, { status: 'queued' });
  const job = await insertDeadJob(db, sendMailQueue, { mailId, returnPath: '/secret' });
  await insertDeadJob(db, sendMailQueue, { mailId: randomUUID() });
  expect((await list()).failures).toMatchObject([{ kind: 'job', id: job, about: mailId }]);
  await retry('job', job);
  expect(await waiting(sendMailQueue)).toEqual([{ mailId, returnPath: '/secret' }]);
});

test('ADM-07 of a job nothing is told but ids, and the first line of what went wrong', async () => {
  const subscriptionId = randomUUID();
  const data = { subscriptionId, token: 'hush-token', event: { email: 'hush@example.com' } };
  await insertDeadJob(
    db,
    'end-subscription',
    data,
    `Failed query\nparams: hush ${'x'.repeat(999)}`,
  );
  const { failures } = await list();
  expect(failures).toMatchObject([{ about: subscriptionId, problem: 'Failed query' }]);
  expect(JSON.stringify(failures)).not.toContain('hush');
});

test('ADM-07 a mail goes back into its queue with the way it leads, once, and it is noted', async () => {
  const id = await insertMail(db);
  const data = { mailId: id, returnPath: '/projects' };
  await insertDeadJob(db, sendMailQueue, data);
  const answers = await Promise.all([
    retry('mail', id),
    retry('mail', id, others),
    retry('mail', id),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  expect(await waiting(sendMailQueue)).toEqual([data]);
  expect(await db.select().from(mails)).toMatchObject([{ status: 'queued', attempts: 29 }]);
  expect(await deadCount()).toBe(0);
  const target = { target_kind: 'mail', target_id: id, action: 'mail.retried' };
  expect(await db.select().from(auditLog)).toMatchObject([
    { ...target, details: { name: 'package' } },
  ]);
  await expect.poll(() => told).toContain('mails');
  const again = await retry('mail', id);
  expect(await again.json()).toMatchObject({ error: { code: 'conflict' } });
  await db.update(mails).set({ status: 'failed' }).where(eq(mails.id, id));
  expect((await retry('mail', id)).status).toBe(200);
});

test('ADM-07 MAIL-07 where nobody was known a retried mail is tried again, but not to who wants none', async () => {
  const id = await insertMail(db);
  const [mail] = await db.select().from(mails);
  const { to_address: bounced = '' } = mail ?? {};
  await stopMail(db, bounced, new Date(), { reason: 'bounced', mailId: id });
  await stopMail(db, 'no-more@example.com', new Date());
  expect((await retry('mail', id)).status).toBe(200);
  expect(await isStopped(db, bounced)).toBe(false);
  expect(await isStopped(db, 'no-more@example.com')).toBe(true);
});

test('ADM-07 a lead goes back into its queue, once, and waits anew', async () => {
  const id = await insertLead(db);
  await insertDeadJob(db, writeLeadQueue, { leadId: id, waits: 40 });
  const answers = await Promise.all([retry('lead', id), retry('lead', id, others)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await waiting(writeLeadQueue)).toEqual([{ leadId: id }]);
  expect(await deadCount()).toBe(0);
  await expect.poll(() => told).toContain('leads');
});

test('ADM-07 a job goes back into its queue, once', async () => {
  const data = { subscriptionId: randomUUID() };
  const id = await insertDeadJob(db, 'end-subscription', data);
  const answers = await Promise.all([retry('job', id), retry('job', id, others)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await waiting('end-subscription')).toEqual([data]);
  expect(await ids()).toEqual([]);
  await expect.poll(() => told).toContain('jobs');
});

test('ADM-07 a job that its queue would not take stays where it is, and holds up no other', async () => {
  const bad = await insertDeadJob(db, 'end-subscription', { subscriptionId: 'none' });
  expect((await retry('job', bad)).status).toBe(409);
  expect(await ids()).toEqual([bad]);
  await insertDeadJob(db, syncDirectorsQueue, {});
  expect(await retryAll('job')).toEqual({ retried: 1, left: 1 });
  expect(await ids()).toEqual([bad]);
  expect(await waiting(syncDirectorsQueue)).toEqual([{}]);
});

test('ADM-07 all of a kind go back at once, two hundred at most, whoever else asks too', async () => {
  for (let count = 0; count < 203; count++) await insertMail(db);
  await insertLead(db);
  const answers = await Promise.all([retryAll('mail'), retryAll('mail', others)]);
  expect(answers.map(({ retried }) => retried).sort()).toEqual([200, 3]);
  expect(await waiting(sendMailQueue)).toHaveLength(203);
  expect(await list()).toMatchObject({ total: 1, failures: [{ kind: 'lead' }] });
  expect(await retryAll('mail')).toEqual({ retried: 0, left: 0 });
  const acts = await db.select().from(auditLog);
  expect(acts.map(({ target_id, details }) => [target_id, details.retried]).sort()).toEqual([
    ['all', 200],
    ['all', 3],
  ]);
});

test.each([
  ['mail', randomUUID(), 404],
  ['lead', randomUUID(), 404],
  ['job', randomUUID(), 404],
  ['mail', 'none', 404],
  ['mail', '%00', 404],
  ['job', '1', 404],
  ['sync', randomUUID(), 404],
])('ADM-07 the %s %s that is none is %i', async (kind, id, status) => {
  expect((await retry(kind, id)).status).toBe(status);
  expect(await db.select().from(auditLog)).toEqual([]);
});

test('ADM-07 only kinds that can fail are tried again', async () => {
  for (const body of ['{"kind":"sync"}', '{}', 'x']) {
    const answer = await ask(`${path}/retry-all`, { method: 'POST', body });
    expect([400, 422]).toContain(answer.status);
  }
});
