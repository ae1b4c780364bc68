import { defineConfig } from 'vitest/config';

const timeouts = { testTimeout: 30_000, hookTimeout: 60_000 };

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
          globalSetup: ['tests/database/global-setup.ts'],
          ...timeouts,
        },
      },
    ],
  },
});
