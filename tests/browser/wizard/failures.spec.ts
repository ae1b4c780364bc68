// When the server does not answer as hoped: something usable is there and it says what it is.
import type { Page, Route } from '@playwright/test';
import { expect, test } from '../house/site.ts';
import { bakery } from '../steps/products.ts';
import { openAt } from '../steps/seed.ts';
import { expectToast } from '../steps/toast.ts';
import { chooseConcept, generateConcepts, heading } from '../steps/walk.ts';

const answer =
  (status: number, body: object, headers: Record<string, string> = {}) =>
  (route: Route) =>
    route.fulfill({ status, json: body, headers });
const broken = answer(500, { error: { code: 'internal', message: 'Something went wrong.' } });
const generate = (page: Page) =>
  page.getByRole('button', { name: 'Generate', exact: true }).click();

test('GEN-02 when concepts cannot be written, the three defaults are there and say so', async ({
  page,
}) => {
  await page.route('**/api/functions/generate-concepts', broken);
  await openAt(page, 3, bakery);
  await generateConcepts(page, bakery);
  await expectToast(page, 'Using Default Concepts');
  await expect(page.locator('.toast-destructive')).toHaveCount(1);
  for (const name of ['Bold & Direct', 'Story-Driven', 'Problem-Solution'])
    await expect(page.getByRole('radio', { name })).toBeVisible();
});

test('GEN-02 fallback concepts from the function are shown and announced as generated', async ({
  page,
}) => {
  const concepts = ['One', 'Two', 'Three'].map((title) => ({
    title,
    subtitle: `${title} subtitle`,
    features: ['a', 'b'],
    tone: 'plain',
  }));
  await page.route(
    '**/api/functions/generate-concepts',
    answer(200, { fallbackConcepts: { concepts }, source: 'fallback' }),
  );
  await openAt(page, 3, bakery);
  await generateConcepts(page, bakery);
  await expectToast(page, 'Concepts Generated');
  await expect(page.getByRole('radio', { name: 'Two' })).toBeVisible();
});

test('GEN-03 when the brief cannot be written, a template brief from the answers is there', async ({
  page,
}) => {
  await openAt(page, 5, bakery);
  await page.route('**/api/functions/generate-creative-brief', broken);
  await chooseConcept(page);
  await expectToast(page, 'Creative Brief Created');
  await expect(page.getByRole('article', { name: 'Creative brief' })).toContainText(bakery.name);
});

test('GEN-05 WIZ-10 when the script fails, step 7 is back with the answers and the toast', async ({
  page,
}) => {
  await openAt(page, 7, bakery);
  await page.route('**/api/functions/generate-script', broken);
  await page.getByRole('radio', { name: 'Character in Narrative' }).check();
  await page.getByLabel('Character name').fill('Rosa');
  await generate(page);
  await expectToast(
    page,
    'Generation failed',
    'There was an error generating your script. Please try again.',
  );
  await expect(page.getByLabel('Character name')).toHaveValue('Rosa');
});

test('GEN-05 a script that cannot be used is told apart from one that failed', async ({ page }) => {
  await openAt(page, 7, bakery);
  await page.route('**/api/functions/generate-script', answer(200, { nonsense: true }));
  await page.getByRole('checkbox', { name: 'Voice-over only' }).check();
  await generate(page);
  await expectToast(
    page,
    'Script Generation Error',
    'There was an issue generating your script. Please try again.',
  );
});

test('GEN-05 WIZ-10 the script starts after 1 s and is given up after 45 s with the time-out toast', async ({
  page,
}) => {
  let asked = 0;
  await openAt(page, 7, bakery);
  await page.route('**/api/functions/generate-script', () => {
    asked += 1;
  });
  // The browser's own AbortSignal.timeout does not follow a page's clock.
  await page.evaluate(() => {
    AbortSignal.timeout = (ms) => {
      const controller = new AbortController();
      setTimeout(() => controller.abort(new DOMException('', 'TimeoutError')), ms);
      return controller.signal;
    };
  });
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('checkbox', { name: 'Voice-over only' }).check();
  await generate(page);
  await page.clock.runFor(900);
  await expect(heading(page, 'Who do we see?')).toHaveCount(0);
  expect(asked).toBe(0);
  await page.clock.runFor(200);
  await expect.poll(() => asked).toBe(1);
  await page.clock.runFor(43_000);
  await expect(page.locator('.toast')).toHaveCount(0);
  await page.clock.runFor(3_000);
  await expectToast(
    page,
    'Generation timeout',
    'Script generation is taking longer than expected. Please try again.',
  );
  await expect(heading(page, 'Who do we see?')).toBeVisible();
});

test('WIZ-10 a cancelled script does not come back when its answer is late', async ({ page }) => {
  await openAt(page, 7, bakery);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/functions/generate-script', async (route) => {
    await held;
    await route.continue().catch(() => undefined);
  });
  await page.getByRole('checkbox', { name: 'Voice-over only' }).check();
  await generate(page);
  const asked = page.waitForRequest('**/api/functions/generate-script');
  await asked;
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(heading(page, 'Who do we see?')).toBeVisible();
  release();
  await page.waitForTimeout(700);
  await expect(heading(page, 'Who do we see?')).toBeVisible();
  await expect(page.locator('.toast')).toHaveCount(0);
});

test('GEN-06 when the frames cannot be drawn, four standard frames are there and say so', async ({
  page,
}) => {
  await openAt(page, 8, bakery);
  await page.route('**/api/functions/generate-storyboard', broken);
  await page.getByRole('button', { name: 'Generate Storyboard' }).click();
  await expectToast(page, 'Storyboard Created');
  await expect(page.getByRole('figure')).toHaveCount(4);
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
  await openAt(page, 4, bakery);
  await page.getByRole('radio', { name: bakery.approach }).click();
  await expectToast(page, 'Please wait a little', '2 minutes');
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page.getByLabel('Description')).toHaveValue(bakery.description);
});

test('GEN-10 a refused field is shown where it is typed', async ({ page }) => {
  await openAt(page, 7, bakery);
  await page.route(
    '**/api/functions/generate-script',
    answer(422, {
      error: {
        code: 'validation',
        message: 'Check.',
        fields: [{ path: 'wardrobe', message: 'Please shorten the wardrobe.' }],
      },
    }),
  );
  await page.getByRole('radio', { name: 'Direct to Camera' }).check();
  await generate(page);
  await expect(page.getByLabel('Wardrobe')).toHaveAccessibleDescription(/shorten the wardrobe/);
});
