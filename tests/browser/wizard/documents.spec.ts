// Steps 5, 6 and 8: choosing, editing, revising and drawing again without losing anything.
import type { Page } from '@playwright/test';
import { expect, test } from '../house/site.ts';
import { bakery } from '../steps/products.ts';
import { openAt } from '../steps/seed.ts';
import { expectToast } from '../steps/toast.ts';
import { heading, press, pressUnavailable } from '../steps/walk.ts';

const titles = (page: Page) => page.locator('.concept-title').allInnerTexts();

test('WIZ-07 another approach or concept asks before anything is written again', async ({
  page,
}) => {
  await openAt(page, 6, bakery);
  const brief = await page.getByRole('article', { name: 'Creative brief' }).innerText();
  await press(page, 'Back');
  await page.getByRole('radio').nth(1).click();
  const replace = page.getByRole('dialog', { name: 'Replace your brief?' });
  await replace.getByRole('button', { name: 'Keep my brief' }).click();
  await expect(page.getByRole('article', { name: 'Creative brief' })).toHaveText(brief, {
    useInnerText: true,
  });
  await press(page, 'Back');
  const other = (await titles(page))[1] ?? '';
  await page.getByRole('radio').nth(1).click();
  await replace.getByRole('button', { name: 'Write a new brief' }).click();
  await expect(page.getByRole('heading', { name: other })).toBeVisible();
  await press(page, 'Back');
  await press(page, 'Back');
  await page.getByRole('radio', { name: 'Story' }).click();
  const ask = page.getByRole('dialog', { name: 'Write three new concepts?' });
  await ask.getByRole('button', { name: 'Keep what I have' }).click();
  await expect(page.getByText('Set 1 of 2')).toHaveCount(0);
  expect(await titles(page)).toContain(other);
});

test('WIZ-08 an edit of the brief survives a reload, is saved, and cannot leave it empty', async ({
  page,
}) => {
  await openAt(page, 6, bakery);
  await press(page, 'Edit Brief');
  const editor = page.getByRole('textbox', { name: 'Creative brief' });
  await expect(editor).toBeFocused();
  await editor.fill('');
  await expect(editor).toHaveAttribute('aria-invalid', 'true');
  await pressUnavailable(page, 'Save');
  await expect(editor).toBeVisible();
  await editor.fill('Objective: Sell out by eleven.\n\n- Cardamom buns first');
  await page.waitForTimeout(300);
  await page.reload();
  await expect(editor).toHaveValue(/Sell out by eleven/);
  await press(page, 'Save');
  const brief = page.getByRole('article', { name: 'Creative brief' });
  await expect(brief).toContainText('Sell out by eleven.');
  await expect(brief.getByRole('listitem')).toHaveText('Cardamom buns first');
  await press(page, 'Edit Brief');
  await editor.fill('Objective: something else');
  await press(page, 'Cancel');
  await page
    .getByRole('dialog', { name: 'Drop your changes?' })
    .getByRole('button', { name: 'Drop changes' })
    .click();
  await expect(brief).toContainText('Sell out by eleven.');
});

const notTyped = (page: Page) =>
  page.evaluate(() => {
    const [range] = CSS.highlights.get('not-typed-yet') ?? [];
    return range ? String(range).length : 0;
  });

// In the page, whose clock is the one that it types by.
async function typingPace() {
  const left = () => String([...(CSS.highlights.get('not-typed-yet') ?? [])][0] ?? '').length;
  const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
  const start = left();
  while (left() === start) await frame();
  const from = left();
  const at = performance.now();
  while (performance.now() - at < 1_000) await frame();
  return { typed: from - left(), milliseconds: performance.now() - at };
}

test('WIZ-11 the script types out at 15 ms a character after 500 ms, and a click completes it', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openAt(page, 8, bakery, { typedOut: false });
  const { typed, milliseconds } = await page.evaluate(typingPace);
  expect(typed / milliseconds).toBeGreaterThan(0.5 / 15); // of a long frame at either end a part counts
  expect(typed / milliseconds).toBeLessThan(1.5 / 15);
  await page.locator('.script-typed').click();
  expect(await notTyped(page)).toBe(0);
  await page.reload();
  await expect(heading(page, 'Script and storyboard')).toBeVisible();
  expect(await notTyped(page)).toBe(0);
});

test('WIZ-11 an edit is a new take, the earlier one stays, and the frames say whose they are', async ({
  page,
}) => {
  await openAt(page, 8, bakery);
  await press(page, 'Edit Script');
  await press(page, 'Plain text');
  const editor = page.getByRole('textbox', { name: 'Script' });
  const before = await editor.inputValue();
  await editor.fill(before.replace(/VO: .*/, 'VO: Two words.'));
  await pressUnavailable(page, 'Email My Creative Package');
  await expect(editor).toBeVisible(); // an open edit is not left behind
  await press(page, 'Save');
  await expect(page.getByText('Take 2 of 2')).toBeVisible();
  await expect(heading(page, 'Script and storyboard')).toBeVisible();
  await expect(page.locator('.script-typed')).toContainText('Two words.');
  await expect(page.getByText('These frames show take 1.')).toBeVisible();
  await press(page, 'Generate Storyboard');
  await expect(page.getByText('These frames show take 1.')).toHaveCount(0);
  await expect(page.getByRole('figure').getByRole('img')).toHaveCount(4);
  await press(page, 'Earlier take');
  await expect(page.getByText('Take 1 of 2')).toBeVisible();
  await expect(page.locator('.script-typed')).not.toContainText('Two words.');
});

test('WIZ-11 Copy Script puts the plain text on the clipboard, and without the storyboard the package goes on without frames', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openAt(page, 8, bakery);
  await press(page, 'Copy Script');
  await expectToast(page, 'Script copied');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/1\. .*\| 0-\d+ s/);
  expect(copied).not.toMatch(/[#*]{2}|^---/m);
  await page.route('**/api/functions/generate-storyboard', () => undefined);
  await press(page, 'Generate Storyboard');
  await press(page, 'Bypass Storyboard');
  await expect(heading(page, 'Send your package')).toBeVisible();
  await expect(page.getByText('Left out')).toBeVisible();
});
