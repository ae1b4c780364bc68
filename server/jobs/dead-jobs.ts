import { type SQL, sql } from 'drizzle-orm';

/** Jobs that failed for the last time, to select from: what they were to do stands in `data`. */
export const deadJobs: SQL = sql`(
  select job.id, queue.name as queue, job.data,
    coalesce(job.source_retry_count, 0) + 1 as attempts,
    coalesce(job.source_output ->> 'message', job.source_output -> 'value' ->> 'message', '') as problem,
    coalesce(job.source_created_on, job.created_on) as created_at
  from pgboss.queue join pgboss.job on job.name = queue.dead_letter
  where job.state < 'active')`;

/** Deletes one and gives its `queue` and `data`: to one of those who want it at once. */
export const takeDeadJob = (id: string): SQL => sql`
  delete from pgboss.job using pgboss.queue
  where job.name = queue.dead_letter and job.state < 'active' and job.id = ${id}::uuid
  returning queue.name as queue, job.data`;
