// Payments and the starter package on the account page, paid on the sandbox's own checkout.
import type { Page } from '@playwright/test';
import { projectBody } from '../../builders/project-body.ts';
import { expect, expectNoAxeViolation, test } from '../house/site.ts';
import { expectGoodLook } from '../steps/good-look.ts';
import { payOnSandbox } from '../steps/pay-on-sandbox.ts';
import { signUpOn } from '../steps/sign-up.ts';
import { expectToast } from '../steps/toast.ts';

const section = (page: Page) => page.getByRole('region', { name: 'Payments', exact: true });
const button = (page: Page, name: string | RegExp) => section(page).getByRole('button', { name });

/** A project of $12,000 whose checkout is open. */
async function orderProject(page: Page, email: string): Promise<void> {
  const { origin } = new URL((await page.request.get('/healthz')).url());
  const headers = { origin };
  const { form_data, ...body } = projectBody();
  const data = {
    ...body,
    form_data: { ...form_data, budget: 'under-25k', specificBudget: '$12,000' },
  };
  const saved = await page.request.post('/api/projects', { data, headers });
  expect(saved.status(), await saved.text()).toBe(201);
  const { id: projectId } = (await saved.json()) as { id: string };
  const asked = await page.request.post('/api/functions/create-payment', {
    data: { amount: 12_000, productName: 'Anything', email, projectId },
    headers,
  });
  expect(asked.status(), await asked.text()).toBe(200);
}

test('PAY-06 PAY-09 a payment is gone on with, then given back by keyboard within its guarantee', async ({
  page,
}) => {
  const { email } = await signUpOn(page);
  await orderProject(page, email);
  await page.goto('/account#payments');
  await expect(section(page)).toContainText('Test payments.');
  await expect(section(page)).toContainText('Not paid yet');
  const opened = page.waitForEvent('popup');
  await section(page)
    .getByRole('link', { name: /Continue to payment/ })
    .click();
  const checkout = await opened;
  await payOnSandbox(checkout);
  await expect(checkout.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();

  // The tab it was begun in has heard of it.
  await expect(section(page)).toContainText(/(2 days 23 hours|3 days) left to get all of it back/);
  await expectGoodLook(page);
  await button(page, /Request a refund/).focus();
  await page.keyboard.press('Enter');
  await expect(section(page).getByText('All of it, $12,000, is given back')).toBeFocused();
  await expectNoAxeViolation(page);
  await page.keyboard.press('Tab');
  await expect(button(page, 'Give $12,000 back')).toBeFocused();
  await page.keyboard.press('Enter');
  await expectToast(
    page,
    'Your payment was given back',
    '$12,000 was given back the way you paid.',
  );
  await expect(section(page)).toContainText('Given back');
  await page.reload();
  await expect(section(page)).toContainText('$12,000 was given back the way you paid.');
  await expect(button(page, /Request a refund/)).toHaveCount(0);
});

test('PAY-05 PAY-09 a trial is begun from the account, canceled in two presses, and kept after all', async ({
  page,
}) => {
  await signUpOn(page);
  await page.goto('/account#payments');
  await expectGoodLook(page);
  await section(page).getByLabel('I have read this and agree').check();
  const opened = page.waitForEvent('popup');
  await button(page, 'Start 7-day free trial').click();
  const checkout = await opened;
  await checkout.waitForURL(/\/sandbox\/checkout\//);
  await payOnSandbox(checkout);
  await expect(checkout.getByRole('heading', { name: 'Your trial has started' })).toBeVisible();

  await expect(section(page)).toContainText('Free trial');
  await button(page, 'Cancel subscription').click();
  await expect(section(page)).toContainText(/It stays yours until .+, and nothing is charged\./);
  await page.getByRole('button', { name: /^Cancel subscription, it runs until / }).click();
  await expectToast(page, 'Subscription canceled');
  await expect(section(page)).toContainText('Canceled');
  await page.reload();
  await button(page, 'Keep it after all').click();
  await expectToast(page, 'Subscription kept');
  await expect(button(page, 'Cancel subscription')).toBeVisible();
  await expectGoodLook(page);

  await button(page, 'Cards and receipts').click();
  await page.waitForURL(/\/sandbox\/portal\//);
});
