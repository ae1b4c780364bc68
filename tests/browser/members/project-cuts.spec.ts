// A project's platforms changed afterwards: a cut more, and its tabs on the project's page.
import { expect, expectNoAxeViolation, test } from '../house/site.ts';
import { cutOff } from '../steps/cut-off.ts';
import { bakery } from '../steps/products.ts';
import { seedProject } from '../steps/seed-project.ts';
import { signUpOn } from '../steps/sign-up.ts';

test('CUT-01 CUT-06 CUT-07 a platform is added to a project, its cut made in the wizard, shown, and kept when taken out', async ({
  page,
}) => {
  await page.goto('/healthz');
  await signUpOn(page);
  const { id } = await seedProject(page, bakery);
  const tab = (name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) });
  const youtube = page.getByRole('checkbox', { name: /^YouTube/ });
  const save = page.getByRole('button', { name: 'Save Changes' });
  await page.goto(`/projects/${id}/edit`);
  await youtube.check();
  await expectNoAxeViolation(page);
  await save.click();
  await page.getByRole('tab', { name: 'Storyboard' }).click();
  await tab('YouTube').click();
  await expect(page.getByText('The YouTube cut is not made yet')).toBeVisible();
  await expectNoAxeViolation(page);

  await page.getByRole('button', { name: 'Continue in the wizard' }).click();
  await page
    .locator('.wizard')
    .getByRole('tab', { name: /^YouTube/ })
    .click();
  await page.getByRole('button', { name: 'Make the YouTube cut' }).click();
  await expect(page.getByRole('button', { name: 'Direct frame 4' })).toBeVisible();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Close and keep for later' }).click();
  await expect(page.getByRole('dialog', { name: 'Concept wizard' })).toBeHidden();
  await page.goto(`/projects/${id}?tab=storyboard`);
  await tab('YouTube').click();
  await expect(page.locator('.project-cut .storyboard img')).toHaveCount(4);
  await page.getByRole('checkbox', { name: 'Show what YouTube covers' }).check();
  await expect(page.locator('.safe-zone')).toHaveCount(4);
  // Another cut goes on from the second that was played.
  const position = page.getByRole('slider', { name: 'Position in the film' });
  await page.locator('.film').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await tab('TikTok').click();
  await expect(page.locator('.film-9-16')).toBeVisible();
  expect(Number(await position.inputValue())).toBeCloseTo(2, 1);
  await page.keyboard.press('Home');
  await tab('YouTube').click();
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await cutOff(page)).toEqual([]);

  await page.goto(`/projects/${id}/edit`);
  await youtube.uncheck();
  await save.click();
  await page.getByRole('tab', { name: 'Storyboard' }).click();
  await expect(page.getByRole('tablist', { name: 'Cuts' })).toHaveCount(0);
  await page.goto(`/projects/${id}/edit`);
  await youtube.check();
  await save.click();
  await page.getByRole('tab', { name: 'Storyboard' }).click();
  await tab('YouTube').click();
  await expect(page.locator('.project-cut .storyboard img')).toHaveCount(4);
});
