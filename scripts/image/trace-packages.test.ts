import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { tracePackages } from './trace-packages.ts';

const root = mkdtempSync(join(tmpdir(), 'ad-builder-trace-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}
const library = (name: string, index: string, more: object = {}) => {
  write(`node_modules/${name}/package.json`, JSON.stringify({ name, main: 'index.js', ...more }));
  write(`node_modules/${name}/index.js`, index);
};

test('packages are reached through packages, by either kind of import, and nothing else is', () => {
  write('server/main.ts', `import { run } from './run.ts';\nconst late = () => import("late");`);
  write('server/run.ts', `import type { Port } from '@house/port';\nexport * from '@house/port';`);
  library('@house/port', `const deep = require('deep'); require('./more.js');`);
  write('node_modules/@house/port/more.js', `require("not-there"); require('node:fs')`);
  library('deep', '', { optionalDependencies: { 'deep-linux': '1', 'deep-other': '1' } });
  library('deep-linux', '');
  library('late', '');
  library('unused', '');
  write('node_modules/late/test/data.js', '');
  const { packages, files } = tracePackages(root, ['server/main.ts']);
  expect([...packages].sort()).toEqual([
    'node_modules/@house/port',
    'node_modules/deep',
    'node_modules/deep-linux',
    'node_modules/late',
  ]);
  expect(files.has(join(root, 'server/run.ts'))).toBe(true);
  expect(files.has(join(root, 'node_modules/@house/port/more.js'))).toBe(true);
  expect(files.has(join(root, 'node_modules/late/test/data.js'))).toBe(false);
});

test('FN-08 of a package with a file for each kind of import, that of the kind is reached', () => {
  const both = { exports: { import: './index.mjs', require: './index.js' } };
  for (const name of ['imported', 'required', 'renamed']) {
    library(name, '', both);
    write(`node_modules/${name}/index.mjs`, '');
  }
  write('server/kinds.ts', `import 'imported';\nconst one = () => require('required');`);
  write('server/bundled.ts', `const require$1 = createRequire(here);\nrequire$1('renamed');`);
  const { files } = tracePackages(root, ['server/kinds.ts', 'server/bundled.ts']);
  const reached = (file: string) => files.has(join(root, 'node_modules', file));
  expect(reached('imported/index.mjs') && !reached('imported/index.js')).toBe(true);
  expect(reached('required/index.js') && !reached('required/index.mjs')).toBe(true);
  expect(reached('renamed/index.js') && !reached('renamed/index.mjs')).toBe(true);
});
