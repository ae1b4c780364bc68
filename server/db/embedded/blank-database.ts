// A database that nobody has written to yet, made with the build: whoever starts on an empty folder copies it, where making
// one takes PostgreSQL 3 s of CPU and 350 MB.
import { createHash } from 'node:crypto';
import {
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync, gzipSync } from 'node:zlib';
import { migrationsFolder } from '../migrating/known-migrations.ts';

/** Files of the database's folder with their sizes, as they lie one after the other; a path that ends in a slash is a folder. */
type List = [path: string, bytes: number][];

const build = fileURLToPath(new URL('../../../build/', import.meta.url));

/** Keeps the database of a folder, which is closed, for whoever starts on an empty one. */
export function keepBlank(folder: string, file = blankFile()): void {
  const list: List = [];
  const parts: Buffer[] = [];
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name).slice(folder.length + 1);
    const bytes = entry.isDirectory() ? Buffer.alloc(0) : readFileSync(join(folder, path));
    list.push([entry.isDirectory() ? `${path}/` : path, bytes.length]);
    parts.push(bytes);
  }
  const listed = Buffer.from(`${JSON.stringify(list)}\n`);
  writeFileSync(file, gzipSync(Buffer.concat([listed, ...parts])));
}

/** Puts a blank database into a folder that has none. False where none was made for this version: PostgreSQL makes one. */
export function layBlank(folder: string, file = blankFile()): boolean {
  if (!existsSync(file) || readdirSync(folder).length > 0) return false;
  // In large pieces: of small ones the allocator would keep the holes, 30 MB.
  const all = gunzipSync(readFileSync(file), { chunkSize: 8 << 20 });
  let at = all.indexOf('\n') + 1;
  const list = JSON.parse(all.toString('utf8', 0, at)) as List;
  // Whoever is ended on the way has laid nothing.
  const half = `${folder}.new`;
  rmSync(half, { recursive: true, force: true });
  for (const [path, bytes] of list) {
    const to = join(half, path);
    mkdirSync(path.endsWith('/') ? to : dirname(to), { recursive: true, mode: 0o700 });
    if (!path.endsWith('/')) writeFileSync(to, all.subarray(at, at + bytes), { mode: 0o600 });
    at += bytes;
  }
  renameSync(half, folder);
  return true;
}

// Of another PostgreSQL it could not be opened, and of other migrations it could not be brought up to date.
function blankFile(): string {
  const postgres = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  const hash = createHash('sha256').update(
    readFileSync(join(dirname(postgres), '../package.json')),
  );
  for (const name of [
    'meta/_journal.json',
    ...globSync('*.sql', { cwd: migrationsFolder }).toSorted(),
  ]) {
    hash.update(name).update(readFileSync(join(migrationsFolder, name)));
  }
  return join(build, `blank-database-${hash.digest('hex').slice(0, 16)}`);
}
