// What a guest began outlives the tab, in that browser alone, until it is continued or forgotten.
import type { Page } from '@playwright/test';
import { expect, expectNoAxeViolation, test } from '../house/site.ts';
import { bakery } from '../steps/products.ts';
import { signUpOn } from '../steps/sign-up.ts';
import { fillDetails, generateConcepts, heading, openWizard } from '../steps/walk.ts';

const offer = (page: Page) => page.getByRole('region', { name: 'Your unfinished ad' });
const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
  { width: 360, height: 740 },
];
const go = (page: Page) =>
  offer(page).getByRole('button', { name: `Continue ${bakery.name}, step 5` });

test('HOUSE-09 a draft is continued in a new tab, a new ad leaves it, and one press forgets it', async ({
  page,
  context,
}) => {
  await openWizard(page);
  await fillDetails(page, bakery);
  await generateConcepts(page, bakery);
  await page.close();

  const next = await context.newPage();
  await next.goto('/');
  await expect(go(next)).toBeVisible();
  await expectNoAxeViolation(next);
  for (const size of sizes) {
    await next.setViewportSize(size);
    // Whatever stands there can be pressed: the bar, the offer and the round button lie apart.
    for (const button of await next.locator('.start-bar button, .chat-button').all()) {
      await button.click({ trial: true });
    }
  }
  await offer(next).getByRole('button', { name: 'New ad' }).click();
  await expect(heading(next, 'Who is this ad for?')).toBeVisible();
  await next.getByRole('button', { name: 'Close and keep for later' }).click();
  await go(next).click();
  await expect(heading(next, 'Three ways in. Pick one.')).toBeVisible();
  await next.getByRole('button', { name: 'Close and keep for later' }).click();

  await offer(next)
    .getByRole('button', { name: /^Forget it/ })
    .click();
  await expect(offer(next)).toBeHidden();
  const kept = () => next.evaluate(() => [{ ...localStorage }, { ...sessionStorage }]);
  expect(JSON.stringify(await kept())).not.toContain(bakery.name);

  // The way back stays until it is pressed, and lies over nothing.
  const bringBack = next.getByRole('button', { name: 'Bring it back' });
  await expect(bringBack).toBeFocused();
  await expectNoAxeViolation(next);
  for (const size of sizes) {
    await next.setViewportSize(size);
    for (const button of await next.locator('.start-bar button, .chat-button').all()) {
      await button.click({ trial: true });
    }
  }
  await bringBack.press('Enter');
  await expect(go(next)).toBeVisible();
  await expect(next.getByRole('button', { name: 'Get started' })).toBeFocused();
  await go(next).click();
  await expect(heading(next, 'Three ways in. Pick one.')).toBeVisible();
  await next.getByRole('button', { name: 'Close and keep for later' }).click();
  await offer(next)
    .getByRole('button', { name: /^Forget it/ })
    .click();
  await next.getByRole('button', { name: 'Get started' }).click();
  await expect(heading(next, 'Who is this ad for?')).toBeVisible();
  await next.getByRole('button', { name: 'Close', exact: false }).first().click();
  await expect(bringBack).toBeHidden();
  const last = await context.newPage();
  await last.goto('/');
  await last.getByRole('button', { name: 'Get started' }).click();
  await expect(heading(last, 'Who is this ad for?')).toBeVisible();
  await expect(offer(last)).toBeHidden();
});

test('HOUSE-09 what a guest goes on with as a member is in the account, and no longer in the browser', async ({
  page,
  context,
}) => {
  await openWizard(page);
  await fillDetails(page, bakery);
  await page.close();
  const next = await context.newPage();
  await next.goto('/healthz');
  await signUpOn(next);
  await next.goto('/');
  await offer(next)
    .getByRole('button', { name: `Continue ${bakery.name}, step 3` })
    .click();
  await expect(next.getByLabel('Product name')).toHaveValue(bakery.name);
  await expect(next.getByText('Saved', { exact: true })).toBeVisible();
  await next.getByRole('button', { name: 'Close and keep for later' }).click();
  await expect(offer(next)).toBeHidden();
  expect(await next.evaluate(() => Object.keys(localStorage).join())).not.toContain('guestDraft');
});
