import { expect, expectNoAxeViolation, test } from '../house/site.ts';
import { untilDirectors } from '../house/until-directors.ts';
import {
  cards,
  chip,
  count,
  field,
  hydrated,
  list,
  openDirectory,
  scrollToEnd,
} from '../steps/directory-page.ts';

test.beforeEach(({ request }) => untilDirectors(request));

test('DIR-01 DIR-09 NAV-04 the directory reads and checks clean, its samples are marked', async ({
  page,
}) => {
  await page.goto(list);
  await expect(page).toHaveTitle('Creative Directors · AD BUILDER');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Creative Directors');
  await expect(
    page.getByText('World-Class AI creative directors curated by the provider'),
  ).toBeVisible();
  await expect(page.getByPlaceholder('Search by name, location, or skills...')).toBeVisible();
  await expect(cards(page)).toHaveCount(12);
  await expect(count(page)).toHaveText('Showing 12 of 60 creative directors · Scroll for more');
  await expect(page.getByText('These are sample profiles')).toBeVisible();
  await expect(page.getByText('Sample profile', { exact: true })).toHaveCount(12);
  const robots = page.locator('meta[name=robots]');
  await expect(robots).toHaveAttribute('content', 'noindex');
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Directors' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expectNoAxeViolation(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
  await page.goto('/director/odalys-brandt-vey');
  await expect(page.getByText('Sample profile', { exact: true })).toBeVisible();
  await expect(robots).toHaveAttribute('content', 'noindex');
  await expectNoAxeViolation(page);
});

test('DIR-02 DIR-09 typing searches after a pause, keeps every letter and the focus, and drops what is no longer wanted', async ({
  page,
}) => {
  const synced: string[] = [];
  page.on('request', (request) => request.url().includes('director-sync') && synced.push('sync'));
  await openDirectory(page);
  const entries = await page.evaluate(() => history.length);
  await field(page).pressSequentially('brooklyn', { delay: 90 });
  await expect(page).toHaveURL(`${list}?q=brooklyn`);
  await expect(cards(page).first()).toHaveText('Teodor Quillfeather');
  await expect(field(page)).toHaveValue('brooklyn');
  await expect(field(page)).toBeFocused();
  // A search is one step of the history, however many letters it has.
  expect(await page.evaluate(() => history.length)).toBe(entries + 1);
  await field(page).fill('RUNWAY');
  await expect(page).toHaveURL(`${list}?q=RUNWAY`);
  await expect(count(page)).toContainText('Showing 12 of');

  await page.route('**/api/directors?q=lyon*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    await route.continue().catch(() => {}); // the page has left it
  });
  await field(page).fill('lyon');
  await expect(page.locator('.director-skeleton').first()).toBeAttached();
  await field(page).fill('brooklyn');
  await expect(cards(page).first()).toHaveText('Teodor Quillfeather');
  await page.waitForTimeout(1_600);
  await expect(cards(page).first()).toHaveText('Teodor Quillfeather');
  await expect(field(page)).toHaveValue('brooklyn');
  expect(synced).toEqual([]); // the directory is fresh
});

test('DIR-02 letters typed before the application runs are searched for', async ({ page }) => {
  await page.route('**/assets/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.continue();
  });
  await page.goto(list);
  await field(page).pressSequentially('brooklyn');
  await expect(page).toHaveURL(`${list}?q=brooklyn`);
  await expect(field(page)).toHaveValue('brooklyn');
  await expect(cards(page)).toHaveCount(1);
});

test('DIR-02 all chosen skills must match and are counted so, beside what is typed; each can be removed, and Back takes the last one away', async ({
  page,
  request,
}) => {
  await openDirectory(page);
  await field(page).fill('film');
  await chip(page, 'Runway').click(); // before the pause is over
  await expect(page).toHaveURL(`${list}?q=film&skills=Runway`);
  await field(page).fill('');
  await expect(page).toHaveURL(`${list}?skills=Runway`);
  await page.getByRole('link', { name: 'Remove Runway' }).click();
  await expect(page).toHaveURL(list);
  const total = async (query: string) =>
    (await (await request.get(`/api/directors?${query}`)).json()).total;
  const both = await total('skills=Runway&skills=VFX');
  expect(both).toBeLessThan(await total('skills=Runway'));
  await chip(page, 'Runway').click();
  await expect(page).toHaveURL(`${list}?skills=Runway`);
  await expect(chip(page, 'Runway')).toHaveAttribute('aria-current', 'true');
  await expect(chip(page, 'VFX').locator('.chip-count')).toHaveText(new RegExp(`^${both}\\b`));
  await chip(page, 'VFX').click();
  await expect(page).toHaveURL(`${list}?skills=Runway&skills=VFX`);
  await expect(count(page)).toContainText(`of ${both} creative directors`);
  const chosen = page.getByRole('list', { name: 'Filtered by skills' });
  await expect(chosen.getByRole('link')).toHaveCount(2);
  await expectNoAxeViolation(page);
  await page.goBack();
  await expect(chosen.getByRole('link')).toHaveCount(1);
  await chosen.getByRole('link', { name: 'Remove Runway' }).click();
  await expect(page).toHaveURL(list);
  await expect(chosen).toHaveCount(0);
  await expect(count(page)).toBeFocused();
});

