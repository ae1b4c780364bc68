// Step 8: one frame on the desk, directed by mouse, by keyboard and on a phone.
import type { Page } from '@playwright/test';
import { directionRequest } from '#domain/wizard/requests.ts';
import { expect, expectNoAxeViolation, test } from '../house/site.ts';
import { askFunction } from '../steps/ask-function.ts';
import { choice, desk, direct, picture } from '../steps/at-the-desk.ts';
import { cutOff } from '../steps/cut-off.ts';
import { bakery } from '../steps/products.ts';
import { openAt, writtenDraft } from '../steps/seed.ts';
import { framesShown, sendPackage } from '../steps/walk.ts';

const edit = (page: Page) => page.getByRole('button', { name: 'Edit Script' });
const draw = (page: Page) => page.getByRole('button', { name: 'Generate Storyboard' });

test('DESK-01 DESK-02 by mouse a frame is directed, stepped back and forth in, and sent; the others stay', async ({
  page,
}) => {
  await openAt(page, 8, bakery);
  const before = await framesShown(page);
  await direct(page, 2).click();
  await expect(desk(page).getByText('As it was written.')).toBeVisible();
  await expectNoAxeViolation(page);
  await choice(page, 'Wide').click();
  await expect(picture(page)).toHaveAttribute('alt', /wide shot/);
  await desk(page)
    .getByRole('button', { name: /^Place:/ })
    .click();
  await page.getByRole('combobox', { name: 'Search: place' }).fill('Hafen');
  const harbour = page.getByRole('option', { name: 'Harbour', exact: true });
  await expect(harbour.locator('img')).toHaveJSProperty('naturalWidth', 144);
  await harbour.click();
  await expect(picture(page)).toHaveAttribute('alt', /harbour/);
  await desk(page).getByRole('button', { name: 'Add a thing' }).click();
  await page.getByRole('combobox', { name: 'Search: a thing' }).fill('wing nut');
  await expectNoAxeViolation(page);
  await page.getByRole('option', { name: 'None of these: “wing nut”' }).click();
  await expect(desk(page).getByRole('group', { name: '“wing nut”' })).toBeVisible();
  await desk(page).getByLabel('New line').fill('THE TIDE DECIDES AT 6');
  await desk(page).getByRole('button', { name: 'Add the line' }).click();
  await expect(picture(page)).toHaveAttribute('alt', /THE TIDE DECIDES/);
  const whole = await picture(page).getAttribute('src');

  await desk(page).getByRole('button', { name: 'Undo' }).click();
  await expect(picture(page)).not.toHaveAttribute('alt', /THE TIDE DECIDES/);
  await desk(page).getByRole('button', { name: 'Redo' }).click();
  await expect(picture(page)).toHaveAttribute('src', whole ?? '');
  await desk(page).getByRole('button', { name: 'Back to what was written' }).click();
  await expect(picture(page)).toHaveAttribute('src', before[1] ?? '');
  await desk(page).getByRole('button', { name: 'Undo' }).click();
  await expect(picture(page)).toHaveAttribute('src', whole ?? '');
  await desk(page).getByRole('button', { name: 'Done' }).click();
  await expect(direct(page, 2)).toBeFocused();
  const directed = before.with(1, whole);
  expect(await framesShown(page)).toEqual(directed);

  await draw(page).click();
  await expect(direct(page, 4)).toBeVisible();
  expect(await framesShown(page)).toEqual(directed);
  const sent = page.waitForRequest('**/api/functions/send-concept');
  await sendPackage(page, 'desk@example.com');
  const { storyboardFrames, shots } = (await sent).postDataJSON();
  expect(storyboardFrames.map(({ imageUrl }: { imageUrl: string }) => imageUrl)).toEqual(directed);
  expect(shots.shots.find(({ frame }: { frame?: number }) => frame === 2)).toMatchObject({
    place: 'harbour',
    size: 'wide',
  });
});

test('SHOT-04 at the desk a thing is seen twice, falls, and stands in another', async ({
  page,
}) => {
  await openAt(page, 8, bakery);
  await direct(page, 2).click();
  await expect(desk(page).getByText('As it was written.')).toBeVisible();
  for (const name of ['Jar', 'Basket']) {
    await desk(page).getByRole('button', { name: 'Add a thing' }).click();
    await page.getByRole('combobox', { name: 'Search: a thing' }).fill(name);
    await page.getByRole('option', { name, exact: true }).click();
  }
  const jar = desk(page).getByRole('group', { name: 'jar', exact: true });
  await jar.getByLabel('How many').selectOption('Two');
  await expect(picture(page)).toHaveAttribute('alt', /two jars/);
  await jar.getByLabel('Moves').selectOption('Falls');
  await expect(picture(page)).toHaveAttribute('alt', /two jars falling/);
  await jar.getByLabel('Stands').selectOption('In the basket');
  await expect(picture(page)).toHaveAttribute('alt', /two jars falling in a basket/);
  await expectNoAxeViolation(page);
});

