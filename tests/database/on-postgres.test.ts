import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { testsOnEmbedded, testsOnPostgres } from './on-postgres.ts';

const every = globSync('{server,tests}/**/*.test.ts');
const onPostgres = testsOnPostgres(false);

test('no file of the server or of tests escapes both databases', () => {
  expect([...new Set([...testsOnEmbedded(), ...onPostgres])].sort()).toEqual(every.sort());
});

test.each(['server/db', 'server/jobs', 'server/directors/search', 'server/payments'])(
  'what proves %s runs on both',
  (room) => {
    const both = onPostgres.filter((file) => file.startsWith(`${room}/`));
    expect(both.length).toBeGreaterThan(0);
    expect(testsOnEmbedded()).toEqual(expect.arrayContaining(both));
  },
);

test('asked for, whatever opens a database runs on PostgreSQL, too', () => {
  const all = testsOnPostgres(true);
  expect(all).toEqual(expect.arrayContaining(onPostgres));
  expect(all).toContain('server/http/projects-api.test.ts');
  expect(all).toContain('tests/faults/killed/saves.test.ts');
  expect(all.length).toBeGreaterThan(2 * onPostgres.length);
});
