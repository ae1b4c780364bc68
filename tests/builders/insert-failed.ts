// Mails, leads and jobs that were given up, as they stand then.
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Queries } from '#server/db/database.ts';
import { leads, mails } from '#server/db/schema.ts';
import { deadQueue } from '#server/jobs/queue.ts';

type Mail = typeof mails.$inferInsert;
type Lead = typeof leads.$inferInsert;

export async function insertMail(db: Queries, changes: Partial<Mail> = {}): Promise<string> {
  const id = randomUUID();
  const mail = { id, kind: 'package', to_address: 'june@example.com', created_at: new Date() };
  const failure = { status: 'failed', attempts: 29, last_error: 'No answer.' } as const;
  await db.insert(mails).values({ ...mail, ...failure, ...changes });
  return id;
}

export async function insertLead(db: Queries, changes: Partial<Lead> = {}): Promise<string> {
  const id = randomUUID();
  const lead = { id, dedupe_key: id, cells: { email: 'lee@example.com' }, created_at: new Date() };
  const failure = { state: 'failed', attempts: 3, last_error: 'The sheet is gone.' } as const;
  await db.insert(leads).values({ ...lead, ...failure, ...changes });
  return id;
}

/** A job as it is kept after its last attempt. */
export async function insertDeadJob(
  db: Queries,
  queue: string,
  data: object,
  problem = 'Out of luck.',
): Promise<string> {
  const id = randomUUID();
  const output = JSON.stringify({ message: problem, stack: 'somewhere' });
  await db.execute(sql`
    insert into pgboss.job (id, name, data, source_name, source_id, source_retry_count, source_created_on, source_output)
    values (${id}, ${deadQueue(queue)}, ${JSON.stringify(data)}::jsonb, ${queue}, ${randomUUID()}, 3, now(), ${output}::jsonb)`);
  return id;
}
