// `npm test`: everything a change must pass, in the order that fails soonest. With `--changed`, the
// tests that what changed since `main` can reach; with `--both`, whatever opens a database on both.
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
await runSuites([...onDatabases(), ...journeys()]);
finish();

function onDatabases(): Suite[] {
  const embedded = { TEST_DATABASE: 'pglite' };
  if (!postgres) {
    console.log('\nPostgreSQL is not installed: what runs on both databases runs on one.');
    return [unitTests('embedded', embedded, reached)];
  }
  // What needs no database goes with the shorter of the two.
  const env = { TEST_DATABASE: 'postgres', TEST_BOTH: process.argv.includes('--both') ? '1' : '' };
  return [
    unitTests('embedded', embedded, ['--project=server', ...reached]),
    unitTests('PostgreSQL, rules, screens', env, reached),
  ];
}

function journeys(): Suite[] {
  if (!changed || touches('app/')) return [browserTests('browser', [])];
  if (touches('tests/browser/'))
    return [browserTests('browser', [`--only-changed=${changed.base}`, '--pass-with-no-tests'])];
  console.log('\nNothing of the pages changed: the browser journeys do not run.');
  return [];
}
