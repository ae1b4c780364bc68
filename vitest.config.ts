import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const always = {
  testTimeout: 60_000,
  hookTimeout: 60_000,
  setupFiles: ['tests/property-seed.ts'],
};
const onPostgres = process.env.TEST_DATABASE === 'postgres';
// What never touches a database runs once, with the embedded one.
const noDatabase = onPostgres
  ? [
      'server/{generation,drawing,documents}/**',
      'server/gateways/{directors-feed,mail,portraits,reading,storage}/**',
    ]
  : [];
const otherDatabase = onPostgres ? 'embedded' : 'postgres';

// TEST_DATABASE=pglite (the default) or postgres says which database the second project runs on.
export default defineConfig({
  test: {
    maxWorkers: availableParallelism(), // unasked, one core stays idle
    projects: [
      {
        test: {
          name: 'rules and screens',
          include: ['{app,domain,scripts,bench}/**/*.test.{ts,tsx}'],
          ...always,
        },
      },
      {
        test: {
          name: 'server',
          include: ['{server,tests}/**/*.test.ts'],
          exclude: [`tests/faults/${otherDatabase}/**`, ...noDatabase],
          globalSetup: ['tests/database/global-setup.ts'],
          ...always,
          setupFiles: [...always.setupFiles, 'tests/cheap-passwords.ts'],
        },
      },
    ],
  },
});
