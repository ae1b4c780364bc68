// A consistent copy of the embedded database, whether the server runs or not.
import { existsSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openEmbedded } from '#server/db/embedded/embedded.ts';
import { lockFolder } from '#server/db/embedded/folder-lock.ts';
import { backupPath, backupToken } from '#server/http/administration/backup.ts';
import { type Config, readConfig } from '#server/settings/config.ts';
import { readSecret } from '#server/settings/secret.ts';
import { findRunning } from '#server/start/running-file.ts';
import { StartError } from '#server/start/start-error.ts';

/** The database folder as a gzipped tar archive. Throws a StartError. */
export async function copyDatabase(config: Config): Promise<Uint8Array<ArrayBuffer>> {
  const folder = join(config.dataDir, 'database');
  if (config.databaseUrl) {
    throw new StartError('DATABASE_URL names a PostgreSQL server: copy it with pg_dump.');
  }
  if (!existsSync(join(folder, 'PG_VERSION'))) {
    throw new StartError(`There is no database in ${folder}. Is DATA_DIR right?`);
  }
  const lock = lockFolder(folder);
  if (!lock) return askServer(config);
  lock.release();
  const { lite, close } = await openEmbedded(config.dataDir);
  const archive = await lite.dumpDataDir('gzip');
  await close();
  return new Uint8Array(await archive.arrayBuffer());
}

async function askServer(config: Config): Promise<Uint8Array<ArrayBuffer>> {
  const token = backupToken(readSecret(config.appSecret, config.dataDir));
  const answer = await fetch(new URL(backupPath, findRunning(config.dataDir)), {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}` },
  });
  if (!answer.ok) {
    throw new StartError(`The running server refused a copy (status ${answer.status}).`);
  }
  return new Uint8Array(await answer.arrayBuffer());
}

/** Runs a command that writes one file, named by its first argument or `fallback`. */
export async function writeCopy(
  fallback: string,
  make: (archive: Uint8Array<ArrayBuffer>) => Promise<Uint8Array>,
): Promise<void> {
  const file = process.argv[2] ?? fallback;
  try {
    const bytes = await make(await copyDatabase(readConfig()));
    await writeFile(`${file}.unfinished`, bytes, { mode: 0o600 });
    await rename(`${file}.unfinished`, file);
    const { length } = await readFile(file);
    console.log(`${file}: ${(length / 1_000_000).toFixed(1)} MB`);
    process.exit(0);
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
