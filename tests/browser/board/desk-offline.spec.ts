// Step 8: the desk while nothing answers.
import { expect, test } from '../house/site.ts';
import { choice, desk, direct, picture } from '../steps/at-the-desk.ts';
import { bakery } from '../steps/products.ts';
import { openAt } from '../steps/seed.ts';
import { framesShown } from '../steps/walk.ts';

test('DESK-01 while the house does not answer the picture stays and can be tried again; what was chosen last is drawn', async ({
  page,
}) => {
  await openAt(page, 8, bakery);
  await direct(page, 2).click();
  await expect(desk(page).getByText('As it was written.')).toBeVisible();
  const before = await picture(page).getAttribute('src');
  await page.route('**/api/functions/direct-frame', (route) => route.abort());
  await choice(page, 'Wide').click();
  await expect(desk(page).getByText('This could not be drawn just now.')).toBeVisible();
  await expect(picture(page)).toHaveAttribute('src', before ?? '');
  await page.unroute('**/api/functions/direct-frame');
  await desk(page).getByRole('button', { name: 'Try again' }).click();
  await expect(picture(page)).toHaveAttribute('alt', /wide shot/);
  await desk(page).getByRole('button', { name: 'Done' }).click();
  // Just before the desk is left.
  const [first] = await framesShown(page);
  await direct(page, 1).click();
  await expect(desk(page, 1).getByText('As it was written.')).toBeVisible();
  await desk(page, 1).getByRole('radio', { name: 'High', exact: true }).click();
  await desk(page, 1).getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('Directed by you')).toHaveCount(2);
  expect((await framesShown(page))[0]).not.toBe(first);
});

test('DESK-08 PROOF-05 a choice made while the line is down outlives Done and a reload, and is drawn when the desk is opened again', async ({
  page,
}) => {
  await openAt(page, 8, bakery);
  const before = await framesShown(page);
  await direct(page, 2).click();
  await expect(desk(page).getByText('As it was written.')).toBeVisible();
  await page.context().setOffline(true);
  await choice(page, 'Wide').click();
  await expect(desk(page).getByText(/could not be drawn just now/)).toBeVisible();
  await desk(page).getByRole('button', { name: 'Done' }).click();
  const note = page.getByText('What you chose last for frame 2 is kept, and not drawn yet.');
  await expect(note).toBeVisible();
  expect(await framesShown(page)).toEqual(before);
  await page.context().setOffline(false);
  await page.reload();
  await expect(note).toBeVisible();
  await direct(page, 2).click();
  await expect(choice(page, 'Wide')).toBeChecked();
  await expect(desk(page).getByText(/^Drawn(?: as you|, but|\.)/)).toBeVisible();
  await expect(picture(page)).toHaveAttribute('alt', /wide shot/);
  await desk(page).getByRole('button', { name: 'Undo' }).click();
  await expect(picture(page)).toHaveAttribute('src', before[1] ?? '');
  await desk(page).getByRole('button', { name: 'Redo' }).click();
  await desk(page).getByRole('button', { name: 'Done' }).click();
  await expect(note).toBeHidden();
});
