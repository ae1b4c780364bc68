// Step 8: one draft at the desk in two tabs of a browser.
import type { Page } from '@playwright/test';
import { expect, test } from '../house/site.ts';
import { desk, direct } from '../steps/at-the-desk.ts';
import { bakery } from '../steps/products.ts';
import { openAt } from '../steps/seed.ts';
import { framesShown } from '../steps/walk.ts';

// What is kept beyond the tab is written with a pause: a page that goes writes it at once.
const keep = (page: Page) => page.evaluate(() => void dispatchEvent(new Event('pagehide')));
const open = async (page: Page, frame: number) => {
  await direct(page, frame).click();
  await expect(desk(page, frame).getByText('As it was written.')).toBeVisible();
};
const choose = async (page: Page, frame: number, name: string) =>
  desk(page, frame).getByRole('radio', { name, exact: true }).click();

test('HOUSE-09 DESK-02 DESK-08 two tabs at the desk keep what each directs, and an open desk follows the other', async ({
  page,
  context,
}) => {
  await openAt(page, 8, bakery);
  await keep(page);
  const other = await context.newPage();
  await other.goto('/');
  await other.getByRole('button', { name: `Continue ${bakery.name}, step 8` }).click();
  const before = await framesShown(page);
  await open(page, 2);
  await open(other, 3);

  // Frame 2 is still drawn while frame 3 comes from the other tab.
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/functions/direct-frame', async (route) => {
    await held;
    await route.continue();
  });
  await choose(page, 2, 'Wide');
  await choose(other, 3, 'Low');
  await expect(desk(other, 3).getByText(/^Drawn(?: as you|, but|\.)/)).toBeVisible();
  await keep(other);
  answer();
  await expect(desk(page).getByText(/^Drawn(?: as you|, but|\.)/)).toBeVisible();
  await keep(page);
  for (const one of [page, other]) {
    await one.keyboard.press('Escape');
    await expect(one.getByText('Directed by you')).toHaveCount(2);
    const now = await framesShown(one);
    expect(now.map((url, at) => url === before[at])).toEqual([true, false, false, true]);
  }
  expect(await framesShown(page)).toEqual(await framesShown(other));

  // Both at frame 4.
  await open(page, 4);
  await open(other, 4);
  await desk(page, 4).getByLabel('Say it in words').fill('half a no');
  await choose(other, 4, 'High');
  await expect(desk(other, 4).getByText(/^Drawn(?: as you|, but|\.)/)).toBeVisible();
  await keep(other);
  await expect(desk(page, 4).getByText('As it was directed in another tab.')).toBeVisible();
  await expect(desk(page, 4).getByRole('radio', { name: 'High', exact: true })).toBeChecked();
  await expect(desk(page, 4).getByLabel('Say it in words')).toHaveValue('half a no');
});
