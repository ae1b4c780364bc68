// A changed answer, and what was written from the one before.
import type { Page } from '@playwright/test';
import { expect, test } from '../house/site.ts';
import { expectGoodLook } from '../steps/good-look.ts';
import { bakery } from '../steps/products.ts';
import { openAt } from '../steps/seed.ts';

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });
const note = (page: Page) => page.getByRole('region', { name: 'Out of step' });
const difference = (page: Page) => page.getByRole('region', { name: 'Difference' });

async function toStep(page: Page, name: RegExp) {
  await button(page, /^Finished steps/).click();
  await page.locator('.step-menu-list').getByRole('button', { name }).click();
}

test('KEPT-01 KEPT-02 KEPT-03 a changed answer marks what was written from it, through a reload; a refresh is shown and taken in part', async ({
  page,
}) => {
  await openAt(page, 8, bakery);
  await expect(note(page)).toHaveCount(0);
  const script = await page.locator('.script-typed').innerText();
  await toStep(page, /What is it about/);
  await page.getByRole('textbox', { name: 'Target audience' }).fill('Nurses on their way home');
  const from = page.getByRole('region', { name: 'Written from this step' });
  await expect(from).toContainText(
    'Target audience has changed. Your concepts, brief, script and frames were made from what stood here before.',
  );
  await expectGoodLook(page);
  await page.waitForTimeout(300);
  await page.reload();
  await expect(from).toBeVisible();

  await button(page, 'See brief').press('Enter');
  await expect(note(page)).toContainText(
    'Target audience has changed since this brief was written.',
  );
  await button(page, 'See a refresh').press('Enter');
  await expect(difference(page).getByRole('heading')).toBeFocused();
  await expect(
    difference(page).getByRole('insertion').filter({ hasText: 'Nurses' }).first(),
  ).toBeVisible();
  await expectGoodLook(page);
  const objective = page.getByRole('article', { name: 'Creative brief' }).getByRole('deletion');
  const kept = (await objective.first().innerText()).replace('Objective: ', '');
  await difference(page).getByRole('checkbox', { name: 'Change Objective' }).press('Space');
  await button(page, /^Take \d+ of/).press('Enter');
  await expect(note(page)).toHaveCount(0);
  const brief = page.getByRole('article', { name: 'Creative brief' });
  await expect(brief).toContainText('Nurses');
  await expect(brief).toContainText(kept);

  await button(page, 'Finished steps, some out of step').press('Enter');
  await expect(page.locator('.step-menu-list')).toContainText('Out of step: script and frames');
  await page
    .locator('.step-menu-list')
    .getByRole('button', { name: /Script and storyboard/ })
    .press('Enter');
  const scriptNote = note(page).first();
  await expect(scriptNote).toContainText(
    'Target audience and Creative brief have changed since this script was written.',
  );
  expect(await page.locator('.script-typed').innerText()).toBe(script);
  await scriptNote.getByRole('button', { name: 'Leave it as it is' }).press('Enter');
  await expect(note(page)).toContainText('since these frames were drawn');
  expect(await page.locator('.script-typed').innerText()).toBe(script);
});
