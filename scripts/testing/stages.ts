// What `npm run check` and `npm test` begin with: each ends the run when it fails.
import { spawn, spawnSync } from 'node:child_process';

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

export type Counts = { passed: number; failed: number; skipped: number };

/** Adds what a suite has counted to what `finish` prints. */
export function addCounts({ passed, failed, skipped }: Counts): void {
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped;
}

/** Prints the count and ends the process, as failed when there was a problem. */
export function finish(problem?: string): never {
  if (problem) console.error(`\n${problem}`);
  const { passed, failed, skipped } = total;
  console.log(
    `\n${passed} passed, ${failed} failed, ${skipped} skipped in ${secondsSince(started)} s`,
  );
  process.exit(problem ? 1 : 0);
}

function stage(name: string, [program = '', ...args]: string[]): boolean {
  console.log(`\n── ${name}`);
  const from = performance.now();
  const done = spawnSync(program, args, { stdio: 'inherit' });
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

/** Whole seconds since a time of `performance.now()`. */
export const secondsSince = (from: number) => Math.round((performance.now() - from) / 1_000);
