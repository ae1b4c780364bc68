// The cast sheet: by mouse at a desk, by keyboard on a phone.
import type { Page } from '@playwright/test';
import { expect, expectNoAxeViolation, test } from '../house/site.ts';
import { cutOff } from '../steps/cut-off.ts';
import { bakery } from '../steps/products.ts';
import { openAt } from '../steps/seed.ts';
import { framesShown } from '../steps/walk.ts';

const opener = (page: Page) => page.getByRole('button', { name: 'Cast', exact: true });
const sheet = (page: Page) => page.getByRole('dialog', { name: 'The cast' });
const picture = (page: Page) => sheet(page).locator('.desk-paper img');
const done = (page: Page) => sheet(page).getByRole('button', { name: /^Done/ });

async function dress(page: Page, asked: string, name: string): Promise<void> {
  await sheet(page)
    .getByRole('button', { name: /^(Dress them|Put something over it)$/ })
    .click();
  await page.getByRole('combobox', { name: 'Search: clothes' }).fill(asked);
  await page.getByRole('option', { name, exact: true }).click();
}

test('CAST-01 CAST-02 CAST-04 clothes changed on the sheet are changed in the frames of that person; a lock keeps them', async ({
  page,
}) => {
  await openAt(page, 8, bakery);
  const before = await framesShown(page);
  await opener(page).click();
  await expect(picture(page)).toHaveAttribute(
    'alt',
    /from the front, from the side, and from behind/,
  );
  await expectNoAxeViolation(page);
  const asWritten = (await picture(page).getAttribute('src')) ?? '';
  await dress(page, 'Regenmantel', 'Raincoat');
  await expect(picture(page)).not.toHaveAttribute('src', asWritten);
  await expect(done(page)).toHaveText(/^Done, draw frames? \d/);
  const named = ((await done(page).textContent()) ?? '').match(/\d/g)?.map(Number) ?? [];
  expect(named.length).toBeGreaterThan(0);
  await expectNoAxeViolation(page);
  await done(page).click();
  await expect(opener(page)).toBeFocused();
  await expect.poll(() => framesShown(page)).not.toEqual(before);
  await expect(opener(page)).not.toHaveAttribute('aria-disabled', 'true');
  const after = await framesShown(page);
  const changed = [1, 2, 3, 4].filter((frame) => after[frame - 1] !== before[frame - 1]);
  // A face from near shows nothing of a coat: drawn anew, it is as it was.
  expect(changed.length).toBeGreaterThan(0);
  expect(named).toEqual(expect.arrayContaining(changed));
  // What they wear is told in the script: it says that it is older, until the visitor leaves it so.
  const outOfStep = page.getByRole('region', { name: 'Out of step' });
  await expect(outOfStep).toContainText('Cast has changed since this script was written.');
  await outOfStep.getByRole('button', { name: 'Leave it as it is' }).click();
  await expect(outOfStep).toHaveCount(0);

  await opener(page).click();
  const lock = sheet(page).getByRole('button', { name: /^Lock / });
  await lock.click();
  await expect(lock).toHaveAttribute('aria-pressed', 'true');
  await expect(sheet(page).getByRole('button', { name: 'Put something over it' })).toBeDisabled();
  await done(page).click();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page.getByText('Your character is locked on the cast sheet')).toBeVisible();
  await page
    .getByRole('group', { name: 'Hair color' })
    .getByRole('radio', { name: 'Gray', exact: true })
    .check();
  await page.reload();
  await page.getByRole('button', { name: 'Keep your script' }).click();
  await page.getByRole('button', { name: 'Generate Storyboard' }).click();
  await expect(opener(page)).not.toHaveAttribute('aria-disabled', 'true');
  expect(await framesShown(page)).toEqual(after);
});

test('CAST-03 on a phone and by keyboard a second person is cast and put into a frame', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAt(page, 8, bakery);
  await opener(page).press('Enter');
  await expect(picture(page)).toBeVisible();
  await sheet(page).getByRole('button', { name: 'Cast another person' }).press('Enter');
  await sheet(page).getByLabel('Name', { exact: true }).fill('Tom');
  await sheet(page).getByLabel('Who they are').fill('neighbour');
  await sheet(page).getByRole('radio', { name: 'Male', exact: true }).press('Space');
  await expect(picture(page)).toHaveAttribute('alt', /^Tom: .*man/);
  await expect(sheet(page).getByText('In no frame of the board yet.')).toBeVisible();
  await dress(page, 'overalls', 'Overalls');
  await expect(picture(page)).toHaveAttribute('alt', /uniform/);
  expect(await cutOff(page)).toEqual([]);
  await expectNoAxeViolation(page);
  await done(page).press('Enter');
  await expect(opener(page)).toBeFocused();
  await expect(page.locator('.form-header').getByText('Tom (neighbour)')).toBeVisible();
  const before = await framesShown(page);
  await page.getByRole('button', { name: 'Direct frame 2' }).press('Enter');
  const desk = page.getByRole('dialog', { name: 'Direct frame 2' });
  await desk.getByRole('button', { name: 'Add Tom' }).press('Enter');
  await expect(desk.getByRole('group', { name: 'Tom' })).toBeVisible();
  await desk.getByRole('button', { name: 'Done' }).press('Enter');
  const others = async () => (await framesShown(page)).filter((one, at) => one !== before[at]);
  await expect.poll(async () => (await others()).length).toBe(1);
  await opener(page).press('Enter');
  await sheet(page).getByRole('button', { name: 'Tom', exact: true }).press('Enter');
  await expect(sheet(page).getByText('Seen in frame 2.')).toBeVisible();
});
