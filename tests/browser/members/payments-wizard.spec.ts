// Paying at the wizard's end: a guest for a production, a member for the starter package.
import type { Page } from '@playwright/test';
import { expect, test } from '../house/site.ts';
import { expectGoodLook } from '../steps/good-look.ts';
import { openMail, signUp } from '../steps/member-walk.ts';
import { openedCheckout, payOnSandbox } from '../steps/pay-on-sandbox.ts';
import { bakery } from '../steps/products.ts';
import { openAt } from '../steps/seed.ts';
import { signUpOn } from '../steps/sign-up.ts';
import { expectToast } from '../steps/toast.ts';
import { button, directors, heading } from '../steps/walk.ts';

const payments = (page: Page) => page.getByRole('region', { name: 'Payments', exact: true });
const ticket = (page: Page) => page.getByRole('region', { name: 'Starter package' });
// What is paid for stays paid: no other test has this package.
const rye = { ...bakery, name: 'Rye at Nine' };
const starting = 'Start 7-day free trial';

test('WIZ-18 PAY-01 PAY-06 a guest pays $12,000 at step 12, and 11 says so', async ({ page }) => {
  await openAt(page, 12, rye);
  await directors(page).nth(2).check();
  const checkout = await openedCheckout(page, () => button(page, 'Pay $12,000 now').click());
  await expect(heading(page, 'What happens next')).toBeFocused();
  await expectToast(page, 'Payment Page Opened');
  await expect(heading(page, 'Your payment is not finished')).toBeVisible();
  await payOnSandbox(checkout);
  await expect(heading(checkout, 'Payment Successful!')).toBeVisible();
  await expect(heading(page, 'Your payment has arrived')).toBeVisible();
  await page.reload();
  await expect(heading(page, 'Your payment has arrived')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Pay / })).toHaveCount(0);
  await expectGoodLook(page);
});

test('WIZ-20 PAY-02 who is signed out signs up on the way and is back at the ticket', async ({
  page,
}) => {
  await openAt(page, 13, bakery);
  await button(page, starting).click();
  await expectToast(page, 'Login Required', 'Please sign in to start your 7-day free trial.');
  await expect(page).toHaveURL(/\/auth/);
  const email = `june-${crypto.randomUUID()}@nightjar.example`;
  await signUp(page, { name: 'June Park', email, password: 'three quiet lanterns' });
  await expect(ticket(page)).toBeVisible();
  await button(page, starting).click();
  await expect(page.getByText('Please agree to the terms before you start.')).toBeVisible();
  await expect(ticket(page).getByRole('checkbox')).toBeFocused();
  await expectGoodLook(page);
});

test('WIZ-20 PAY-04 PAY-05 PAY-09 a trial begun at step 13 is charged, then fails to be', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto('/healthz');
  const june = await signUpOn(page);
  await openAt(page, 13, bakery);
  await ticket(page).getByRole('checkbox', { name: 'I agree to this' }).check();
  const checkout = await openedCheckout(page, () => button(page, starting).click());
  await checkout.setViewportSize({ width: 390, height: 900 });
  await expect(heading(checkout, '7 days free')).toBeVisible();
  await expectGoodLook(checkout);
  await payOnSandbox(checkout);
  await expect(heading(checkout, 'Your trial has started')).toBeVisible();
  await expect(ticket(page)).toContainText('Your trial runs. The first $9.99 is due on');

  await checkout.getByRole('link', { name: 'See your subscription' }).click();
  await payments(checkout).getByRole('button', { name: 'Cards and receipts' }).click();
  await checkout.waitForURL(/\/sandbox\/portal\//);
  await button(checkout, 'End the trial now').click();
  await expect(checkout.getByText('$9.99 was paid.')).toBeVisible();
  await button(checkout, 'Make the next renewal fail').click();
  await expect(checkout.getByText('The next charge will fail.')).toBeVisible();
  await button(checkout, 'Renew now').click();
  await expect(checkout.getByText('The charge of $9.99 failed.')).toBeVisible();
  await expectGoodLook(checkout);
  await checkout.getByRole('link', { name: 'Back to your account' }).click();
  await expect(payments(checkout)).toContainText('The last charge of $9.99 did not go through.');
  const invoices = payments(checkout).getByRole('table').getByRole('row');
  await expect(invoices.filter({ hasText: '$9.99' })).toContainText(['Failed', 'Paid']);
  await expectGoodLook(checkout);
  await openMail(checkout, june.email, 'A charge for your starter package did not go through');
});
