// Each worker of the browser tests has a server of its own, which nobody has used.
import { test as base, expect, type Page } from '@playwright/test';
import type { RunningServer } from '../../serve.ts';
import { findViolations } from './find-violations.ts';
import { startHouse } from './start-house.ts';

/** Settings for tests that all come from one network. */
export const roomyLimits = {
  LIMIT_PACKAGES: '1000',
  LIMIT_GENERATIONS: '5000',
  LIMIT_SIGN_UPS: '1000',
  LIMIT_SIGN_INS: '1000',
};

/** For `test.use`: the film plays and things move, as most visitors have it. */
export const moving = { contextOptions: { reducedMotion: 'no-preference' } } as const;

type Site = { site: RunningServer };

export const test = base.extend<object, Site>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a test wants from this pattern
    async ({}, use) => {
      // It serves a hundred journeys: there the database's optimised code is worth its making.
      const server = await startHouse(roomyLimits, []);
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ site }, use) => use(site.url),
});

/** Fails on any problem axe-core finds against WCAG 2.2 A and AA. */
export async function expectNoAxeViolation(page: Page, except: string[] = []): Promise<void> {
  // A colour on its way from one to another is neither.
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
        .map(({ finished }) => finished.catch(() => {})),
    ),
  );
  const violations = await findViolations(page, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
    rules: Object.fromEntries(except.map((rule) => [rule, { enabled: false }])),
  });
  const [small, rest] = [true, false].map((is) =>
    violations.filter(({ id }) => (id === 'target-size') === is),
  );
  const found = rest?.map(({ id, nodes }) => `${id}: ${nodes.map((n) => n.html).join(' | ')}`);
  expect(found).toEqual([]);
  for (const { target } of small?.flatMap(({ nodes }) => nodes) ?? [])
    expect(await smallOnes(page, target.join(' '))).toEqual([]);
}

// What lies half under a bar that stays is as large as it is once it is scrolled to.
async function smallOnes(page: Page, selector: string): Promise<string[]> {
  await page.locator(selector).evaluate((one) => one.scrollIntoView({ block: 'center' }));
  const runOnly = { type: 'rule' as const, values: ['target-size'] };
  const violations = await findViolations(page, { runOnly }, { include: [selector] });
  return violations.flatMap(({ nodes }) => nodes.map(({ html }) => `target-size: ${html}`));
}

export { expect };
