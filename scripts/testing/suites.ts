// The suites of tests: what each runs, and how its report is counted.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from '../find-chromium.ts';
import type { Counts } from './stages.ts';

export type Suite = {
  name: string;
  command: string[];
  env: Record<string, string>;
  /** What passed, once it is over; undefined when it died before it could count. */
  counts(): Counts | undefined;
};

type UnitReport = { numPassedTests: number; numFailedTests: number; numPendingTests: number };

/** Tests of vitest; `more` chooses which. */
export function unitTests(name: string, env: Record<string, string>, more: string[]): Suite {
  const report = reportFile();
  const json = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return {
    name,
    command: ['vitest', 'run', ...more, ...json],
    env,
    counts: () =>
      readReport(report, (r: UnitReport) => ({
        passed: r.numPassedTests,
        failed: r.numFailedTests,
        skipped: r.numPendingTests,
      })),
  };
}

type BrowserReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
};

/** Journeys of Playwright in a Chromium that it finds; `more` chooses which. */
export function browserTests(name: string, more: string[]): Suite {
  const report = reportFile();
  return {
    name,
    command: ['playwright', 'test', '--reporter=list,json', ...more],
    env: { CHROMIUM_PATH: findChromium(), PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    counts: () =>
      readReport(report, ({ stats }: BrowserReport) => ({
        passed: stats.expected + stats.flaky,
        failed: stats.unexpected,
        skipped: stats.skipped,
      })),
  };
}

function reportFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'ad-builder-tests-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return join(folder, 'report.json');
}

function readReport<R>(file: string, read: (report: R) => Counts): Counts | undefined {
  return existsSync(file) ? read(JSON.parse(readFileSync(file, 'utf8'))) : undefined;
}
