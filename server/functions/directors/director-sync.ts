import { syncDirectors } from '../../directors/feed/sync.ts';
import { failedLately } from '../../directors/feed/sync-report.ts';
import { defineFunction } from '../serving/define-function.ts';

const callsPerHour = 12;
const longestSeconds = 600;

/** Reads the feed when it is due. Whatever goes wrong is for the log and the report alone. */
export const directorSync = defineFunction({
  name: 'director-sync',
  summary: 'Reads the feed of creative directors when its data is a day old.',
  limits: ({ network }) => [
    { name: 'director-syncs', subject: network, count: callsPerHour, windowSeconds: 3600 },
  ],
  async run(_input, { services, now }) {
    try {
      // A feed that fails is not asked again by every visitor.
      if (await failedLately(services.db, now)) return { synced_count: 0 };
      const result = await syncDirectors(services, AbortSignal.timeout(longestSeconds * 1000));
      return { synced_count: result.kind === 'read' ? result.synced : 0 };
    } catch (error) {
      services.log.error({ err: error }, 'directors could not be synced');
      return { synced_count: 0 };
    }
  },
});
