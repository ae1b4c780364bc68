// A member's project is paid for on the sandbox, declined, abandoned, and given back.
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { WholeProject } from '#domain/projects/project.ts';
import { expect, test } from '../house/site.ts';
import { expectGoodLook } from '../steps/good-look.ts';
import { openMail } from '../steps/member-walk.ts';
import { declinedCard, openedCheckout, payOnSandbox, pressPay } from '../steps/pay-on-sandbox.ts';
import { bakery } from '../steps/products.ts';
import { seedProject } from '../steps/seed-project.ts';
import { type Member, signUpOn } from '../steps/sign-up.ts';
import { expectToast } from '../steps/toast.ts';
import { button } from '../steps/walk.ts';

const name = `Video Production - ${bakery.name}`;
const payments = (page: Page) => page.getByRole('region', { name: 'Payments', exact: true });
const title = (page: Page) => page.getByRole('heading', { level: 1 });

/** Signed in, on a project of $12,000. */
async function openProject(page: Page): Promise<{ june: Member; project: WholeProject }> {
  await page.goto('/healthz');
  const june = await signUpOn(page);
  const project = await seedProject(page, bakery, { specificBudget: '$12,000' });
  await page.goto(`/projects/${project.id}`);
  await expect(title(page)).toHaveText(project.project_name);
  return { june, project };
}

async function askPrice(page: Page): Promise<void> {
  await button(page, 'Go Into Production').click();
  const dialog = page.getByRole('dialog', { name: 'Go into production' });
  await expect(dialog).toContainText('3-day 100% money-back guarantee');
}

const produce = async (page: Page) => {
  await askPrice(page);
  await button(page, 'Pay $12,000').click();
};

async function expectMail(page: Page, address: string, subject: string): Promise<void> {
  const mailbox = await page.context().newPage();
  await openMail(mailbox, address, subject);
  const mail = mailbox.frameLocator('iframe').locator('body');
  for (const said of [name, '$12,000', 'No real card was used'])
    await expect(mail).toContainText(said);
  await mailbox.close();
}

test('PROJ-13 PAY-01 PAY-05 PAY-07 PAY-09 a project is paid for, is Greenlit, and is given back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 900 });
  const { june, project } = await openProject(page);
  await askPrice(page);
  await expectGoodLook(page);
  const checkout = await openedCheckout(page, () => button(page, 'Pay $12,000').click());
  await checkout.setViewportSize({ width: 390, height: 900 });
  await expect(title(checkout)).toHaveText('Pay $12,000');
  await expectGoodLook(checkout);
  await expectToast(page, 'Payment Processing', 'Opening payment page in a new tab...');
  // The tab it was begun in hears of it, and does not say so for ever: looked for from now on.
  const heard = expectToast(
    page,
    'Greenlit',
    'The payment has arrived. What comes next stands on this page.',
  );
  await payOnSandbox(checkout);
  await Promise.all([heard, expectToast(checkout, 'Payment Successful!', 'Transaction cs_test_')]);
  await expect(title(checkout)).toHaveText('Payment Successful!');
  await expect(checkout.getByText('Our team will contact you within 24 hours.')).toBeVisible();
  const [, id = ''] = /session_id=(\w+)/.exec(checkout.url()) ?? [];
  await expect(checkout.getByText(id.slice(0, 20), { exact: true })).toBeVisible();
  await expectGoodLook(checkout);
  await checkout.close();

  await expect(page.getByRole('main').getByText('Greenlit', { exact: true })).toBeVisible();
  await expect(button(page, 'Go Into Production')).toHaveCount(0);
  await expectMail(page, june.email, 'Your receipt from AD BUILDER');

  await page.goto('/account#payments');
  await expect(payments(page).getByRole('listitem')).toContainText([name]);
  await payments(page).getByRole('button', { name: 'Request a refund' }).click();
  await payments(page).getByRole('button', { name: 'Give $12,000 back' }).click();
  await expectToast(
    page,
    'Your payment was given back',
    '$12,000 was given back the way you paid.',
  );
  await expect(payments(page)).toContainText('Given back');
  await expectMail(page, june.email, 'Your refund from AD BUILDER');
  await payments(page).getByRole('link', { name: 'See the project' }).click();
  await expect(page).toHaveURL(`/projects/${project.id}`);
  await expect(button(page, 'Go Into Production')).toBeVisible();
  await expect(page.getByRole('main').getByText('Greenlit', { exact: true })).toHaveCount(0);
});

