// Steps 12 and 11 when the page is reloaded or one goes back.
import type { Page } from '@playwright/test';
import { expect, test } from '../house/site.ts';
import { bakery } from '../steps/products.ts';
import { openAt } from '../steps/seed.ts';
import { answerMoney, directors, goOn, heading, skipAnalysis } from '../steps/walk.ts';

const nameOf = (page: Page, index: number) => page.locator('.match-name').nth(index).innerText();

test('WIZ-18 WIZ-22 WIZ-24 Forward from 10 and a reload at 12 keep the choice, a reload at 11 the confirmation', async ({
  page,
}) => {
  await openAt(page, 12, bakery);
  const name = await nameOf(page, 2);
  await directors(page).nth(2).check();
  await page.goBack();
  await expect(heading(page, 'Money and time')).toBeFocused();
  await page.goForward();
  await skipAnalysis(page);
  await expect(directors(page).nth(2)).toBeChecked();
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

test('WIZ-24 the browser’s Back and the wizard’s lead from 11 to 12 to 10, and another choice replaces the first', async ({
  page,
}) => {
  await openAt(page, 11, bakery);
  const back = [
    () => page.goBack(),
    () => page.getByRole('button', { name: 'Back', exact: true }).click(),
  ];
  let chosen = 0;
  for (const [round, goBack] of back.entries()) {
    await goBack();
    // What was ranked since the page was opened is shown at once.
    if (round === 0) await skipAnalysis(page);
    else await expect(heading(page, 'Directors for this job')).toBeFocused();
    await expect(directors(page).nth(chosen)).toBeChecked();
    await goBack();
    await expect(heading(page, 'Money and time')).toBeFocused();
    const bracket = ['$25k–$50k', '$50k–$100k'][round] ?? '';
    await answerMoney(page, { bracket });
    await skipAnalysis(page);
    chosen = 4 + round;
    const name = await nameOf(page, chosen);
    await directors(page).nth(chosen).check();
    await goOn(page);
    await expect(heading(page, 'What happens next')).toBeFocused();
    await expect(page.getByRole('region', { name: 'Your director' })).toContainText(name);
    await expect(page.getByText(`For ${bracket} you agree on scope`)).toBeVisible();
  }
});
