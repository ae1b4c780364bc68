// Steps 10 to 12: money is typed, help is had with it, directors are ranked and one is chosen. Where each
// amount leads, app/wizard/hiring/hiring.test.tsx says.
import { expect, expectNoAxeViolation, test } from '../house/site.ts';
import { moving } from '../steps/moving.ts';
import { bakery } from '../steps/products.ts';
import { openAt } from '../steps/seed.ts';
import { directors, heading, pressUnavailable } from '../steps/walk.ts';

test('WIZ-15 digits alone count in the amount, wherever they are typed', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openAt(page, 10, bakery, { answers: { budget: 'under-25k', schedule: 'asap' } });
  const amount = page.getByLabel('Specific budget amount');
  await amount.pressSequentially('12a0b00.50');
  await expect(amount).toHaveValue('$12a0b00.50');
  await expect(amount).toHaveAccessibleDescription(/no cents, no letters/);
  await amount.fill('12000');
  await expect(amount).toHaveValue('$12,000');
  for (let press = 0; press < 4; press++) await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Backspace'); // the digit before the comma
  await page.keyboard.type('9');
  await expect(amount).toHaveValue('$19,000');
  await page.keyboard.type('5'); // the caret is still behind the digit typed last
  await expect(amount).toHaveValue('$195,000');
  await amount.selectText();
  await page.evaluate(() => navigator.clipboard.writeText('$12,500.00'));
  await page.keyboard.press('ControlOrMeta+V');
  await amount.blur();
  await expect(amount).toHaveValue('$12,500');
});

test('WIZ-15 what choosing Under $25k brings up lies above the bar on a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAt(page, 10, bakery);
  await page.getByRole('group', { name: 'Production budget' }).getByLabel('Under $25k').check();
  const help = page.getByRole('button', { name: 'Help me choose an amount' });
  const bar = page.locator('.wizard-foot');
  await expect
    .poll(async () => {
      const [link, foot] = [await help.boundingBox(), await bar.boundingBox()];
      return link && foot ? link.y + link.height <= foot.y : false;
    })
    .toBe(true);
});

test('WIZ-16 WIZ-18 WIZ-24 help with the amount opens from its link and Back leads to 10 on a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAt(page, 10, bakery, { answers: { budget: 'under-25k', schedule: 'asap' } });
  const help = page.getByRole('button', { name: 'Help me choose an amount' });
  await help.click();
  await expect(heading(page, 'Choose an amount')).toBeFocused();
  await expect(page.getByText('Step 10 of 13')).toBeVisible();
  await expectNoAxeViolation(page);
  await pressUnavailable(page, 'Continue');
  const amount = page.getByLabel('Specific budget amount');
  await expect(amount).toHaveAccessibleDescription(/Please fill in an amount/);
  await page.getByRole('button', { name: 'Use $12,000' }).click();
  await expect(amount).toHaveValue('$12,000');
  await page.goBack();
  await expect(heading(page, 'Money and time')).toBeFocused();
  await expect(amount).toHaveValue('$12,000');
  await help.click();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(heading(page, 'Reading your brief against every director')).toBeFocused();
  // Whoever wants no motion sees the count alone.
  await expect.poll(() => moving(page)).toEqual([]);
  await expectNoAxeViolation(page);
  await page.goBack(); // the detour left no entry behind
  await expect(heading(page, 'Money and time')).toBeFocused();
});

test('MATCH-04 WIZ-18 each director stands in the order of points, with reasons and the sample badge', async ({
  page,
}) => {
  await openAt(page, 12, bakery);
  await expect(directors(page)).toHaveCount(12);
  const rows = page.locator('.match');
  const points = (await rows.locator('.match-score').allInnerTexts()).map(Number);
  expect(points).toEqual(points.toSorted((one, other) => other - one));
  expect(points[0]).toBeGreaterThan(points.at(-1) ?? 0);
  for (const row of await rows.all()) {
    await expect(row.getByText('Sample profile')).toBeVisible();
    await expect(row.getByText(/^From \$\d/)).toBeVisible(); // an invented price hides nobody's
  }
  // What most share is said once above the list, and in no row.
  const common = await page.locator('.matches-common').innerText();
  expect(common).toContain('Works with AI tools');
  await expect(page.locator('.match-reasons').getByText('Works with AI tools')).toHaveCount(0);
  const facts = await rows.first().locator('.match-reasons').first().innerText();
  await expect(directors(page).first()).toHaveAccessibleDescription(new RegExp(facts.slice(0, 12)));
  await test.step('a laptop’s screen shows three of them whole, above the bar', async () => {
    await page.setViewportSize({ width: 1366, height: 768 });
    await page.locator('.wizard-view').evaluate((view) => view.parentElement?.scrollTo({ top: 0 }));
    const bar = await page.locator('.chosen-director').boundingBox();
    const third = await rows.nth(2).boundingBox();
    if (!bar || !third) throw new Error('There are no three directors and a bar.');
    expect(third.y + third.height).toBeLessThanOrEqual(bar.y);
  });
  await test.step('Continue without a choice says so at the list on a phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await pressUnavailable(page, 'Continue');
    await expect(directors(page).first()).toBeFocused();
    const inSight = page.getByText('Please choose a director to go on.').evaluate((message) => {
      const { left, top, height } = message.getBoundingClientRect();
      return message.contains(document.elementFromPoint(left + 5, top + height / 2));
    });
    expect(await inSight).toBe(true); // not under the header
    await expect(directors(page).first()).toHaveAccessibleDescription(/Please choose a director/);
    await pressUnavailable(page, /^Pay /);
    await expect(directors(page).first()).toBeFocused();
    await page.keyboard.press('Space');
    await expect(directors(page).first()).toBeChecked();
    await expect(page.getByText('Please choose a director to go on.')).toHaveCount(0);
    await page.keyboard.press('ArrowDown');
    await expect(directors(page).nth(1)).toBeChecked();
  });
  await rows.first().locator('.match-name').click({ force: true }); // the radio lies over its row
  await expect(directors(page).first()).toBeChecked();
});

test('WIZ-19 11 shows the choice, and neither a call nor films that nobody configured', async ({
  page,
}) => {
  await openAt(page, 11, bakery);
  const director = page.getByRole('region', { name: 'Your director' });
  await expect(director.getByRole('heading')).toHaveText(/\w+ \w+/);
  await expect(director.getByText('Sample profile')).toBeVisible();
  const dialog = page.getByRole('dialog', { name: 'Concept wizard' });
  await expect(dialog.getByRole('link', { name: /strategy call/ })).toHaveCount(0);
  await expect(dialog.getByRole('heading', { name: 'Demo videos' })).toHaveCount(0);
  await expect(dialog.locator('iframe')).toHaveCount(0);
  const links = await dialog
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).origin));
  expect(new Set(links)).toEqual(new Set([new URL(page.url()).origin]));
  await page.getByRole('button', { name: 'Close & Return to Home' }).click();
  await expect(page.getByRole('button', { name: 'Get started' })).toBeFocused();
});
