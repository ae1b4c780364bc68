// `npm test`: everything a change must pass, in the order that fails soonest. With `--changed`, the
// tests that what changed since `main` can reach.
import { globSync } from 'node:fs';
import { changedFiles } from './testing/changed-files.ts';
import {
  browserTests,
  checks,
  finish,
  typesOfRoutes,
  unitTests,
  withoutBuild,
} from './testing/stages.ts';

const changed = process.argv.includes('--changed') ? changedFiles() : undefined;
const reached = changed ? [`--changed=${changed.base}`, '--passWithNoTests'] : [];
const touches = (folder: string) => changed?.files.some((file) => file.startsWith(folder));

const postgres = globSync('/usr/lib/postgresql/*/bin/postgres').length > 0;
if (!postgres && process.env.REQUIRE_POSTGRES === '1')
  finish('PostgreSQL is not installed, and REQUIRE_POSTGRES asks for it.');

typesOfRoutes();
await checks({ ...withoutBuild, Build: ['node', 'scripts/build.ts'] });
unitTests('Tests on the embedded database', { TEST_DATABASE: 'pglite' }, reached);
if (postgres)
  unitTests('Tests on PostgreSQL', { TEST_DATABASE: 'postgres' }, [
    '--project=server*',
    ...reached,
  ]);
else console.log('\nPostgreSQL is not installed: its half of the database tests did not run.');
if (!changed || touches('app/')) browserTests([]);
else if (touches('tests/browser/'))
  browserTests([`--only-changed=${changed.base}`, '--pass-with-no-tests']);
else console.log('\nNothing of the pages changed: the browser journeys did not run.');
finish();
