import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { fontSubsets } from './scripts/build/subset-fonts.ts';
import { testsOnEmbedded, testsOnPostgres } from './tests/database/on-postgres.ts';

// On a machine that does much else, what takes a second may take a minute: these end what hangs.
const always = {
  testTimeout: 300_000,
  hookTimeout: 300_000,
  // What is waited for often lies in a database that works in the test's own thread: each look costs.
  expect: { poll: { timeout: 60_000, interval: 150 } },
  setupFiles: ['tests/property-seed.ts'],
};
// What holds no JSX runs as Node runs it: what the transformed calls imports through costs a third.
const asNodeRuns = {
  isolate: false, // files share their modules
  experimental: { viteModuleRunner: false, nodeLoader: false },
};
// Modules that were parted from their types stay so for the next process.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, 'node_modules/.cache/compile');
const onPostgres = process.env.TEST_DATABASE === 'postgres';

const onDatabase = {
  ...always,
  globalSetup: ['tests/database/global-setup.ts'],
  setupFiles: [...always.setupFiles, 'tests/cheap-passwords.ts'],
};

// TEST_DATABASE=pglite (the default) or postgres says which database the second project runs on.
export default defineConfig({
  test: {
    maxWorkers: availableParallelism(), // unasked, one core stays idle
    projects: [
      // Rules hold no state: their files share their modules.
      {
        test: {
          name: 'rules',
          include: ['{domain,scripts,bench}/**/*.test.ts'],
          ...always,
          ...asNodeRuns,
        },
      },
      // So do these, after a file of its own has made the page and its modules anew.
      {
        // Pages name the faces that are cut for them.
        plugins: [fontSubsets()],
        test: {
          ...always,
          name: 'screens',
          include: ['app/**/*.test.{ts,tsx}'],
          setupFiles: [...always.setupFiles, 'tests/fresh-page.ts'],
          isolate: false,
        },
      },
      // Files share their modules and the idle database, which halves what they take.
      {
        test: {
          ...onDatabase,
          name: 'server',
          include: onPostgres ? testsOnPostgres() : testsOnEmbedded(),
          setupFiles: [
            ...onDatabase.setupFiles,
            ...(onPostgres ? ['tests/database/asks-postgres.ts'] : []),
          ],
          ...asNodeRuns,
        },
      },
    ],
  },
});
