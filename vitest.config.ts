import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

// On a machine that does much else, what takes a second may take a minute: these end what hangs.
const always = {
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 60_000 } },
  setupFiles: ['tests/property-seed.ts'],
};
const onPostgres = process.env.TEST_DATABASE === 'postgres';
// What never touches a database, or the embedded one alone, runs once.
const noDatabase = onPostgres
  ? [
      'server/{chat,drawing,documents}/**',
      'server/generation/{evaluate,illustrator,language,model,revise,testing,understand,write}/**',
      'server/gateways/{analytics,director-pictures,directors-feed,leads,mail,reading,storage}/**',
      'server/gateways/models/{policy,providers}.test.ts',
      'server/gateways/payments/{read-stripe-event,stripe,stripe-failures}.test.ts',
      'server/off-loop/**',
      'server/{accounts/signing-in/hash-password,functions/fit-answer}.test.ts',
      'server/db/{migrating/*,plan-once,take-breath,upkeep}.test.ts',
      'server/realtime/realtime-limits.test.ts',
      'tests/peers/**',
      // They ask the database nothing that others do not ask it there.
      'server/{start/check-models,mail/mails}.test.ts',
      'server/functions/{chat-agent-model,generate-storyboard}.test.ts',
      'server/http/{members/google-api,sandbox-api,edge/stream-answer}.test.ts',
      'server/gateways/payments/stripe-site.test.ts',
      'server/payments/payment-mails.test.ts',
    ]
  : [];
const otherDatabase = onPostgres ? 'embedded' : 'postgres';

// What these put in the place of a module must not reach others.
const replacingModules = ['hash-ahead', 'known-and-unknown', 'sign-in-limits'].map(
  (name) => `server/accounts/signing-in/${name}.test.ts`,
);
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
          isolate: false,
        },
      },
      // So do these, after a file of its own has made the page and its modules anew.
      {
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
          include: ['{server,tests}/**/*.test.ts'],
          exclude: [`tests/faults/${otherDatabase}/**`, ...noDatabase, ...replacingModules],
          isolate: false,
        },
      },
      { test: { ...onDatabase, name: 'server, alone', include: replacingModules } },
    ],
  },
});
