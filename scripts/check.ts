// `npm run check`: what takes less than a minute, for between two edits.
import { checks, finish, typesOfRoutes, unitTests, withoutBuild } from './testing/stages.ts';

typesOfRoutes();
await checks(withoutBuild);
unitTests('Tests of rules', {}, ['--project=rules']);
finish();
