import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

const executablePath = process.env.CHROMIUM_PATH;

const featuresOff = [
  // A process made ready for a page that does not come is a tenth of each page's work.
  'SpareRendererForSitePerProcess',
  // Of those that Playwright turns off, which another list replaces, what these pages meet.
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'MediaRouter',
  'OptimizationHints',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
];

// A worker that goes on with another house starts that one, and the last one anew when it comes back:
// so journeys of the house that most share come first, and those of each other after them.
const startsOne = /from '[^']*\/house\/(?:admin-site|own-feed|start-house)\.ts'/;
const inOtherHouses = globSync('tests/browser/**/*.spec.ts', { cwd: import.meta.dirname })
  .filter((file) => startsOne.test(readFileSync(file, 'utf8')))
  .map((file) => `**/${file}`);

export default defineConfig({
  testDir: 'tests/browser',
  testMatch: '**/*.spec.ts',
  globalSetup: './tests/browser/house/global-setup.ts',
  projects: [
    { name: 'shared house', testIgnore: inOtherHouses },
    { name: 'other houses', testMatch: inOtherHouses },
  ],
  fullyParallel: true,
  workers: 2,
  retries: process.env.CI ? 1 : 0,
  timeout: 300_000,
  expect: { timeout: 30_000 },
  use: {
    viewport: { width: 1440, height: 900 },
    // Films and movements take half of what a walk takes: those about them ask for them.
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 60_000,
    trace: 'on-first-retry',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        `--disable-features=${featuresOff}`,
        // A page lives for seconds: what is optimised in the background is thrown away with it.
        '--js-flags=--no-turbofan',
      ],
    },
  },
});
