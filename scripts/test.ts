// `npm test`: everything a change must pass, in the order that fails soonest. With `--changed`, the
// tests that what changed since `main` can reach.
import { globSync } from 'node:fs';
import { changedFiles } from './testing/changed-files.ts';
import { runSuites } from './testing/run-suites.ts';
import { checks, finish, typesOfRoutes, withoutBuild } from './testing/stages.ts';
import { browserTests, type Suite, unitTests } from './testing/suites.ts';

const changed = process.argv.includes('--changed') ? changedFiles() : undefined;
const reached = changed ? [`--changed=${changed.base}`, '--passWithNoTests'] : [];
const touches = (folder: string) => changed?.files.some((file) => file.startsWith(folder));

const postgres = globSync('/usr/lib/postgresql/*/bin/postgres').length > 0;
if (!postgres && process.env.REQUIRE_POSTGRES === '1')
  finish('PostgreSQL is not installed, and REQUIRE_POSTGRES asks for it.');

typesOfRoutes();
await checks({ ...withoutBuild, Build: ['node', 'scripts/build.ts'] });
await runSuites([
  unitTests('embedded', { TEST_DATABASE: 'pglite' }, reached),
  ...onPostgres(),
  ...journeys(),
]);
finish();

function onPostgres(): Suite[] {
  if (postgres)
    return [
      unitTests('PostgreSQL', { TEST_DATABASE: 'postgres' }, ['--project=server', ...reached]),
    ];
  console.log('\nPostgreSQL is not installed: its half of the database tests does not run.');
  return [];
}

function journeys(): Suite[] {
  if (!changed || touches('app/')) return [browserTests('browser', [])];
  if (touches('tests/browser/'))
    return [browserTests('browser', [`--only-changed=${changed.base}`, '--pass-with-no-tests'])];
  console.log('\nNothing of the pages changed: the browser journeys do not run.');
  return [];
}
