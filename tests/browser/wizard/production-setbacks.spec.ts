// Steps 12 and 11 when the server refuses, the page is reloaded or one goes back.
import type { Page } from '@playwright/test';
import { expect, test } from '../house/site.ts';
import { bakery } from '../steps/products.ts';
import { openAt } from '../steps/seed.ts';
import { expectToast } from '../steps/toast.ts';
import { answerMoney, directors, heading, skipAnalysis } from '../steps/walk.ts';

const goOn = (page: Page) => page.getByRole('button', { name: 'Continue', exact: true }).click();
const refuse = (page: Page, name: string, status: number, headers: Record<string, string> = {}) =>
  page.route(`**/api/functions/${name}`, (route) =>
    route.fulfill({ status, headers, json: { error: { code: 'internal', message: 'Sorry.' } } }),
  );
const nameOf = (page: Page, index: number) => page.locator('.match-name').nth(index).innerText();

test('WIZ-18 a choice that is not passed on stays at 12 with everything, and the next try passes it on', async ({
  page,
}) => {
  await openAt(page, 12, bakery);
  const name = await nameOf(page, 3);
  await directors(page).nth(3).check();
  await refuse(page, 'request-production', 500);
  await goOn(page);
  await expectToast(
    page,
    'Your choice was not passed on',
    'The house could not be reached just now. Everything stays here; please try again.',
  );
  await expect(heading(page, 'Directors for this job')).toBeVisible();
  await expect(directors(page).nth(3)).toBeChecked();
  await expect(page.locator('.chosen-director')).toContainText(name);

  await page.unroute('**/api/functions/request-production');
  await refuse(page, 'request-production', 429, { 'Retry-After': '120' });
  await goOn(page);
  await expectToast(page, 'Please wait a little', '2 minutes');
  await expect(directors(page).nth(3)).toBeChecked();

  await page.unroute('**/api/functions/request-production');
  await goOn(page);
  await expect(heading(page, 'What happens next')).toBeFocused();
  await expect(page.getByRole('region', { name: 'Your director' })).toContainText(name);
});

test('WIZ-18 a package the house has no more leads back to sending, and on to the same choice', async ({
  page,
}) => {
  await openAt(page, 12, bakery);
  await directors(page).nth(1).check();
  await page.route('**/api/functions/request-production', (route) =>
    route.continue({
      postData: JSON.stringify({
        ...route.request().postDataJSON(),
        submissionId: crypto.randomUUID(),
      }),
    }),
  );
  await goOn(page);
  await expectToast(page, 'Please send your package again');
  await expect(heading(page, 'Send your package')).toBeVisible();
  await page.unroute('**/api/functions/request-production');
  await page.getByRole('button', { name: 'Continue with Email' }).click();
  await expect(heading(page, 'Money and time')).toBeVisible();
  await expect(page.getByLabel('Specific budget amount')).toHaveValue('$12,000');
  await goOn(page);
  await skipAnalysis(page);
  await expect(directors(page).nth(1)).toBeChecked();
  await goOn(page);
  await expect(heading(page, 'What happens next')).toBeFocused();
});

test('WIZ-18 directors that cannot be ranked say so, and Try again ranks them', async ({
  page,
}) => {
  await refuse(page, 'match-directors', 500);
  await openAt(page, 12, bakery);
  const problem = page.getByRole('alert').filter({ hasText: 'The directors could not be ranked' });
  await expect(problem).toContainText('Everything you entered is still here.');
  await expect(page.getByRole('button', { name: /^Pay / })).toHaveCount(0);
  await page.unroute('**/api/functions/match-directors');
  await refuse(page, 'match-directors', 429, { 'Retry-After': '700' });
  await problem.getByRole('button', { name: 'Try again' }).click();
  await expect(problem).toContainText('Try again in 12 minutes');
  await page.unroute('**/api/functions/match-directors');
  await problem.getByRole('button', { name: 'Try again' }).click();
  await expect(directors(page)).toHaveCount(12);
  await expect(problem).toHaveCount(0);
});

test('WIZ-22 a reload at 12 keeps the choice, and at 11 the confirmation', async ({ page }) => {
  await openAt(page, 12, bakery);
  const name = await nameOf(page, 2);
  await directors(page).nth(2).check();
  await page.reload();
  await skipAnalysis(page);
  await expect(directors(page).nth(2)).toBeChecked();
  await goOn(page);
  await expect(heading(page, 'What happens next')).toBeFocused();
  await page.reload();
  await expect(heading(page, 'What happens next')).toBeFocused();
  await expect(page.getByRole('region', { name: 'Your director' })).toContainText(name);
  await expect(page.getByText('$12,000, with a 3-day')).toBeVisible();
});

test('WIZ-18 a double press tells the house once', async ({ page }) => {
  let asked = 0;
  await page.route('**/api/functions/request-production', async (route) => {
    asked += 1;
    await page.getByText('Passing it on...').waitFor();
    await route.continue();
  });
  await openAt(page, 12, bakery);
  await directors(page).nth(5).check();
  await page.getByRole('button', { name: 'Continue', exact: true }).dblclick();
  await expect(heading(page, 'What happens next')).toBeFocused();
  expect(asked).toBe(1);
});

test('WIZ-18 WIZ-24 Forward from 10 ranks again with the choice kept', async ({ page }) => {
  await openAt(page, 12, bakery);
  await directors(page).nth(2).check();
  await page.goBack();
  await expect(heading(page, 'Money and time')).toBeFocused();
  await page.goForward();
  await skipAnalysis(page);
  await expect(directors(page).nth(2)).toBeChecked();
});

for (const [kind, back] of [
  ['browser', (page: Page) => page.goBack()],
  ['wizard', (page: Page) => page.getByRole('button', { name: 'Back', exact: true }).click()],
] as const) {
  test(`WIZ-24 the ${kind}'s Back leads from 11 to 12 to 10, and another choice replaces the first`, async ({
    page,
  }) => {
    await openAt(page, 11, bakery);
    await back(page);
    await skipAnalysis(page);
    await expect(directors(page).first()).toBeChecked();
    await back(page);
    await expect(heading(page, 'Money and time')).toBeFocused();
    await answerMoney(page, { bracket: '$25k–$50k' });
    await skipAnalysis(page);
    const name = await nameOf(page, 4);
    await directors(page).nth(4).check();
    await goOn(page);
    await expect(heading(page, 'What happens next')).toBeFocused();
    await expect(page.getByRole('region', { name: 'Your director' })).toContainText(name);
    await expect(page.getByText('For $25k–$50k you agree on scope')).toBeVisible();
  });
}
