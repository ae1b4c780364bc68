import type { Page } from '@playwright/test';
import { expect } from '../house/site.ts';

/** Waits for a toast of that title and, where given, with that text. */
export async function expectToast(page: Page, title: string, text?: string): Promise<void> {
  const titled = page.locator('.toast').filter({ has: page.getByText(title, { exact: true }) });
  // In one look: it is gone after six seconds.
  await expect((text ? titled.filter({ hasText: text }) : titled).last()).toBeVisible();
}
