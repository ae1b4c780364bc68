// Step 8: the script as rows to work in, by mouse and by keyboard.
import type { Page } from '@playwright/test';
import { expect, expectNoAxeViolation, test } from '../house/site.ts';
import { cutOff } from '../steps/cut-off.ts';
import { expectGoodLook } from '../steps/good-look.ts';
import { bakery } from '../steps/products.ts';
import { openAt } from '../steps/seed.ts';
import { expectToast } from '../steps/toast.ts';
import { button } from '../steps/walk.ts';

const row = (page: Page, number: number) =>
  page.getByRole('group', { name: new RegExp(`^Row ${number},`) });
const rows = (page: Page) => page.getByRole('group', { name: /^Row \d/ });
const seconds = (page: Page, number: number) =>
  row(page, number).getByRole('spinbutton', { name: 'Seconds' });
const video = (page: Page, number: number) =>
  row(page, number).getByRole('textbox', { name: 'Video' });
const plain = (page: Page) => page.getByRole('textbox', { name: 'Script', exact: true });
const said = (page: Page) => page.locator('.rows-said');
const film = async (page: Page) => {
  const all = await page.getByRole('spinbutton', { name: 'Seconds' }).all();
  const each = await Promise.all(all.map((one) => one.inputValue()));
  return each.reduce((sum, one) => sum + Number(one), 0);
};

const script = `THE FIRST LOAF
Client: Crumb
Voice pace: medium, 2.5 words a second

1. HOOK | 0-3 s
VIDEO: CU. A dark street.
SFX: A switch.

2. TURN | 3-9 s
VIDEO: MS. Rosa at the table.
VO: Nobody sees this. It starts at four.

3. OFFER | 9-15 s
VIDEO: Pack shot.
ROSA (to camera): Come in before nine.
SUPER: CRUMB

- Shoot at dawn.`;

// The four frames of the take before stay.
async function openRows(page: Page, text = script) {
  await openAt(page, 8, bakery, { takes: [{ script: text, frames: [] }] });
  await button(page, 'Edit Script').click();
}

test('BOARD-04 rows have the whole width, film and board stand below them', async ({ page }) => {
  await openAt(page, 8, bakery);
  await button(page, 'Edit Script').click();
  const sheet = page.locator('.wizard-split > .paper-sheet');
  const film = page.locator('.wizard-split > .film-panel');
  await expect(film).toBeVisible();
  for (const width of [1440, 1024]) {
    await page.setViewportSize({ width, height: 900 });
    const [rows, player] = [await sheet.boundingBox(), await film.boundingBox()];
    expect(rows?.width).toBeGreaterThan(width * 0.8);
    expect(player?.y).toBeGreaterThanOrEqual((rows?.y ?? 0) + (rows?.height ?? 0));
  }
});

test('BOARD-04 WIZ-11 on a phone the rows come into view under the film, and so do the notes', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAt(page, 8, bakery);
  const bar = page.locator('.wizard-foot');
  const isSeen = async () => {
    const [field, foot] = [await page.locator(':focus').boundingBox(), await bar.boundingBox()];
    return Boolean(field && foot && field.y > 56 && field.y + field.height <= foot.y);
  };
  await button(page, 'Edit Script').click();
  await expect(video(page, 1)).toBeFocused();
  await expect.poll(isSeen).toBe(true);
  await button(page, 'Cancel').click();
  await button(page, 'AI Revise').click();
  await expect(page.getByRole('textbox', { name: 'What should be different?' })).toBeFocused();
  await expect.poll(isSeen).toBe(true);
});

test('BOARD-04 rows and plain text are the same script, and switching or reloading loses nothing', async ({
  page,
}) => {
  await openRows(page);
  await expect(video(page, 1)).toBeFocused();
  await expect(rows(page)).toHaveCount(3);
  await expectGoodLook(page);
  await button(page, 'Plain text').click();
  await expect(plain(page)).toBeFocused();
  await expect(plain(page)).toHaveValue(script);
  await expectNoAxeViolation(page);
  await button(page, 'Rows').click();
  await row(page, 2).getByRole('textbox', { name: 'VO, line 1' }).fill('Nobody sees  this ');
  await button(page, 'Plain text').click();
  await expect(plain(page)).toHaveValue(/VO: Nobody sees this\n/);
  await page.waitForTimeout(300);
  await page.reload();
  await expect(row(page, 2).getByRole('textbox', { name: 'VO, line 1' })).toHaveValue(
    'Nobody sees this',
  );
  await button(page, 'Save').click();
  await expect(page.getByText('Take 2 of 2')).toBeVisible();
  await expect(button(page, 'Edit Script')).toBeFocused();
});

