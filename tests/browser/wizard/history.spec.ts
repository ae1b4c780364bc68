// Steps back across the whole draft: by button, by key, from the list, and after a reload.
import type { Page } from '@playwright/test';
import { expect, expectNoAxeViolation, test } from '../house/site.ts';
import { cutOff } from '../steps/cut-off.ts';
import { bakery } from '../steps/products.ts';
import { openAt } from '../steps/seed.ts';

const back = (page: Page) => page.getByRole('button', { name: 'Take the last change back' });
const list = (page: Page) => page.getByRole('dialog', { name: 'What was changed' });
const gray = (page: Page) =>
  page.getByRole('group', { name: 'Hair color' }).getByRole('radio', { name: 'Gray', exact: true });
const lock = (page: Page) => page.getByRole('button', { name: 'Lock frame 2' });

test('HIST-01 what was changed is taken back across steps by button and key, made again, and survives a reload', async ({
  page,
}) => {
  await openAt(page, 8, bakery);
  await expect(back(page)).toHaveCount(0);
  await lock(page).click();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await gray(page).check();
  await page.getByLabel('Wardrobe').fill('A red coat');
  await page.waitForTimeout(400);
  await page.reload();
  await back(page).click();
  await expect(page.getByLabel('Wardrobe')).toHaveValue('');
  await page.getByRole('heading', { name: 'Who do we see?' }).focus();
  await page.keyboard.press('Control+z');
  await expect(gray(page)).not.toBeChecked();
  await page.keyboard.press('Control+z');
  await expect(lock(page)).toHaveAttribute('aria-pressed', 'false');
  await page.keyboard.press('Control+Shift+z');
  await expect(lock(page)).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'What was changed' }).click();
  await expect(list(page).getByRole('listitem')).toHaveCount(3);
  await expectNoAxeViolation(page);
  await list(page)
    .getByRole('button', { name: /Make again up to here.*Wardrobe/ })
    .click();
  await list(page).getByRole('button', { name: 'Close' }).click();
  await expect(page.getByLabel('Wardrobe')).toHaveValue('A red coat');
  await expect(gray(page)).toBeChecked();
  // In a field the key takes back what was typed there.
  await page.getByLabel('Wardrobe').press('Control+z');
  await expect(gray(page)).toBeChecked();
});

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  test('HIST-01 on a phone the list leads back', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openAt(page, 8, bakery);
    await lock(page).tap();
    await page.getByRole('button', { name: 'What was changed' }).tap();
    expect(await cutOff(page)).toEqual([]);
    await expectNoAxeViolation(page);
    await list(page)
      .getByRole('button', { name: /^Back to before this/ })
      .tap();
    await page.keyboard.press('Escape');
    await expect(lock(page)).toHaveAttribute('aria-pressed', 'false');
    await page.setViewportSize({ width: 360, height: 700 });
    expect(await cutOff(page)).toEqual([]);
  });
});
