// Makes the sample package before it is asked for: at each build, and once for each state of the
// engine in development.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = join(root, '.cache/sample');
const makers = [
  'domain',
  'server/drawing',
  'server/engine',
  'server/generation',
  'scripts/build/sample',
];

/** Has the engine make `.cache/sample` where it is of another state than the sources. */
export function samplePackage(): Plugin {
  let isMade = false;
  return {
    name: 'sample-package',
    buildStart() {
      if (isMade) return;
      isMade = true;
      makeUnlessKept();
    },
  };
}

function makeUnlessKept(): void {
  const keyFile = join(folder, 'sources.sha256');
  const key = hashMakers();
  if (existsSync(keyFile) && readFileSync(keyFile, 'utf8') === key) return;
  // A process of its own: the engine is a hundred megabytes that the build has no use for.
  const script = join(root, 'scripts/build/sample/make-sample.ts');
  const { status } = spawnSync(process.execPath, [script, folder], { stdio: 'inherit' });
  if (status !== 0) throw new Error('The sample package could not be made.');
  writeFileSync(keyFile, key);
}

function hashMakers(): string {
  const files = makers.flatMap((maker) =>
    readdirSync(join(root, maker), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !/\.test\.ts$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  const hash = createHash('sha256');
  for (const file of files.toSorted())
    hash.update(file.slice(root.length)).update(readFileSync(file));
  return hash.digest('hex');
}
