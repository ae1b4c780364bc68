// How Node is started for the server: by `npm start`, and by the build, which compiles for it.
import { fileURLToPath } from 'node:url';

// A server works in bursts. Unasked, V8 and the allocator keep what a burst took: twice of all the rest.
// Optimised, the embedded database is no quicker at what pages ask of it, and takes 130 MB more, 500 while it starts.
export const flags = ['--max-semi-space-size=8', '--liftoff-only'];

export const surroundings = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '1000000',
  MALLOC_TRIM_THRESHOLD_: '1000000',
  // Known before a process or a thread reads its first file: what takes types out of one that is not
  // kept stays in memory, 10 MB for each.
  NODE_COMPILE_CACHE: fileURLToPath(new URL('../../build/compile-cache', import.meta.url)),
};
