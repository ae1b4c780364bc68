// The whole path without a mouse.
import type { Page } from '@playwright/test';
import { expect, moving, test } from '../house/site.ts';
import { bakery } from '../steps/products.ts';
import { directors, heading } from '../steps/walk.ts';

test.use(moving);

/** Presses Tab until what has focus answers to the name; fails after a full round. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  const named = () =>
    page.evaluate(() => {
      const at = document.activeElement as HTMLInputElement | null;
      const label = at?.labels?.[0]?.textContent ?? '';
      return `${at?.getAttribute('aria-label') ?? ''} ${label} ${at?.textContent ?? ''}`.trim();
    });
  for (let press = 0; press < 60; press++) {
    await page.keyboard.press('Tab');
    if (name.test(await named())) return;
  }
  throw new Error(`Tab never reached ${name}; the last one was "${await named()}"`);
}

test('WIZ-02 WIZ-18 WIZ-23 from the landing page to the last step by keyboard alone', async ({
  page,
}) => {
  await page.goto('/');
  await tabTo(page, /^Get started/);
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Who is this ad for?')).toBeFocused();

  await tabTo(page, /Business/);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowLeft');
  await page.waitForTimeout(500);
  await expect(heading(page, 'Who is this ad for?')).toBeVisible(); // arrows look, they do not choose
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Where will it run?')).toBeFocused();

  await tabTo(page, /TikTok/);
  await page.keyboard.press('Space');
  await tabTo(page, /^Continue/);
  await page.keyboard.press('Enter');
  await expect(heading(page, 'What is it about?')).toBeFocused();

  await tabTo(page, /Product name/);
  await page.keyboard.type(bakery.name);
  await tabTo(page, /^Description/);
  await page.keyboard.insertText(bakery.description);
  await tabTo(page, /^Continue/);
  await page.keyboard.press('Enter');
  await expect(heading(page, 'How should it come across?')).toBeFocused();

  await tabTo(page, /Bold/);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Concept 1 of 3')).toBeVisible();
  await expect(heading(page, 'Three ways in. Pick one.')).toBeFocused();
  await tabTo(page, /Concept 1 of 3/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Objective' })).toBeVisible();

  await tabTo(page, /^Continue/);
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Who do we see?')).toBeFocused();
  await tabTo(page, /Direct to Camera|Character in Narrative/);
  await page.keyboard.press('Space');
  await tabTo(page, /^Generate$/);
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Script and storyboard')).toBeFocused({ timeout: 120_000 });

  await tabTo(page, /^Email My Creative Package/);
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Send your package')).toBeFocused();
  await tabTo(page, /^Email/);
  await page.keyboard.type('keys@example.com');
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Money and time')).toBeFocused();

  await tabTo(page, /Under \$25k/);
  await page.keyboard.press('Space');
  await tabTo(page, /Specific budget amount/);
  await page.keyboard.type('12000');
  await tabTo(page, /ASAP/);
  await page.keyboard.press('ArrowRight');
  await tabTo(page, /^Continue/);
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Reading your brief against every director')).toBeFocused();
  await tabTo(page, /^Skip/);
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Directors for this job')).toBeFocused();
  await expect(directors(page).first()).toBeVisible();
  await tabTo(page, /^Select /);
  await page.keyboard.press('ArrowDown');
  await expect(directors(page).nth(1)).toBeFocused();
  await expect(directors(page).nth(1)).toBeChecked();
  await tabTo(page, /^Continue/);
  await page.keyboard.press('Enter');
  await expect(heading(page, 'What happens next')).toBeFocused();
});

test('WIZ-23 focus stays inside the wizard, and Escape asks before anything is discarded', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Get started' }).click();
  await page.getByRole('radio', { name: 'Business' }).click();
  await expect(heading(page, 'Where will it run?')).toBeFocused();
  for (let press = 0; press < 25; press++) {
    await page.keyboard.press('Tab');
    const inside = await page.evaluate(
      () =>
        document.activeElement === document.body ||
        document.activeElement?.closest('[role="dialog"], dialog') !== null,
    );
    expect(inside).toBe(true);
  }
  await page.keyboard.press('Escape');
  const question = page.getByRole('dialog', { name: 'Leave the wizard?' });
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(heading(page, 'Where will it run?')).toBeVisible();
});