test('DESK-01 by keyboard on a phone: choose, undo, leave; what was chosen survives a reload', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAt(page, 8, bakery);
  const before = await framesShown(page);
  await direct(page, 2).press('Enter');
  await expect(desk(page).getByText('As it was written.')).toBeVisible();
  await expect(choice(page, 'Eye level')).toBeChecked();
  await choice(page, 'Eye level').focus();
  await page.keyboard.press('ArrowRight');
  await expect(choice(page, 'Low')).toBeChecked();
  await expect(desk(page).getByText('Drawn as you chose it.')).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(choice(page, 'Eye level')).toBeChecked();
  await expect(picture(page)).toHaveAttribute('src', before[1] ?? '');
  await page.keyboard.press('Control+y');
  await expect(choice(page, 'Low')).toBeChecked();
  await expect(picture(page)).not.toHaveAttribute('src', before[1] ?? '');
  await expectNoAxeViolation(page);
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await cutOff(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(direct(page, 2)).toBeFocused();
  const after = await framesShown(page);
  expect(after).not.toEqual(before);
  await page.reload();
  await expect(page.getByText('Directed by you')).toHaveCount(1);
  expect(await framesShown(page)).toEqual(after);
});

test('DESK-01 from the desk one goes on to the frame beside it, by key, and nothing chosen is lost', async ({
  page,
}) => {
  await openAt(page, 8, bakery);
  const before = await framesShown(page);
  const go = (from: number, to: number) =>
    desk(page, from).getByRole('button', { name: `Direct frame ${to} instead` });
  await direct(page, 3).press('Enter');
  await expect(desk(page, 3).getByText('As it was written.')).toBeVisible();
  await desk(page, 3).getByRole('radio', { name: 'High', exact: true }).press('Space');
  await expect(desk(page, 3).getByText(/^Drawn(?: as you|, but|\.)/)).toBeVisible();
  await go(3, 4).press('Enter');
  await expect(desk(page, 4).getByText('As it was written.')).toBeVisible();
  const end = desk(page, 4).getByRole('button', { name: 'There is no frame after' });
  await expect(end).toBeFocused();
  await expect(end).toHaveAttribute('aria-disabled', 'true');
  await expectNoAxeViolation(page);
  await go(4, 3).press('Enter');
  await expect(desk(page, 3).getByText(/^Drawn(?: as you|, but|\.)/)).toBeVisible();
  await expect(desk(page, 3).getByRole('radio', { name: 'High', exact: true })).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(direct(page, 3)).toBeFocused();
  const after = await framesShown(page);
  expect(after.map((one, at) => one === before[at])).toEqual([true, true, false, true]);
});

test('DESK-03 before a board is drawn from a changed row the wizard asks what becomes of the directed frame', async ({
  page,
}) => {
  await openAt(page, 8, bakery);
  await direct(page, 2).click();
  await choice(page, 'Wide').click();
  await expect(picture(page)).toHaveAttribute('alt', /wide shot/);
  await desk(page).getByRole('button', { name: 'Done' }).click();
  await edit(page).click();
  await page.getByRole('button', { name: 'Plain text' }).click();
  const script = page.getByRole('textbox', { name: 'Script', exact: true });
  const text = await script.inputValue();
  await script.fill(text.replaceAll('VIDEO: ', 'VIDEO: Rain outside. '));
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await draw(page).click();
  const question = page.getByRole('dialog', { name: 'You directed frame 2' });
  await question.getByRole('button', { name: 'Not now' }).click();
  await draw(page).click();
  await question.getByRole('button', { name: 'Keep what I directed' }).click();
  const second = page.getByRole('figure').nth(1);
  await expect(second.getByText('Directed by you')).toBeVisible();
  await expect(second.getByRole('img')).toHaveAttribute('alt', /wide shot/);
  await draw(page).click();
  await expect(question).toHaveCount(0);
  await expect(second.getByText('Directed by you')).toBeVisible();
});

