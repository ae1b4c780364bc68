import { z } from 'zod';
import { deleteForgotten, forgetPicturesQueue } from '../projects/forget-pictures.ts';
import { defineJob } from './define-job.ts';

/** Deletes pictures of what was deleted. */
export const forgetPicturesJob = defineJob({
  name: forgetPicturesQueue,
  data: z.object({ keys: z.array(z.string().max(200)).max(100) }),
  retry: { limit: 10, firstSeconds: 60, longestSeconds: 3600 },
  timeoutSeconds: 900,
  run: ({ keys }, { services }) => deleteForgotten(services, keys),
});
