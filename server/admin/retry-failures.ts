// What was given up is tried again: put back into its queue with the note of who did it.
import { and, eq, inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Viewer } from '#domain/accounts/viewer.ts';
import type { AuditAction } from '#domain/admin/audit.ts';
import type { FailureKind, RetryAnswer } from '#domain/admin/failures.ts';
import { AppError } from '../app-error.ts';
import type { Topic } from '../db/changes.ts';
import type { Transaction } from '../db/database.ts';
import { auditLog, leads, mails } from '../db/schema.ts';
import { deadJobs, takeDeadJob } from '../jobs/dead-jobs.ts';
import { writeLeadQueue } from '../leads/write-lead-queue.ts';
import { sendMailQueue } from '../mail/queue-mail.ts';
import { liftBounces } from '../mail/suppression-list.ts';
import type { Services } from '../services.ts';
import { recordAct } from './audit/record-act.ts';
import { countFailed, failed } from './failed.ts';
import { mostFailures } from './list-failures.ts';

type Way = {
  action: AuditAction;
  topic: Topic;
  /** Puts those of the ids back that are still given up; says how many. */
  putBack(services: Services, tx: Transaction, ids: readonly string[]): Promise<number>;
  /** Whether there is one of this id, given up or not. */
  isKnown(tx: Transaction, id: string): Promise<boolean>;
};

const ways: Record<FailureKind, Way> = {
  mail: {
    action: 'mail.retried',
    topic: 'mails',
    async putBack({ jobs }, tx, ids) {
      const back = await tx
        .update(mails)
        .set({ status: 'queued' })
        .where(and(inArray(mails.id, [...ids]), eq(mails.status, 'failed')))
        .returning({ mailId: mails.id, to: mails.to_address });
      // Who has it tried again believes that there is a mailbox, whatever the mail server said.
      await liftBounces(
        tx,
        back.map(({ to }) => to),
      );
      for (const { mailId } of back) {
        const data = { mailId };
        const dead = await takeDead(tx, sendMailQueue, data);
        await jobs.enqueue(tx, sendMailQueue, { ...dead, ...data });
      }
      return back.length;
    },
    isKnown: async (tx, id) =>
      (await tx.select({ id: mails.id }).from(mails).where(eq(mails.id, id))).length > 0,
  },
  lead: {
    action: 'lead.retried',
    topic: 'leads',
    async putBack({ jobs }, tx, ids) {
      const back = await tx
        .update(leads)
        .set({ state: 'queued' })
        .where(and(inArray(leads.id, [...ids]), eq(leads.state, 'failed')))
        .returning({ leadId: leads.id });
      for (const data of back) {
        await takeDead(tx, writeLeadQueue, data);
        await jobs.enqueue(tx, writeLeadQueue, data);
      }
      return back.length;
    },
    isKnown: async (tx, id) =>
      (await tx.select({ id: leads.id }).from(leads).where(eq(leads.id, id))).length > 0,
  },
  job: {
    action: 'job.retried',
    topic: 'jobs',
    async putBack({ jobs }, tx, ids) {
      let count = 0;
      for (const id of ids) {
        const retry = tx.transaction((inner) => jobs.retryDead(inner, id));
        // One that cannot be put back stays where it is, and holds up no other.
        const isBack = ids.length === 1 ? await retry : await retry.catch(isConflict);
        if (isBack) count += 1;
      }
      return count;
    },
    // Of one that was put back nothing stays behind but the note of it.
    isKnown: async (tx, id) => {
      const isNote = and(eq(auditLog.target_kind, 'job'), eq(auditLog.target_id, id));
      return (
        (await tx.select({ id: auditLog.id }).from(auditLog).where(isNote).limit(1)).length > 0
      );
    },
  },
};

function isConflict(error: unknown): false {
  if (error instanceof AppError && error.code === 'conflict') return false;
  throw error;
}

/** The dead job of what its data names goes; gives what else it was told, the last time. */
async function takeDead(
  tx: Transaction,
  queue: string,
  about: Record<string, string>,
): Promise<object> {
  const { rows } = await tx.execute(sql`
    select id from ${deadJobs} dead
    where queue = ${queue} and data @> ${JSON.stringify(about)}::jsonb order by created_at`);
  let data = {};
  for (const { id } of rows) {
    const taken = await tx.execute(takeDeadJob(String(id)));
    data = (taken.rows[0]?.data as object | undefined) ?? data;
  }
  return data;
}

const missing = () => new AppError('not-found', 'There is nothing of this id that failed.');
const settled = 'This was tried again already, or nobody waits for it any more.';

// Afterwards a job is not there any more.
async function nameOf(tx: Transaction, kind: FailureKind, id: string): Promise<string> {
  const { rows } = await tx.execute(sql`select name from ${failed[kind]} where id = ${id}`);
  return String(rows[0]?.name ?? '');
}

/** Throws 'not-found' for an id that is none, 'conflict' for what is no failure any more. */
export async function retryFailure(
  services: Services,
  admin: Viewer,
  kind: FailureKind,
  id: string,
): Promise<RetryAnswer> {
  if (!z.uuid().safeParse(id).success) throw missing();
  return services.db.transaction(async (tx) => {
    const way = ways[kind];
    const name = await nameOf(tx, kind, id);
    const retried = await way.putBack(services, tx, [id]);
    if (retried === 0)
      throw (await way.isKnown(tx, id)) ? new AppError('conflict', settled) : missing();
    await note(services, tx, admin, { kind, id, details: { name } });
    return { retried, left: await countFailed(tx, kind) };
  });
}

/** All of a kind, the newest two hundred: what another admin puts back meanwhile is not put back twice. */
export async function retryFailures(
  services: Services,
  admin: Viewer,
  kind: FailureKind,
): Promise<RetryAnswer> {
  return services.db.transaction(async (tx) => {
    // One after the other: two that lock the same rows in another order would wait for ever.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('retry-failures', 0))`);
    const { rows } = await tx.execute(
      sql`select id from ${failed[kind]} order by created_at desc, id desc limit ${mostFailures}`,
    );
    const ids = rows.map(({ id }) => String(id)).sort();
    const retried = ids.length === 0 ? 0 : await ways[kind].putBack(services, tx, ids);
    if (retried > 0) await note(services, tx, admin, { kind, id: 'all', details: { retried } });
    return { retried, left: await countFailed(tx, kind) };
  });
}

type Target = { kind: FailureKind; id: string; details?: Record<string, unknown> };

async function note(
  { changes, now }: Services,
  tx: Transaction,
  admin: Viewer,
  { details = {}, ...target }: Target,
): Promise<void> {
  const { action, topic } = ways[target.kind];
  await recordAct(tx, { admin, action, target, details, at: now() });
  await changes.announce(tx, topic);
}
