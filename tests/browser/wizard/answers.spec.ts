// Steps 2 and 3: what stays in its place, what is suggested. What is asked and what is missing stands in
// app/wizard/wizard.test.tsx.

import { expect, test } from '../house/site.ts';
import { bakery } from '../steps/products.ts';
import { openAt } from '../steps/seed.ts';
import { heading } from '../steps/walk.ts';

test('WIZ-05 a suggestion changes nothing until it is accepted; Back leads to step 3', async ({
  page,
}) => {
  const description = `${bakery.description} In order to be early we are basically always up.`;
  await openAt(page, 3, { ...bakery, description });
  await page.getByRole('button', { name: 'Sharpen my details' }).click();
  await expect(heading(page, 'Sharpen your details')).toBeFocused();
  await expect(page.getByText('Step 3 of 13')).toBeVisible();
  const cards = page.getByRole('article');
  const before = await cards.count();
  expect(before).toBeGreaterThan(1);
  const suggestion = await cards.first().locator('dd').last().textContent();
  await cards
    .last()
    .getByRole('button', { name: /^Dismiss/ })
    .click();
  await expect(cards).toHaveCount(before - 1);
  await cards
    .first()
    .getByRole('button', { name: /^Accept/ })
    .click();
  await expect(cards).toHaveCount(before - 2);
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(heading(page, 'What is it about?')).toBeVisible();
  const fields = await page
    .getByRole('textbox')
    .evaluateAll((all) => all.map((field) => (field as HTMLTextAreaElement).value));
  expect(fields).toContain(suggestion?.replace(/^Suggested: /, ''));
  await page.getByRole('button', { name: 'Sharpen my details' }).click();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(heading(page, 'How should it come across?')).toBeVisible();
});

test('WIZ-03 choosing a platform moves no card', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openAt(page, 2, bakery, { answers: { platform: [], creativeApproach: '' } });
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    const boxes = () =>
      page
        .locator('.choice-card')
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
    const before = await boxes();
    await page.getByRole('checkbox', { name: 'YouTube' }).check();
    await expect(page.getByText('Primary', { exact: true })).toBeVisible();
    expect(await boxes()).toEqual(before);
    await page.getByRole('checkbox', { name: 'YouTube' }).uncheck();
  }
});
