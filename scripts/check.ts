// `npm run check`: what takes less than a minute, for between two edits.
import { runSuites } from './testing/run-suites.ts';
import { checks, finish, typesOfRoutes, withoutBuild } from './testing/stages.ts';
import { unitTests } from './testing/suites.ts';

typesOfRoutes();
await checks(withoutBuild);
await runSuites([unitTests('Tests of rules', {}, ['--project=rules'])]);
finish();
