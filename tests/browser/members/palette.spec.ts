import { expect, expectNoAxeViolation, test } from '../house/site.ts';
import { bakery } from '../steps/products.ts';
import { seedProject } from '../steps/seed-project.ts';
import { signUpOn } from '../steps/sign-up.ts';

test('HOUSE-12 the palette takes what is typed, goes there, and gives the focus back', async ({
  page,
}) => {
  await page.goto('/healthz');
  await signUpOn(page);
  const { id, product_name } = await seedProject(page, bakery);
  await page.goto('/projects');
  const view = page.getByRole('link', { name: 'View' });
  await view.focus();
  await page.keyboard.press('ControlOrMeta+k');
  await expect(page.getByRole('combobox', { name: 'Page or project' })).toBeFocused();
  await expectNoAxeViolation(page);
  await page.keyboard.press('Escape');
  await expect(view).toBeFocused();
  await page.keyboard.press('ControlOrMeta+k');
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.keyboard.type(product_name);
  await expect(page.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/projects/${id}$`));
});
