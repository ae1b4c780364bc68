// Pages that are the same for everybody are rendered once and then answered from memory.
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Config } from '../config.ts';
import { etagOf, type MemoryFile } from './memory-file.ts';
import type { RenderPage } from './pages.ts';
import { contentPolicy, inlineScriptHashes } from './security-headers.ts';

const keptPaths = ['/', '/terms', '/privacy', '/cookies', '/robots.txt', '/sitemap.xml'] as const;

export type KeptPages = {
  /** The page, a promise of it while it is rendered, or undefined when it is not a kept one. */
  find(path: string): MemoryFile | Promise<MemoryFile> | undefined;
  /** Renders what was not asked for yet. */
  fill(): Promise<void>;
};

/** Keeps what `render` makes of each path; a failed rendering is tried again when asked for. */
export function keepPages(config: Config, render: RenderPage): KeptPages {
  const kept = new Map<string, MemoryFile | Promise<MemoryFile>>();
  const find = (path: string) => {
    const found = kept.get(path);
    if (found || !keptPaths.some((known) => known === path)) return found;
    const rendering = renderFile(config, render, path);
    kept.set(path, rendering);
    rendering.then(
      (file) => kept.set(path, file),
      () => kept.delete(path),
    );
    return rendering;
  };
  return {
    find,
    async fill() {
      for (const path of keptPaths) await find(path);
    },
  };
}

async function renderFile(config: Config, render: RenderPage, path: string): Promise<MemoryFile> {
  const answer = await render(new Request(new URL(path, config.appUrl)));
  if (!answer.ok) throw new Error(`${path} rendered with status ${answer.status}.`);
  const bytes = Buffer.from(await answer.arrayBuffer());
  const type = answer.headers.get('Content-Type') ?? 'text/html; charset=utf-8';
  const isPage = type.startsWith('text/html');
  const policy = contentPolicy(config, isPage ? inlineScriptHashes(bytes.toString()) : []);
  const [brotli, gzipped] = await Promise.all([
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
    promisify(gzip)(bytes, { level: 9 }),
  ]);
  return {
    bytes,
    brotli,
    gzip: gzipped,
    etag: etagOf(bytes),
    headers: {
      'Content-Type': type,
      'Cache-Control': 'public, max-age=0, must-revalidate',
      'Content-Security-Policy': policy,
    },
  };
}
