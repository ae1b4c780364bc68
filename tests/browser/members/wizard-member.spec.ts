// A member's wizard is saved as a project: after signing in, after a failure, in two tabs.
import type { Page } from '@playwright/test';
import { expect, expectNoAxeViolation, test } from '../house/site.ts';
import { bakery } from '../steps/products.ts';
import { openAt } from '../steps/seed.ts';
import { signUpOn } from '../steps/sign-up.ts';
import { expectToast } from '../steps/toast.ts';
import { heading } from '../steps/walk.ts';

const note = (page: Page) => page.locator('.save-note');
const saved = (page: Page) => expect(note(page)).toHaveText('Saved');

async function projectsOf(page: Page) {
  const answer = await page.request.get('/api/projects');
  return (await answer.json()).projects;
}

test('WIZ-13 WIZ-21 WIZ-22 a guest signs up at step 9, is back with a welcome, and the project is saved', async ({
  page,
  browser,
}) => {
  await openAt(page, 9, bakery);
  await page.getByRole('button', { name: 'Sign In for Full Access' }).click();
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  const email = `june-${crypto.randomUUID()}@nightjar.example`;
  const password = 'three quiet lanterns';
  await page.getByLabel('Full name').fill('June Park');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(heading(page, 'Send your package')).toBeVisible();
  await expectToast(page, 'Welcome back');
  await saved(page);
  await expect(page.getByLabel('Recipient name')).toHaveValue('June Park');
  await expect(page.getByLabel('Recipient email')).toHaveValue(email);
  await expectNoAxeViolation(page);

  const elsewhere = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const other = await elsewhere.newPage();
  await other.request.post('/api/auth/sign-in/email', {
    data: { email, password },
    headers: { origin: new URL(page.url()).origin },
  });
  const [project, ...more] = await projectsOf(other);
  expect(more).toEqual([]);
  expect(project).toMatchObject({
    product_name: bakery.name,
    script: expect.stringMatching(/./),
    form_data: { email, name: 'June Park' },
  });
  expect(project.storyboard_frames).toHaveLength(4);
  await elsewhere.close();

  await page.getByLabel('Recipient name').fill('Ann Lee');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(heading(page, 'Money and time')).toBeVisible({ timeout: 120_000 });
  await expect(page.getByText(`Your package is on its way to ${email}.`)).toBeVisible();
  await saved(page);
});

test('WIZ-21 a save that fails offers Retry, a reload loses nothing, and one project is made', async ({
  page,
}) => {
  await page.goto('/healthz');
  await signUpOn(page);
  await page.route('**/api/projects', (route) => route.abort());
  await openAt(page, 3, bakery);
  await expect(note(page)).toContainText('Not saved.');
  await page.getByLabel('Description').fill('Bread at night.');
  await page.reload();
  await expect(page.getByLabel('Description')).toHaveValue('Bread at night.');
  const retry = page.getByRole('button', { name: 'Retry' });
  await expect(retry).toBeVisible();
  await page.unroute('**/api/projects');
  await retry.click();
  await saved(page);
  await page.reload();
  await saved(page);
  expect(await projectsOf(page)).toMatchObject([{ form_data: { description: 'Bread at night.' } }]);
});

test('PROJ-15 two tabs with one project: the later save asks, and nothing is overwritten silently', async ({
  page,
  context,
}) => {
  await page.goto('/healthz');
  await signUpOn(page);
  await openAt(page, 6, bakery);
  await saved(page);
  const state = await page.evaluate(() => sessionStorage.getItem('wizardState') ?? '');
  const other = await context.newPage();
  await other.goto('/healthz');
  await other.evaluate((text) => sessionStorage.setItem('wizardState', text), state);
  await other.goto('/');
  await other.getByRole('button', { name: 'Edit Brief' }).click();
  await other.getByRole('textbox', { name: 'Creative brief' }).fill('Objective: sell at midnight.');
  await other.getByRole('button', { name: 'Save' }).click();
  await saved(other);

  await page.getByRole('button', { name: 'Back', exact: true }).click();
  const question = page.getByRole('dialog', { name: 'This project was changed elsewhere' });
  await expect(question).toContainText('Objective: sell at midnight.');
  await expectNoAxeViolation(page);
  await question.getByRole('button', { name: 'Keep mine' }).click();
  await saved(page);
  const [project] = await projectsOf(page);
  expect(project.creative_brief).not.toContain('midnight');
  const { takes } = await (await page.request.get(`/api/projects/${project.id}/takes`)).json();
  expect(takes[0].creative_brief).toBe('Objective: sell at midnight.');
});
