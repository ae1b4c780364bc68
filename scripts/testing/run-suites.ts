import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { addCounts, finish, secondsSince } from './stages.ts';
import type { Suite } from './suites.ts';

/**
 * Runs suites side by side and ends the run when one fails, after all are over. Each waits for half
 * of its time, for timers, disks and other processes: meanwhile the others work.
 */
export async function runSuites(suites: readonly Suite[]): Promise<void> {
  const isAlone = suites.length === 1;
  const ends = suites.map(async (suite) => {
    const { name } = suite;
    const from = performance.now();
    console.log(`\n── ${name}`);
    const code = await ended(suite, isAlone);
    console.log(`── ${name} took ${secondsSince(from)} s`);
    const counts = suite.counts();
    if (counts) addCounts(counts);
    return code === 0 ? [] : [name];
  });
  const failed = (await Promise.all(ends)).flat();
  if (failed.length > 0) finish(`${failed.join(', ')} failed.`);
}

function ended({ name, command, env }: Suite, isAlone: boolean): Promise<number | null> {
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
