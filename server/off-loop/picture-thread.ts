// The thread that cuts out and traces pictures of products.
import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { DevelopAsked } from '../pictures/develop.ts';
import { serveTasks } from './serve-tasks.ts';

enableCompileCache(fileURLToPath(new URL('../../build/compile-cache', import.meta.url)));
const { develop } = await import('../pictures/develop.ts');

serveTasks({ develop: (asked: DevelopAsked) => develop(asked) });
