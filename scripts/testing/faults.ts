// `npm run faults -- 20`: the tests that kill, starve and restart real servers, on both databases, each
// killing that often instead of once. Twenty rounds are three hundred kills.
import { runSuites } from './run-suites.ts';
import { finish } from './stages.ts';
import { unitTests } from './suites.ts';

const FAULT_ROUNDS = process.argv[2] ?? '5';
for (const [kind, name] of [
  ['pglite', 'embedded'],
  ['postgres', 'postgres'],
] as const) {
  const env = { TEST_DATABASE: kind, FAULT_ROUNDS };
  await runSuites([
    unitTests(`Faults on ${name}`, env, [
      '--project=server',
      `tests/faults/${name}`,
      'tests/faults/killed',
    ]),
  ]);
}
finish();
