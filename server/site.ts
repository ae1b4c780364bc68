// The built application: its files for browsers and the pages it renders.
import { existsSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { fileURLToPath } from 'node:url';
import type { ServerBuild } from 'react-router';
import type { CachedAsset } from './http/cache/cached-asset.ts';
import { readStaticFiles } from './http/cache/static-files.ts';
import { StartError } from './start/start-error.ts';

export type Site = {
  build: ServerBuild | (() => Promise<ServerBuild>);
  files: ReadonlyMap<string, CachedAsset>;
  /** Whether pages that are the same for everybody may be rendered once and kept. */
  keepsPages: boolean;
  /** In development: answers requests for source modules, and calls `next` for the others. */
  serveSources?(...args: [...Parameters<RequestListener>, next: () => void]): void;
};

const folder = new URL('../build/', import.meta.url);

/** Reads what `npm run build` made. Throws a StartError when there is nothing. */
export async function readBuiltSite(): Promise<Site> {
  const entry = new URL('server/index.js', folder);
  if (!existsSync(entry)) {
    throw new StartError('The application is not built. Run npm run build, or npm start.');
  }
  const build: ServerBuild = await import(entry.href);
  const files = readStaticFiles(fileURLToPath(new URL('client/', folder)));
  return { build, files, keepsPages: true };
}
