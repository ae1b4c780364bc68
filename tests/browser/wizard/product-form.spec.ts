// Step 3 says what the product will be drawn as, and lets the visitor choose.
import type { Page } from '@playwright/test';
import type { ReadProductAnswer } from '#domain/functions/read-product.ts';
import { expect, expectNoAxeViolation, test } from '../house/site.ts';
import { cutOff } from '../steps/cut-off.ts';
import { bakery } from '../steps/products.ts';
import { openAt } from '../steps/seed.ts';
import { fillDetails, openWizard } from '../steps/walk.ts';

const asked = (page: Page) => page.waitForRequest('**/api/functions/read-product');
const line = (page: Page) => page.getByRole('status').filter({ hasText: 'We will draw it as:' });
const change = (page: Page) => page.getByRole('button', { name: 'Change what it is drawn as' });
const search = (page: Page) => page.getByRole('combobox', { name: 'Search what we can draw' });
const option = (page: Page, name: string) => page.getByRole('option', { name, exact: true });

/** The server's reader, but for what it understands. */
async function understandAs(page: Page, answer: Partial<ReadProductAnswer>): Promise<void> {
  const whole = {
    head: 'jar openers',
    form: 'none:jar opener',
    formName: 'jar opener',
    exact: false,
    others: [],
    language: 'en',
  };
  await page.route('**/api/functions/read-product', (route) =>
    (route.request().postDataJSON() as { productForm: string }).productForm
      ? route.continue()
      : route.fulfill({ json: { ...whole, ...answer } }),
  );
}

test('PLAN-03 once name and description are there and the typing pauses, step 3 says what it draws', async ({
  page,
}) => {
  await understandAs(page, { form: 'apple', formName: 'apple', exact: true });
  let times = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/read-product')) times++;
  });
  await openWizard(page);
  await fillDetails(page, { ...bakery, description: '' });
  await expect(line(page)).toHaveCount(0);
  await page.getByLabel('Description').pressSequentially('Apples from the valley.', { delay: 20 });
  await expect(line(page)).toHaveText('We will draw it as: an apple');
  expect(times).toBe(1);
  await page.getByLabel('Description').fill('');
  await expect(line(page)).toHaveCount(0);
});

test('PLAN-02 what the catalogue does not have is said to be a plain form with its word', async ({
  page,
}) => {
  await understandAs(page, {});
  await openAt(page, 3, bakery);
  await expect(line(page)).toHaveText(
    'We will draw it as: a plain form with the word “jar opener” on it',
  );
});

test('PLAN-03 by keyboard a form is found, chosen, sent with what is written, and left to us again', async ({
  page,
}) => {
  await understandAs(page, {});
  await openAt(page, 3, bakery);
  await change(page).press('Enter');
  await expect(search(page)).toBeFocused();
  await expect(option(page, 'Let us decide')).toHaveAttribute('aria-selected', 'true');
  await expectNoAxeViolation(page);
  await search(page).fill('fahrrad');
  await expect(page.getByRole('option').first()).toContainText('Bicycle');
  const reading = asked(page);
  await search(page).press('Enter');
  expect((await reading).postDataJSON()).toMatchObject({ productForm: 'bicycle' });
  await expect(change(page)).toBeFocused();
  await expect(line(page)).toHaveText('We will draw it as: a bicycle');

  await page.reload();
  await expect(line(page)).toHaveText('We will draw it as: a bicycle');
  await change(page).press('Enter');
  await expect(option(page, 'Bicycle')).toHaveAttribute('aria-selected', 'true');
  await search(page).press('Escape');
  await expect(search(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  const concepts = page.waitForRequest('**/api/functions/generate-concepts');
  await page.getByRole('radio', { name: bakery.approach }).click();
  expect((await concepts).postDataJSON()).toMatchObject({ productForm: 'bicycle' });

  await openAt(page, 3, bakery, { answers: { productForm: 'bicycle' } });
  await change(page).press('Enter');
  await option(page, 'Let us decide').click();
  await expect(line(page)).toContainText('jar opener');
});

test('PLAN-03 what it may be else is offered with its picture, and one press chooses it', async ({
  page,
}) => {
  const others = [
    { form: 'bicycle', formName: 'bicycle' },
    { form: 'bicycle-chain', formName: 'bicycle chain' },
  ];
  await understandAs(page, { form: 'apple', formName: 'apple', exact: true, others });
  await page.setViewportSize({ width: 360, height: 640 });
  await openAt(page, 3, bakery);
  const offer = page.getByRole('group', { name: 'Is that it? If not, is it one of these?' });
  await expect(offer.getByRole('button')).toHaveText(['bicycle', 'bicycle chain', 'a plain form']);
  await expectNoAxeViolation(page);
  expect(await cutOff(page)).toEqual([]);
  const reading = asked(page);
  await offer.getByRole('button', { name: 'bicycle', exact: true }).press('Enter');
  expect((await reading).postDataJSON()).toMatchObject({ productForm: 'bicycle' });
  await expect(change(page)).toBeFocused();
  await expect(line(page)).toHaveText('We will draw it as: a bicycle');
  await expect(offer).toHaveCount(0);
});

test('PLAN-03 by pointer at 360 px: nothing is cut off, and a plain form can always be had', async ({
  page,
}) => {
  await understandAs(page, { form: 'apple', formName: 'apple', exact: true });
  await page.setViewportSize({ width: 360, height: 640 });
  await openAt(page, 3, bakery);
  await expect(line(page)).toHaveText('We will draw it as: an apple');
  await change(page).click();
  await expect(search(page)).toBeFocused();
  expect(await cutOff(page)).toEqual([]);
  const heights = await page
    .getByRole('option')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
  await search(page).fill('no such thing anywhere');
  await expect(page.getByRole('option')).toHaveCount(1);
  await option(page, 'A plain form with its name').click();
  await expect(line(page)).toHaveText(
    'We will draw it as: a plain form with the word “jar openers” on it',
  );
  expect(await cutOff(page)).toEqual([]);
});

test('PLAN-03 where nothing can be read step 3 stays silent and goes on', async ({ page }) => {
  await page.route('**/api/functions/read-product', (route) => route.abort());
  const reading = asked(page);
  await openAt(page, 3, bakery);
  await reading;
  await expect(line(page)).toHaveCount(0);
  await expect(page.locator('.toast')).toHaveCount(0);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'How should it come across?' })).toBeVisible();
});
