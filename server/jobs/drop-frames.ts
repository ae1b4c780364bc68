import { z } from 'zod';
import { dropFrames } from '../frames/drop-frames.ts';
import { dropFramesQueue } from '../frames/sweep-frames.ts';
import { defineJob } from './define-job.ts';

/** Deletes pictures of boards that nothing holds. */
export const dropFramesJob = defineJob({
  name: dropFramesQueue,
  data: z.object({ keys: z.array(z.string().max(200)).max(100) }),
  retry: { limit: 10, firstSeconds: 60, longestSeconds: 3600 },
  timeoutSeconds: 900,
  run: ({ keys }, { services }) => dropFrames(services, keys),
});
