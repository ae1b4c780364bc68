// `npm test`: everything a change must pass, in the order that fails soonest.
import { spawn, spawnSync } from 'node:child_process';
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

// None of them uses more than one core: side by side they take half the time.
async function checks(commands: Record<string, string[]>): Promise<void> {
  const ends = Object.entries(commands).map(async ([name, command]) => {
    const [code, printed] = await outcome(command);
    console.log(`\n── ${name}\n${printed.trim()}`);
    return code === 0 ? [] : [name];
  });
  const failed = (await Promise.all(ends)).flat();
  if (failed.length > 0) finish(`${failed.join(', ')} failed.`);
}

function outcome([program = '', ...args]: string[]): Promise<[code: number | null, string]> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    let printed = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        printed += text;
      });
    }
    child.once('error', reject).once('close', (code) => resolve([code, printed]));
  });
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

if (!stage('Types of routes', ['react-router', 'typegen'])) finish('Types of routes failed.');
await checks({
  Types: ['tsc', '--noEmit'],
  Lint: ['biome', 'ci', '.'],
  'Unused code and dependencies': ['knip', '--no-progress'],
  Boundaries: ['node', 'scripts/boundaries/check.ts'],
  Build: ['node', 'scripts/build.ts'],
});
unitTests('Tests on the embedded database', { TEST_DATABASE: 'pglite' });
if (postgres) unitTests('Tests on PostgreSQL', { TEST_DATABASE: 'postgres' }, '--project=server*');
else console.log('\nPostgreSQL is not installed: its half of the database tests did not run.');
browserTests();
finish();
