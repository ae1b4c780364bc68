// The house's leads, run by mouse and by keyboard.
import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { projectBody } from '../../builders/project-body.ts';
import { expect, test } from '../house/admin-site.ts';
import { expectNoAxeViolation } from '../house/site.ts';
import { signUpOn } from '../steps/sign-up.ts';

const table = (page: Page) => page.getByRole('region', { name: 'Projects table' });
const row = (page: Page, name: string) => table(page).getByRole('row').filter({ hasText: name });
const names = (page: Page) => table(page).getByRole('row').getByRole('button').allInnerTexts();
const many = (page: Page) => page.getByRole('region', { name: 'Those selected' });
const optionOf = async (list: Locator, name: string) =>
  (await list.getByRole('option').filter({ hasText: name }).getAttribute('value')) ?? '';
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Project Details' });

const isFocusSeen = (page: Page) =>
  page.evaluate(() => {
    const at = document.activeElement;
    if (!at) return false;
    const { left, top, width, height } = at.getBoundingClientRect();
    const over = document.elementFromPoint(left + width / 2, top + height / 2);
    return at === over || at.contains(over);
  });

/** Three projects of one client, with what leads are told apart by. */
async function threeLeads(
  visitor: Page,
): Promise<{ word: string; leads: [string, string, string] }> {
  await signUpOn(visitor);
  const word = `Lead${randomUUID().slice(0, 8)}`;
  const money = [
    { budget: 'under-25k', specificBudget: '$6,000', schedule: 'asap' },
    { budget: '50k-100k', schedule: '3-4weeks', selectedDirector: 'odalys-brandt-vey' },
    { budget: '25k-50k', schedule: '1-2months' },
  ];
  const { origin } = new URL((await visitor.request.get('/healthz')).url());
  const leads = [`${word} A`, `${word} B`, `${word} C`] as [string, string, string];
  for (const [at, project_name] of leads.entries()) {
    const body = projectBody({ project_name });
    const form_data = { ...body.form_data, ...money[at] };
    const data = { ...body, form_data };
    const answer = await visitor.request.post('/api/projects', { data, headers: { origin } });
    expect(answer.status(), await answer.text()).toBe(201);
  }
  return { word, leads };
}

async function findLeads(page: Page, word: string): Promise<void> {
  await page.goto('/admin');
  await page.getByRole('searchbox', { name: 'Search' }).fill(word);
  await expect(table(page).getByRole('row')).toHaveCount(4); // and the heads
}

test('HOUSE-11 leads are told apart, moved and given away by mouse, sorted and narrowed', async ({
  page,
  visitor,
}) => {
  const { word, leads } = await threeLeads(visitor);
  const [a, b, c] = leads;
  await findLeads(page, word);
  await expect(row(page, a)).toContainText('$6,000');
  await expect(row(page, a)).toContainText('ASAP');
  await expect(row(page, b)).toContainText('Odalys Brandt-Vey');
  await expect(row(page, b)).toContainText('3–4 weeks');

  await row(page, a).getByRole('checkbox').check();
  await row(page, c).getByRole('checkbox').check();
  await expect(many(page)).toContainText('2 selected');
  await many(page).getByLabel('Move to').selectOption('Contacted');
  await many(page).getByRole('button', { name: 'Move 2 projects to Contacted' }).click();
  for (const one of [a, c]) await expect(row(page, one)).toContainText('Contacted');
  await expect(row(page, b)).toContainText('New');
  await many(page)
    .getByLabel('Give to')
    .selectOption(await optionOf(many(page).getByLabel('Give to'), 'Ada'));
  await many(page)
    .getByRole('button', { name: /^Give 2 projects to Ada / })
    .click();
  for (const one of [a, c]) await expect(row(page, one)).toContainText('Ada Hausen');
  await many(page).getByRole('button', { name: 'Clear selection' }).click();
  await expect(many(page)).toHaveCount(0);

  await page.getByLabel('Sorted by').selectOption('Budget, largest first');
  await expect.poll(() => names(page)).toEqual([b, c, a]);
  await page.getByLabel('Sorted by').selectOption('Name');
  await expect.poll(() => names(page)).toEqual([a, b, c]);
  await page.getByLabel('Stage').selectOption('Contacted');
  await expect.poll(() => names(page)).toEqual([a, c]);
  await page.reload(); // it all stands in the address
  await expect.poll(() => names(page)).toEqual([a, c]);
  await page.getByLabel('Assigned to').selectOption('Nobody');
  await expect(table(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Clear the search' }).click();
  await expect(row(page, b)).toBeVisible();

  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await row(page, b).getByRole('checkbox').check();
    await expectNoAxeViolation(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await expect(table(page).locator('th').first()).toHaveText('Select all');
    await expect(table(page).locator('th label').first()).not.toHaveCSS('display', 'none');
    // Going up by keyboard, what has the focus is not under the bar.
    await page.setViewportSize({ width, height: 480 });
    await row(page, b).getByRole('checkbox').focus();
    const name = row(page, a).getByRole('button');
    await name.evaluate((one) => scrollBy(0, one.getBoundingClientRect().top - 120));
    await page.keyboard.press('Shift+Tab');
    expect(await isFocusSeen(page)).toBe(true);
  }
});

test('HOUSE-11 the same by keyboard alone, with a note', async ({ page, visitor }) => {
  const { word, leads } = await threeLeads(visitor);
  const [a, b] = leads;
  await findLeads(page, word);
  await row(page, a).getByRole('checkbox').focus();
  await page.keyboard.press('Space');
  await expect(many(page)).toContainText('1 selected');
  await row(page, b).getByRole('checkbox').focus();
  await page.keyboard.press('Space');
  await expect(many(page)).toContainText('2 selected');
  await many(page).getByLabel('Move to').focus();
  await page.keyboard.type('In pro');
  await many(page)
    .getByRole('button', { name: /^Move .* to In production$/ })
    .press('Enter');
  await expect(row(page, b)).toContainText('In production');
  await expect(row(page, a)).toContainText('In production');
  await many(page).getByLabel('Give to').focus();
  await page.keyboard.type('Ada');
  await many(page)
    .getByRole('button', { name: /^Give .* to Ada / })
    .press('Enter');
  await expect(row(page, a)).toContainText('Ada Hausen');

  const opens = row(page, a).getByRole('button', { name: a });
  await opens.focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeVisible();
  await dialog(page).getByLabel('Note').focus();
  await page.keyboard.type('Called; wants a quote by Friday.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByText('Called; wants a quote by Friday.')).toBeVisible();
  await dialog(page).getByLabel('Stage').focus();
  await page.keyboard.type('Bid');
  await expect(dialog(page).getByLabel('Stage')).toHaveValue('quoted');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(opens).toBeFocused();
  await expect(row(page, a)).toContainText('Bid sent');
  await expect(row(page, a)).toContainText('1 note');

  // Notes are taken back by who wrote them.
  await page.keyboard.press('Enter');
  await dialog(page).getByRole('button', { name: 'Delete this note' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Delete note' }).press('Enter');
  await expect(dialog(page).getByText('Called; wants')).toHaveCount(0);
  await expect(dialog(page).getByLabel('Note')).toBeFocused();
});
