// Step 8: the cuts of one film as tabs, made, changed and brought into agreement.
import type { Page } from '@playwright/test';
import { expect, expectNoAxeViolation, test } from '../house/site.ts';
import { cutOff } from '../steps/cut-off.ts';
import { bakery } from '../steps/products.ts';
import { openAt } from '../steps/seed.ts';
import { expectToast } from '../steps/toast.ts';
import { button } from '../steps/walk.ts';

const tab = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) });
const sheet = (page: Page) => page.getByRole('article', { name: 'Script' });
const told = (page: Page) => page.locator('.cut-news');
const shapes = (page: Page) =>
  page
    .locator('.wizard .storyboard img')
    .evaluateAll((images) =>
      images.map(
        (image) =>
          (image as HTMLImageElement).naturalWidth / (image as HTMLImageElement).naturalHeight,
      ),
    );
const drawn = (page: Page) => page.getByRole('button', { name: 'Direct frame 4' });

const openFilm = (page: Page, ...platform: ('tiktok' | 'youtube' | 'instagram')[]) =>
  openAt(page, 8, bakery, { answers: { platform } });

async function edit(page: Page, from: RegExp | string, to: string) {
  await button(page, 'Edit Script').click();
  await button(page, 'Plain text').click();
  const text = page.getByRole('textbox', { name: 'Script', exact: true });
  await text.fill((await text.inputValue()).replace(from, to));
  await button(page, 'Save').click();
}

test('CUT-01 CUT-02 CUT-03 CUT-05 a second cut is made, drawn wide, and follows what changes in the first', async ({
  page,
}) => {
  await openFilm(page, 'tiktok', 'youtube');
  await expect(tab(page, 'TikTok')).toHaveAttribute('aria-selected', 'true');
  await tab(page, 'TikTok').focus();
  await page.keyboard.press('ArrowRight');
  await expect(tab(page, 'YouTube')).toBeFocused();
  await expect(page.getByRole('heading', { name: 'YouTube 16:9, 30 s' })).toBeVisible();
  await expectNoAxeViolation(page);
  await button(page, 'Make the YouTube cut').click();
  await expect(drawn(page)).toBeVisible();
  await expect(tab(page, 'YouTube')).toBeFocused();
  await expect(sheet(page)).toContainText('30 s');
  for (const shape of await shapes(page)) expect(shape).toBeCloseTo(16 / 9, 1);

  await page.getByRole('checkbox', { name: 'Show what YouTube covers' }).check();
  await expect(page.getByText('Keep clear: the lower 15 %.')).toBeVisible();
  await expect(page.locator('.storyboard .safe-zone')).toHaveCount(4);
  await expectNoAxeViolation(page);

  await tab(page, 'TikTok').click();
  await expect(sheet(page)).toContainText('15 s');
  for (const shape of await shapes(page)) expect(shape).toBeCloseTo(9 / 16, 1);
  await edit(page, /VO: [^.\n]*\./, 'VO: We are up at four.');
  await expect(told(page)).toContainText(
    'TikTok says something else since the YouTube cut was made',
  );
  await expect(tab(page, 'YouTube')).toContainText('differs');
  await expectNoAxeViolation(page);
  await button(page, 'Take it into YouTube').click();
  await expectToast(page, 'Taken over');
  await expect(told(page)).toBeEmpty();
  await expect(tab(page, 'TikTok')).toBeFocused();
  await tab(page, 'YouTube').click();
  await expect(sheet(page)).toContainText('We are up at four.');
  await expect(page.getByText('Take 2 of 2')).toBeVisible();
  await expect(drawn(page)).toBeVisible();
});

test('CUT-04 CUT-05 CUT-07 what is changed in a cut stays there, survives a reload, and goes up when asked', async ({
  page,
}) => {
  await openFilm(page, 'tiktok', 'youtube');
  await tab(page, 'YouTube').click();
  await button(page, 'Make the YouTube cut').click();
  await expect(drawn(page)).toBeVisible();
  await edit(page, /VO: [^.\n]*\./, 'VO: Ask for the rye.');
  await expect(told(page)).toContainText('here; TikTok is as it was.');
  await page.waitForTimeout(400);
  await page.reload();
  await expect(tab(page, 'TikTok')).toHaveAttribute('aria-selected', 'true');
  await expect(sheet(page)).not.toContainText('Ask for the rye.');
  await tab(page, 'YouTube').click();
  await expect(sheet(page)).toContainText('Ask for the rye.');
  await button(page, 'Take it into TikTok').click();
  await tab(page, 'TikTok').click();
  await expect(sheet(page)).toContainText('Ask for the rye.');
  await expect(page.getByText('Take 2 of 2')).toBeVisible();
});

test('CUT-08 a third cut is the starter package’s, and a guest is told so', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openFilm(page, 'tiktok', 'youtube', 'instagram');
  await tab(page, 'Instagram').click();
  await expect(page.getByText('Two cuts are free for everybody')).toBeVisible();
  expect(await cutOff(page)).toEqual([]);
  await expectNoAxeViolation(page);
  await button(page, 'Make the Instagram cut').click();
  await expectToast(page, 'With the starter package');
  await expect(button(page, 'Make the Instagram cut')).toBeFocused();
});

test('CUT-10 FILM-01 Instagram’s cut is had in 4:5: board, guide and film have the shape, and keep it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openFilm(page, 'tiktok', 'instagram');
  await tab(page, 'Instagram').click();
  await expect(page.getByRole('radio', { name: '1:1 square' })).toBeChecked();
  await button(page, 'Make the Instagram cut').click();
  await expect(drawn(page)).toBeVisible();
  await expect(page.locator('.film-1-1 .film-canvas')).toBeVisible();
  await page.getByRole('radio', { name: '4:5 portrait' }).check();
  await expect(tab(page, 'Instagram')).toContainText('4:5 · 15 s');
  await expect.poll(async () => (await shapes(page))[3]).toBeCloseTo(4 / 5, 2);
  await expect(page.locator('.film-4-5 .film-canvas')).toBeVisible();
  await expect(sheet(page)).toContainText('4:5');
  await page.getByRole('checkbox', { name: 'Show what Instagram covers' }).check();
  await expect(page.getByText('864 × 1080 of 1080 × 1350 pixels')).toBeVisible();
  await expect(page.getByText('written from')).toHaveCount(0);
  expect(await cutOff(page)).toEqual([]);
  await expectNoAxeViolation(page);
  await tab(page, 'TikTok').click();
  await expect(page.locator('.film-9-16 .film-canvas')).toBeVisible();
  await page.waitForTimeout(400);
  await page.reload();
  await tab(page, 'Instagram').click();
  await expect(page.getByRole('radio', { name: '4:5 portrait' })).toBeChecked();
  await expect(page.locator('.film-4-5 .film-canvas')).toBeVisible();
});

test('CUT-01 a film for one platform has no tabs', async ({ page }) => {
  await openFilm(page, 'tiktok');
  await expect(drawn(page)).toBeVisible();
  await expect(page.getByRole('tablist', { name: 'Cuts' })).toHaveCount(0);
});