test('DESK-04 DESK-07 a note in words changes the frame and says what of it was understood; by key it is set as another', async ({
  page,
}) => {
  await openAt(page, 8, bakery);
  await direct(page, 2).click();
  const note = desk(page).getByLabel('Say it in words');
  await expect(desk(page).getByText('As it was written.')).toBeVisible();
  await note.fill('From behind, at the harbour, she wears the green coat, grumble');
  await note.press('Enter');
  await expect(picture(page)).toHaveAttribute('alt', /from behind.*harbour/);
  const told = desk(page).getByRole('listitem');
  await expect(told).toHaveText([
    '“From behind”: from behind.',
    '“at the harbour”: place: harbour.',
    '“she wears the green coat”: wears green coat.',
    '“grumble”: not understood.',
  ]);
  await expect(note).toHaveValue('');
  await expectNoAxeViolation(page);
  await expect(desk(page).getByRole('button', { name: 'Place: Harbour' })).toBeVisible();
  await desk(page).getByRole('button', { name: 'Undo' }).click();
  await expect(desk(page).getByText('As it was written.')).toBeVisible();
  await note.fill('at the harbour, she wears a green coat, at night');
  await note.press('Enter');
  await expect(picture(page)).toHaveAttribute('alt', /green coat.*harbour/);
  const asFirst = desk(page).getByRole('button', { name: 'Set as in frame 1' });
  await asFirst.press('Enter');
  await expect(picture(page)).not.toHaveAttribute('alt', /harbour/);
  await expect(picture(page)).toHaveAttribute('alt', /green coat/);
  await expect(asFirst).toHaveAttribute('aria-pressed', 'true');
  await expect(asFirst).toBeFocused();
  await expectNoAxeViolation(page);
});

test('DESK-01 DESK-04 whoever is taken out of a frame is not drawn, and is once they are put in again', async ({
  page,
}) => {
  await openAt(page, 8, bakery);
  await direct(page, 2).press('Enter');
  await expect(picture(page)).toHaveAttribute('alt', /woman/);
  await desk(page)
    .getByRole('button', { name: /^Take Rosa out/ })
    .press('Enter');
  await expect(picture(page)).toHaveAttribute('alt', /nobody in it/);
  await expect(desk(page).getByRole('heading', { name: 'People' })).toBeFocused();
  await desk(page).getByRole('button', { name: 'Add Rosa' }).press('Enter');
  await expect(picture(page)).toHaveAttribute('alt', /woman/);
});

test('DESK-05 another shot of the film becomes one of the four frames', async ({ page }) => {
  await page.goto('/healthz');
  const draft = await writtenDraft(page, bakery);
  const { shots } = await askFunction(page, 'direct-frame', directionRequest(draft, 1));
  const { frame: _, ...first } = shots.shots[0];
  const more = { ...first, cut: 2, composition: 'place', size: 'wide', place: 'harbour' };
  const [take] = draft.takes;
  const plan = { ...shots, shots: [...shots.shots, more] };
  await openAt(page, 8, bakery, { takes: [{ script: '', frames: [], ...take, shots: plan }] });
  await page.getByRole('button', { name: 'Choose the four shots' }).click();
  const dialog = page.getByRole('dialog', { name: 'Choose the four shots' });
  await expect(dialog.getByText('4 of 4 chosen.')).toBeVisible();
  await expectNoAxeViolation(page);
  await dialog.getByRole('checkbox', { checked: true }).first().uncheck();
  await dialog.getByRole('checkbox', { name: /harbour/ }).check();
  await dialog.getByRole('button', { name: 'Draw these four' }).click();
  await expect(page.getByRole('figure').nth(3).getByRole('img')).toHaveAttribute('alt', /harbour/);
});

test('DESK-01 in a window magnified four times the picture is large enough to be directed by', async ({
  page,
}) => {
  await openAt(page, 8, bakery);
  await direct(page, 2).click();
  await expect(desk(page).getByText('As it was written.')).toBeVisible();
  await page.setViewportSize({ width: 360, height: 225 });
  const box = await picture(page).boundingBox();
  expect(box?.height).toBeGreaterThan(140);
  expect(await cutOff(page)).toEqual([]);
  const scrolls = await desk(page)
    .locator('.desk-picture')
    .evaluate((one) => one.scrollHeight > one.clientHeight + 1);
  expect(scrolls).toBe(false);
  await desk(page).getByRole('button', { name: 'Done' }).click();
  await expect(direct(page, 2)).toBeFocused();
});