test('PAY-05 a declined card says so and keeps what was typed; another one pays', async ({
  page,
}) => {
  await openProject(page);
  const checkout = await openedCheckout(page, () => produce(page));
  await pressPay(checkout, declinedCard);
  const number = checkout.getByLabel('Card number');
  await expect(number).toHaveAccessibleDescription(/declined/);
  await expect(number).toBeFocused();
  await expect(number).toHaveValue(declinedCard);
  await expectGoodLook(checkout);
  await page.reload();
  await expect(button(page, 'Go Into Production')).toBeVisible();
  await payOnSandbox(checkout);
  await expectToast(checkout, 'Payment Successful!');
  await expect(page.getByRole('main').getByText('Greenlit', { exact: true })).toBeVisible();
});

test('PAY-08 PAY-01 who leaves the checkout finds the project again, and the same checkout', async ({
  page,
}) => {
  const { project } = await openProject(page);
  const checkout = await openedCheckout(page, () => produce(page));
  const address = checkout.url();
  await checkout.getByRole('link', { name: 'Cancel and go back' }).click();
  await expect(checkout).toHaveURL(/\/payment-canceled\?/);
  await expect(title(checkout)).toHaveText('Payment canceled');
  await expect(checkout.getByText('No charges were made.')).toBeVisible();
  for (const label of ['Try Again', 'Back to Home'])
    await expect(checkout.getByRole('link', { name: label })).toHaveAttribute('href', '/');
  await expectGoodLook(checkout);
  await checkout.getByRole('link', { name: 'Back to your project' }).click();
  await expect(checkout).toHaveURL(`/projects/${project.id}`);
  const again = await openedCheckout(checkout, () => produce(checkout));
  expect(again.url()).toBe(address);
  await checkout.goto(`/payment-canceled?project=${randomUUID()}`);
  await expect(checkout.getByRole('link', { name: 'Back to your project' })).toHaveCount(0);
  await checkout.getByRole('link', { name: 'To my projects' }).click();
  await expect(checkout).toHaveURL('/projects');
});

test('PAY-01 PAY-08 who closes the empty tab is led nowhere: the payment is canceled', async ({
  page,
  context,
}) => {
  const { project } = await openProject(page);
  const held = Promise.withResolvers<void>();
  const asked = page.waitForRequest('**/api/functions/create-payment');
  await page.route('**/api/functions/create-payment', async (route) => {
    await held.promise;
    await route.continue();
  });
  const [tab] = await Promise.all([context.waitForEvent('page'), produce(page)]);
  await asked;
  await tab.close();
  const answered = page.waitForResponse('**/api/functions/create-payment');
  held.resolve();
  await answered;
  await expectToast(page, 'Payment canceled');
  await expect(page).toHaveURL(`/projects/${project.id}`);
  expect(context.pages()).toHaveLength(1);
});

test('PAY-01 where popups are blocked the window goes to the checkout, and Back leads back', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  const { project } = await openProject(page);
  await produce(page);
  await page.waitForURL(/\/sandbox\/checkout\//);
  await page.goBack();
  await expect(title(page)).toHaveText(project.project_name);
  await produce(page);
  await page.waitForURL(/\/sandbox\/checkout\//);
  await payOnSandbox(page);
  await expect(title(page)).toHaveText('Payment Successful!');
});