test('DIR-03 nobody found says so, offers the question without each of its parts and what was meant, and can be cleared', async ({
  page,
}) => {
  await openDirectory(page, `${list}?skills=Runway`);
  await field(page).fill('nobody is called this');
  await expect(page.getByText('No creative directors found matching your criteria.')).toBeVisible();
  await expect(count(page)).toHaveText('Showing 0 of 0 creative directors');
  await expectNoAxeViolation(page);
  await page.getByRole('link', { name: 'Clear search and filters' }).click();
  await expect(page).toHaveURL(list);
  await expect(field(page)).toHaveValue('');
  await expect(cards(page)).toHaveCount(12);

  await chip(page, 'Runway').click();
  await expect(page).toHaveURL(`${list}?skills=Runway`);
  await field(page).fill('midjurney');
  await page.getByRole('link', { name: 'Without “midjurney”' }).click();
  await expect(page).toHaveURL(`${list}?skills=Runway`);
  await page.goBack();
  await page.getByRole('link', { name: 'Without Runway' }).click();
  await page.getByRole('link', { name: 'Search for Midjourney' }).click();
  await expect(field(page)).toHaveValue('Midjourney');
  await expect(cards(page).first()).toBeVisible();
});

test('DIR-03 the list grows near its end, twelve at a time, to the last, and opens as far again', async ({
  page,
}) => {
  await page.goto(list);
  const names: string[] = [];
  for (const shown of [24, 36, 48, 60]) {
    await scrollToEnd(page);
    await expect(cards(page)).toHaveCount(shown);
  }
  names.push(...(await cards(page).allTextContents()));
  expect(new Set(names).size).toBe(60);
  await expect(count(page)).toHaveText('Showing 60 of 60 creative directors');
  await expect(page.getByRole('link', { name: 'Load more' })).toHaveCount(0);
  await cards(page).nth(30).scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  await page.reload();
  await expect(cards(page)).toHaveCount(60);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
  await field(page).fill('runway');
  await expect(count(page)).toContainText('Showing 12 of');
});

test('DIR-03 Load more adds twelve by hand, and the first of them takes the focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 700 });
  await openDirectory(page);
  await page.getByRole('link', { name: 'Load more' }).press('Enter');
  await expect(cards(page)).not.toHaveCount(12);
  // Coming near the end may have added twelve of its own before the press was heard.
  const focused = () =>
    cards(page).evaluateAll((all) =>
      all.findIndex((card) => card.contains(document.activeElement)),
    );
  await expect.poll(focused).toBeGreaterThanOrEqual(12);
});

test('DIR-03 Back from a profile finds the list as long, at the same place', async ({ page }) => {
  await openDirectory(page, `${list}?skills=Runway`);
  await scrollToEnd(page);
  await expect(cards(page)).toHaveCount(24);
  const last = cards(page).nth(20);
  await last.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(1_000);
  await last.getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'Skills & Expertise' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(cards(page)).toHaveCount(24);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
  await expect(last.getByRole('link')).toBeFocused();

  await cards(page).nth(20).getByRole('link').click();
  await page.getByRole('link', { name: 'Back to Directors' }).click();
  await expect(page).toHaveURL(`${list}?skills=Runway`);
  await expect(cards(page)).toHaveCount(24);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
});

test('DIR-06 the profile leads back to the search one came with', async ({ page }) => {
  await page.goto(`${list}?q=brooklyn`);
  await cards(page).getByRole('link').click(); // a plain link: no application yet
  await expect(page).toHaveURL('/director/teodor-quillfeather');
  await page.getByRole('link', { name: 'Back to Directors' }).click();
  await expect(page).toHaveURL(`${list}?q=brooklyn`);
});

test('DIR-01 to DIR-03 the directory works without JavaScript', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  await page.goto(list);
  await expect(cards(page)).toHaveCount(12);
  const first = await cards(page).first().textContent();
  await chip(page, 'Runway').click();
  await expect(page.getByRole('link', { name: 'Remove Runway' })).toBeVisible();
  await field(page).fill('brooklyn');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(`${list}?q=brooklyn&skills=Runway`);
  await expect(cards(page)).toHaveText(['Teodor Quillfeather']);
  await page.goto(list);
  await page.getByRole('link', { name: 'Load more' }).click();
  await expect(cards(page)).toHaveCount(12);
  expect(await cards(page).first().textContent()).not.toBe(first);
  await field(page).fill('a'.repeat(250));
  await field(page).press('Enter');
  await expect(field(page)).toHaveValue('a'.repeat(250));
  await expect(page.getByText('Please keep this to 200 characters.')).toBeVisible();
  await page.close();
});

test('DIR-02 the directory can be used by keyboard alone', async ({ page }) => {
  await page.goto(list);
  for (let presses = 0; presses < 5; presses += 1) await page.keyboard.press('Tab');
  await expect(field(page)).toBeFocused();
  await hydrated(page);
  await page.keyboard.type('lyon');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${list}?q=lyon`);
  await expect(cards(page)).toHaveCount(1);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/skills=/);
  await expect(page.getByRole('link', { name: /^Remove/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${list}?q=lyon`);
  for (let presses = 0; presses < 12; presses += 1) await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Beatrix Lanterneau View Full' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/director/beatrix-lanterneau');
});

test('DIR-04 nothing is cut off sideways at 320, 360 and 390 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 740 });
  await openDirectory(page, `${list}?skills=Runway&skills=AI+previsualisation`);
  for (const width of [320, 360, 390]) {
    await page.setViewportSize({ width, height: 740 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    const heights = await page
      .getByRole('main')
      .locator('a.chip, .button:visible')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
    await expectNoAxeViolation(page);
  }
});

test('DIR-05 before the first intent the directory sends no script, and little else', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto(list);
  await page.waitForTimeout(500);
  expect(scripts).toEqual([]);
});
