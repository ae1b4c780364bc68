// Files below a folder.
import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { checkObject, typeOf } from './check-object.ts';
import { isStorageKey, listDefaults, listMost, type Storage, type StoredName } from './port.ts';

const unfinished = '.unfinished';

/** Keeps objects as files below `folder`. Several processes may share it. */
export function openDiskStorage(folder: string): Storage {
  const fileOf = (key: string) => join(folder, ...key.split('/'));
  return {
    async put(key, bytes, contentType) {
      checkObject(key, bytes, contentType);
      await writeWhole(fileOf(key), bytes);
    },
    async get(key) {
      if (!isStorageKey(key)) return null;
      const bytes = await readFile(fileOf(key)).catch(nullIfMissing);
      return bytes && { bytes, contentType: typeOf(key) };
    },
    async list(prefix, { limit = listDefaults.limit, offset = listDefaults.offset } = {}) {
      const keys = (await keysBelow(folder)).filter((key) => key.startsWith(prefix)).sort();
      const page = keys.slice(offset, offset + Math.min(limit, listMost));
      const named = await Promise.all(page.map((key) => sizeOf(key, fileOf(key))));
      return named.filter((name) => name !== null);
    },
    async delete(key) {
      if (isStorageKey(key)) await rm(fileOf(key), { force: true });
    },
    async deleteOlder(key, before) {
      return !isStorageKey(key) || deleteOlder(fileOf(key), before);
    },
    check: async () => void (await mkdir(folder, { recursive: true })),
  };
}

// A reader sees the old file or the new one, and a crash leaves no half of either.
async function writeWhole(file: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const draft = `${file}.${randomUUID()}${unfinished}`;
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
async function deleteOlder(file: string, before: Date): Promise<boolean> {
  const found = await stat(file).catch(nullIfMissing);
  if (!found) return true;
  if (found.mtime >= before) return false;
  const aside = `${file}.${randomUUID()}${unfinished}`;
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

async function keysBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
    nullIfMissing,
  );
  return (entries ?? [])
    .filter((entry) => entry.isFile() && !entry.name.endsWith(unfinished))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
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
