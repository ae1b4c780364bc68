// Paying on the sandbox's checkout, as somebody with a test card does it.
import type { Page } from '@playwright/test';
import { expect } from '../house/site.ts';

export const goodCard = '4242 4242 4242 4242';
export const declinedCard = '4000 0000 0000 0002';

/** The tab that a press on this page opens, once it shows a checkout. */
export async function openedCheckout(page: Page, press: () => Promise<void>): Promise<Page> {
  const [checkout] = await Promise.all([page.waitForEvent('popup'), press()]);
  await checkout.waitForURL(/\/sandbox\/checkout\//);
  await expect(checkout.getByText('Test payment: nothing is charged')).toBeVisible();
  return checkout;
}

export async function pressPay(checkout: Page, number = goodCard): Promise<void> {
  await checkout.getByLabel('Card number').fill(number);
  await checkout.getByLabel('Expiry').fill('12 / 34');
  await checkout.getByLabel('CVC').fill('123');
  await checkout.getByLabel('Name on card').fill('June Nightjar');
  await checkout.getByRole('form', { name: 'Test card' }).locator('[type=submit]').click();
}

/** To the page that tells how the payment stands. */
export async function payOnSandbox(checkout: Page): Promise<void> {
  await pressPay(checkout);
  await checkout.waitForURL(/\/payment-success\?session_id=/);
}
