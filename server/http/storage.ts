import { z } from 'zod';
import { route } from '#domain/contract/route.ts';
import { AppError } from '../app-error.ts';
import { planesPrefix } from '../frames/frame-planes.ts';
import { type Storage, StorageError, type StoredObject } from '../gateways/storage/port.ts';
import { privatePrefix } from '../pictures/picture-files.ts';
import { etagOf, isKnown } from './cache/cached-asset.ts';
import { defineRoute, type Family } from './routes/define-route.ts';

const prefix = '/api/storage/';
/** Pictures of clients' products are answered to their owners alone, elsewhere; so are the planes of a frame. */
const isPrivate = (key: string): boolean =>
  key.startsWith(privatePrefix) || key.startsWith(planesPrefix);

/** Names made from the content never change what they mean; others may for an hour. */
const cacheControl = (key: string) =>
  /^(?:frames\/[0-9a-f]{32}\.jpg|speech\/[0-9a-f]{32}\.wav|(?:portraits|reel-posters)\/[0-9a-f]{32}\.webp)$/.test(
    key,
  )
    ? 'public, max-age=31536000, immutable'
    : 'public, max-age=3600';

const readStored = route({
  method: 'GET',
  path: `${prefix}*`,
  params: z.object({ key: z.string().meta({ example: 'frames/0a1b2c3d.jpg' }) }),
  file: 'image/jpeg, image/webp, audio/wav',
});

export const storageFamily: Family = {
  wrongMethod: 'Pictures can only be read.',
  routes: [
    defineRoute(readStored, {
      may: 'everybody',
      summary: 'A stored picture, or a sentence as it was spoken.',
      gives: 'The file.',
      also: { 404: 'There is nothing of this name.' },
      async run(_, { c, services: { storage } }) {
        const key = c.req.path.slice(prefix.length);
        const found = isPrivate(key) ? null : await read(storage, key);
        if (!found) throw new AppError('not-found', 'There is nothing of this name.');
        const headers = {
          'Content-Type': found.contentType,
          'Cache-Control': cacheControl(key),
          ETag: etagOf(found.bytes),
        };
        if (isKnown(c.req.header('if-none-match'), headers.ETag)) return c.body(null, 304, headers);
        return c.body(new Uint8Array(found.bytes), 200, headers);
      },
    }),
  ],
};

async function read(storage: Storage, key: string): Promise<StoredObject | null> {
  try {
    return await storage.get(key);
  } catch (cause) {
    if (!(cause instanceof StorageError)) throw cause;
    const message = 'This picture cannot be shown just now. Please try again later.';
    throw new AppError('unavailable', message, { cause, retryAfterSeconds: 30 });
  }
}
