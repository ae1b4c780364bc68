import type { PGlite } from '@electric-sql/pglite';
import type { Connection } from '#server/db/open.ts';
import { openJobs } from '#server/jobs/queue.ts';
import { jobDefinitions } from '#server/jobs/registry.ts';
import type { OpenJobs } from '#server/services.ts';

// Those started and stopped without having worked: they know nothing but the database's queues.
const idle = new WeakMap<PGlite, OpenJobs>();

/**
 * The product's queue, started. On the embedded database, where a start takes longer than most
 * tests, the next test goes on with one that never worked.
 */
export async function openTestJobs(connection: Connection): Promise<OpenJobs> {
  if (connection.kind === 'postgres') return openJobs(connection, jobDefinitions, fail);
  const { lite } = connection;
  const started =
    idle.get(lite) ??
    (await openJobs(connection, jobDefinitions, (error) => {
      if (!lite.closed) throw error;
    }));
  idle.delete(lite);
  let worked = false;
  return {
    ...started,
    work(context) {
      worked = true;
      return started.work(context);
    },
    async stop() {
      if (worked) return started.stop();
      idle.set(lite, started);
    },
  };
}

function fail(error: unknown): never {
  throw error;
}
