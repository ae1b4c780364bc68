import type { Page } from '@playwright/test';
import { expect } from './site.ts';

/** Waits for a toast of that title and, where given, exactly that text. */
export async function expectToast(page: Page, title: string, text?: string): Promise<void> {
  const toast = page.locator('.toast').filter({ has: page.getByText(title, { exact: true }) });
  await expect(toast.last()).toBeVisible();
  if (text) await expect(toast.last()).toContainText(text);
}
