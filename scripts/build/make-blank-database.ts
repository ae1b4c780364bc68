// Makes the database that a start on an empty folder copies. In a process of its own: PostgreSQL gives nothing back.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keepBlank } from '#server/db/embedded/blank-database.ts';
import { openDatabase } from '#server/db/open.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'ad-builder-blank-'));
const database = await openDatabase({ kind: 'embedded', dataDir }, (error) => {
  throw error;
});
await database.close();
keepBlank(join(dataDir, 'database'));
rmSync(dataDir, { recursive: true });
