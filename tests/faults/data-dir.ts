import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, inject } from 'vitest';

/**
 * A data folder with an empty, migrated embedded database, removed after the file's tests. Making
 * one from nothing takes PostgreSQL seconds; unpacking a copy does not.
 */
export async function makeDataDir(): Promise<string> {
  const template = inject('testTemplate');
  if (template.kind !== 'pglite') throw new Error('Run this with TEST_DATABASE=pglite.');
  const dataDir = mkdtempSync(join(tmpdir(), 'ad-builder-data-'));
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
  const database = join(dataDir, 'database');
  mkdirSync(database);
  await promisify(execFile)('tar', ['-xf', template.dump, '-C', database]);
  return dataDir;
}
