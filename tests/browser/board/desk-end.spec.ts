// Step 8: the end of the film on the desk, on a phone: what is taken out, who comes, and what is not in sight.
import { expect, test } from '../house/site.ts';
import { bakery } from '../steps/products.ts';
import { openAt } from '../steps/seed.ts';
import { framesShown } from '../steps/walk.ts';

test('DESK-09 DESK-10 DESK-11 the end is cleared and filled by notes, and what is not in sight is said', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAt(page, 8, bakery);
  const before = await framesShown(page);
  await page.getByRole('button', { name: 'Direct frame 4' }).click();
  const desk = page.getByRole('dialog', { name: 'Direct frame 4' });
  await expect(desk.getByText('As it was written.')).toBeVisible();
  const picture = desk.getByRole('img').first();
  const say = async (note: string) => {
    await desk.getByLabel('Say it in words').fill(note);
    await desk.getByRole('button', { name: 'Change it' }).click();
  };
  await say('no product here');
  await expect(picture).toHaveAttribute('alt', /closing card/);
  await say('two women, one in a green coat');
  await expect(picture).toHaveAttribute('alt', /in a green coat/);
  await desk.getByLabel('In the picture').selectOption('Pack shot');
  await expect(desk.getByText('Chosen, and not seen in this picture: Rosa.')).toBeVisible();
  await desk.getByLabel('It is').and(desk.locator('select')).first().selectOption('Not shown');
  await expect(picture).toHaveAttribute('alt', /closing card/);
  await desk.getByRole('button', { name: 'Back to what was written' }).click();
  await expect(desk.getByText('As it was written.')).toBeVisible();
  await desk.getByRole('button', { name: 'Done' }).click();
  expect(await framesShown(page)).toEqual(before);
});
