// What was given up, as rows to select from. A mail or lead that was given up knows it itself: the
// dead job beside it is not told twice.
import { type SQL, sql } from 'drizzle-orm';
import type { FailureKind } from '#domain/admin/failures.ts';
import type { Queries } from '../db/database.ts';
import { leads, mails } from '../db/schema.ts';
import { deadJobs } from '../jobs/dead-jobs.ts';
import { writeLeadQueue } from '../leads/write-lead-queue.ts';
import { sendMailQueue } from '../mail/queue-mail.ts';

/** Rows with id, name, about, data, problem, attempts and created_at. */
export const failed: Record<FailureKind, SQL> = {
  mail: sql`(
    select ${mails.id}, ${mails.kind} as name, ${mails.to_address} as about, null::jsonb as data,
      coalesce(${mails.last_error}, '') as problem, ${mails.attempts}, ${mails.created_at}
    from ${mails} where ${mails.status} = 'failed') failed`,
  lead: sql`(
    select ${leads.id}, 'lead' as name, coalesce(${leads.cells} ->> 'email', '') as about,
      null::jsonb as data, coalesce(${leads.last_error}, '') as problem, ${leads.attempts},
      ${leads.created_at}
    from ${leads} where ${leads.state} = 'failed') failed`,
  job: sql`(
    select id, queue as name, '' as about, data, problem, attempts, created_at
    from ${deadJobs} dead where case queue
      when ${sendMailQueue}::text then exists (select from ${mails}
        where ${mails.id} = (data ->> 'mailId')::uuid and ${mails.status} = 'queued')
      when ${writeLeadQueue}::text then not exists (select from ${leads}
        where ${leads.id} = (data ->> 'leadId')::uuid and ${leads.state} <> 'queued')
      else true end) failed`,
};

/** How many of a kind. */
export async function countFailed(queries: Queries, kind: FailureKind): Promise<number> {
  const { rows } = await queries.execute(sql`select count(*)::int as n from ${failed[kind]}`);
  return Number(rows[0]?.n);
}
