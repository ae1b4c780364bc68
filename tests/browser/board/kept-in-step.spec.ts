// A changed answer, and what was written from the one before.
import type { Page } from '@playwright/test';
import { expect, test } from '../house/site.ts';
import { expectGoodLook } from '../steps/good-look.ts';
import { bakery } from '../steps/products.ts';
import { openAt } from '../steps/seed.ts';
import { button } from '../steps/walk.ts';

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
    'Target audience has changed. Your concepts, brief and script were made from what stood here before.',
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
  const measure = page
    .getByRole('article', { name: 'Creative brief' })
    .getByRole('deletion')
    .filter({ hasText: 'Measure of success: ' });
  const kept = (await measure.innerText()).replace('Measure of success: ', '');
  await difference(page)
    .getByRole('checkbox', { name: 'Change Measure of success' })
    .press('Space');
  await button(page, /^Take \d+ of/).press('Enter');
  await expect(note(page)).toHaveCount(0);
  const brief = page.getByRole('article', { name: 'Creative brief' });
  await expect(brief).toContainText('Nurses');
  await expect(brief).toContainText(kept);

  await button(page, 'Finished steps, some out of step').press('Enter');
  await expect(page.locator('.step-menu-list')).toContainText('Out of step: script');
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
  // Nobody is drawn by whom the film is for.
  await expect(note(page)).toHaveCount(0);
  expect(await page.locator('.script-typed').innerText()).toBe(script);
});

test('KEPT-05 what is locked by keyboard stays when the rest is written or drawn again', async ({
  page,
}) => {
  await openAt(page, 8, bakery);
  const second = page.getByRole('figure').nth(1).getByRole('img');
  const picture = await second.getAttribute('src');
  const third = page.getByRole('figure').nth(2).getByRole('img');
  const other = await third.getAttribute('src');
  await button(page, 'Lock frame 2').press('Enter');
  await expect(button(page, 'Lock frame 2')).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('button', { name: 'Direct frame 2' })).toHaveCount(0);
  await button(page, 'Lock Lines').press('Enter');
  const line = page.getByRole('button', { name: /^Lock row 2, VO/ });
  const text = ((await line.textContent()) ?? '').replace(/^.*Lock row 2, VO: /, '');
  await line.press('Space');
  await expectGoodLook(page);
  await button(page, 'Lock Lines').press('Enter');
  await page.waitForTimeout(300);
  await page.reload();
  await expect(line).toHaveAttribute('aria-pressed', 'true');

  await button(page, 'AI Revise').click();
  await page.getByLabel('What should be different?').fill('Row 3 at night, no voice-over');
  await button(page, 'Revise Script').click();
  await expect(page.getByText('Take 2 of 2')).toBeVisible();
  await expect(page.locator('.script-typed')).toContainText(text);
  await button(page, 'Generate Storyboard').click();
  await expect(third).not.toHaveAttribute('src', other ?? '');
  await expect(second).toHaveAttribute('src', picture ?? '');
  await expect(button(page, 'Lock frame 2')).toHaveAttribute('aria-pressed', 'true');

  await toStep(page, /Three ways in/);
  const name = page.locator('.concept-title').nth(1);
  const title = (await name.textContent()) ?? '';
  await button(page, `Lock concept 2, ${title}`).press('Enter');
  await button(page, 'Three more').click();
  await expect(page.getByText('Set 2 of 2')).toBeVisible();
  await expect(name).toHaveText(title);
  await expectGoodLook(page);
});
