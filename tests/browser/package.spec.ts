// Step 9: sending once, sending again after a failure, and never again after a stop.
import type { Page } from '@playwright/test';
import { bakery } from './products.ts';
import { openAt } from './seed.ts';
import { expect, expectNoAxeViolation, test } from './site.ts';
import { expectToast } from './toast.ts';
import { answerMoney, heading, openMail } from './walk.ts';

const send = (page: Page) => page.getByRole('button', { name: 'Continue with Email' });
const sent = async (page: Page) => {
  await expect(heading(page, 'Money and time')).toBeVisible({ timeout: 20_000 });
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

test('MAIL-07 the stop link of a mail stops the next one, and can be taken back', async ({
  page,
  context,
}) => {
  await openAt(page, 9, bakery);
  await page.getByLabel('Email').fill('stop@example.com');
  await send(page).click();
  await sent(page);
  const mailbox = await context.newPage();
  await openMail(mailbox, '/mailbox', 'stop@example.com');
  const link = mailbox.frameLocator('iframe').getByRole('link', { name: /stop|no more/i });
  const href = new URL((await link.getAttribute('href')) ?? '');
  await mailbox.goto(href.pathname);
  await expectNoAxeViolation(mailbox);
  await mailbox.getByRole('button', { name: 'Stop these e-mails' }).click();
  await expect(heading(mailbox, 'No more e-mails')).toBeVisible();
  await expectNoAxeViolation(mailbox);

  const again = await page.request.post('/api/functions/send-concept', {
    headers: { origin: new URL(page.url()).origin },
    data: { email: 'stop@example.com', platform: ['tiktok'], productName: 'After the stop' },
  });
  expect(again.ok()).toBe(true); // a stranger cannot find out who has stopped
  await page.waitForTimeout(3_000);
  await mailbox.goto('/mailbox');
  await expect(mailbox.getByText('stop@example.com')).toHaveCount(1);

  await mailbox.goto(href.pathname);
  await mailbox.getByRole('button', { name: 'Send me e-mails again' }).click();
  await expect(heading(mailbox, 'E-mails are on again')).toBeVisible();
  await expectNoAxeViolation(mailbox);
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
