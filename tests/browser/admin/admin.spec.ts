import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { bakeryRequest } from '../../builders/bakery.ts';
import { projectBody } from '../../builders/project-body.ts';
import { adminEmail, expect, test } from '../house/admin-site.ts';
import { expectNoAxeViolation } from '../house/site.ts';
import { signUpOn } from '../steps/sign-up.ts';
import { button } from '../steps/walk.ts';

const table = (page: Page) => page.getByRole('region', { name: 'Projects table' });
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Project Details' });

async function post(page: Page, path: string, data: object, status: number): Promise<void> {
  const { origin } = new URL((await page.request.get('/healthz')).url());
  const answer = await page.request.post(path, { data, headers: { origin } });
  expect(answer.status(), await answer.text()).toBe(status);
}

/** Sends a guest's package; its product is named like nothing else. */
async function submit(page: Page): Promise<{ product: string; email: string }> {
  const product = `Rye ${randomUUID()}`;
  const email = `guest-${randomUUID()}@example.com`;
  const data = bakeryRequest({ email, productName: product, storyboardFrames: [] });
  await post(page, '/api/functions/send-concept', data, 200);
  return { product, email };
}

async function expectAccessible(page: Page): Promise<void> {
  for (const [width, height] of [
    [390, 844],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expectNoAxeViolation(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
}

test('ADM-02 ADM-03 ADM-04 the house at a glance: figures, a search, a project in full, a file', async ({
  page,
  visitor,
}) => {
  const { product, email } = await submit(visitor);
  const june = await signUpOn(visitor);
  const project_name = `Wake ${randomUUID()}`;
  await post(visitor, '/api/projects', projectBody({ project_name }), 201);

  await page.goto('/admin');
  await expect(page.getByText('Payment tracking needed')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Audit log' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Mailbox' })).toHaveCount(0);
  const guest = table(page).getByRole('row').filter({ hasText: product });
  await expect(guest.getByRole('cell')).toHaveText([
    'Select',
    `${product}Submission`,
    `Guest User (${email.split('@')[0]})`,
    'N/A',
    'None',
    'New',
    'Nobody',
    /^\w{3} \d{1,2}, \d{4}$/,
    'Pipeline',
  ]);
  await expectAccessible(page);

  await search(page).fill(june.email);
  await expect(page).toHaveURL(/\?q=june-/);
  await expect(table(page).locator('tbody tr')).toHaveCount(1);
  await button(page, project_name).focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByText('Member')).toBeVisible();
  await expect(dialog(page).getByRole('link', { name: june.email })).toHaveAttribute(
    'href',
    `mailto:${june.email}`,
  );
  await expect(dialog(page).getByRole('article', { name: 'Script' })).toBeVisible();
  await expectAccessible(page);
  const address = page.url();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(button(page, project_name)).toBeFocused();
  await page.goto(address);
  await expect(dialog(page).getByText(project_name)).toBeVisible();
  await button(page, 'Close').click();

  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Export Found projects CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^projects-[\d-]+\.csv$/);
  expect(await readFile(await file.path(), 'utf8')).toContain(project_name);

  const tabs = page.getByRole('tablist', { name: 'Admin' });
  await tabs.getByRole('tab', { name: 'Projects' }).focus();
  await page.keyboard.press('End');
  await expect(tabs.getByRole('tab', { name: 'Analytics' })).toBeFocused();
  await expect(page).toHaveURL('/admin?tab=analytics');
  await page.goBack();
  await expect(table(page)).toBeVisible();
});

test('ADM-07 a mail that failed is seen at once, retried, and the act is in the audit log', async ({
  page,
  visitor,
  mails,
}) => {
  await page.goto('/admin/failures');
  await expect(page.getByText('Nothing has failed.')).toBeVisible();
  mails.moods.push({ recipient: 550 });
  const { email } = await submit(visitor);
  const row = page.getByRole('row').filter({ hasText: email });
  await expect(row).toContainText('Creative package mail', { timeout: 120_000 });
  await expectAccessible(page);
  await row.getByRole('button', { name: 'Retry' }).click();
  await expect(row).toHaveCount(0);
  await expect(page.getByText('Nothing has failed.')).toBeVisible();
  await expect
    .poll(() => mails.accepted.some((mail) => mail.includes(email)), { timeout: 120_000 })
    .toBe(true);

  await page.getByRole('link', { name: 'Back to Admin Dashboard' }).click();
  await page.getByRole('link', { name: 'Audit log' }).click();
  const act = page.getByRole('row').filter({ hasText: 'Retried a mail' });
  await expect(act).toContainText(adminEmail);
  await expectAccessible(page);
});

test('FN-02 a guest submission appears on the open dashboard by itself', async ({
  page,
  visitor,
}) => {
  const refused: string[] = [];
  await page.exposeFunction('noteRefused', (what: string) => refused.push(what));
  await page.addInitScript(
    "addEventListener('securitypolicyviolation', (event) => noteRefused(event.violatedDirective))",
  );
  await page.goto('/admin');
  await expect(page.getByRole('tab', { name: 'Projects' })).toBeVisible();
  await expect(page.getByText('Total Projects')).toBeVisible();
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  const { product } = await submit(visitor);
  await expect(button(page, product)).toBeVisible({ timeout: 120_000 });
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  expect(refused).toEqual([]);
});
