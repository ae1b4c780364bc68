// The wizard's steps as a visitor takes them, by mouse.
import type { Locator, Page } from '@playwright/test';
import { expect } from '../house/site.ts';
import type { Product } from './products.ts';

/**
 * For what a house writes or draws. The first time its threads load what they do it with, which takes a
 * second, and a minute on a machine that has much else to do.
 */
export const untilMade = { timeout: 120_000 };

export const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { name, exact: true });

export const button = (at: Page | Locator, name: string | RegExp) =>
  at.getByRole('button', { name, exact: true });
export const press = (page: Page, name: string | RegExp) => button(page, name).click();

/** Presses a button that is marked unavailable, as a visitor may: it then says what is missing. */
export const pressUnavailable = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true, disabled: true }).click({ force: true });
export const goOn = (page: Page) => press(page, 'Continue');

/** From the landing page to step 1. */
export async function openWizard(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Get started' }).click();
  await expect(heading(page, 'Who is this ad for?')).toBeVisible();
}

/** Steps 1 and 2, then the details of step 3 filled in but not left. */
export async function fillDetails(page: Page, product: Product): Promise<void> {
  await page.getByRole('radio', { name: product.userType }).click();
  await expect(heading(page, 'Where will it run?')).toBeVisible();
  await page.getByRole('checkbox', { name: product.platform }).check();
  await goOn(page);
  await page.getByLabel('Product name').fill(product.name);
  await page.getByLabel('Description').fill(product.description);
  await page.getByLabel('Target audience').fill(product.audience);
  await page.getByLabel('What should viewers do?').fill(product.behavior);
}

/** From step 3 to the three concepts of step 5. */
export async function generateConcepts(page: Page, product: Product): Promise<void> {
  await goOn(page);
  await expect(heading(page, 'How should it come across?')).toBeVisible();
  await page.getByRole('radio', { name: product.approach }).click();
  await expect(heading(page, 'Three ways in. Pick one.')).toBeVisible();
  await expect(page.getByText('Concept 3 of 3')).toBeVisible(untilMade);
}

/** From step 5 to the brief of step 6; returns the title of the concept. */
export async function chooseConcept(page: Page, index = 0): Promise<string> {
  const sheet = page.getByRole('radio').nth(index);
  const title = (await page.locator('.concept-title').nth(index).innerText()).trim();
  await sheet.click();
  await expect(heading(page, 'Your creative brief')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Objective' })).toBeVisible(untilMade);
  return title;
}

/** From step 6 to the finished script and frames of step 8. */
export async function generateScript(page: Page, product: Product): Promise<void> {
  await goOn(page);
  await expect(heading(page, 'Who do we see?')).toBeVisible();
  await page.getByRole('radio', { name: 'Character in Narrative' }).check();
  await page.getByLabel('Character name').fill(product.character);
  await page.getByRole('button', { name: 'Generate', exact: true }).click();
  await expect(heading(page, 'Script and storyboard')).toBeVisible(untilMade);
  await expect(page.getByRole('figure')).toHaveCount(4, untilMade);
}

/** Step 9, to the question of money that follows. */
export async function sendPackage(page: Page, email: string): Promise<void> {
  await page.getByRole('button', { name: 'Email My Creative Package' }).click();
  await expect(heading(page, 'Sign In Required')).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Continue with Email' }).click();
  await expect(heading(page, 'Money and time')).toBeVisible();
  await expect(page.getByText(`Your package is on its way to ${email}.`)).toBeVisible();
}

/** What a visitor answers at step 10; without a bracket it is the one that asks for an amount. */
export type Money = { amount: string } | { bracket: string };

/** Step 10, to what the money leads to. */
export async function answerMoney(page: Page, money: Money): Promise<void> {
  const bracket = 'bracket' in money ? money.bracket : 'Under $25k';
  await page.getByRole('group', { name: 'Production budget' }).getByLabel(bracket).check();
  const amount = page.getByLabel('Specific budget amount');
  if ('amount' in money) await amount.fill(money.amount);
  else await expect(amount).toHaveCount(0);
  await page.getByRole('group', { name: 'Timeline' }).getByLabel('3–4 weeks').check();
  await goOn(page);
}

/** Over the analysis of step 12 to the ranked directors. */
export async function skipAnalysis(page: Page): Promise<void> {
  await expect(heading(page, 'Reading your brief against every director')).toBeFocused();
  await page.getByRole('button', { name: 'Skip', exact: true }).click();
  await expect(heading(page, 'Directors for this job')).toBeFocused();
  await expect(directors(page).first()).toBeVisible();
}

/** The addresses of the frames at step 8. */
export const framesShown = (page: Page): Promise<(string | null)[]> =>
  page
    .locator('.wizard .storyboard img')
    .evaluateAll((images) => images.map((image) => image.getAttribute('src')));

/** The ranked directors, best match first. */
export const directors = (page: Page) =>
  page.getByRole('radiogroup', { name: 'Directors' }).getByRole('radio');

/** Waits for a mail to that address in the mailbox and opens it. */
export async function openMail(page: Page, mailbox: string, address: string): Promise<void> {
  const mail = page.getByRole('link').filter({ hasText: address }).first();
  await expect(async () => {
    await page.goto(mailbox);
    await expect(mail).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 120_000 });
  await mail.click();
  await expect(page.getByRole('heading', { name: 'As it looks' })).toBeVisible();
}
