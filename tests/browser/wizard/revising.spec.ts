// Step 8: changes that always work, beside notes in the visitor's own words.
import type { Page } from '@playwright/test';
import { expect, expectNoAxeViolation, test } from '../house/site.ts';
import { cutOff } from '../steps/cut-off.ts';
import { bakery } from '../steps/products.ts';
import { openAt } from '../steps/seed.ts';

const revise = (page: Page) => page.getByRole('button', { name: 'AI Revise' });
const choices = (page: Page) => page.getByRole('group', { name: 'Changes that always work' });
const remark = (page: Page) => page.locator('.wizard-heading .wizard-remark');

test('PLAN-07 by keyboard a choice makes the next take and says what was done; takes stay', async ({
  page,
}) => {
  await openAt(page, 8, bakery);
  await revise(page).press('Enter');
  await expectNoAxeViolation(page);
  const asked = page.waitForRequest('**/api/functions/generate-script');
  await choices(page).getByRole('button', { name: 'Shorter' }).press('Enter');
  expect((await asked).postDataJSON()).toMatchObject({ operation: { kind: 'shorter' } });
  await expect(page.getByText('Take 2 of 2')).toBeVisible();
  await expect(remark(page)).toHaveText('Done: shorter.');
  await expect(revise(page)).toBeFocused();

  await revise(page).press('Enter');
  await choices(page).getByRole('button', { name: 'Another language' }).press('Enter');
  const language = page.getByRole('combobox', { name: 'Which language?' });
  await expect(language).toBeFocused();
  await language.selectOption('German');
  await page.getByRole('button', { name: 'Another language', exact: true }).press('Enter');
  await expect(page.getByText('Take 3 of 3')).toBeVisible();
  await expect(remark(page)).toContainText('your own sentences stay as you typed them');
  await page.getByRole('button', { name: 'Earlier take' }).click();
  await expect(remark(page)).toHaveText('Done: shorter.');
});

test('PLAN-07 notes say what was not understood; at 360 px nothing is cut off', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openAt(page, 8, bakery);
  await revise(page).click();
  await choices(page).getByRole('button', { name: 'Drop a row' }).click();
  expect(await cutOff(page)).toEqual([]);
  await page.getByRole('button', { name: 'Not now' }).click();
  await expect(choices(page).getByRole('button', { name: 'Drop a row' })).toBeFocused();
  await page.getByLabel('What should be different?').fill('Shorter. Grumble the fnord.');
  await page.getByRole('button', { name: 'Revise Script' }).click();
  await expect(remark(page)).toContainText('Not understood: “Grumble the fnord.”');
  expect(await cutOff(page)).toEqual([]);
});
