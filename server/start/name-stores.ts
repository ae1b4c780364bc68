// What a process keeps outside of the database. Several processes are one house only when they keep it
// in the same places.
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Store } from '../db/hold-stores.ts';
import type { Config } from '../settings/config.ts';
import { makeOnce } from './make-once.ts';

/** The places the settings name. A folder goes by a name that lies in it, wherever it is mounted. */
export function nameStores(config: Config): Store[] {
  const { s3, sheet, mail, dataDir, role } = config;
  const folder = nameFolder(dataDir);
  const leads: Store = { kind: 'leads', place: sheet?.id ?? folder };
  return [
    { kind: 'pictures', place: s3?.url ?? folder },
    { kind: 'mails', place: mail.kind === 'smtp' ? 'sent' : folder },
    // A job alone writes the list.
    ...(role === 'web' ? [] : [leads]),
  ];
}

function nameFolder(dataDir: string): string {
  const file = join(dataDir, 'folder-name');
  makeOnce(file, randomUUID());
  return readFileSync(file, 'utf8');
}
