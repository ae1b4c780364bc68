// What a visitor typed survives reloads, the Back button and the trip to /auth.

import { expect, test } from '../house/site.ts';
import { bakery } from '../steps/products.ts';
import { openAt } from '../steps/seed.ts';
import { expectToast } from '../steps/toast.ts';
import { fillDetails, heading, openWizard, untilMade } from '../steps/walk.ts';

test('WIZ-24 browser Back goes one step back, and leaves the wizard on step 1 with the draft kept', async ({
  page,
}) => {
  await openWizard(page);
  await fillDetails(page, bakery);
  await page.goBack();
  await expect(heading(page, 'Where will it run?')).toBeVisible();
  await page.goBack();
  await expect(heading(page, 'Who is this ad for?')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog', { name: 'Concept wizard' })).toBeHidden();
  await page.getByRole('button', { name: 'Get started' }).click();
  await expect(page.getByText('You are back where you left off')).toBeVisible();
  await expect(page.getByRole('radio', { name: bakery.userType })).toBeChecked();
});

test('WIZ-24 closing stays on the page when the tab’s history is full', async ({ page }) => {
  await openAt(page, 13, bakery);
  const length = () => page.evaluate(() => history.length);
  const visitKey = () => page.evaluate(() => history.state.key);
  const reopened = async (visit: number) => {
    await page.goto(`/?visit=${visit}`); // the same address would be a reload
    await expect(page.getByText('Step 13 of 13')).toBeVisible();
  };
  for (let visit = 0; visit < 8 && (await length()) < 50; visit++) await reopened(visit);
  expect(await length()).toBe(50);
  await reopened(9);
  const key = await visitKey();
  await page.getByRole('button', { name: 'Close and keep for later' }).click();
  await expect(page.getByRole('dialog', { name: 'Concept wizard' })).toBeHidden();
  await expect.poll(() => page.evaluate(() => history.state.wizardPath)).toBeUndefined();
  expect(await visitKey()).toBe(key);
  await page.getByRole('button', { name: 'Get started' }).click();
  await expect(page.getByText('Step 13 of 13')).toBeVisible();
});

test('WIZ-13 WIZ-22 the trip to /auth saves the state, and coming back restores it with a welcome', async ({
  page,
}) => {
  await openAt(page, 9, bakery);
  await page.getByLabel('Email').fill('june@example.com');
  await page.getByRole('button', { name: 'Sign In for Full Access' }).click();
  await expect(page).toHaveURL(/\/auth$/);
  const saved = await page.evaluate(() => ({
    state: JSON.parse(sessionStorage.getItem('wizardState') ?? '{}'),
    place: JSON.parse(sessionStorage.getItem('authRedirectState') ?? '{}'),
  }));
  expect(saved.state).toMatchObject({
    returnToWizard: true,
    currentStep: 9,
    formData: { productName: bakery.name },
    creativeBrief: expect.stringMatching(/./),
    generatedScript: expect.stringMatching(/./),
  });
  expect(saved.state.generatedConcepts).toHaveLength(3);
  expect(saved.state.storyboardFrames).toHaveLength(4);
  expect(saved.place).toEqual({ pathname: '/', search: '', hash: '' });
  await page.getByRole('link', { name: 'Back to my project' }).click();
  await expectToast(page, 'Welcome back');
  await expect(page.getByLabel('Email')).toHaveValue('june@example.com');
  expect(await page.evaluate(() => sessionStorage.getItem('authRedirectState'))).toBeNull();
});

test('WIZ-22 a reload while the board is drawn has it drawn on, and puts nothing in its place', async ({
  page,
}) => {
  await openAt(page, 8, bakery);
  const frames = () =>
    page.evaluate(() => {
      const { storyboardFrames } = JSON.parse(sessionStorage.getItem('wizardState') ?? '{}');
      return (storyboardFrames as { image?: unknown; imageUrl?: unknown }[]).map((frame) =>
        Object.values(frame).some((part) => String(part).startsWith('/api/storage/')),
      );
    });
  const drawn = [true, true, true, true];
  await expect.poll(frames, untilMade).toEqual(drawn);
  // The first answer is held until the page is left.
  let isHeld = false;
  await page.route('**/generate-storyboard', async (route) => {
    if (isHeld) return route.continue();
    isHeld = true;
    await new Promise(() => {});
  });
  await page.getByRole('button', { name: 'Generate Storyboard' }).click();
  await expect(page.getByRole('button', { name: 'Stop drawing' })).toBeVisible();
  await page.reload();
  expect(await frames()).toEqual(drawn);
  await expect(page.getByRole('button', { name: 'Stop drawing' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Generate Storyboard' })).toBeVisible(untilMade);
  expect(await frames()).toEqual(drawn);
});

test('WIZ-22 Start over asks first, and then leaves nothing behind', async ({ page }) => {
  await openAt(page, 3, bakery);
  await page.getByRole('button', { name: 'Start over' }).click();
  const ask = page.getByRole('dialog', { name: 'Start over?' });
  await ask.getByRole('button', { name: 'Keep my answers' }).click();
  await expect(page.getByLabel('Product name')).toHaveValue(bakery.name);
  await page.getByRole('button', { name: 'Start over' }).click();
  await ask.getByRole('button', { name: 'Clear and start over' }).click();
  await expect(heading(page, 'Who is this ad for?')).toBeVisible();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await page.reload();
  await expect(heading(page, 'Who is this ad for?')).toBeVisible();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage }));
  expect(kept).not.toContain(bakery.name.slice(0, 7));
});