test('BOARD-04 words that are no row stay text, and the line is told', async ({ page }) => {
  await openRows(page);
  await button(page, 'Plain text').click();
  const typed = `${script}\n\nand then some music`;
  await plain(page).fill(typed);
  await expect(said(page)).toContainText('Line 20 is no row: “and then some music”.');
  await expect(button(page, 'Rows')).toHaveAttribute('aria-disabled', 'true');
  await page.waitForTimeout(300);
  await page.reload();
  await expect(plain(page)).toHaveValue(typed);
  await plain(page).fill(typed.replace('and then', '- and then'));
  await button(page, 'Rows').click();
  await expect(page.getByRole('list', { name: 'Notes' })).toContainText('and then some music');
});

test('BOARD-04 by mouse rows are split, merged, moved, added, deleted, and undone; the film keeps its length', async ({
  page,
}) => {
  await openRows(page);
  await button(row(page, 2), 'Split row 2').click();
  await expect(rows(page)).toHaveCount(4);
  await expect(video(page, 3)).toBeFocused();
  await expect(row(page, 3).getByRole('textbox', { name: 'VO, line 1' })).toHaveValue(
    'It starts at four.',
  );
  await button(row(page, 2), 'Merge row 2 with row 3').click();
  await button(row(page, 3), 'Move up row 3').click();
  await expect(button(row(page, 2), 'Move up row 2')).toBeFocused();
  await expect(video(page, 2)).toHaveValue('Pack shot.');
  await button(row(page, 1), 'Add row after row 1').click();
  await expect(video(page, 2)).toBeFocused();
  await page.keyboard.type('CU. An oven.');
  expect(await film(page)).toBe(15);
  await button(row(page, 3), 'Delete row 3').click();
  await expect(said(page)).toHaveText('Row 3 is gone. Undo brings it back.');
  expect(await film(page)).toBe(15);
  await button(page, 'Undo').click();
  await expect(video(page, 3)).toHaveValue('Pack shot.');
  for (let step = 0; step < 5; step++) await button(page, 'Undo').click();
  await expect(button(page, 'Undo')).toHaveAttribute('aria-disabled', 'true');
  await button(page, 'Redo').click();
  await expect(rows(page)).toHaveCount(4);
  await button(page, 'Undo').click();
  await button(page, 'Plain text').click();
  await expect(plain(page)).toHaveValue(script);
  await button(page, 'Cancel').click(); // nothing was changed, so nothing is asked
  await expect(button(page, 'Edit Script')).toBeFocused();
});

test('BOARD-04 by keyboard seconds are typed or stepped, lines added and changed, steps undone', async ({
  page,
}) => {
  await openRows(page);
  await seconds(page, 1).focus();
  await page.keyboard.press('ArrowUp');
  await expect(seconds(page, 1)).toHaveValue('3.5');
  await expect(seconds(page, 2)).toHaveValue('5.5');
  await seconds(page, 1).fill('40');
  await page.keyboard.press('Enter');
  await expect(seconds(page, 1)).toHaveValue('14');
  await expect(said(page)).toContainText(
    'the film is 15 s, and each other row keeps half a second',
  );
  await seconds(page, 1).fill('soon');
  await page.keyboard.press('Tab');
  await expect(said(page)).toHaveText('Seconds are a number, such as 3.5.');
  await seconds(page, 1).focus();
  await page.keyboard.press('Control+z');
  await expect(seconds(page, 1)).toHaveValue('3.5');
  await page.keyboard.press('Control+Shift+z');
  await expect(seconds(page, 1)).toHaveValue('14');

  await button(row(page, 1), 'Add line').press('Enter');
  const kind = row(page, 1).getByRole('combobox', { name: 'What line 2 is' });
  await expect(kind).toBeFocused();
  await kind.selectOption('Dialogue');
  const speaker = row(page, 1).getByRole('textbox', { name: 'Who speaks in line 2' });
  await expect(speaker).toHaveValue('ROSA (to camera)');
  await speaker.fill('');
  await speaker.pressSequentially('Voss');
  await row(page, 1).getByRole('textbox', { name: 'Dialogue, line 2' }).fill('Listen: bread.');
  await button(page, 'Plain text').press('Enter');
  await expect(plain(page)).toHaveValue(/SFX: A switch\.\nVOSS: Listen: bread\.\n/);
});

