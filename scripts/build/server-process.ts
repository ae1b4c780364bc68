// How Node is started for the server: by `npm start`, in the image, and by whatever compiles for it.
import { spawnSync } from 'node:child_process';
import { chownSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';

// A server works in bursts. Unasked, V8 and the allocator keep what a burst took: twice of all the rest.
// Optimised, the embedded database is no quicker at what pages ask of it, and takes 130 MB more, 500 while it starts.
// And with the last flag heaps, of threads too, grow by little: 40 MB less while four boards are made, for 7 % more CPU.
const flags = ['--max-semi-space-size=2', '--liftoff-only', '--optimize-for-size'];

const surroundings = (root: string) => ({
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '1000000',
  MALLOC_TRIM_THRESHOLD_: '1000000',
  // Known before a process or a thread reads its first file: what takes types out of one that is not
  // kept stays in memory, 10 MB for each.
  NODE_COMPILE_CACHE: join(root, 'build/compile-cache'),
});

/** Goes on as the server of this folder, in this process where the system can replace one. */
export async function becomeServer(root: string): Promise<void> {
  const main = join(root, 'server/main.ts');
  if (!process.execve) return void (await import(main));
  process.removeAllListeners('warning'); // that replacing a process is new in Node is nobody's concern
  process.execve(process.execPath, [process.execPath, ...flags, main], {
    ...surroundings(root),
    ...process.env,
  });
}

/**
 * Compiles what the server of this folder loads, and ends this process where that fails. Node keeps it for
 * one user of the system: `user` is its number, where that is not the one who compiles.
 */
export function compileServer(root: string, user?: number): void {
  const cache = surroundings(root).NODE_COMPILE_CACHE;
  mkdirSync(cache, { recursive: true });
  if (user !== undefined) chownSync(cache, user, user);
  runAlone(root, 'compile-server', user);
}

/** Makes the database that a start on an empty folder copies, and ends this process where that fails. */
export const makeBlankDatabase = (root: string): void => runAlone(root, 'make-blank-database');

function runAlone(root: string, name: string, user?: number): void {
  const script = join(root, `scripts/build/${name}.ts`);
  const { status } = spawnSync(process.execPath, [...flags, script], {
    env: { ...process.env, ...surroundings(root) },
    stdio: 'inherit',
    ...(user === undefined ? {} : { uid: user, gid: user }),
  });
  if (status !== 0) process.exit(status ?? 1);
}
