// A link to a project, from making it to ending it: two guests, one of them without JavaScript.
import type { Browser, Page } from '@playwright/test';
import { expect, test } from '../house/site.ts';
import { expectGoodLook } from '../steps/good-look.ts';
import { seatBelts } from '../steps/products.ts';
import { seedProject } from '../steps/seed-project.ts';
import { signUpOn } from '../steps/sign-up.ts';

const button = (at: Page | ReturnType<Page['getByRole']>, name: string | RegExp) =>
  at.getByRole('button', { name });
const passphrase = 'three quiet owls';
// A browser without a window says so, and is no visitor.
const userAgent = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';

async function guestOn(browser: Browser, address: string, javaScriptEnabled: boolean) {
  const context = await browser.newContext({
    javaScriptEnabled,
    userAgent,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  expect((await page.goto(address))?.status()).toBe(200);
  return page;
}

const said = (page: Page, text: string) => page.getByRole('article').filter({ hasText: text });

test('LINK-01 LINK-02 LINK-03 LINK-05 LINK-06 LINK-07 share, two guests comment, answer, resolve, approve, change, end', async ({
  page,
  browser,
}) => {
  await page.goto('/healthz');
  await signUpOn(page);
  const project = await seedProject(page, seatBelts);
  await page.goto('/projects');
  await page.getByRole('link', { name: 'Share' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(project.project_name);
  await expectGoodLook(page);
  await button(page, 'Make a link').click();
  const address = await page.getByLabel('Address', { exact: true }).inputValue();
  await page.getByLabel('Pass phrase').fill(passphrase);
  await button(page, 'Save').click();
  await expect(page.getByText('Asked for')).toBeVisible();
  await expectGoodLook(page);

  const ana = await guestOn(browser, address, false);
  await expect(ana.getByText(project.project_name)).toHaveCount(0);
  await ana.getByLabel('Pass phrase').fill('three quiet cats');
  await button(ana, 'Open').click();
  await expect(ana.getByText('This is not the pass phrase.')).toBeVisible();
  await ana.getByLabel('Pass phrase').fill(passphrase);
  await button(ana, 'Open').click();
  await expect(ana.getByRole('heading', { level: 1 })).toHaveText(project.project_name);
  await expect(ana.getByRole('figure')).toHaveCount(4);
  await ana.getByRole('link', { name: 'Comment on frame 2' }).click();
  await expect(ana.getByLabel('About')).toHaveValue('frame-2');
  await ana.getByLabel('Comment', { exact: true }).fill('Show <b>the belt</b>.');
  await button(ana, 'Send comment').click();
  await expect(ana.getByText('Please fill this in.')).toBeVisible();
  await expect(ana.getByLabel('Comment', { exact: true })).toHaveValue('Show <b>the belt</b>.');
  await expect(ana.getByLabel('About')).toHaveValue('frame-2');
  await ana.locator('#write').getByLabel('Your name').fill('Ana');
  await button(ana, 'Send comment').click();
  await expect(ana.locator('#said')).toContainText('Your comment is there.');
  await expect(said(ana, 'Show <b>the belt</b>.')).toBeVisible();
  await expect(said(page, 'Show <b>the belt</b>.')).toBeVisible();

  await page.getByRole('button', { name: 'Ask for no pass phrase' }).click();
  await expect(page.getByText('Asked for')).toBeHidden();
  const ben = await guestOn(browser, address, true);
  await expectGoodLook(ben);
  await ben.getByRole('link', { name: 'Comment on row 1' }).press('Enter');
  await expect(ben.getByLabel('Comment', { exact: true })).toBeFocused();
  await ben.keyboard.type('Open on the road.');
  await ben.keyboard.press('Tab');
  await ben.keyboard.type('Ben');
  await ben.keyboard.press('Tab');
  await ben.keyboard.press('Enter');
  await expect(ben.locator('#said')).toBeFocused();
  await expect(ben.getByLabel('Comment', { exact: true })).toHaveValue('');
  await expect(said(page, 'Open on the road.')).toBeVisible();
  await expect(page.getByText('Visitors').locator('..')).toContainText('1');

  const thread = said(page, 'Show <b>the belt</b>.');
  await thread.getByText('Answer Ana').click();
  await thread.getByLabel('Answer').fill('It is in frame 4.');
  await button(thread, 'Send answer').click();
  await expect(thread.getByText('It is in frame 4.')).toBeVisible();
  await button(thread, /^Resolve/).press('Enter');
  await expect(page.getByRole('heading', { name: 'Comments' })).toBeFocused();
  await page.getByText('1 resolved comment').click();
  await expectGoodLook(page);

  await ben.reload();
  await ben.getByText('1 resolved comment').click();
  await expect(said(ben, 'It is in frame 4.')).toBeVisible();
  await ben.getByLabel('Comment', { exact: true }).fill('Half a thought');
  await ben.getByRole('link', { name: 'Answer Ana' }).press('Enter');
  await expect(ben.getByLabel('Answer to Ana')).toBeFocused();
  await ben.keyboard.type('Then it is fine.');
  await button(ben, 'Send answer').click();
  await expect(ben.locator('#said')).toContainText('Your answer is there.');
  await expect(said(page, 'Then it is fine.')).toBeVisible();
  await expect(ben.getByLabel('Comment', { exact: true })).toHaveValue('Half a thought');
  const approval = ben.locator('#approve');
  await expect(approval.getByLabel('Your name')).toHaveValue('Ben');
  await button(approval, 'Approve this take').click();
  await expect(ben.locator('#said')).toContainText('You approved this take.');
  await expect(page.getByText('approved what stands now')).toBeVisible();

  const read = await (await page.request.get(`/api/projects/${project.id}`)).json();
  const [row = ''] = project.script.match(/^VIDEO: .*$/m) ?? [];
  const changed = await page.request.patch(`/api/projects/${project.id}`, {
    data: {
      updated_at: read.updated_at,
      script: project.script.replace(row, 'VIDEO: WS. A road at dusk.'),
    },
    headers: { origin: new URL(address).origin },
  });
  expect(changed.status()).toBe(200);
  await ana.goto(address);
  await expect(ana.getByText('Since then: 1 line of the script.')).toBeVisible();
  await ana.getByText('Show what changed').click();
  await expect(ana.getByRole('insertion')).toHaveText('VIDEO: WS. A road at dusk.');
  await expect(ana.getByRole('deletion')).toHaveText(row);
  await ana.getByRole('link', { name: /^Show that take/ }).click();
  await expect(ana.getByText('This is the take that Ben approved')).toBeVisible();
  await expect(ana.getByRole('table')).not.toContainText('A road at dusk.');
  await ana.getByRole('link', { name: 'Show what stands now' }).click();
  await expect(ana.getByRole('table')).toContainText('A road at dusk.');
  await ben.reload();
  await ben.getByText('Show what changed').click();
  await expectGoodLook(ben);

  await button(page, 'End the link').click();
  await button(page.getByRole('dialog'), 'End the link').click();
  await expect(button(page, 'Make a link')).toBeVisible();
  await expect(said(page, 'Open on the road.')).toBeVisible();
  expect((await ben.reload())?.status()).toBe(410);
  await expect(ben.getByText('This link has ended')).toBeVisible();
});
