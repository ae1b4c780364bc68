// Step 9: sending once, and sending again after a failure.
import type { Page } from '@playwright/test';
import { expect, test } from '../house/site.ts';
import { bakery } from '../steps/products.ts';
import { openAt } from '../steps/seed.ts';
import { expectToast } from '../steps/toast.ts';
import { answerMoney, heading, openMail } from '../steps/walk.ts';

const send = (page: Page) => page.getByRole('button', { name: 'Continue with Email' });
const sent = async (page: Page) => {
  await expect(heading(page, 'Money and time')).toBeVisible({ timeout: 120_000 });
  await expect(page.getByText('Your package is on its way to')).toBeVisible();
};

test('WIZ-13 WIZ-14 a package that cannot be sent keeps everything, and the second try sends it', async ({
  page,
}) => {
  await openAt(page, 9, bakery);
  await page.route('**/api/functions/send-concept', (route) =>
    route.fulfill({ status: 500, json: { error: { code: 'internal', message: 'Sorry.' } } }),
  );
  await send(page).click();
  await expectToast(
    page,
    'Email Required',
    'Please enter your email address to receive your creative package.',
  );
  await expect(page.getByLabel('Email')).toBeFocused();
  await page.getByLabel('Email').fill('june at example');
  await send(page).click();
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/valid email/);
  await page.getByLabel('Email').fill('retry@example.com');
  await send(page).click();
  await expectToast(
    page,
    'Error Sending Package',
    'There was an issue sending your package. Please try again.',
  );
  await expect(page.getByLabel('Email')).toHaveValue('retry@example.com');
  await page.unroute('**/api/functions/send-concept');
  await send(page).click();
  await sent(page);
});

test('MAIL-03 a double press, and sending again from step 9, mail one package', async ({
  page,
}) => {
  await openAt(page, 9, bakery);
  await page.getByLabel('Email').fill('double@example.com');
  await send(page).dblclick();
  await sent(page);
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page.getByText('Already sent there.')).toBeVisible();
  await send(page).click();
  await sent(page);
  await openMail(page, '/mailbox', 'double@example.com');
  await page.goto('/mailbox');
  await expect(page.getByText('double@example.com')).toHaveCount(1);
});

test('WIZ-14 after sending, the end leads home with the focus on Get started, and the work is still there', async ({
  page,
}) => {
  await openAt(page, 9, bakery);
  await page.getByLabel('Email').fill('home@example.com');
  await send(page).click();
  await sent(page);
  await answerMoney(page, { amount: '1200' });
  await expect(heading(page, 'Start small. Start today.')).toBeVisible();
  await page.getByRole('button', { name: 'Close & Return to Home' }).click();
  const start = page.getByRole('button', { name: 'Get started' });
  await expect(start).toBeFocused();
  await start.click();
  await expect(page.getByText('You are back where you left off')).toBeVisible();
  await expect(heading(page, 'Start small. Start today.')).toBeVisible();
});
