// `npm run security`: the checks of docs/security.md that a script can make, those of tests/security and those
// that stand beside the source. With `--guards` guards of the product are taken out, one at a time: it
// fails where the tests do not notice, and says which did.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runSuites } from '../../scripts/testing/run-suites.ts';
import { finish } from '../../scripts/testing/stages.ts';
import { unitTests } from '../../scripts/testing/suites.ts';
import { guards } from './guards.ts';

/** Beside the source, by what they check. */
const beside = [
  'server/http/access.test.ts',
  'server/http/hostile-requests.test.ts',
  'server/http/edge',
  'server/http/members',
  'server/accounts',
  'server/api-keys',
  'server/webhooks',
  'server/gateways/mail/smtp.test.ts',
  'server/gateways/webhooks',
  'server/gateways/reading',
  'server/chat',
  'server/generation/model/checking',
  'server/generation/model/script/injections.test.ts',
  'server/pictures/clean-svg.test.ts',
  'server/sharing',
  // What is kept no longer than is said.
  'server/start/keep-swept.test.ts',
  'server/production/kept-days.test.ts',
  'server/production/sweep-guest-packages.test.ts',
  'server/frames/sweep-frames.test.ts',
  'server/frames/find-strays.test.ts',
  'server/projects/archive.test.ts',
  'server/projects/kept-takes.test.ts',
  'server/http/pictures-api.test.ts',
  'server/http/analytics-api.test.ts',
];

if (process.argv.includes('--guards')) takeOutGuards();
else {
  const files = ['--project=server', 'tests/security', ...beside];
  await runSuites([unitTests('Security', { TEST_DATABASE: 'pglite', ODD_VALUES: 'all' }, files)]);
}
finish();

type Report = { testResults: { assertionResults: { title: string; status: string }[] }[] };

function takeOutGuards(): void {
  const folder = mkdtempSync(join(tmpdir(), 'ad-builder-guards-'));
  const [report, mark] = [join(folder, 'report.json'), join(folder, 'mark')];
  const unnoticed: string[] = [];
  const only = process.argv.slice(3);
  for (const { name, noticedBy } of guards.filter(({ name }) => !only[0] || only.includes(name))) {
    const args = ['run', '--config=tests/security/without-guard.config.ts', noticedBy];
    const json = ['--reporter=json', `--outputFile.json=${report}`];
    for (const file of [report, mark]) rmSync(file, { force: true });
    spawnSync('vitest', [...args, ...json], {
      env: { ...process.env, GUARD_OUT: name, GUARD_MARK: mark },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    if (!existsSync(mark)) finish(`“${name}” was not taken out: no test loads its file.`);
    const failed = failedIn(report);
    console.log(`\nWithout “${name}” ${failed.length} of ${noticedBy} fail:`);
    for (const title of failed.slice(0, 3)) console.log(`  ${title}`);
    if (failed.length === 0) unnoticed.push(name);
  }
  rmSync(folder, { recursive: true, force: true });
  if (unnoticed.length > 0) finish(`Nothing notices that these are gone: ${unnoticed.join(', ')}.`);
}

function failedIn(report: string): string[] {
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report;
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const ran = tests.filter(({ status }) => status === 'passed' || status === 'failed');
  if (ran.length === 0) finish('Not one test could run without it.');
  return ran.flatMap(({ title, status }) => (status === 'failed' ? [title] : []));
}
