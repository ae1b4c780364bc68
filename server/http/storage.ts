import { createHash } from 'node:crypto';
import type { OpenAPIHono } from '@hono/zod-openapi';
import { AppError } from '../app-error.ts';
import { type Storage, StorageError, type StoredObject } from '../gateways/storage/port.ts';
import type { HttpEnv } from './edge/http-env.ts';
import { refuseMethods } from './edge/refuse-methods.ts';

const prefix = '/api/storage/';

/** Names made from the content never change what they mean; others may for an hour. */
const cacheControl = (key: string) =>
  /^(?:frames\/[0-9a-f]{32}\.jpg|(?:portraits|reel-posters)\/[0-9a-f]{32}\.webp)$/.test(key)
    ? 'public, max-age=31536000, immutable'
    : 'public, max-age=3600';

export function serveStorage(app: OpenAPIHono<HttpEnv>, storage: Storage): void {
  app.get(`${prefix}*`, async (c) => {
    const key = c.req.path.slice(prefix.length);
    const found = await read(storage, key);
    if (!found) throw new AppError('not-found', 'There is nothing of this name.');
    const etag = `"${createHash('sha256').update(found.bytes).digest('base64url').slice(0, 27)}"`;
    const headers = {
      'Content-Type': found.contentType,
      'Cache-Control': cacheControl(key),
      ETag: etag,
    };
    if (
      c.req
        .header('if-none-match')
        ?.split(/\s*,\s*/)
        .includes(etag)
    ) {
      return c.body(null, 304, headers);
    }
    return c.body(new Uint8Array(found.bytes), 200, headers);
  });
  refuseMethods(app, `${prefix}*`, 'GET, HEAD', 'Pictures can only be read.');
}

async function read(storage: Storage, key: string): Promise<StoredObject | null> {
  try {
    return await storage.get(key);
  } catch (cause) {
    if (!(cause instanceof StorageError)) throw cause;
    const message = 'This picture cannot be shown just now. Please try again later.';
    throw new AppError('unavailable', message, { cause, retryAfterSeconds: 30 });
  }
}
