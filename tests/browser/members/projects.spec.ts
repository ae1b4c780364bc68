// A member's saved projects, from the list to the last of them.
import type { Page } from '@playwright/test';
import type { WholeProject } from '#domain/projects/project.ts';
import { expect, expectNoAxeViolation, test } from '../house/site.ts';
import { withFirstPicture } from '../steps/first-picture.ts';
import { expectGoodLook } from '../steps/good-look.ts';
import { bakery, seatBelts } from '../steps/products.ts';
import { seedProject } from '../steps/seed-project.ts';
import { signUpOn } from '../steps/sign-up.ts';
import { button } from '../steps/walk.ts';

const script = (page: Page) => page.getByRole('textbox', { name: 'Script', exact: true });
const title = (page: Page) => page.getByRole('heading', { level: 1 });

async function openAsMember(page: Page): Promise<{ belts: WholeProject; bread: WholeProject }> {
  await page.goto('/healthz');
  await signUpOn(page);
  const belts = await seedProject(page, seatBelts);
  return { belts, bread: await seedProject(page, bakery) };
}

test('PROJ-01 PROJ-02 PROJ-03 PROJ-05 the list, and the wizard over it', async ({ page }) => {
  await page.goto('/projects');
  await expect(page).toHaveURL('/auth?next=%2Fprojects');
  const { belts } = await openAsMember(page);
  await page.goto('/projects');
  await expect(page.getByRole('article')).toHaveCount(2);
  await expectGoodLook(page);

  await button(page, 'New Project').click();
  await expect(page.getByRole('heading', { name: 'Who is this ad for?' })).toBeFocused();
  await button(page, 'Close and keep for later').click();
  await expect(button(page, 'New Project')).toBeFocused();

  await page.getByRole('article', { name: belts.project_name }).getByText('View').click();
  await expect(title(page)).toHaveText(belts.project_name);
  await page.route('**/api/projects', (route) => route.fulfill({ status: 500 }));
  await page.getByRole('link', { name: 'Back to Projects' }).click();
  await expect(
    page.getByRole('alert').getByText('Failed to load projects. Please try again.'),
  ).toBeVisible();
  await page.unroute('**/api/projects');
  await button(page, 'Try again').click();
  await expect(page.getByRole('article')).toHaveCount(2);
});

test('PROJ-06 PROJ-07 PROJ-08 PROJ-09 one project, its tabs, and the wizard with it', async ({
  page,
}) => {
  const { belts } = await openAsMember(page);
  await page.goto(`/projects/${belts.id}`);
  await expectGoodLook(page);
  await button(page, 'Continue in the wizard').click();
  await expect(page.getByRole('dialog').getByText('Step 8 of 13')).toBeVisible();
  await button(page, 'Close and keep for later').click();
  await expect(button(page, 'Continue in the wizard')).toBeFocused();
  await page.getByRole('tab', { name: 'Overview' }).press('ArrowRight');
  for (const [name, tab] of [
    ['Creative Brief', 'brief'],
    ['Script', 'script'],
    ['Storyboard', 'storyboard'],
  ] as const) {
    await expect(page).toHaveURL(`/projects/${belts.id}?tab=${tab}`);
    await expect(page.getByRole('tab', { name })).toBeFocused();
    await expect(page.getByRole('tabpanel', { name })).toBeVisible();
    await expectGoodLook(page);
    await page.keyboard.press('ArrowRight');
  }
});

test('PROJ-10 PROJ-11 PROJ-12 PROJ-15 editing, drawing anew, bringing a take back, mailing', async ({
  page,
}) => {
  const { belts } = await openAsMember(page);
  const firstFrame = page.getByRole('tabpanel').getByRole('figure').getByRole('img').first();
  await page.goto(`/projects/${belts.id}?tab=storyboard`);
  const drawnBefore = await firstFrame.getAttribute('src');
  await page.getByRole('link', { name: 'Edit Project' }).click();
  await expectGoodLook(page);
  await script(page).fill(withFirstPicture(belts.script, 'WS, static. A boat on a river.'));
  await button(page, 'Regenerate').click();
  await expect(page.getByText('Storyboard generated successfully!')).toBeVisible();
  await button(page, 'Save Changes').click();
  await expect(page.getByText('Project updated successfully!')).toBeVisible();

  await page.goto(`/projects/${belts.id}?tab=storyboard`);
  await expect(firstFrame).not.toHaveAttribute('src', String(drawnBefore));
  await expect(page.getByText('Differs in script and frames')).toBeVisible();
  await button(page, 'Look at it').click();
  await expectNoAxeViolation(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Restore this take' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(firstFrame).toHaveAttribute('src', String(drawnBefore));
  await expect(page.getByRole('listitem').filter({ hasText: 'Differs in' })).toHaveCount(1);

  await button(page, 'Email Project').click();
  await expect(page.getByText('Email Sent')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open the mailbox' })).toBeVisible();
});

test('PROJ-04 PROJ-15 two tabs at one project, and its end', async ({ page }) => {
  const { belts, bread } = await openAsMember(page);
  const other = await page.context().newPage();
  for (const tab of [page, other]) {
    await tab.goto(`/projects/${belts.id}/edit`);
    await expect(button(tab, 'Save Changes')).toBeVisible();
  }
  await other.getByLabel('Project Name').fill('Theirs');
  await button(other, 'Save Changes').click();
  await expect(title(other)).toHaveText('Theirs');

  await page.getByLabel('Project Name').fill('Mine');
  await script(page).fill('Mine alone.');
  await button(page, 'Save Changes').click();
  const heading = page.getByRole('heading', {
    name: 'This project changed while you were editing',
  });
  await expect(heading).toBeFocused();
  await expectGoodLook(page);
  await page.reload(); // asks in a browser of its own, and loses nothing
  await expect(heading).toBeVisible();
  await page
    .getByRole('group', { name: 'Project Name' })
    .getByRole('radio', { name: 'Use theirs' })
    .check({ force: true });
  await button(page, 'Save').click();
  await expect(title(page)).toHaveText('Theirs');
  await page.getByRole('tab', { name: 'Script' }).click();
  await expect(page.getByRole('tabpanel')).toContainText('Mine alone.');

  await page.goto('/projects');
  await button(page, 'Delete Theirs').click();
  await expectNoAxeViolation(page);
  await button(page, 'Delete project').click();
  await expect(page.getByText('The project has been successfully deleted.')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('article', { name: bread.project_name })).toBeVisible();
});
