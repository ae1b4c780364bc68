import { expect, expectNoAxeViolation, moving, test } from '../house/site.ts';

test('LAND-09 one press on the landing page shows a finished package, and one more begins an own', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'See a finished sample' }).click();
  await expect(page).toHaveURL('/sample');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('article', { name: /^Concept \d$/ })).toHaveCount(3);
  await expect(page.getByText('· chosen')).toHaveCount(1);
  const frames = page.getByRole('region', { name: 'Storyboard' }).getByRole('figure');
  await expect(frames).toHaveCount(4);
  await frames.last().scrollIntoViewIfNeeded();
  for (const picture of await frames.getByRole('img').all())
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBe(1280);
  await expectNoAxeViolation(page);
  await page.getByRole('button', { name: 'Get started' }).last().click();
  await expect(page.getByRole('heading', { name: 'Who is this ad for?' })).toBeVisible();
});

test.describe('with movement', () => {
  test.use(moving);
  test('LAND-09 the film of the sample plays by itself', async ({ page }) => {
    await page.goto('/sample');
    await expect(page.getByRole('button', { name: 'Pause', exact: true })).toBeVisible();
    await expect(page.getByRole('slider').first()).not.toHaveAttribute('aria-valuenow', '0');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  test('LAND-09 the sample is pictures and text', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'See a finished sample' }).click();
    for (const name of ['What the client typed', 'Three concepts', 'Storyboard', 'Script'])
      await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
    await expect(page.getByRole('figure').getByRole('img')).toHaveCount(4);
    await expect(page.getByText('Single-minded message')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Film of the storyboard' })).toHaveCount(0);
  });
});
