import { expect, expectNoAxeViolation, test } from '../house/site.ts';
import { signUpOn } from '../steps/sign-up.ts';

test('NAV-04 LAND-01 LAND-02 LAND-03 the landing page reads and checks clean, its film plays until it is paused', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'AD BUILDER' })).toBeVisible();
  await expect(
    page.getByText('Big ideas for bold brands—yours, in minutes not months.'),
  ).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
  await expectNoAxeViolation(page);
  const film = page.locator('video');
  await expect(film).toHaveJSProperty('paused', false);
  await expect(film).toHaveJSProperty('muted', true);
  await expect(film).toHaveJSProperty('loop', true);
  await page.getByRole('button', { name: /pause/i }).click();
  await expect(film).toHaveJSProperty('paused', true);
});

test('LAND-04 no application code runs before the first intent, and the first click is not lost', async ({
  page,
}) => {
  const problems: string[] = [];
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  page.on('pageerror', ({ message }) => problems.push(message));
  await page.goto('/');
  expect(await page.locator('script[type="module"]').count()).toBe(0);
  const start = page.getByRole('button', { name: 'Get started' });
  await expect(start).toHaveAccessibleDescription(/free/i);
  await start.click();
  await expect(page.getByRole('heading', { name: 'Who is this ad for?' })).toBeVisible();
  expect(problems).toEqual([]);
});

const policies = [
  ['Terms of Service', '/terms'],
  ['Privacy Policy', '/privacy'],
  ['Cookie Policy', '/cookies'],
] as const;
test('LAND-05 LAND-06 each policy opens in a dialog and has an address of its own', async ({
  page,
}) => {
  await page.goto('/');
  for (const [name] of policies) {
    await page.getByRole('link', { name }).click();
    const dialog = page.getByRole('dialog', { name });
    await expect(dialog).toContainText('July 29, 2025');
    await expectNoAxeViolation(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
  for (const [name, path] of policies) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expectNoAxeViolation(page);
  }
});

test('LAND-04 without JavaScript Get started leads to an address that opens the wizard', async ({
  browser,
  baseURL,
}) => {
  const options = { baseURL: baseURL ?? '' };
  const still = await browser.newPage({ ...options, javaScriptEnabled: false });
  await still.goto('/');
  await still.getByRole('button', { name: 'Get started' }).click();
  await expect(still).toHaveURL(/\/\?begin=$/);
  await expect(still.locator('.start-bar-noscript')).toBeVisible();
  const address = still.url();
  await still.close();
  const page = await browser.newPage(options);
  await page.goto(address);
  await expect(page.getByRole('heading', { name: 'Who is this ad for?' })).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  await page.close();
});

test('LAND-04 a press waits busy for the application, and gives up after 8 s by sending the form', async ({
  page,
}) => {
  await page.clock.install();
  await page.route('**/assets/*.js', () => undefined);
  await page.goto('/');
  const start = page.getByRole('button', { name: 'Get started' });
  await start.click({ noWaitAfter: true });
  await expect(start).toHaveAttribute('aria-busy', 'true');
  await page.clock.runFor(8_100);
  await expect(page).toHaveURL(/\/\?begin=$/);
});

test('NAV-03 LAND-02 signed out, the header has the wordmark and Sign In; under reduced motion no film is loaded', async ({
  page,
}) => {
  const films: string[] = [];
  page.on('request', (request) => {
    if (/\.(webm|mp4)/.test(request.url())) films.push(request.url());
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/auth$/);
  await expectNoAxeViolation(page);
  await page.getByRole('banner').getByRole('link', { name: 'AD BUILDER' }).click();
  await expect(page).toHaveURL(/\/$/);
  expect(films).toEqual([]);
});

test('WIZ-23 LAND-01 NAV-01 nothing is cut off sideways at 320, 360 and 820 px', async ({
  page,
}) => {
  const expectFit = async (what: string) => {
    for (const width of [320, 360, 820]) {
      await page.setViewportSize({ width, height: 740 });
      const widest = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(widest, `${what} at ${width} px`).toBeLessThanOrEqual(width);
    }
  };
  for (const path of ['/terms', '/auth', '/nowhere', '/']) {
    await page.goto(path);
    await expectFit(path);
    if (path === '/nowhere') await expectNoAxeViolation(page);
  }
  await page.getByRole('button', { name: 'Get started' }).click();
  await expect(page.getByRole('heading', { name: 'Who is this ad for?' })).toBeVisible();
  await expectFit('step 1');
});

test('LAND-01 WIZ-23 in a low window the words, the buttons and the bars lie apart', async ({
  page,
}) => {
  const parts = ['.site-header', '.hero-poster', '.hero-tagline', '.chat-button', '.start-bar'];
  for (const [width, height] of [
    [320, 256],
    [640, 360],
    [844, 390],
    [900, 320],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    await expect(page.locator('[data-clock]')).toBeHidden();
    const overlaps = await page.evaluate((selectors) => {
      const boxes = [...selectors, '[data-pause]'].map((selector) => {
        const range = document.createRange();
        const part = document.querySelector(selector) as HTMLElement;
        range.selectNodeContents(part);
        // Of words what is written, of anything else all of it.
        const isWords = part.matches('.hero-tagline');
        return { selector, box: (isWords ? range : part).getBoundingClientRect() };
      });
      return boxes.flatMap((one, index) =>
        boxes
          .slice(index + 1)
          .filter(
            ({ box }) =>
              Math.min(box.right, one.box.right) - Math.max(box.left, one.box.left) > 1 &&
              Math.min(box.bottom, one.box.bottom) - Math.max(box.top, one.box.top) > 1,
          )
          .map(({ selector }) => `${one.selector} and ${selector}`),
      );
    }, parts);
    expect(overlaps, `${width} × ${height}`).toEqual([]);
    await expect(page.locator('.hero-tagline')).toBeInViewport({ ratio: 1 });
  }
});

test('NAV-03 on a phone the header has the whole name', async ({ page }) => {
  const letters = page.locator('.site-header .wordmark-letters');
  const expectName = async (width: number) => {
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/');
    expect((await letters.boundingBox())?.width, `${width} px`).toBeGreaterThan(100);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  };
  await expectName(360);
  await expectName(390);
  await signUpOn(page);
  await expectName(390);
  await expect(page.getByRole('link', { name: /^Account/ })).toBeInViewport({ ratio: 1 });
});
