// What a visitor typed survives reloads, the Back button, errors and the trip to /auth.
import type { Page, Route } from '@playwright/test';
import { bakery } from './products.ts';
import { expect, test } from './site.ts';
import {
  chooseConcept,
  fillDetails,
  generateConcepts,
  heading,
  openWizard,
  sendPackage,
  walkToScript,
} from './walk.ts';

const answer =
  (status: number, body: object, headers: Record<string, string> = {}) =>
  (route: Route) =>
    route.fulfill({ status, json: body, headers });
const broken = answer(500, { error: { code: 'internal', message: 'Something went wrong.' } });
const toast = (page: Page, title: string, text?: string) =>
  expect(page.locator('body')).toContainText(text ? new RegExp(`${title}\\s*${text}`) : title);

test('WIZ-22 a reload comes back to the same step with every word', async ({ page }) => {
  await openWizard(page);
  await fillDetails(page, bakery);
  await page.reload();
  await expect(page.getByLabel('Description')).toHaveValue(bakery.description);
  await expect(page.getByText('Step 3 of 13')).toBeVisible();
});

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
  await page.getByRole('link', { name: 'Get started' }).click();
  await expect(page.getByRole('button', { name: 'Start over' }).first()).toBeVisible();
});

test('WIZ-13 WIZ-22 the trip to /auth saves the state, and coming back restores it with a welcome', async ({
  page,
}) => {
  await walkToScript(page, bakery);
  await page.getByRole('button', { name: 'Email My Creative Package' }).click();
  await page.getByLabel('Email').fill('june@example.com');
  await page.getByRole('button', { name: 'Sign In for Full Access' }).click();
  await expect(page).toHaveURL(/\/auth$/);
  const saved = await page.evaluate(() =>
    JSON.parse(sessionStorage.getItem('wizardState') ?? '{}'),
  );
  expect(saved).toMatchObject({
    returnToWizard: true,
    currentStep: 9,
    formData: { productName: bakery.name },
  });
  expect(await page.evaluate(() => sessionStorage.getItem('authRedirectState'))).toContain(
    '"pathname":"/"',
  );
  await page.getByRole('link', { name: 'Back to my project' }).click();
  await toast(page, 'Welcome back');
  await expect(page.getByLabel('Email')).toHaveValue('june@example.com');
});

test('WIZ-22 saved state that cannot be read is removed without harm', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => sessionStorage.setItem('wizardState', '{"currentStep":'));
  await page.reload();
  await page.getByRole('link', { name: 'Get started' }).click();
  await expect(heading(page, 'Who is this ad for?')).toBeVisible();
});

test('GEN-02 when concepts cannot be written, the three defaults are there and say so', async ({
  page,
}) => {
  await page.route('**/api/functions/generate-concepts', broken);
  await openWizard(page);
  await fillDetails(page, bakery);
  await generateConcepts(page, bakery);
  await toast(page, 'Using Default Concepts');
  for (const title of ['Bold & Direct', 'Story-Driven', 'Problem-Solution'])
    await expect(heading(page, title)).toBeVisible();
});

test('GEN-03 when the brief cannot be written, a template brief from the answers is there', async ({
  page,
}) => {
  await page.route('**/api/functions/generate-creative-brief', broken);
  await openWizard(page);
  await fillDetails(page, bakery);
  await generateConcepts(page, bakery);
  await chooseConcept(page);
  await toast(page, 'Creative Brief Created');
  await expect(page.getByRole('article', { name: 'Creative brief' })).toContainText(bakery.name);
});

test('GEN-05 WIZ-10 when the script fails, step 7 is back with the answers and the toast', async ({
  page,
}) => {
  await page.route('**/api/functions/generate-script', broken);
  await openWizard(page);
  await fillDetails(page, bakery);
  await generateConcepts(page, bakery);
  await chooseConcept(page);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.getByRole('radio', { name: 'Character in Narrative' }).check();
  await page.getByLabel('Character name').fill('Rosa');
  await page.getByRole('button', { name: 'Generate', exact: true }).click();
  await toast(
    page,
    'Generation failed',
    'There was an error generating your script. Please try again.',
  );
  await expect(page.getByLabel('Character name')).toHaveValue('Rosa');
});

