// The wizard's end where the house has directors, films, a call and an address of its own.

import { callUrl, demoVideos, expect, houseAddress, test, untilSynced } from '../house/own-feed.ts';
import { expectNoAxeViolation } from '../house/site.ts';
import { cutOff } from '../steps/cut-off.ts';
import { bakery } from '../steps/products.ts';
import { openAt } from '../steps/seed.ts';
import { directors, heading, openMail } from '../steps/walk.ts';

test.beforeEach(({ request }) => untilSynced(request));

test("DIR-08 MATCH-04 the house's directors are ranked without a price or a way past the house", async ({
  page,
}) => {
  const told: string[] = [];
  page.on('response', async (response) => {
    if (response.url().endsWith('match-directors')) told.push(await response.text());
  });
  await openAt(page, 12, bakery);
  await expect(directors(page)).toHaveCount(4);
  await expect(page.getByText('Bento Ocupado')).toHaveCount(0); // busy: not on offer
  await expect(page.getByText('Sample profile')).toHaveCount(0);
  await expect(page.locator('.match-price')).toHaveCount(0);
  await expect(page.locator('.matches')).not.toContainText('$');
  await expectNoAxeViolation(page);
  await page.setViewportSize({ width: 320, height: 640 }); // with a very long name
  expect(await cutOff(page)).toEqual([]);
  const all = [
    ...told,
    await page.content(),
    await page.evaluate(() => JSON.stringify(sessionStorage)),
  ];
  expect(told.join()).toContain('Ada Ferreira');
  for (const secret of ['secret.example', '555 0187', '87654321', '76543210', '76,543,210'])
    expect(
      all.some((text) => text.includes(secret)),
      secret,
    ).toBe(false);
  const profile = page.getByRole('link', { name: 'View profile of Ada Ferreira in a new tab' });
  await expect(profile).toHaveAttribute('href', '/director/ada');
  await expect(profile).toHaveAttribute('target', '_blank');
});

test('WIZ-18 what was asked for lies in the mailbox of the house', async ({ page, context }) => {
  await openAt(page, 12, bakery, { answers: { schedule: 'asap', mediaBuyingServices: true } });
  await page.getByRole('radio', { name: 'Select Ada Ferreira' }).check();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(heading(page, 'What happens next')).toBeFocused();
  const mailbox = await context.newPage();
  await openMail(mailbox, '/mailbox', houseAddress);
  await expect(heading(mailbox, 'A production request at AD BUILDER')).toBeVisible();
  const mail = mailbox.frameLocator('iframe').locator('body');
  for (const said of ['Ada Ferreira', bakery.name, '$12,000', 'ASAP', 'Yes, please'])
    await expect(mail).toContainText(said);
});

test('WIZ-19 11 offers the call and the films of the house, and a player on a press alone', async ({
  page,
}) => {
  const players: string[] = [];
  await page.route(/^https:/, (route) => {
    players.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<button>Player</button>' });
  });
  await openAt(page, 11, bakery);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    const card = page.getByRole('region', { name: 'Your director' });
    const [label, name] = await Promise.all([
      card.getByText('Your director').boundingBox(),
      card.getByRole('heading').boundingBox(),
    ]);
    expect(name?.x).toBe(label?.x); // one column beside the portrait
    const call = page.getByRole('link', { name: 'Book a strategy call (opens in a new tab)' });
    await expect(call).toHaveAttribute('href', callUrl);
    await expect(call).toHaveAttribute('target', '_blank');
    await expect(page.getByRole('button', { name: /^Play demo video/ })).toHaveCount(3);
    await expectNoAxeViolation(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  expect(players).toEqual([]);
  await page.getByRole('button', { name: 'Play demo video 2' }).press('Enter');
  await expect(page.locator('iframe[title="Demo video 2"]')).toBeFocused();
  await expect(page.frameLocator('iframe').getByText('Player')).toBeVisible();
  expect(players).toHaveLength(1);
  expect(players[0]).toContain(new URL(demoVideos[1] ?? '').pathname);
});
