// The embedded database: PostgreSQL compiled to WebAssembly, its files in DATA_DIR/database.
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { checkDisk } from '../../start/check-disk.ts';
import { StartError } from '../../start/start-error.ts';
import { isFull } from '../connection/is-unreachable.ts';
import { refuseWhenFull } from '../connection/refuse-when-full.ts';
import { layBlank } from './blank-database.ts';
import { type FolderLock, lockFolder } from './folder-lock.ts';
import { makeDurable } from './make-durable.ts';
import { yieldBetweenStatements } from './yield-between-statements.ts';

export type Embedded = { lite: PGlite; close(): Promise<void> };

// PGlite starts PostgreSQL with fsync off ('-F').
const durable = ['-c', 'wal_sync_method=open_datasync'];
// A house that outgrows this has a PostgreSQL server: 128 MB for the cache of a small one is most of its memory.
const small = ['-c', 'shared_buffers=32MB', '-c', 'max_connections=8'];
const startParams = [
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  ...durable,
  ...small,
];

/** Extensions must be named at every open, not only when they are created. */
const extensions = { pg_trgm };

/** Opens the database in `dataDir`, which no other process may have open. Throws a StartError. */
export async function openEmbedded(dataDir: string): Promise<Embedded> {
  const folder = join(dataDir, 'database');
  refuseWithoutVersion(folder);
  const lock = takeLock(dataDir, folder);
  try {
    await checkDisk(folder);
    layBlank(folder);
    // Whose database it was, by what a machine without power left of it: nobody's, for the lock is ours. PostgreSQL
    // starts on no empty one.
    rmSync(join(folder, 'postmaster.pid'), { force: true });
    const lite = await PGlite.create({ dataDir: folder, startParams, extensions });
    makeDurable(lite);
    refuseWhenFull(lite, folder);
    yieldBetweenStatements(lite);
    return {
      lite,
      async close() {
        // On a full disk neither would end. The journal has everything, and the next start reads it.
        if (await hasRoom(folder)) {
          await lite.exec('CHECKPOINT');
          await lite.close();
        }
        lock.release();
      },
    };
  } catch (cause) {
    lock.release();
    if (isFull(cause)) {
      throw new StartError(
        `There is no room for the database in ${folder}, or it cannot be written to: 32 MB must be free. Make room, or set DATA_DIR to another disk.`,
        { cause },
      );
    }
    throw cannotOpen(folder, cause);
  }
}

const cannotOpen = (folder: string, cause?: unknown) =>
  new StartError(
    `The database in ${folder} cannot be opened. If the folder is damaged, restore a backup or move it away to start empty.`,
    { cause },
  );

// Without that file PostgreSQL takes the folder for a new one, and never comes to an end over what lies there.
function refuseWithoutVersion(folder: string): void {
  const holds = (name: string) => existsSync(join(folder, name));
  if (!holds('PG_VERSION') && (holds('base') || holds('global'))) throw cannotOpen(folder);
}

const hasRoom = (folder: string): Promise<boolean> =>
  checkDisk(folder).then(
    () => true,
    () => false,
  );

/** A database in memory for tests, optionally filled from a dump of another one. */
export async function openInMemory(loadDataDir?: Blob): Promise<Embedded> {
  const lite = await PGlite.create({ extensions, ...(loadDataDir ? { loadDataDir } : {}) });
  yieldBetweenStatements(lite);
  return { lite, close: () => lite.close() };
}

function takeLock(dataDir: string, folder: string): FolderLock {
  mkdirSync(folder, { recursive: true });
  const lock = lockFolder(folder);
  if (lock) return lock;
  throw new StartError(
    `Another process uses the data in ${dataDir}. Stop it first, or set DATA_DIR to another folder. To run several processes, set DATABASE_URL to a PostgreSQL server.`,
  );
}
