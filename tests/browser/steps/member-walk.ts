// Signing up, in and out, and opening what comes by mail, as a person does it.
import type { Page } from '@playwright/test';
import { oneTimeCode } from '../../builders/one-time-code.ts';
import { expect } from '../house/site.ts';
import { expectPhone } from './phone.ts';
import type { Member } from './sign-up.ts';
import { expectToast } from './toast.ts';
import { button, heading } from './walk.ts';

export type Person = Omit<Member, 'id'>;

export const header = (page: Page) => page.getByRole('banner');
const emailField = (page: Page) => page.getByLabel('Email', { exact: true });
const passwordField = (page: Page) => page.getByLabel('Password', { exact: true });

/** On `/auth`. */
export async function signUp(page: Page, { name, email, password }: Person): Promise<void> {
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  await page.getByLabel('Full name').fill(name);
  await emailField(page).fill(email);
  await passwordField(page).fill(password);
  await button(page, 'Create Account').click();
}

/** On `/auth`; nothing is typed over an address that stands there already. */
async function signIn(page: Page, { email, password }: Person): Promise<void> {
  if ((await emailField(page).inputValue()) !== email) await emailField(page).fill(email);
  await passwordField(page).fill(password);
  await button(page, 'Sign In').click();
}

/** On a page of a member, which is left for the landing page. */
export async function signOut(page: Page): Promise<void> {
  await button(page, 'Sign Out').click();
  await expect(page).toHaveURL('/');
  await expect(header(page).getByRole('link', { name: 'Sign In' })).toBeVisible();
}

/** In the mailbox, once the mail is there. */
export async function openMail(page: Page, address: string, subject: string): Promise<void> {
  const mail = page.getByRole('link').filter({ hasText: address }).filter({ hasText: subject });
  await expect(async () => {
    await page.goto('/mailbox');
    await expect(mail).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 120_000 });
  await mail.click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(subject);
}

/** Presses the button of a mail; returns the page it opens. */
export async function pressInMail(
  page: Page,
  { address, subject, label }: { address: string; subject: string; label: string },
): Promise<Page> {
  const mailbox = await page.context().newPage();
  await openMail(mailbox, address, subject);
  const opening = mailbox.waitForEvent('popup');
  await mailbox.frameLocator('iframe').getByRole('link', { name: label }).click();
  const opened = await opening;
  await mailbox.close();
  return opened;
}

/** By the mailed link; returns the page it leads to: where the account was asked for, else My Projects. */
export async function verifyAddress(
  page: Page,
  address: string,
  leadsTo = '/projects',
): Promise<Page> {
  const subject = 'Verify your email address';
  const opened = await pressInMail(page, { address, subject, label: 'Verify this address' });
  await button(opened, 'Verify my email').click();
  await expectToast(opened, 'Email verified');
  await expect(opened).toHaveURL(leadsTo);
  return opened;
}

/** From the landing page; the password is another one from then on. */
export async function recover(page: Page, june: Person): Promise<void> {
  await header(page).getByRole('link', { name: 'Sign In' }).click();
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await emailField(page).fill(june.email);
  await button(page, 'Email me a link to a new password').click();
  const opened = await pressInMail(page, {
    address: june.email,
    subject: 'Choose a new password',
    label: 'Choose a password',
  });
  june.password = 'nine purple kettles';
  await opened.getByLabel('New password', { exact: true }).fill(june.password);
  await button(opened, 'Save password').click();
  await expectToast(opened, 'Password changed');
  await expect(emailField(opened)).toHaveValue(june.email);
  await signIn(opened, june);
  await expectToast(opened, 'Welcome back!', 'You have successfully signed in.');
  await expect(opened).toHaveURL('/');
  await opened.close();
  await expect(page).toHaveURL('/'); // the tab of before is signed in too
}

/** Returns the key that an authenticator app keeps. */
export async function addFactor(page: Page, secret: string): Promise<string> {
  await page.goto('/account');
  await expectPhone(page);
  const factor = page.getByRole('region', { name: 'Second factor' });
  await factor.getByLabel('Your password', { exact: true }).fill(secret);
  await factor.getByRole('button', { name: 'Set up second factor' }).click();
  const key = ((await factor.locator('code').textContent()) ?? '').replaceAll(' ', '');
  await factor.getByLabel('Six-digit code').fill(oneTimeCode(appAddress(key)));
  await factor.getByRole('button', { name: 'Turn on second factor' }).click();
  await factor.getByLabel('I have kept them').check();
  await factor.getByRole('button', { name: 'Done' }).click();
  await expect(factor.getByRole('button', { name: 'Turn off' })).toBeVisible();
  return key;
}

export async function signInWithCode(page: Page, june: Person, key: string): Promise<void> {
  await signOut(page);
  await page.goto('/auth?next=/projects');
  await signIn(page, june);
  await expect(heading(page, 'One more step')).toBeVisible();
  // A code works once, and this half minute's turned the factor on.
  const next = oneTimeCode(appAddress(key), Date.now() + 30_000);
  await page.getByLabel('Six-digit code').fill(next);
  await button(page, 'Sign In').click();
  await expect(page).toHaveURL('/projects');
}

/** And sees that it is gone. */
export async function deleteAccount(page: Page, june: Person): Promise<void> {
  await header(page).getByRole('link', { name: june.email }).click();
  await button(page, 'Delete account').click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await dialog.getByLabel('Your password', { exact: true }).fill(june.password);
  await dialog.getByLabel('Your email address').fill(june.email);
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await expectToast(page, 'Account deleted');
  await page.goto('/projects');
  await expect(page).toHaveURL('/auth?next=%2Fprojects');
  await signIn(page, june);
  await expectToast(page, 'Sign In Failed');
  await expect(page).toHaveURL('/auth?next=%2Fprojects');
}

const appAddress = (key: string) => `otpauth://totp/somebody?secret=${key}`;
