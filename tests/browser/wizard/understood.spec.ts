// Step 3.5 says what was understood, and lets the visitor put it right.
import type { Page } from '@playwright/test';
import type { Understood } from '#domain/wizard/understood/understood.ts';
import { expect, expectNoAxeViolation, test } from '../house/site.ts';
import { cutOff } from '../steps/cut-off.ts';
import { bakery, type Product } from '../steps/products.ts';
import { openAt } from '../steps/seed.ts';
import { goOn } from '../steps/walk.ts';

const broom: Product = {
  ...bakery,
  userType: 'Business',
  platform: 'YouTube',
  name: 'Hobday',
  description:
    'Yard brooms for people who sweep for a living. Two wing nuts hold the head. New one £11, keep the handle. Made in Grimsby.',
  audience: 'people handed a broom',
  behavior: 'Ask for the one that turns round',
  approach: 'Bold',
  character: 'Ada',
};
const panel = (page: Page) => page.getByRole('region', { name: 'What we understood' });
const change = (page: Page, part: string) =>
  panel(page).getByRole('button', { name: `Change ${part}`, exact: true });
const facts = (page: Page) => panel(page).getByRole('listitem');

test('PLAN-05 by keyboard each part is put right, survives a reload and is sent with what is written', async ({
  page,
}) => {
  await openAt(page, 3.5, broom);
  await expect(panel(page)).toContainText('Yard brooms');
  await expect(panel(page)).toContainText('£11');
  await expectNoAxeViolation(page);

  await change(page, 'What it is').press('Enter');
  const subject = panel(page).getByRole('textbox', { name: 'What it is' });
  await expect(subject).toBeFocused();
  await subject.fill('umbrellas');
  await subject.press('Enter');
  await expect(change(page, 'What it is')).toBeFocused();
  await expect(panel(page).locator('p', { hasText: 'We will draw it as:' })).toContainText(
    'umbrella',
  );

  await change(page, 'Price').press('Enter');
  await panel(page).getByRole('textbox', { name: 'Price' }).press('Escape');
  await expect(change(page, 'Price')).toBeFocused();

  const made = facts(page).filter({ hasText: 'Made in Grimsby' });
  const up = made.getByRole('button', { name: 'Move up' });
  for (const _ of await facts(page).all()) await up.press('Enter');
  await expect(up).toBeFocused();
  await expect(facts(page).first()).toContainText('Made in Grimsby');
  const handle = facts(page).filter({ hasText: 'keep the handle' });
  await handle.getByRole('button', { name: 'Leave out' }).press('Enter');
  await expect(handle.getByRole('button', { name: 'Put back' })).toBeFocused();
  await panel(page).getByRole('group', { name: 'No jokes' }).getByLabel('Yes').check();

  await page.reload();
  await expect(facts(page).first()).toContainText('Made in Grimsby');
  await expect(panel(page).getByText('umbrellas', { exact: true })).toBeVisible();
  await expectNoAxeViolation(page);
  await goOn(page);
  const asked = page.waitForRequest('**/api/functions/generate-concepts');
  await page.getByRole('radio', { name: broom.approach }).click();
  const { understood } = (await asked).postDataJSON() as { understood: Understood };
  expect(understood).toMatchObject({ subject: 'umbrellas', grave: true });
  expect(understood.facts?.[0]).toMatchObject({ text: 'Made in Grimsby', keep: true, rank: 0 });
});

test('PLAN-05 at 360 px nothing is cut off; other details drop what no longer fits, and say so', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openAt(page, 3.5, broom);
  await change(page, 'What it is').click();
  await panel(page).getByRole('textbox', { name: 'What it is' }).fill('push brooms');
  expect(await cutOff(page)).toEqual([]);
  await panel(page).getByRole('button', { name: 'Save' }).click();
  await expect(panel(page).getByText('Yours')).toBeVisible();
  expect(await cutOff(page)).toEqual([]);
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await page.getByLabel('Description').fill('Rye bread, baked at night.');
  await page.getByRole('button', { name: 'Sharpen my details' }).click();
  await expect(panel(page)).toContainText('is read anew: What it is.');
  await expect(panel(page)).toContainText('Rye bread');
});

test('PLAN-05 the step can be passed while the reading has not come, and where none comes', async ({
  page,
}) => {
  await page.route('**/api/functions/read-product', () => {});
  await openAt(page, 3.5, broom);
  await expect(panel(page)).toHaveAttribute('aria-busy', 'true');
  await goOn(page);
  await expect(page.getByRole('heading', { name: 'How should it come across?' })).toBeVisible();
  await page.unroute('**/api/functions/read-product');
  await page.route('**/api/functions/read-product', (route) => route.abort());
  await openAt(page, 3.5, broom);
  await expect(panel(page)).toContainText('It cannot be shown just now.');
});
