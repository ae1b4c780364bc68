// What a member does with a saved project, from the list to its end.
import type { Page } from '@playwright/test';
import { expect } from '../house/site.ts';
import { withFirstPicture } from './first-picture.ts';
import { header, openMail } from './member-walk.ts';
import { expectPhone } from './phone.ts';
import type { Product } from './products.ts';
import { expectToast } from './toast.ts';
import { button } from './walk.ts';

export const title = (page: Page) => page.getByRole('heading', { level: 1 });
export const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const firstFrame = (page: Page) =>
  page.getByRole('tabpanel').getByRole('figure').getByRole('img').first();

export async function readProject(page: Page, product: Product): Promise<void> {
  await header(page).getByRole('link', { name: 'Projects' }).click();
  const card = page.getByRole('article');
  await expect(card).toHaveCount(1);
  await expect(card).toContainText(product.name);
  await expectPhone(page);
  await card.getByRole('link', { name: 'View' }).click();
  const panel = page.getByRole('tabpanel');
  await expect(panel).toContainText(product.description);
  await expect(panel).toContainText(product.audience);
  await expectPhone(page);
  await tab(page, 'Creative Brief').click();
  await expect(panel.getByRole('heading', { name: 'Objective' })).toBeVisible();
  await tab(page, 'Script').click();
  await expect(panel).toContainText(product.character);
  await tab(page, 'Storyboard').click();
  await expect(panel.getByRole('figure')).toHaveCount(4);
}

export async function rename(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name: 'Edit Project' }).click();
  await page.getByLabel('Project Name').fill(name);
  await expectPhone(page);
  await button(page, 'Save Changes').click();
  await expectToast(page, 'Project Updated', 'Project updated successfully!');
  await expect(title(page)).toHaveText(name);
}

/** From the detail and back to it. */
export async function redrawAndRestore(page: Page): Promise<void> {
  await tab(page, 'Storyboard').click();
  const drawnBefore = String(await firstFrame(page).getAttribute('src'));
  await page.getByRole('link', { name: 'Edit Project' }).click();
  const script = page.getByRole('textbox', { name: 'Script', exact: true });
  const written = await script.inputValue();
  await script.fill(withFirstPicture(written, 'WS, static. A boat on a river.'));
  await button(page, 'Regenerate').click();
  await expectToast(page, 'Storyboard Generated', 'Storyboard generated successfully!');
  await button(page, 'Save Changes').click();
  await expect(title(page)).toBeVisible();
  await tab(page, 'Storyboard').click();
  await expect(firstFrame(page)).not.toHaveAttribute('src', drawnBefore);
  await button(page, 'Restore this take').click();
  await expectToast(page, 'Take restored');
  await expect(firstFrame(page)).toHaveAttribute('src', drawnBefore);
}

export async function mailProject(page: Page, address: string, name: string): Promise<void> {
  await button(page, 'Email Project').click();
  await expectToast(page, 'Email Sent');
  const opening = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Open the mailbox' }).click();
  const mailbox = await opening;
  await openMail(mailbox, address, `“${name}”, your creative package`);
  await expect(mailbox.frameLocator('iframe').getByRole('img').first()).toBeVisible();
  await mailbox.close();
}

export async function deleteProject(page: Page, name: string): Promise<void> {
  await button(page, `Delete ${name}`).click();
  await button(page, 'Delete project').click();
  await expectToast(page, 'Project Deleted', 'The project has been successfully deleted.');
  await expect(page.getByText('No Projects Yet')).toBeVisible();
}
