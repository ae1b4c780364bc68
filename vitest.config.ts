import { defineConfig } from 'vitest/config';

const timeouts = { testTimeout: 60_000, hookTimeout: 60_000 };
const otherDatabase = process.env.TEST_DATABASE === 'postgres' ? 'embedded' : 'postgres';

// TEST_DATABASE=pglite (the default) or postgres says which database the second project runs on.
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'rules and screens',
          include: ['{app,domain,scripts,bench}/**/*.test.{ts,tsx}'],
          ...timeouts,
        },
      },
      {
        test: {
          name: 'server',
          include: ['{server,tests}/**/*.test.ts'],
          exclude: [`tests/faults/${otherDatabase}/**`],
          globalSetup: ['tests/database/global-setup.ts'],
          ...timeouts,
        },
      },
    ],
  },
});
