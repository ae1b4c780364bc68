import type { Page } from '@playwright/test';
import { expect, test } from '../house/admin-site.ts';
import { expectNoAxeViolation } from '../house/site.ts';
import { untilDirectors } from '../house/until-directors.ts';
import { button } from '../steps/walk.ts';

const tab = '/admin?tab=directors';
const rows = (page: Page) => page.getByRole('table').locator('tbody tr');
const names = (page: Page) => rows(page).getByRole('button').allTextContents();
const csv = (text: string) => ({ name: 'd.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });

async function openTab(page: Page): Promise<void> {
  await page.goto(tab);
  await expect(rows(page)).toHaveCount(25);
}

test('ADM-05 ADM-07 a director is entered, found by visitors, edited and suspended', async ({
  page,
  visitor,
  request,
}) => {
  await untilDirectors(request);
  await openTab(page);
  await expectNoAxeViolation(page);
  await button(page, 'New director').click();
  await page.getByLabel('Name', { exact: true }).fill('Aada Testinen');
  await page.getByLabel('Hourly rate').fill('a lot');
  await expectNoAxeViolation(page);
  await button(page, 'Create').click();
  await expect(page.getByText('Hourly rate is not a number.')).toBeVisible();
  await expect(page.getByLabel('Hourly rate')).toBeFocused();
  await page.getByLabel('Hourly rate').fill('$1,200');
  await button(page, 'Create').click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(button(page, 'New director')).toBeFocused();
  await expect(rows(page).first()).toContainText(/Aada Testinen.*\$1,200\/hr.*No rating.*House/);
  await visitor.goto('/creative-directors?q=testinen');
  await expect(visitor.getByRole('heading', { name: 'Aada Testinen' })).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  await button(page, 'Aada Testinen').click();
  await page.getByLabel('Location').fill('Turku');
  await page.keyboard.press('Escape');
  await button(page, 'Keep editing').click();
  await expect(page.getByLabel('Location')).toHaveValue('Turku');
  await expectNoAxeViolation(page);
  await button(page, 'Save').click();
  await expect(rows(page).first()).toContainText('Turku');
  await visitor.reload();
  await expect(visitor.getByText('Turku')).toBeVisible();

  await button(page, 'Aada Testinen').click();
  await button(page, 'Suspend').click();
  await button(page, 'Suspend Aada Testinen').click();
  await expect(rows(page).first()).toContainText('Suspended');
  await visitor.reload();
  await expect(
    visitor.getByText('No creative directors found matching your criteria.'),
  ).toBeVisible();
});

test('ADM-05 columns sort first ascending, then the other way; search and pages', async ({
  page,
  request,
}) => {
  await untilDirectors(request);
  await openTab(page);
  const header = page.getByRole('columnheader', { name: 'Rating' });
  await header.getByRole('button').click();
  await expect(header).toHaveAttribute('aria-sort', 'ascending');
  const ratings = () => rows(page).locator('td:nth-child(5)').allTextContents();
  await expect.poll(async () => (await ratings())[0]).not.toBe('No rating');
  await header.getByRole('button').click();
  await expect(header).toHaveAttribute('aria-sort', 'descending');
  await expect(page).toHaveURL(/sort=rating&order=desc/);
  await button(page, 'Next').click();
  await expect(page.getByText(/^Page 2 of/)).toBeVisible();
  await expect(page).toHaveURL(/&page=2/);
  await expect(page.getByRole('region', { name: 'Creative directors table' })).toBeFocused();
  await page.getByRole('searchbox', { name: 'Search' }).fill('odalys');
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText('sample profile');
});

test('ADM-07 DIR-09 a broken file is told of, a good one imported, the feed read again', async ({
  page,
  request,
}) => {
  await untilDirectors(request);
  await openTab(page);
  await button(page, 'Import CSV').click();
  const file = page.getByLabel('CSV file');
  await file.setInputFiles(csv('id,name\na,"Ann'));
  await expect(page.getByText('a quote is never closed')).toBeVisible();
  await file.setInputFiles(csv('id,name,rating\nimported,Aaro Importti,4.5\nbad,Bad,9\n'));
  await expect(page.getByText('Nothing is written yet.')).toBeVisible();
  await page.getByText('1 row refused').click();
  await expect(page.getByText('Line 3 (bad): rating is not from 0 to 5')).toBeVisible();
  await expectNoAxeViolation(page);
  await button(page, 'Import 1 director').click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect.poll(() => names(page)).toContain('Aaro Importti');

  await button(page, 'Sync now').click();
  await expect(page.getByText('Nothing changed', { exact: true })).toBeVisible({
    timeout: 120_000,
  });
  await rows(page).filter({ hasText: 'Sample profile' }).first().getByRole('button').click();
  await page.getByLabel('Location').fill('Somewhere else');
  await button(page, 'Save').click();
  await rows(page).filter({ hasText: 'Somewhere else' }).getByRole('button').click();
  await button(page, 'Give back to the feed (Location)').click();
  await button(page, 'Save').click();
  await expect(page.getByText('Synced 1 creative directors.')).toBeVisible({ timeout: 120_000 });
  await expect(rows(page).filter({ hasText: 'Somewhere else' })).toHaveCount(0);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Export CSV' }).click();
  expect((await download).suggestedFilename()).toMatch(/^directors-.*\.csv$/);
});