test('GEN-05 after 45 s the script is given up with the time-out toast', async ({ page }) => {
  await page.clock.install();
  await page.route('**/api/functions/generate-script', () => undefined);
  await openWizard(page);
  await page.getByRole('radio', { name: bakery.userType }).click();
  await page.clock.runFor(400);
  await page.getByRole('checkbox', { name: bakery.platform }).check();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.getByLabel('Product name').fill(bakery.name);
  await page.getByLabel('Description').fill(bakery.description);
  await generateConcepts(page, bakery);
  await chooseConcept(page);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.getByRole('checkbox', { name: /Voice-over only/i }).check();
  await page.getByRole('button', { name: 'Generate', exact: true }).click();
  await page.clock.runFor(2_000);
  await page.clock.runFor(46_000);
  await toast(
    page,
    'Generation timeout',
    'Script generation is taking longer than expected. Please try again.',
  );
  await expect(heading(page, 'Who do we see?')).toBeVisible();
});

test('GEN-06 when the frames cannot be drawn, four standard frames are there and say so', async ({
  page,
}) => {
  await page.route('**/api/functions/generate-storyboard', broken);
  await walkToScript(page, bakery);
  await toast(page, 'Storyboard Created');
});

test('WIZ-12 revising without notes says what is missing; with notes the take goes up', async ({
  page,
}) => {
  await walkToScript(page, bakery);
  await page.getByRole('button', { name: 'AI Revise' }).click();
  const panel = page
    .getByRole('region', { name: 'AI Revise' })
    .or(page.getByRole('form', { name: 'AI Revise' }))
    .or(page.locator('[aria-label="AI Revise"]'));
  await panel.getByRole('button', { name: /revise/i }).click();
  await toast(
    page,
    'No revision notes provided',
    "Please add some notes about what you'd like to change.",
  );
  await panel.getByRole('textbox').fill('Please mention cardamom buns and make the ending funnier');
  await panel.getByRole('button', { name: /revise/i }).click();
  await expect(page.getByText('Take 2 of 2')).toBeVisible();
});

test('WIZ-14 a package that cannot be sent keeps everything, and the second try sends it once', async ({
  page,
}) => {
  await walkToScript(page, bakery);
  await page.route('**/api/functions/send-concept', broken);
  await page.getByRole('button', { name: 'Email My Creative Package' }).click();
  await page.getByRole('button', { name: 'Continue with Email' }).click();
  await toast(
    page,
    'Email Required',
    'Please enter your email address to receive your creative package.',
  );
  await page.getByLabel('Email').fill('retry@example.com');
  await page.getByRole('button', { name: 'Continue with Email' }).click();
  await toast(
    page,
    'Error Sending Package',
    'There was an issue sending your package. Please try again.',
  );
  await expect(page.getByLabel('Email')).toHaveValue('retry@example.com');
  await page.unroute('**/api/functions/send-concept');
  await page.getByRole('button', { name: 'Continue with Email' }).click();
  await expect(heading(page, 'Your package is on its way')).toBeVisible();
});

test('MAIL-03 a double press records and mails one submission', async ({ page }) => {
  await walkToScript(page, bakery);
  await page.getByRole('button', { name: 'Email My Creative Package' }).click();
  await page.getByLabel('Email').fill('double@example.com');
  await page.getByRole('button', { name: 'Continue with Email' }).dblclick();
  await expect(heading(page, 'Your package is on its way')).toBeVisible();
  await page.goto('/mailbox');
  await expect(async () => {
    await page.reload();
    await expect(page.getByText('double@example.com')).toHaveCount(1);
  }).toPass({ timeout: 20_000 });
});

test('GEN-10 too many requests say how long to wait and lose nothing', async ({ page }) => {
  await page.route(
    '**/api/functions/generate-concepts',
    answer(
      429,
      { error: { code: 'limited', message: 'Too many requests.' } },
      { 'Retry-After': '120' },
    ),
  );
  await openWizard(page);
  await fillDetails(page, bakery);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.getByRole('radio', { name: bakery.approach }).click();
  await toast(page, 'Please wait a little');
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page.getByLabel('Description')).toHaveValue(bakery.description);
});

test('WIZ-14 the end screen leads home, and the work is still there', async ({ page }) => {
  await walkToScript(page, bakery);
  await sendPackage(page, 'home@example.com');
  await page.getByRole('button', { name: 'Close & Return to Home' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'AD BUILDER' })).toBeVisible();
});
