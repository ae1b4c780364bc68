import { z } from 'zod';
import { syncDirectors, syncDirectorsQueue } from '../directors/feed/sync.ts';
import { defineJob } from './define-job.ts';

const lookAgainSeconds = 1500;

/**
 * Reads the feed of directors when it is due, or now when an admin says so. A feed that cannot be read is no failed job: it is
 * reported, and the hourly look asks for another reading.
 */
export const syncDirectorsJob = defineJob({
  name: syncDirectorsQueue,
  data: z.object({ force: z.boolean().default(false) }),
  retry: { limit: 3, firstSeconds: 300, longestSeconds: 1800 },
  timeoutSeconds: 900,
  async run(data, { services, signal }) {
    const { kind } = await syncDirectors(services, signal, data);
    if (kind !== 'busy') return;
    // The other run may be one that died: its lease is up by then.
    await services.db.transaction((tx) =>
      services.jobs.enqueue(tx, syncDirectorsQueue, data, { startAfterSeconds: lookAgainSeconds }),
    );
  },
});
