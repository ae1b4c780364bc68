// 400 % zoom on a common screen: 320 × 256 CSS pixels. And pages whose scripts take their time.
import { expect, test } from '../house/site.ts';
import { bakery } from '../steps/products.ts';
import { openAt } from '../steps/seed.ts';
import { seedProject } from '../steps/seed-project.ts';
import { signUpOn } from '../steps/sign-up.ts';
import { answerMoney, button, heading } from '../steps/walk.ts';

const zoomed = { width: 320, height: 256 };

test('WIZ-23 PROJ-13 magnified, the price is read and paid, and the analysis can be skipped', async ({
  page,
}) => {
  await page.goto('/healthz');
  await signUpOn(page);
  const { id } = await seedProject(page, bakery, { specificBudget: '$12,000' });
  await page.setViewportSize(zoomed);
  await page.goto(`/projects/${id}`);
  await button(page, 'Go Into Production').click();
  const price = page.locator('.produce-amount');
  await price.scrollIntoViewIfNeeded();
  await expect(price).toBeInViewport({ ratio: 1 });
  await button(page, 'Pay $12,000').scrollIntoViewIfNeeded();
  await expect(button(page, 'Pay $12,000')).toBeInViewport({ ratio: 1 });

  await page.setViewportSize({ width: 390, height: 844 });
  await openAt(page, 10, bakery);
  await page.setViewportSize(zoomed);
  await answerMoney(page, { amount: '12000' });
  await expect(heading(page, 'Reading your brief against every director')).toBeVisible();
  await button(page, 'Skip').click();
  await expect(heading(page, 'Directors for this job')).toBeVisible();
});

test('AUTH-12 a form that is not alive yet looks so, and takes nothing it would lose', async ({
  page,
}) => {
  await signUpOn(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/account', { waitUntil: 'commit' });
  const name = page.getByLabel('Full name');
  await expect(name).toBeDisabled();
  await expect(page.locator('.live-form > *').first()).toHaveCSS('opacity', '0.55');
  release();
  await expect(name).toBeEnabled();
  await expect(page.locator('.live-form > *').first()).toHaveCSS('opacity', '1');
  await name.fill('June Alderwick');
  await expect(name).toHaveValue('June Alderwick');
});
