import { z } from 'zod';
import { copyPictures, copyQueues } from '../directors/feed/copy-pictures.ts';
import { type PictureKind, pictureKinds } from '../gateways/director-pictures/port.ts';
import { defineJob } from './define-job.ts';

/**
 * For each kind: copies some pictures and asks for the next job. A picture that cannot be had is no
 * failed job: the table says when it is tried again.
 */
export const copyPicturesJobs = pictureKinds.map((kind: PictureKind) =>
  defineJob({
    name: copyQueues[kind],
    data: z.object({ after: z.string().default('') }),
    retry: { limit: 3, firstSeconds: 60, longestSeconds: 900 },
    timeoutSeconds: 900,
    run: ({ after }, { services, signal }) => copyPictures(services, kind, after, signal),
  }),
);
