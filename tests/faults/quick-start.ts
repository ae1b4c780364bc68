// Loaded before a script that a test starts as a process of its own: its modules come compiled.
import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
import { shortenImports } from '#server/start/shorten-imports.ts';

enableCompileCache(fileURLToPath(new URL('../../build/compile-cache', import.meta.url)));
shortenImports();
