// A job whose process died is put among the dead by the queue itself once its time is up, and that
// tells nobody.
import { sql } from 'drizzle-orm';
import { announce } from '../db/changes.ts';
import type { Services } from '../services.ts';

const lookSeconds = 60;
/** What the queue notes of such a job. */
const timedOut = ['job timed out', 'job heartbeat timeout'];

/** Logs and announces them; of several processes one does. */
export async function tellExpired({ db, log }: Pick<Services, 'db' | 'log'>): Promise<void> {
  await db.transaction(async (tx) => {
    const { rows } = await tx.execute(sql`
      update pgboss.job set output = '{"told": true}'
      from pgboss.queue
      where job.name = queue.dead_letter and job.state < 'active' and job.output is null
        and job.source_output -> 'value' ->> 'message' in (${sql.join(
          timedOut.map((words) => sql`${words}`),
          sql`, `,
        )})
      returning queue.name as queue, job.id`);
    if (rows.length === 0) return;
    for (const { queue, id } of rows)
      log.error({ queue, job: id }, 'a job was cut off and given up');
    await announce(tx, 'jobs');
  });
}

/** Looks for them now and then. Returns how to stop, which waits for a look under way. */
export function keepTellingExpired(
  services: Pick<Services, 'db' | 'log'>,
  onError: (error: unknown) => void,
): () => Promise<void> {
  let last: Promise<void>;
  const look = () => {
    last = tellExpired(services).catch(onError);
  };
  look();
  const timer = setInterval(look, lookSeconds * 1_000).unref();
  return async () => {
    clearInterval(timer);
    await last;
  };
}
