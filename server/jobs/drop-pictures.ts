import { z } from 'zod';
import { deleteDropped, dropPicturesQueue } from '../pictures/drop-pictures.ts';
import { defineJob } from './define-job.ts';

/** Deletes the files of pictures of products that were deleted. */
export const dropPicturesJob = defineJob({
  name: dropPicturesQueue,
  data: z.object({ ids: z.array(z.uuid()).max(100) }),
  retry: { limit: 10, firstSeconds: 60, longestSeconds: 3600 },
  timeoutSeconds: 900,
  run: ({ ids }, { services }) => deleteDropped(services, ids),
});
