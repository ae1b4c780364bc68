// GET /api/frames/:picture/planes: a frame's picture in planes, for whoever may see the picture itself.
import { readPlanes } from '#domain/contract/frame-routes.ts';
import { AppError } from '../../app-error.ts';
import { planesOf } from '../../frames/frame-planes.ts';
import { StorageError } from '../../gateways/storage/port.ts';
import { defineRoute, type Family } from '../routes/define-route.ts';

const nothing = 'There is nothing of this name.';
const busy = 'Too many pictures are parted just now. Please try again in a moment.';

export const frameFamily: Family = {
  wrongMethod: 'Planes can only be read.',
  routes: [
    defineRoute(readPlanes, {
      may: 'everybody',
      summary: 'A frame of a board in the planes it was drawn on, which a film moves apart.',
      gives: 'The planes, the farthest first; none of a picture that there is in one piece alone.',
      also: { 404: nothing, 503: busy },
      async run({ params: { picture } }, { c, services: { storage } }) {
        if (!readPlanes.params.safeParse({ picture }).success)
          throw new AppError('not-found', nothing);
        const planes = await read(storage, picture);
        if (planes === 'busy') throw new AppError('unavailable', busy, { retryAfterSeconds: 5 });
        // As the picture of this name: made from its content.
        const seconds = planes ? 'max-age=31536000, immutable' : 'max-age=3600';
        c.header('Cache-Control', `public, ${seconds}`);
        return planes ?? { planes: [] };
      },
    }),
  ],
};

async function read(...asked: Parameters<typeof planesOf>) {
  try {
    return await planesOf(...asked);
  } catch (cause) {
    if (!(cause instanceof StorageError)) throw cause;
    const message = 'The planes cannot be read just now. Please try again later.';
    throw new AppError('unavailable', message, { cause, retryAfterSeconds: 30 });
  }
}
