// The real server without the built application, for tests that run before there is one.
import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
import { shortenImports } from '#server/start/shorten-imports.ts';

enableCompileCache(fileURLToPath(new URL('../../build/compile-cache', import.meta.url)));
shortenImports();
const { run } = await import('#server/start/run.ts');

await run(async () => ({
  build: async () => {
    throw new Error('There are no pages here.');
  },
  files: new Map(),
  keepsPages: false,
}));
