// The suites of tests: what each runs, and how its report is read.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { findChromium } from '../find-chromium.ts';
import type { Counts } from './stages.ts';

export type Suite = {
  name: string;
  command: string[];
  env: Record<string, string>;
  /** What came of it, once it is over; undefined when it died before it could say. */
  report(): Report | undefined;
};

export type Report = Counts & {
  failures: Failure[];
  /** What runs these files alone. */
  again(files: readonly string[]): Suite;
};

/** A test that failed, or a file that could not be run. */
export type Failure = { file: string; test: string; message: string };

type UnitReport = {
  numPassedTests: number;
  numPendingTests: number;
  testResults: UnitFile[];
};
type UnitFile = {
  name: string;
  status: string;
  message: string;
  assertionResults: { status: string; fullName: string; failureMessages: string[] | null }[];
};

/** Tests of vitest; `more` chooses which. */
export function unitTests(name: string, env: Record<string, string>, more: string[]): Suite {
  const report = reportFile();
  const json = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const options = more.filter((argument) => argument.startsWith('--project'));
  return {
    name,
    command: ['vitest', 'run', ...more, ...json],
    env,
    report: () =>
      readReport(report, (r: UnitReport) => {
        const failures = r.testResults.flatMap(failuresOf);
        return {
          passed: r.numPassedTests,
          failed: failures.length,
          skipped: r.numPendingTests,
          failures,
          again: (files) => unitTests(name, env, [...options, ...files]),
        };
      }),
  };
}

function failuresOf({ name, status, message, assertionResults }: UnitFile): Failure[] {
  const file = relative(process.cwd(), name);
  const failed = assertionResults
    .filter((result) => result.status === 'failed')
    .map((result) => ({
      file,
      test: result.fullName,
      message: result.failureMessages?.join('\n') ?? '',
    }));
  if (failed.length > 0 || status !== 'failed') return failed;
  return [{ file, test: 'the file itself', message }];
}

type BrowserReport = {
  config: { rootDir: string };
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: BrowserSuite[];
};
type BrowserSuite = {
  suites?: BrowserSuite[];
  specs: {
    title: string;
    ok: boolean;
    file: string;
    tests: { results: { error?: { message?: string } }[] }[];
  }[];
};

/** Journeys of Playwright in a Chromium that it finds; `more` chooses which. */
export function browserTests(name: string, more: string[]): Suite {
  const report = reportFile();
  return {
    name,
    command: ['playwright', 'test', '--reporter=list,json', ...more],
    env: { CHROMIUM_PATH: findChromium(), PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    report: () =>
      readReport(report, ({ config, stats, suites }: BrowserReport) => ({
        passed: stats.expected + stats.flaky,
        failed: stats.unexpected,
        skipped: stats.skipped,
        failures: suites.flatMap((suite) => journeysFailed(suite, config.rootDir)),
        again: () => browserTests(name, ['--last-failed']),
      })),
  };
}

function journeysFailed({ suites = [], specs }: BrowserSuite, folder: string): Failure[] {
  const here = specs
    .filter((spec) => !spec.ok)
    .map(({ title, file, tests }) => ({
      file: relative(process.cwd(), join(folder, file)),
      test: title,
      message: tests.flatMap((test) => test.results)[0]?.error?.message ?? '',
    }));
  return [...here, ...suites.flatMap((suite) => journeysFailed(suite, folder))];
}

function reportFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'ad-builder-tests-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return join(folder, 'report.json');
}

function readReport<R>(file: string, read: (report: R) => Report): Report | undefined {
  return existsSync(file) ? read(JSON.parse(readFileSync(file, 'utf8'))) : undefined;
}