test('BOARD-04 a cut is dragged or moved by arrows; only the rows beside it change, in one step', async ({
  page,
}) => {
  await openRows(page);
  const cut = page.getByRole('slider', { name: 'Cut between row 1 and row 2' });
  const strip = await page.locator('.time-strip').boundingBox();
  const at = await cut.boundingBox();
  if (!strip || !at) throw new Error('There is no strip.');
  await page.mouse.move(at.x + at.width / 2, at.y + at.height / 2);
  await page.mouse.down();
  for (const second of [4, 5, 6]) {
    await page.mouse.move(strip.x + (strip.width * second) / 15, at.y);
  }
  await page.mouse.up();
  await expect(seconds(page, 1)).toHaveValue('6');
  await expect(seconds(page, 2)).toHaveValue('3');
  await expect(seconds(page, 3)).toHaveValue('6');
  await button(page, 'Undo').click();
  await expect(seconds(page, 1)).toHaveValue('3');
  await cut.press('ArrowLeft');
  await expect(cut).toHaveAttribute('aria-valuetext', 'at 2.5 seconds');
  await cut.press('End');
  await expect(seconds(page, 2)).toHaveValue('0.5');
  await cut.press('Control+z');
  await expect(seconds(page, 1)).toHaveValue('2.5');
});

test('BOARD-04 Fit to a length shows the difference first; it is taken in part, and undone', async ({
  page,
}) => {
  await openAt(page, 8, bakery);
  await button(page, 'Edit Script').click();
  expect(await film(page)).toBe(15);
  const first = await video(page, 1).inputValue();
  await expect(button(page, ':15 seconds')).toHaveAttribute('aria-disabled', 'true');
  await button(page, ':06 seconds').press('Enter');
  const difference = page.getByRole('region', { name: 'Difference' });
  await expect(difference.getByRole('heading')).toHaveText('At 6 s instead of 15 s');
  await expect(difference.getByRole('heading')).toBeFocused();
  await expectGoodLook(page);
  const marks = difference.getByRole('checkbox');
  const count = await marks.count();
  await marks.first().press('Space');
  await button(page, `Take ${count - 1} of ${count}`).click();
  expect(await film(page)).toBe(6);
  await expect(video(page, 1)).toHaveValue(first);
  await button(page, 'Undo').click();
  expect(await film(page)).toBe(15);

  await button(page, ':30 seconds').click();
  await button(page, 'Keep it as it is').click();
  expect(await film(page)).toBe(15);
  await expect(said(page)).toHaveText('The script is as it was.');

  await page.route('**/api/functions/generate-script', (route) => route.abort());
  await button(page, ':06 seconds').click();
  await expectToast(page, 'Generation failed');
  expect(await film(page)).toBe(15);
});

test('BOARD-04 what a revision changed is shown line by line, and taken in part as another take', async ({
  page,
}) => {
  const revised = script.replace('A dark street.', 'A wet street.').replace('CRUMB\n', 'BREAD\n');
  const takes = [script, revised].map((text) => ({ script: text, frames: [] }));
  await openAt(page, 8, bakery, { takes, take: 1 });
  await button(page, 'What changed').press('Enter');
  const difference = page.getByRole('region', { name: 'Difference' });
  await expect(difference.getByRole('heading')).toHaveText('Take 2 beside take 1');
  await expect(difference.getByRole('deletion')).toHaveText([
    'VIDEO: CU. A dark street.',
    'SUPER: CRUMB',
  ]);
  await expect(difference.getByRole('insertion')).toHaveText([
    'VIDEO: CU. A wet street.',
    'SUPER: BREAD',
  ]);
  await expectGoodLook(page);
  await expect(button(page, 'Take all')).toHaveAttribute('aria-disabled', 'true');
  await difference.getByRole('checkbox', { name: 'Change offer, 9–15 s' }).press('Space');
  await button(page, 'Take 1 of 2').press('Enter');
  await expect(page.getByText('Take 3 of 3')).toBeVisible();
  await expect(button(page, 'What changed')).toBeFocused();
  await expect(page.locator('.script-typed')).toContainText('A wet street.');
  await expect(page.locator('.script-typed')).toContainText('CRUMB');
});

test('BOARD-04 the stopwatch counts as one types and says how much is too much', async ({
  page,
}) => {
  await openRows(page);
  const line = row(page, 2).getByRole('textbox', { name: 'VO, line 1' });
  await expect(line).toHaveAccessibleDescription('7 of 15 words');
  await line.fill('It is only $9.99 a loaf, and nobody else bakes it before four.');
  await expect(line).toHaveAccessibleDescription('16 of 15 words: 1 over, said quicker');
  await line.fill('It is only $9.99 a loaf today, and nobody else bakes it before four.');
  await expect(line).toHaveAccessibleDescription('17 of 15 words: 2 to lose');
  await expect(page.getByText('1 row too long')).toBeVisible();
  await seconds(page, 2).fill('8');
  await page.keyboard.press('Enter');
  await expect(line).toHaveAccessibleDescription('17 of 20 words');
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await cutOff(page)).toEqual([]);
  await expectNoAxeViolation(page);
});
