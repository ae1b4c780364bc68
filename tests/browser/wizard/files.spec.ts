// Files of a draft at step 8 and of a saved project: made, stopped, failed, and opened again.
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { expect, test } from '../house/site.ts';
import { expectGoodLook } from '../steps/good-look.ts';
import { bakery } from '../steps/products.ts';
import { openAt } from '../steps/seed.ts';
import { seedProject } from '../steps/seed-project.ts';
import { signUpOn } from '../steps/sign-up.ts';
import { expectToast } from '../steps/toast.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Download' });
const format = (page: Page, name: string) =>
  dialog(page).getByRole('button', { name: new RegExp(`^${name}`) });

async function openDownloads(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Download', exact: true }).click();
  await expect(dialog(page).getByText('Starter package', { exact: true })).toHaveCount(3);
}

test('FILE-02 FILE-06 a guest takes files away from step 8 before any address is asked for', async ({
  page,
}) => {
  await openAt(page, 8, bakery);
  await expect(page.getByRole('figure')).toHaveCount(4, { timeout: 120_000 });
  await openDownloads(page);
  await expectGoodLook(page);
  const waiting = page.waitForEvent('download');
  await format(page, 'Fountain').click();
  const fountain = await waiting;
  expect(fountain.suggestedFilename()).toMatch(/\.fountain$/);
  expect(await readFile(await fountain.path(), 'utf8')).toMatch(/^Title: /);
  await expect(dialog(page).getByText('Downloaded as')).toBeVisible();

  const zipping = page.waitForEvent('download');
  await format(page, 'Everything').press('Enter');
  const zip = unzipSync(new Uint8Array(await readFile(await (await zipping).path())));
  expect(Object.keys(zip)).toEqual(
    expect.arrayContaining(['project.json', 'frames/frame-1.png', 'frames/frame-4.png']),
  );
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Download', exact: true })).toBeFocused();
});

test('FILE-02 a file that is being made can be cancelled, and one that fails says so', async ({
  page,
}) => {
  await openAt(page, 8, bakery);
  await openDownloads(page);
  let asked = 0;
  await page.route('**/api/files/pdf', async (route) => {
    asked += 1;
    if (asked > 1) return route.fulfill({ status: 500, body: '' });
    // Never answered: whoever waits cancels.
  });
  await format(page, 'PDF').click();
  await expect(dialog(page).getByRole('progressbar', { name: 'Making PDF' })).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Cancel PDF' }).click();
  await expect(dialog(page).getByRole('progressbar')).toHaveCount(0);
  await expect(format(page, 'PDF')).toBeFocused();
  await format(page, 'PDF').click();
  await expect(dialog(page).getByText('PDF could not be made. Please try again.')).toBeVisible();
});

test('FILE-08 what belongs to the starter package says so, and is no button', async ({ page }) => {
  await openAt(page, 8, bakery);
  await openDownloads(page);
  await expect(format(page, 'Word')).toHaveCount(0);
  await expect(
    dialog(page).getByText('PowerPoint, Word and Final Draft, and your own logo'),
  ).toBeVisible();
});

test('FILE-02 FILE-07 a project is downloaded, and opened again as another one', async ({
  page,
}) => {
  await page.goto('/healthz');
  await signUpOn(page);
  const { id, project_name } = await seedProject(page, bakery);
  await page.goto(`/projects/${id}`);
  await openDownloads(page);
  await expectGoodLook(page);
  const waiting = page.waitForEvent('download');
  await format(page, 'Project file').click();
  const file = await (await waiting).path();

  await page.goto('/projects');
  const choose = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Open a Project File' }).click();
  const buffer = await readFile(file);
  await (await choose).setFiles({ name: 'a.json', mimeType: 'application/json', buffer });
  await expect(page).not.toHaveURL(new RegExp(`/projects/?$|${id}`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(project_name);

  await page.goto('/projects');
  await expect(page.getByRole('article')).toHaveCount(2);
  const again = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Open a Project File' }).click();
  const broken = { name: 'b.zip', mimeType: 'application/zip', buffer: buffer.subarray(0, 900) };
  await (await again).setFiles(broken);
  await expectToast(
    page,
    'This file was not opened',
    'This file is not JSON, or a part of it is missing.',
  );
});
