import type { Page } from '@playwright/test';
import { expect, expectNoAxeViolation } from '../house/site.ts';
import { cutOff } from './cut-off.ts';

/** What every page promises at any width: no problem that axe finds, and nothing cut off sideways. */
export async function expectGoodLook(page: Page): Promise<void> {
  const before = page.viewportSize() ?? { width: 1440, height: 900 };
  await expectNoAxeViolation(page);
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: before.height });
    expect(await cutOff(page)).toEqual([]);
  }
  await page.setViewportSize(before);
}
