// The page of the directory, and what a visitor finds on it.
import type { Page } from '@playwright/test';
import { expect } from '../house/site.ts';

export const list = '/creative-directors';
export const cards = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });
export const field = (page: Page) => page.getByRole('searchbox', { name: 'Search directors' });
export const count = (page: Page) => page.getByRole('main').getByRole('status');
export const chip = (page: Page, name: string) =>
  page
    .getByRole('list', { name: 'Quick skill filters' })
    .getByRole('link', { name: new RegExp(`^${name} `) });
export const scrollToEnd = (page: Page) =>
  page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
export const hydrated = (page: Page) =>
  expect(page.locator('html')).toHaveAttribute('data-app', 'hydrated');

/** Opens the list with the application running. */
export async function openDirectory(page: Page, address = list): Promise<void> {
  await page.goto(address);
  await field(page).focus();
  await hydrated(page);
}
