// Small screens, zoom, forced colours: every step can be read and used.
import type { Locator, Page } from '@playwright/test';
import type { StepNumber } from '#domain/wizard/draft/step-numbers.ts';
import { stepOf } from '#domain/wizard/draft/steps.ts';
import { expect, expectNoAxeViolation, test } from '../house/site.ts';
import { cutOff } from '../steps/cut-off.ts';
import { moving } from '../steps/moving.ts';
import { bakery, type Product } from '../steps/products.ts';
import { openAt } from '../steps/seed.ts';
import { directors, heading, press } from '../steps/walk.ts';

const alone: StepNumber[] = [3.5, 10.5, 11, 13, 12];
// Back from 12 leads over each of them.
const before12: StepNumber[] = [10, 9, 8, 7, 6, 5, 4, 3, 2, 1];
const long: Product = {
  ...bakery,
  name: 'Grandmother Marlowe’s Extraordinarily Slow-Fermented Neighbourhood Sourdough, Rye and Cardamom Bun Subscription No. 1234',
  description: `${bakery.description} `.repeat(11).slice(0, 2_000),
  audience: 'Donaudampfschifffahrtsgesellschaftskapitänswitwenverein members',
};

test('WIZ-23 no step is cut off sideways at 320 and 360 px, with long content', async ({
  page,
}) => {
  const look = async (step: StepNumber) => {
    for (const width of [320, 360]) {
      await page.setViewportSize({ width, height: 640 });
      const where = `step ${step} at ${width} px`;
      expect(await cutOff(page), where).toEqual([]);
      // The footer leaves room for the step itself.
      expect(await roomBetweenBars(page), where).toBeGreaterThan(320);
    }
  };
  for (const step of alone) {
    await page.setViewportSize({ width: 320, height: 640 });
    await openAt(page, step, long);
    await look(step);
  }
  for (const step of before12) {
    await press(page, 'Back');
    await expect(heading(page, stepOf(step).heading)).toBeFocused();
    await look(step);
  }
});

const roomBetweenBars = (page: Page) =>
  page.evaluate(() => {
    const foot = document.querySelector('.wizard-foot')?.getBoundingClientRect();
    const top = document.querySelector('.wizard-top')?.getBoundingClientRect();
    return (foot?.top ?? 0) - (top?.bottom ?? 0);
  });

test('WIZ-23 in forced colours choices, fields and progress, a chosen budget and a chosen director can be told apart', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openAt(page, 2, bakery);
  const card = page.getByRole('checkbox', { name: bakery.platform });
  const border = () =>
    card.evaluate((input) => {
      const { borderColor, borderWidth, outline } = getComputedStyle(
        input.closest('label') as Element,
      );
      return `${borderWidth} ${borderColor} ${outline}`;
    });
  const chosen = await border();
  await card.uncheck();
  expect(await border()).not.toBe(chosen);
  await expectNoAxeViolation(page, ['color-contrast']); // the colours are the visitor's own
  await openAt(page, 3, bakery);
  await expect(page.getByLabel('Product name')).not.toHaveCSS('border-top-width', '0px');
  await expect(page.getByRole('button', { name: 'Continue', exact: true })).not.toHaveCSS(
    'border-top-width',
    '0px',
  );
  await openAt(page, 10, bakery);
  const look = (radio: Locator) =>
    radio.evaluate((input) => {
      const { backgroundColor, outline } = getComputedStyle(input.parentElement as Element);
      return `${backgroundColor} ${outline}`;
    });
  const budget = page.getByRole('radio', { name: 'Under $25k' });
  const before = await look(budget);
  await budget.check();
  await page.getByLabel('Specific budget amount').focus();
  expect(await look(budget)).not.toBe(before);
  await openAt(page, 12, bakery);
  await directors(page).nth(1).check();
  await heading(page, 'Directors for this job').focus();
  expect(await look(directors(page).nth(1))).not.toBe(await look(directors(page).nth(2)));
});

test('WIZ-23 under reduced motion nothing moves', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openAt(page, 4, bakery);
  await page.route('**/api/functions/generate-concepts', () => undefined);
  await page.getByRole('radio', { name: bakery.approach }).click();
  await expect(page.getByRole('heading', { name: 'Writing three concepts' })).toBeVisible();
  await page.waitForTimeout(200);
  expect(await moving(page)).toEqual([]);
});
