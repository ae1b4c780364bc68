// Objects in a bucket that speaks S3. Every act may be done twice, so a lost answer is asked again.
import { setTimeout as pause } from 'node:timers/promises';
import { S3mini } from 's3mini';
import { checkObject, typeOf } from './check-object.ts';
import { isStorageKey, listDefaults, listMost, type Storage, StorageError } from './port.ts';
import { requireBucket } from './require-bucket.ts';
import { s3ErrorOf } from './s3-failure.ts';

export type S3Options = {
  /** The address of the bucket, its name in the path or in the host. */
  url: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  timeoutMs?: number;
  /** Before the second try; twice as long before the third. */
  pauseMs?: number;
};

const tries = 3;
const checkMs = 5_000;
const cacheControl = 'public, max-age=3600';
type Headers = Record<string, string>;

/** Nothing is asked of the bucket before it is used. */
export function openS3Storage(options: S3Options): Storage {
  const { pauseMs = 250 } = options;
  const bucket = connect(options);
  const insist = async <T>(act: () => Promise<T>): Promise<T> => {
    for (let turn = 1; ; turn++) {
      try {
        return await act();
      } catch (cause) {
        const error = s3ErrorOf(cause);
        if (turn === tries || error.outcome === 'permanent') throw error;
        await pause(pauseMs * turn);
      }
    }
  };
  const listed = (prefix: string, count: number) => insist(() => list(bucket, prefix, count));
  const find = async (key: string) => (await listed(key, 1)).find(({ Key }) => Key === key);
  return {
    async put(key, bytes, contentType) {
      checkObject(key, bytes, contentType);
      const headers: Headers = { 'cache-control': cacheControl };
      await insist(() =>
        bucket.putObject(key, Buffer.from(bytes), contentType, undefined, headers),
      );
    },
    async get(key) {
      if (!isStorageKey(key)) return null;
      const bytes = await insist(() => bucket.getObjectArrayBuffer(key));
      return bytes && { bytes: new Uint8Array(bytes), contentType: typeOf(key) };
    },
    async list(prefix, { limit = listDefaults.limit, offset = listDefaults.offset } = {}) {
      const end = offset + Math.min(limit, listMost);
      // Buckets give names in ascending order, a thousand at a time, and know no offset.
      const names = end > offset ? await listed(prefix, end) : [];
      return names.slice(offset, end).map(({ Key, Size }) => ({ key: Key, size: Size }));
    },
    async delete(key) {
      if (isStorageKey(key)) await insist(() => bucket.deleteObject(key));
    },
    async deleteOlder(key, before) {
      const found = isStorageKey(key) ? await find(key) : undefined;
      if (!found) return true;
      if (found.LastModified >= before) return false;
      await insist(() => deleteUnchanged(options, key, found.ETag));
      return (await find(key)) === undefined;
    },
    // A bucket takes an object whole or not at all.
    tidy: async () => {},
    async check() {
      const { timeoutMs = checkMs } = options;
      // Once, and briefly: a start waits for it.
      const asked = connect({ ...options, timeoutMs: Math.min(timeoutMs, checkMs) });
      await list(asked, '', 1).catch((cause) => {
        throw s3ErrorOf(cause);
      });
    },
  };
}

async function list(bucket: S3mini, prefix: string, count: number) {
  const found = await bucket.listObjects('/', prefix, count);
  if (!found) throw new StorageError('permanent', 'There is no bucket at S3_URL.');
  return found;
}

/** `more`: headers that need no signature. */
function connect({ url, timeoutMs = 10_000, ...keys }: S3Options, more: Headers = {}): S3mini {
  const ask: typeof fetch = async (input, init) => {
    const answer = await fetch(input, {
      ...init,
      headers: { ...(init?.headers as Headers), ...more },
      redirect: 'manual', // a signature holds for one address
    });
    requireBucket(answer, new URL(String(input)), init?.method);
    return answer;
  };
  return new S3mini({ ...keys, endpoint: url, requestAbortTimeout: timeoutMs, fetch: ask });
}

/**
 * Deletes what is still the same content. Where a bucket does not know the condition, it is deleted
 * without.
 */
async function deleteUnchanged(options: S3Options, key: string, etag: string): Promise<void> {
  const condition = { 'if-match': `"${etag.replaceAll('"', '')}"` };
  try {
    await connect(options, condition).deleteObject(key);
  } catch (error) {
    const { status } = error as { status?: number };
    if (status === 412 || status === 404) return;
    if (status !== 501) throw error;
    await connect(options).deleteObject(key);
  }
}
