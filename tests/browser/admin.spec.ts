import { expect, test } from './admin-site.ts';

test('ADM-01 an admin is let in, a visitor is not', async ({ page, visitor }) => {
  await page.goto('/admin');
  await expect(page.getByRole('link', { name: 'Admin' })).toBeVisible();
  await visitor.goto('/admin');
  await expect(visitor.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
});
