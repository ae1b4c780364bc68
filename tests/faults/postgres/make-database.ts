import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import { createDatabase } from '../../database/postgres-server.ts';

/** Makes a database without a single table on the server of this run, and gives its address. */
export async function makeEmptyDatabase(): Promise<string> {
  const template = inject('testTemplate');
  if (template.kind !== 'postgres') throw new Error('Run this with TEST_DATABASE=postgres.');
  const name = `empty_${randomUUID().replaceAll('-', '')}`;
  await createDatabase(template.url, name);
  return Object.assign(new URL(template.url), { pathname: `/${name}` }).href;
}
