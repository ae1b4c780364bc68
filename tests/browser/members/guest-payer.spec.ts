// A guest pays and signs up afterwards, with the address that paid: elsewhere, and in the same tab.
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test } from '../house/site.ts';
import { expectGoodLook } from '../steps/good-look.ts';
import { pressInMail, signUp, verifyAddress } from '../steps/member-walk.ts';
import { openedCheckout, payOnSandbox } from '../steps/pay-on-sandbox.ts';
import { bakery } from '../steps/products.ts';
import { openAt } from '../steps/seed.ts';
import {
  answerMoney,
  button,
  directors,
  heading,
  sendPackage,
  skipAnalysis,
} from '../steps/walk.ts';

const payments = (page: Page) => page.getByRole('region', { name: 'Payments', exact: true });
const somebody = () => ({
  name: 'June Park',
  email: `june-${randomUUID()}@nightjar.example`,
  password: 'three quiet lanterns',
});

/** From step 8 to the page that tells of the payment; gives it with the order's number. */
async function payAsGuest(page: Page, email: string): Promise<{ done: Page; number: string }> {
  await openAt(page, 8, bakery);
  await sendPackage(page, email);
  await answerMoney(page, { amount: '12000' });
  await skipAnalysis(page);
  await directors(page).first().check();
  const done = await openedCheckout(page, () => button(page, 'Pay $12,000 now').click());
  await payOnSandbox(done);
  await expect(heading(done, 'Payment Successful!')).toBeVisible();
  const slate = done.getByRole('region', { name: 'Payment', exact: true });
  await expect(slate).toContainText(`Video Production - ${bakery.name}`);
  const [number = ''] = /AB-\d+/.exec(await slate.innerText()) ?? [];
  expect(number).toMatch(/^AB-\d{4,}$/);
  return { done, number };
}

/** What the account has of it, seen and asked for. */
async function expectNothing(page: Page): Promise<void> {
  await page.goto('/account#payments');
  await expect(payments(page)).toContainText('Payments');
  await expect(payments(page).getByText(/AB-\d/)).toHaveCount(0);
  const { payments: listed } = await (await page.request.get('/api/account/payments')).json();
  expect(listed).toEqual([]);
}

async function expectTheirs(page: Page, number: string): Promise<void> {
  await expect(payments(page)).toContainText(number);
  await page.goto('/account#payments');
  const row = payments(page).getByRole('listitem').filter({ hasText: number });
  await expect(row).toContainText(`Video Production - ${bakery.name}`);
  await expect(row).toContainText('$12,000');
  await expect(row.getByRole('button', { name: 'Request a refund' })).toBeVisible();
  const receipt = row.getByRole('link', { name: /receipt/i });
  const href = (await receipt.getAttribute('href')) ?? '';
  const pdf = await page.request.get(href);
  expect(pdf.headers()['content-type']).toBe('application/pdf');
  await row.getByRole('link', { name: 'See the project' }).click();
  await expect(page.getByRole('main').getByText('Greenlit', { exact: true })).toBeVisible();
  await page.goto('/projects');
  await expect(page.getByRole('article')).toHaveCount(1);
}

test('PAY-09 HOUSE-04 a guest’s order, receipt and project are theirs once the address is proved, and not before', async ({
  page,
  browser,
  baseURL,
}) => {
  const june = somebody();
  const { number } = await payAsGuest(page, june.email);
  const context = await browser.newContext({ baseURL: String(baseURL) });
  const home = await pressInMail(await context.newPage(), {
    address: june.email,
    subject: 'Your receipt from AD BUILDER',
    label: 'Sign in or up',
  });
  await signUp(home, june);
  await expect(home).toHaveURL(/\/account/);
  await expectNothing(home);
  await expectGoodLook(home);
  await home.goto('/projects');
  await expect(home.getByText('No Projects Yet')).toBeVisible();
  const verified = await verifyAddress(home, june.email, '/account#payments');
  await expectTheirs(verified, number);
  await expectGoodLook(verified);
  await context.close();
});

test('PAY-09 WIZ-13 who signs up in the tab that paid has one project, which is the paid one', async ({
  page,
}) => {
  const june = somebody();
  const { done, number } = await payAsGuest(page, june.email);
  await done.getByRole('link', { name: 'Sign in or up' }).click();
  await signUp(done, june);
  await expect(done).toHaveURL(/\/account/);
  await expectNothing(done);
  const verified = await verifyAddress(done, june.email, '/account#payments');
  await expectTheirs(verified, number);
});
