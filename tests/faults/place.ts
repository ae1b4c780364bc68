import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, inject } from 'vitest';
import { type OpenDatabase, openDatabase } from '#server/db/open.ts';
import { makeDataDir } from './data-dir.ts';
import { makeMigratedDatabase } from './postgres/make-database.ts';

/** Where a server keeps what it has, on whichever database TEST_DATABASE names. */
export type Place = {
  dataDir: string;
  settings: Record<string, string>;
  /** Of the embedded one, only while no server runs. */
  openDatabase(): Promise<OpenDatabase>;
};

/** A place with nothing in it, removed after the file's tests. */
export async function makePlace(): Promise<Place> {
  return inject('testTemplate').kind === 'postgres' ? onPostgres() : embedded();
}

async function embedded(): Promise<Place> {
  const dataDir = await makeDataDir();
  return {
    dataDir,
    settings: { DATA_DIR: dataDir },
    openDatabase: () => openDatabase({ kind: 'embedded', dataDir }, () => {}),
  };
}

async function onPostgres(): Promise<Place> {
  const dataDir = mkdtempSync(join(tmpdir(), 'ad-builder-data-'));
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
  const url = await makeMigratedDatabase();
  return {
    dataDir,
    settings: { DATA_DIR: dataDir, DATABASE_URL: url, APP_SECRET: 's'.repeat(32) },
    openDatabase: () => openDatabase({ kind: 'postgres', url }, () => {}),
  };
}
