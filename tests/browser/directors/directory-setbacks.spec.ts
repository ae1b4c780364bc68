// What fails to load, what cannot be asked for, and a directory that has grown old.

import { expect, expectNoAxeViolation, test } from '../house/site.ts';
import { untilDirectors } from '../house/until-directors.ts';
import {
  cards,
  field,
  hydrated,
  list,
  openDirectory,
  scrollToEnd,
} from '../steps/directory-page.ts';
import { expectToast } from '../steps/toast.ts';

test.beforeEach(({ request }) => untilDirectors(request));

test('DIR-10 what failed to load can be tried again and nothing is lost', async ({ page }) => {
  await openDirectory(page);
  await page.route('**/api/directors*', (route) => route.abort());
  await scrollToEnd(page);
  await expectToast(page, 'Failed to load creative directors.');
  await expect(cards(page)).toHaveCount(12);
  const again = page.getByRole('main').getByRole('link', { name: 'Try again' });
  await page.unroute('**/api/directors*');
  await again.click();
  await expect(cards(page)).not.toHaveCount(12);

  await page.route('**/api/directors*', (route) => route.fulfill({ status: 500, body: '{}' }));
  await field(page).fill('brooklyn');
  await expect(
    page.getByRole('main').getByText('Failed to load creative directors.'),
  ).toBeVisible();
  await expect(field(page)).toHaveValue('brooklyn');
  await page.unroute('**/api/directors*');
  await again.click();
  await expect(cards(page)).toHaveText(['Teodor Quillfeather']);
  await expect(field(page)).toHaveValue('brooklyn');
});

test('DIR-10 a profile that fails to load says so and can be tried again', async ({ page }) => {
  await openDirectory(page, `${list}?q=brooklyn`);
  await page.route('**/director/*.data*', (route) => route.fulfill({ status: 500, body: '' }));
  await cards(page).getByRole('link').click();
  await expect(page.getByRole('main').getByText('Failed to load director profile.')).toBeVisible();
  await page.unroute('**/director/*.data*');
  await page.getByRole('main').getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Teodor Quillfeather', level: 1 })).toBeVisible();
});

test('DIR-02 too long a search stays in the field and is told', async ({ page }) => {
  await openDirectory(page);
  const long = 'a'.repeat(250);
  await field(page).fill(long);
  await expect(page.getByText('Please keep this to 200 characters.')).toBeVisible();
  await expect(field(page)).toHaveValue(long);
  await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(cards(page)).toHaveCount(12);
  await field(page).fill('brooklyn');
  await expect(cards(page)).toHaveText(['Teodor Quillfeather']);
  await expect(field(page)).not.toHaveAttribute('aria-invalid', 'true');
  // The same over the address, and what an address may hold besides.
  const answer = await page.goto(`${list}?q=${long}`);
  expect(answer?.status()).toBe(422);
  await expect(field(page)).toHaveValue(long);
  await expect(page.getByText('Please keep this to 200 characters.')).toBeVisible();
  await expectNoAxeViolation(page);
  const many = Array.from({ length: 13 }, (_, index) => `skills=s${index}`).join('&');
  await page.goto(`${list}?${many}`);
  await expect(page.getByText('Choose 12 skills at most.')).toBeVisible();
  for (const odd of ['?cursor=none-of-ours', '?skills=&q=%20', '?limit=-1', '?q=%25']) {
    expect((await page.goto(list + odd))?.status(), odd).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test('DIR-09 an old directory is synced in the background, once, and told when rows changed', async ({
  page,
}) => {
  const calls: string[] = [];
  await page.route('**/api/functions/director-sync', (route) => {
    calls.push(route.request().method());
    return route.fulfill({ json: { synced_count: 7 } });
  });
  await page.clock.install({ time: Date.now() + 25 * 60 * 60 * 1000 });
  await page.goto(list);
  await field(page).focus();
  await hydrated(page);
  await expectToast(page, 'Directors Updated', 'Synced 7 creative directors.');
  await expect(cards(page)).toHaveCount(12);
  await cards(page).first().getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'Skills & Expertise' })).toBeVisible();
  await page.goBack();
  await expect(cards(page)).toHaveCount(12);
  expect(calls).toEqual(['POST']);
});
