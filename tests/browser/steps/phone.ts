import type { Page } from '@playwright/test';
import { expect } from '../house/site.ts';
import { cutOff } from './cut-off.ts';

/** Nothing of the page is cut off on a phone; the window is then as wide as before. */
export async function expectPhone(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await cutOff(page)).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
}
