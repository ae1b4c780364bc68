// A page that was loaded before a release goes on asking for the files of its build, and while one is
// rolled out half of the processes have not got the files of the new one. So each build lies in the
// store until a day after the last process that served it, and is looked up there.
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { z } from 'zod';
import type { Storage } from '../../gateways/storage/port.ts';
import { type CachedAsset, etagOf } from './cached-asset.ts';

export type OtherBuilds = {
  /** The file another build has under this path; rejects when none has. */
  find(path: string): Promise<CachedAsset>;
  /** Whether a path could be a file of a build. */
  takes(path: string): boolean;
  /** Keeps this build for another day, and deletes those whose day is over. */
  keep(): Promise<void>;
};
type Parts = {
  storage: Storage;
  /** Seals what is kept: nobody else who can write into the store makes scripts of this site. */
  secret: string;
  /** The files of this build. */
  files: ReadonlyMap<string, CachedAsset>;
  now?: () => Date;
};

const folder = 'builds/';
const asset = /^\/assets\/[\w-][\w.-]{0,150}$/;
const keptMs = 24 * 60 * 60_000;
/** Somebody may ask for anything: so often the store is looked into at most. */
const lookMs = 5_000;
const mostBuilds = 100;

const keptFile = z.object({
  path: z.string().regex(asset),
  headers: z.record(z.string(), z.string()),
  brotli: z.base64().optional(),
  bytes: z.base64().optional(),
});
const keptBuild = z.object({ seal: z.string(), files: z.string() });

/** Opens what is kept of other builds. Nothing is read before it is asked for. */
export function openOtherBuilds({
  storage,
  secret,
  files,
  now = () => new Date(),
}: Parts): OtherBuilds {
  const own = [...files].filter(([path]) => asset.test(path));
  const ownKey = keyOf(own.map(([path]) => path));
  const found = new Map<string, CachedAsset>();
  const read = new Set([ownKey]);
  let looking: Promise<void> | undefined;
  let lookedAt = Number.NEGATIVE_INFINITY;
  const look = async () => {
    for (const { key } of await storage.list(folder, { limit: mostBuilds })) {
      if (read.has(key)) continue;
      for (const [path, file] of unpack(await storage.get(key), secret)) found.set(path, file);
      read.add(key);
    }
  };
  const lookNow = () => {
    if (!looking && now().getTime() - lookedAt < lookMs) return;
    looking ??= look().finally(() => {
      looking = undefined;
      lookedAt = now().getTime();
    });
    return looking;
  };
  return {
    takes: (path) => asset.test(path),
    async find(path) {
      if (!found.has(path)) await lookNow();
      const file = found.get(path);
      if (!file) throw new Error(`No build that is kept has ${path}.`);
      return file;
    },
    async keep() {
      if (own.length === 0) return;
      await storage.put(ownKey, pack(own, secret), 'application/json');
      const before = new Date(now().getTime() - keptMs);
      for (const { key } of await storage.list(folder, { limit: mostBuilds })) {
        if (key !== ownKey) await storage.deleteOlder(key, before);
      }
      found.clear();
      read.clear();
      read.add(ownKey);
    },
  };
}

// Names of assets hold a hash of their content, so they name the build.
const keyOf = (paths: readonly string[]): string =>
  `${folder}${createHash('sha256')
    .update([...paths].sort().join('\n'))
    .digest('hex')
    .slice(0, 32)}.json`;

const sealOf = (files: string, secret: string): Buffer =>
  createHmac('sha256', secret).update('a build of this site\n').update(files).digest();

function pack(own: readonly [string, CachedAsset][], secret: string): Buffer {
  const files = JSON.stringify(
    own.map(([path, { headers, brotli, bytes }]) => ({
      path,
      headers,
      ...(brotli ? { brotli: brotli.toString('base64') } : { bytes: bytes.toString('base64') }),
    })),
  );
  return Buffer.from(JSON.stringify({ seal: sealOf(files, secret).toString('base64'), files }));
}

function unpack(kept: { bytes: Uint8Array } | null, secret: string): [string, CachedAsset][] {
  const build = keptBuild.safeParse(parse(kept));
  if (!build.success) return [];
  const { files, seal } = build.data;
  const [given, wanted] = [Buffer.from(seal, 'base64'), sealOf(files, secret)];
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return [];
  return z
    .array(keptFile)
    .parse(JSON.parse(files))
    .map(({ path, headers, ...content }) => {
      const brotli =
        content.brotli === undefined ? undefined : Buffer.from(content.brotli, 'base64');
      const bytes = brotli
        ? brotliDecompressSync(brotli)
        : Buffer.from(content.bytes ?? '', 'base64');
      return [path, { bytes, headers, etag: etagOf(bytes), ...(brotli ? { brotli } : {}) }];
    });
}

function parse(kept: { bytes: Uint8Array } | null): unknown {
  try {
    return kept && JSON.parse(Buffer.from(kept.bytes).toString('utf8'));
  } catch {
    return null;
  }
}
