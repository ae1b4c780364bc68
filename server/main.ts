// `node server/main.ts` runs the built product. React picks its production build when it is loaded,
// so the mode is set before anything else is.
import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
import { shortenImports } from './start/shorten-imports.ts';

process.env.NODE_ENV ||= 'production';
enableCompileCache(fileURLToPath(new URL('../build/compile-cache', import.meta.url)));
shortenImports();
const { run } = await import('./start/run.ts');
const { readBuiltSite } = await import('./site.ts');
await run(readBuiltSite);
