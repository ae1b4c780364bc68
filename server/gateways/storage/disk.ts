// Files below a folder.
import { randomUUID } from 'node:crypto';
import { mkdir, open, opendir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { checkObject, typeOf } from './check-object.ts';
import { isStorageKey, listDefaults, listMost, type Storage, type StoredName } from './port.ts';

/** What is being written lies here, and what is being deleted: no key can name it. */
const unfinished = '.unfinished';

/** Keeps objects as files below `folder`. Several processes may share it. */
export function openDiskStorage(folder: string): Storage {
  const fileOf = (key: string) => join(folder, ...key.split('/'));
  const aside = () => join(folder, unfinished, randomUUID());
  return {
    async put(key, bytes, contentType) {
      checkObject(key, bytes, contentType);
      await writeWhole(fileOf(key), bytes, aside());
    },
    async get(key) {
      if (!isStorageKey(key)) return null;
      const bytes = await readFile(fileOf(key)).catch(nullIfMissing);
      return bytes && { bytes, contentType: typeOf(key) };
    },
    async list(prefix, { limit = listDefaults.limit, offset = listDefaults.offset } = {}) {
      const keys: string[] = [];
      for await (const key of keysBelow(folder, prefix)) keys.push(key);
      keys.sort();
      const page = keys.slice(offset, offset + Math.min(limit, listMost));
      const named = await Promise.all(page.map((key) => sizeOf(key, fileOf(key))));
      return named.filter((name) => name !== null);
    },
    async delete(key) {
      if (isStorageKey(key)) await rm(fileOf(key), { force: true });
    },
    async deleteOlder(key, before) {
      return !isStorageKey(key) || deleteOlder(fileOf(key), before, aside());
    },
    tidy: (before) => removeOld(join(folder, unfinished), before),
    check: async () => void (await mkdir(folder, { recursive: true })),
  };
}

// A reader sees the old file or the new one, and a crash leaves no half of either.
async function writeWhole(file: string, bytes: Uint8Array, draft: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await mkdir(dirname(draft), { recursive: true });
  try {
    const handle = await open(draft, 'wx');
    try {
      await handle.writeFile(bytes);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

// Moved aside first: only what nobody can replace any more is judged, and put back if it is young.
async function deleteOlder(file: string, before: Date, aside: string): Promise<boolean> {
  const found = await stat(file).catch(nullIfMissing);
  if (!found) return true;
  if (found.mtime >= before) return false;
  await mkdir(dirname(aside), { recursive: true });
  await rename(file, aside).catch(nullIfMissing);
  const moved = await stat(aside).catch(nullIfMissing);
  if (!moved) return true;
  if (moved.mtime >= before) {
    await rename(aside, file);
    return false;
  }
  await rm(aside, { force: true });
  return (await stat(file).catch(nullIfMissing)) === null;
}

/** One entry at a time: a folder may hold more than fits beside all else. */
async function* keysBelow(folder: string, prefix: string, under = ''): AsyncGenerator<string> {
  const entries = await opendir(join(folder, under)).catch(nullIfMissing);
  for await (const entry of entries ?? []) {
    const key = under + entry.name;
    if (entry.name.startsWith('.')) continue;
    if (entry.isFile() && key.startsWith(prefix)) yield key;
    const below = `${key}/`;
    const mayLead = below.startsWith(prefix) || prefix.startsWith(below);
    if (entry.isDirectory() && mayLead) yield* keysBelow(folder, prefix, below);
  }
}

async function removeOld(folder: string, before: Date): Promise<void> {
  const entries = await opendir(folder).catch(nullIfMissing);
  for await (const { name } of entries ?? []) {
    const file = join(folder, name);
    const found = await stat(file).catch(nullIfMissing);
    if (found && found.mtime < before) await rm(file, { force: true });
  }
}

async function sizeOf(key: string, file: string): Promise<StoredName | null> {
  const found = await stat(file).catch(nullIfMissing);
  return found && { key, size: found.size };
}

// A path through a file, or onto a folder, names nothing that was put.
function nullIfMissing(error: NodeJS.ErrnoException): null {
  if (['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG'].includes(error.code ?? '')) return null;
  throw error;
}
