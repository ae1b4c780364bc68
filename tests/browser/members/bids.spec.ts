// Directors asked for bids through the house, since all of this one are invented; one accepted.
import type { Page } from '@playwright/test';
import { test as base, expect, roomyLimits } from '../house/site.ts';
import { startHouse } from '../house/start-house.ts';
import { expectGoodLook } from '../steps/good-look.ts';
import { verifyAddress } from '../steps/member-walk.ts';
import { bakery } from '../steps/products.ts';
import { seedProject } from '../steps/seed-project.ts';
import { signUpOn } from '../steps/sign-up.ts';

const test = base.extend<object, { site: Awaited<ReturnType<typeof startHouse>> }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a test wants from this pattern
    async ({}, use) => {
      const server = await startHouse({ ...roomyLimits, ADMIN_EMAILS: 'ada@house.example' });
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});

const button = (at: Page | ReturnType<Page['getByRole']>, name: string | RegExp) =>
  at.getByRole('button', { name });

/** The addresses of the forms in the mails that the house is to pass on. */
async function mailedForms(page: Page, count: number): Promise<string[]> {
  const mails = page.getByRole('link').filter({ hasText: 'A client asks for your bid' });
  await expect(async () => {
    await page.goto('/mailbox');
    await expect(mails).toHaveCount(count, { timeout: 2_000 });
  }).toPass({ timeout: 120_000 });
  const forms: string[] = [];
  for (let at = 0; at < count; at++) {
    await page.goto('/mailbox');
    await mails.nth(at).click();
    const way = page.frameLocator('iframe').getByRole('link', { name: 'Make a bid' });
    forms.push((await way.getAttribute('href')) ?? '');
  }
  return forms;
}

async function makeBid(page: Page, price: string): Promise<void> {
  await page.getByLabel('Price').fill('a lot');
  await page.getByLabel('Days').fill('12');
  await page.getByLabel('What is included').fill('Two shooting days, crew, edit and grade.');
  await page.getByLabel('When you are free').fill('From January 11');
  await page.getByLabel('A reference').fill('https://reel.example/one');
  await button(page, 'Send bid').click();
  await expect(page.getByText('Whole dollars in digits, please')).toBeVisible();
  await expect(page.getByLabel('Days')).toHaveValue('12');
  await page.getByLabel('Price').fill(price);
  await button(page, 'Send bid').click();
  await expect(page.locator('#said')).toContainText('Your bid is with the client.');
}

test('LINK-09 three directors are asked, two make bids, one of them without JavaScript, one is accepted', async ({
  page,
  browser,
}) => {
  await page.goto('/healthz');
  const owner = await signUpOn(page);
  const verified = await verifyAddress(page, owner.email);
  await verified.close();
  const project = await seedProject(page, bakery);
  await page.goto(`/projects/${project.id}/share`);
  await page.getByRole('link', { name: 'Ask directors for bids' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(project.project_name);
  for (const at of [0, 1, 2]) await page.getByRole('checkbox').nth(at).check();
  await expectGoodLook(page);
  await button(page, 'Ask 3 directors for a bid').click();
  await expect(page.getByRole('article')).toHaveCount(3);
  await expect(page.getByRole('article').first()).toContainText('Asked through us');

  const mailbox = await page.context().newPage();
  const [first = '', second = ''] = await mailedForms(mailbox, 3);
  const plain = await browser.newContext({ javaScriptEnabled: false });
  const one = await plain.newPage();
  expect((await one.goto(first))?.headers()['x-robots-tag']).toContain('noindex');
  await expect(one.getByRole('heading', { level: 1 })).toHaveText(project.project_name);
  await makeBid(one, '$38,000');
  const other = await (await browser.newContext()).newPage();
  await other.goto(second);
  await expectGoodLook(other);
  await makeBid(other, '52000');

  const cheaper = page.getByRole('article').filter({ hasText: '$38,000' });
  await expect(cheaper).toBeVisible();
  await expect(page.getByRole('article').filter({ hasText: '$52,000' })).toBeVisible();
  await expectGoodLook(page);
  await button(cheaper, /^Accept/).click();
  await button(page.getByRole('dialog'), 'Accept this bid').click();
  await expect(cheaper).toContainText('Accepted');
  await expect(page.getByText('Declined')).toHaveCount(2);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('region', { name: 'What the film asks for' })).toContainText(
    'Shooting days',
  );
  await one.reload();
  await expect(one.getByText('The client accepted your bid.')).toBeVisible();
  await other.reload();
  await expect(other.getByText('has decided for another director')).toBeVisible();
  await expect(button(other, 'Send bid')).toHaveCount(0);
});
