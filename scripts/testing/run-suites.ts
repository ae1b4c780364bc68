import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { tryAgain } from './second-try.ts';
import { addCounts, finish, secondsSince } from './stages.ts';
import type { Failure, Suite } from './suites.ts';

/**
 * Runs suites side by side and ends the run when one fails, after all are over. Each waits for half
 * of its time, for timers, disks and other processes: meanwhile the others work.
 */
export async function runSuites(suites: readonly Suite[]): Promise<void> {
  const isAlone = suites.length === 1;
  const ended = await Promise.all(
    suites.map(async (suite) => {
      const code = await run(suite, isAlone);
      const report = suite.report();
      if (report) addCounts(report);
      return { suite, code, report };
    }),
  );
  for (const { suite, report } of ended) print(`Failed in ${suite.name}`, report?.failures ?? []);

  const { failed, onlyAlone } = await tryAgain(ended, (suite) => run(suite, true));
  print('Failed beside the others and passed alone', onlyAlone);
  addCounts({ passed: onlyAlone.length, failed: -onlyAlone.length, skipped: 0 });
  if (failed.length > 0) finish(`${failed.join(', ')} failed.`);
}

/** Runs a suite and says how long it took. */
async function run(suite: Suite, isAlone: boolean): Promise<number | null> {
  const from = performance.now();
  console.log(`\n── ${suite.name}`);
  const code = await exitCode(suite, isAlone);
  console.log(`── ${suite.name} took ${secondsSince(from)} s`);
  return code;
}

function exitCode({ name, command, env }: Suite, isAlone: boolean): Promise<number | null> {
  const [program = '', ...args] = command;
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      stdio: isAlone ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
    });
    for (const stream of [child.stdout, child.stderr]) if (stream) printLines(name, stream);
    child.once('error', reject).once('close', resolve);
  });
}

/** Says of each line whose it is. */
function printLines(name: string, stream: Readable): void {
  createInterface(stream).on('line', (line) => console.log(line ? `${name} │ ${line}` : ''));
}

function print(heading: string, failures: readonly Failure[]): void {
  if (failures.length === 0) return;
  console.log(`\n── ${heading}`);
  for (const { file, test, message } of failures)
    console.log(`${file}\n  ${test}\n  ${message.split('\n').slice(0, 4).join('\n  ')}`);
}
