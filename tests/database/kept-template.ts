// The migrated database that tests start from copies of is the same until what makes it changes: so it is
// kept for the next run. To make the embedded one takes longer than most files of tests.
import { createHash } from 'node:crypto';
import {
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
/** Tables, queues and whoever makes them; of packages the list with their versions. */
const madeFrom = [
  'package-lock.json',
  'tests/database/*.ts',
  'server/db/**/*.{ts,sql,json}',
  'server/jobs/*.ts',
];
const dayMs = 86_400_000;

/** The file that is kept; `make` writes it where nothing was kept, or what makes it has changed since. */
export async function keptTemplate(
  make: (file: string) => Promise<void>,
  folder = join(root, 'node_modules/.cache/test-database'),
): Promise<string> {
  const file = join(folder, `${hashOf(madeFrom)}.tar`);
  if (existsSync(file)) return file;
  mkdirSync(folder, { recursive: true });
  forgetOld(folder);
  // Runs that begin together each make one; whoever is ended on the way has kept nothing.
  const half = `${file}.${process.pid}`;
  await make(half);
  renameSync(half, file);
  return file;
}

function hashOf(patterns: readonly string[]): string {
  const hash = createHash('sha256');
  for (const path of globSync([...patterns], { cwd: root }).toSorted()) {
    if (!path.endsWith('.test.ts')) hash.update(path).update(readFileSync(join(root, path)));
  }
  return hash.digest('hex').slice(0, 16);
}

// Another run may still read one of today.
function forgetOld(folder: string): void {
  for (const path of globSync('*', { cwd: folder })) {
    const old = join(folder, path);
    if (Date.now() - statSync(old).mtimeMs > dayMs) rmSync(old, { force: true });
  }
}
