// `npm test`: everything a change must pass, in the order that fails soonest.
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from './find-chromium.ts';

const reports = mkdtempSync(join(tmpdir(), 'ad-builder-tests-'));
const total = { passed: 0, failed: 0, skipped: 0 };

function stage(name: string, command: string[], env: Record<string, string> = {}): boolean {
  console.log(`\n── ${name}`);
  const [program = '', ...args] = command;
  const done = spawnSync(program, args, { stdio: 'inherit', env: { ...process.env, ...env } });
  if (done.error) throw done.error;
  return done.status === 0;
}

function check(name: string, ...command: string[]): void {
  if (!stage(name, command)) finish(`${name} failed.`);
}

type UnitReport = { numPassedTests: number; numFailedTests: number; numPendingTests: number };
function unitTests(name: string, env: Record<string, string>, ...more: string[]): void {
  const report = join(reports, 'unit.json');
  const json = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const passed = stage(name, ['vitest', 'run', ...more, ...json], env);
  count(report, (r: UnitReport) => [r.numPassedTests, r.numFailedTests, r.numPendingTests]);
  if (!passed) finish(`${name} failed.`);
}

type BrowserReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
};
function browserTests(): void {
  const report = join(reports, 'browser.json');
  const env = { CHROMIUM_PATH: findChromium(), PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  const passed = stage('Browser journeys', ['playwright', 'test', '--reporter=list,json'], env);
  count(report, ({ stats }: BrowserReport) => [
    stats.expected + stats.flaky,
    stats.unexpected,
    stats.skipped,
  ]);
  if (!passed) finish('Browser journeys failed.');
}

function count<R>(
  report: string,
  read: (report: R) => [passed: number, failed: number, skipped: number],
) {
  if (!existsSync(report)) return; // the runner died before it could count
  const [passed, failed, skipped] = read(JSON.parse(readFileSync(report, 'utf8')));
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped;
}

function finish(problem?: string): never {
  rmSync(reports, { recursive: true, force: true });
  if (problem) console.error(`\n${problem}`);
  console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
  process.exit(problem ? 1 : 0);
}

const postgres = globSync('/usr/lib/postgresql/*/bin/postgres').length > 0;
if (!postgres && process.env.REQUIRE_POSTGRES === '1')
  finish('PostgreSQL is not installed, and REQUIRE_POSTGRES asks for it.');

check('Types', 'sh', '-c', 'react-router typegen && tsc --noEmit');
check('Lint', 'biome', 'ci', '.');
check('Unused code and dependencies', 'knip');
check('Boundaries', 'node', 'scripts/boundaries/check.ts');
unitTests('Tests on the embedded database', { TEST_DATABASE: 'pglite' });
if (postgres) unitTests('Tests on PostgreSQL', { TEST_DATABASE: 'postgres' }, '--project=server*');
else console.log('\nPostgreSQL is not installed: its half of the database tests did not run.');
check('Build', 'node', 'scripts/build.ts');
browserTests();
finish();
