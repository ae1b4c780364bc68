// The stages of `npm run check` and `npm test`: each ends the run when it fails, and what passed is counted.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from '../find-chromium.ts';

const reports = mkdtempSync(join(tmpdir(), 'ad-builder-tests-'));
const total = { passed: 0, failed: 0, skipped: 0 };
const started = performance.now();

/** What was found right is not looked at again until it changes. */
function remembering(name: string): string[] {
  const file = `node_modules/.cache/${name}.tsbuildinfo`;
  return ['--noEmit', '--incremental', '--tsBuildInfoFile', file];
}

/** What needs no build and no database. */
export const withoutBuild = {
  Types: ['tsc', ...remembering('types')],
  'Types without a browser': ['tsc', '-p', 'tsconfig.server.json', ...remembering('server-types')],
  Lint: ['biome', 'ci', '.'],
  'Unused code and dependencies': ['knip', '--no-progress'],
  Boundaries: ['node', 'scripts/boundaries/check.ts'],
};

/** Writes the types of routes, without which nothing else is checked. */
export function typesOfRoutes(): void {
  if (!stage('Types of routes', ['react-router', 'typegen'])) finish('Types of routes failed.');
}

/** Runs them side by side, for none uses more than one core: so they take half the time. */
export async function checks(commands: Record<string, string[]>): Promise<void> {
  const ends = Object.entries(commands).map(async ([name, command]) => {
    const [code, printed, seconds] = await outcome(command);
    console.log(`\n── ${name} (${seconds} s)\n${printed.trim()}`);
    return code === 0 ? [] : [name];
  });
  const failed = (await Promise.all(ends)).flat();
  if (failed.length > 0) finish(`${failed.join(', ')} failed.`);
}

type UnitReport = { numPassedTests: number; numFailedTests: number; numPendingTests: number };

/** Runs tests of vitest; `more` chooses which. */
export function unitTests(name: string, env: Record<string, string>, more: string[]): void {
  const report = join(reports, 'unit.json');
  const json = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const passed = stage(name, ['vitest', 'run', ...more, ...json], env);
  count(report, (r: UnitReport) => [r.numPassedTests, r.numFailedTests, r.numPendingTests]);
  if (!passed) finish(`${name} failed.`);
}

type BrowserReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
};

/** Runs walks of Playwright in a Chromium that it finds; `more` chooses which. */
export function browserTests(more: string[]): void {
  const report = join(reports, 'browser.json');
  const env = { CHROMIUM_PATH: findChromium(), PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  const command = ['playwright', 'test', '--reporter=list,json', ...more];
  const passed = stage('Browser journeys', command, env);
  count(report, ({ stats }: BrowserReport) => [
    stats.expected + stats.flaky,
    stats.unexpected,
    stats.skipped,
  ]);
  if (!passed) finish('Browser journeys failed.');
}

/** Prints the count and ends the process, as failed when there was a problem. */
export function finish(problem?: string): never {
  rmSync(reports, { recursive: true, force: true });
  if (problem) console.error(`\n${problem}`);
  const { passed, failed, skipped } = total;
  console.log(
    `\n${passed} passed, ${failed} failed, ${skipped} skipped in ${secondsSince(started)} s`,
  );
  process.exit(problem ? 1 : 0);
}

function stage(name: string, command: string[], env: Record<string, string> = {}): boolean {
  console.log(`\n── ${name}`);
  const from = performance.now();
  const [program = '', ...args] = command;
  const done = spawnSync(program, args, { stdio: 'inherit', env: { ...process.env, ...env } });
  if (done.error) throw done.error;
  console.log(`── ${name} took ${secondsSince(from)} s`);
  return done.status === 0;
}

type Outcome = [code: number | null, printed: string, seconds: number];

function outcome([program = '', ...args]: string[]): Promise<Outcome> {
  const from = performance.now();
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    let printed = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        printed += text;
      });
    }
    child
      .once('error', reject)
      .once('close', (code) => resolve([code, printed, secondsSince(from)]));
  });
}

const secondsSince = (from: number) => Math.round((performance.now() - from) / 1_000);

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
