import { openAsBlob } from 'node:fs';
import { inject } from 'vitest';
import { type Embedded, openInMemory } from '#server/db/embedded/embedded.ts';

/** A copy of the migrated embedded database, for what is about that one alone. PostgreSQL takes seconds to make one from nothing. */
export async function openCopy(): Promise<Embedded> {
  const template = inject('testTemplate');
  if (template.kind !== 'pglite') throw new Error('Run this with TEST_DATABASE=pglite.');
  return openInMemory(await openAsBlob(template.dump));
}
