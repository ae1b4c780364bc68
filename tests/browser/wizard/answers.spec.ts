// Steps 1 to 4 and 7: what is asked, what is missing, what is suggested.

import { expect, test } from '../house/site.ts';
import { bakery } from '../steps/products.ts';
import { openAt } from '../steps/seed.ts';
import { heading, openWizard, pressUnavailable } from '../steps/walk.ts';

test('WIZ-02 a click goes on by itself after 300 ms, and coming back does not', async ({
  page,
}) => {
  await openWizard(page);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('radio', { name: 'Creator' }).click();
  await page.clock.runFor(290);
  await expect(heading(page, 'Who is this ad for?')).toBeVisible();
  await page.clock.runFor(20);
  await expect(heading(page, 'Where will it run?')).toBeVisible();

  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page.getByRole('radio', { name: 'Creator' })).toBeChecked();
  await page.clock.runFor(2_000);
  await expect(heading(page, 'Who is this ad for?')).toBeVisible();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(heading(page, 'Where will it run?')).toBeVisible();
});

test('WIZ-01 WIZ-03 Continue comes with the first platform, and the first one chosen leads', async ({
  page,
}) => {
  await openWizard(page);
  await page.getByRole('radio', { name: 'Brand' }).click();
  await expect(heading(page, 'Where will it run?')).toBeVisible();
  const goOn = page.getByRole('button', { name: 'Continue', exact: true });
  await expect(goOn).toHaveCount(0);
  await page.getByRole('checkbox', { name: 'YouTube' }).check();
  await expect(goOn).toBeVisible();
  await page.getByRole('checkbox', { name: 'TikTok' }).check();
  await page.getByRole('checkbox', { name: 'Instagram' }).check();
  await expect(page.getByRole('checkbox', { name: /YouTube.*Primary/ })).toBeChecked();
  for (const name of ['YouTube', 'TikTok', 'Instagram'])
    await page.getByRole('checkbox', { name }).uncheck();
  await expect(goOn).toHaveCount(0);
});

test('WIZ-04 what is missing is said at the fields, and the first one has the focus', async ({
  page,
}) => {
  await openAt(page, 3, { ...bakery, name: '', description: '' });
  const name = page.getByLabel('Product name');
  const description = page.getByLabel('Description');
  await pressUnavailable(page, 'Continue');
  for (const field of [name, description]) {
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(/Please/);
  }
  await expect(name).toBeFocused();
  await name.fill(bakery.name);
  await expect(name).not.toHaveAttribute('aria-invalid');
  await description.fill('a'.repeat(2_001));
  await expect(description).toHaveAccessibleDescription(/2,000/);
  await pressUnavailable(page, 'Continue');
  await expect(heading(page, 'What is it about?')).toBeVisible();
  await expect(description).toHaveValue('a'.repeat(2_001));
  await description.fill(bakery.description);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(heading(page, 'How should it come across?')).toBeVisible();
});

test('WIZ-05 a suggestion changes nothing until it is accepted; Back leads to step 3', async ({
  page,
}) => {
  const description = `${bakery.description} In order to be early we are basically always up.`;
  await openAt(page, 3, { ...bakery, description });
  await page.getByRole('button', { name: 'Sharpen my details' }).click();
  await expect(heading(page, 'Sharpen your details')).toBeFocused();
  await expect(page.getByText('Step 3 of 13')).toBeVisible();
  const cards = page.getByRole('article');
  const before = await cards.count();
  expect(before).toBeGreaterThan(1);
  const suggestion = await cards.first().locator('dd').last().textContent();
  await cards
    .last()
    .getByRole('button', { name: /^Dismiss/ })
    .click();
  await expect(cards).toHaveCount(before - 1);
  await cards
    .first()
    .getByRole('button', { name: /^Accept/ })
    .click();
  await expect(cards).toHaveCount(before - 2);
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(heading(page, 'What is it about?')).toBeVisible();
  const fields = await page
    .getByRole('textbox')
    .evaluateAll((all) => all.map((field) => (field as HTMLTextAreaElement).value));
  expect(fields).toContain(suggestion?.replace(/^Suggested: /, ''));
  await page.getByRole('button', { name: 'Sharpen my details' }).click();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(heading(page, 'How should it come across?')).toBeVisible();
});

test('WIZ-09 Generate needs a style or voice-over only, which hides the character alone', async ({
  page,
}) => {
  await openAt(page, 7, bakery);
  const person = page.getByLabel('Character name');
  await pressUnavailable(page, 'Generate');
  await expect(
    page.getByText('Please choose a video style, or voice-over only.').first(),
  ).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Direct to Camera' })).toBeFocused();

  await page.getByRole('radio', { name: 'Direct to Camera' }).check();
  await person.fill('Rosa');
  await page.getByRole('radio', { name: 'Female' }).check();
  await page.getByRole('radio', { name: '45–55' }).check();
  // Every choice is on the page: no list has to be opened for one.
  await expect(page.getByRole('combobox')).toHaveCount(0);
  const choice = (group: string, name: string) =>
    page.getByRole('group', { name: group }).getByRole('radio', { name, exact: true });
  for (const [group, name] of [
    ['Hair color', 'Gray'],
    ['Eye color', 'Hazel'],
    ['Ethnicity', 'Middle Eastern'],
    ['Body type', 'Plus-size'],
  ] as const)
    await choice(group, name).check();
  await page.getByLabel('Wardrobe').fill('apron');
  await page.getByRole('checkbox', { name: 'Voice-over only' }).check();
  await expect(person).toHaveCount(0);
  await expect(page.getByRole('radio', { name: 'Female' })).toHaveCount(0);
  await expect(page.getByRole('group', { name: 'Hair color' })).toHaveCount(0);
  await expect(page.getByLabel('Wardrobe')).toHaveCount(0);
  await expect(page.getByLabel('Notes')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Voice-over only' }).uncheck();
  await expect(person).toHaveValue('Rosa');
  await expect(choice('Ethnicity', 'Middle Eastern')).toBeChecked();
});

test('WIZ-03 choosing a platform moves no card', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await openAt(page, 2, bakery, { answers: { platform: [], creativeApproach: '' } });
    const boxes = () =>
      page
        .locator('.choice-card')
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
    const before = await boxes();
    await page.getByRole('checkbox', { name: 'YouTube' }).check();
    await expect(page.getByText('Primary', { exact: true })).toBeVisible();
    expect(await boxes()).toEqual(before);
  }
});
