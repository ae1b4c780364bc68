// The built browser files, held in memory with the compressed copies the build made.
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { type CachedAsset, etagOf } from './cached-asset.ts';

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.webm': 'video/webm',
  '.mp4': 'video/mp4',
};
const compressed = new Set(['.br', '.gz']);

// Names of built assets carry a hash of their content; others may change with a new version.
const cacheControl = (path: string) =>
  path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600';

/** Reads the folder of built browser files, by the path each is asked for. */
export function readStaticFiles(folder: string): Map<string, CachedAsset> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const present = new Set(files);
  const copy = (file: string) => (present.has(file) ? readFileSync(file) : undefined);
  const served = new Map<string, CachedAsset>();
  for (const file of files) {
    const path = `/${relative(folder, file).split(sep).join('/')}`;
    if (compressed.has(extname(file)) || path.includes('/.')) continue;
    const bytes = readFileSync(file);
    const [brotli, gzip] = [copy(`${file}.br`), copy(`${file}.gz`)];
    served.set(path, {
      bytes,
      ...(brotli ? { brotli } : {}),
      ...(gzip ? { gzip } : {}),
      etag: etagOf(bytes),
      headers: {
        'Content-Type': types[extname(file)] ?? 'application/octet-stream',
        'Cache-Control': cacheControl(path),
      },
    });
  }
  return served;
}
