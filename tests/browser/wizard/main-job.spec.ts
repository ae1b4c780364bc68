// The main job: from 'Get started' to a creative package in the mailbox, and on to the wizard's end.
import type { Page } from '@playwright/test';
import { expect, expectNoAxeViolation, moving, test } from '../house/site.ts';
import { bakery, type Product, seatBelts } from '../steps/products.ts';
import {
  answerMoney,
  chooseConcept,
  directors,
  fillDetails,
  generateConcepts,
  generateScript,
  heading,
  type Money,
  openMail,
  openWizard,
  sendPackage,
  skipAnalysis,
} from '../steps/walk.ts';

test.use(moving);

const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };
// Each ending at one width here; production.spec.ts sees all of them at both.
const ways: [Product, typeof desktop, Money, string][] = [
  [bakery, desktop, { amount: '12000' }, 'You pay for the production'],
  [seatBelts, phone, { bracket: '$50k–$100k' }, 'A consultation comes first'],
];

for (const [product, size, money, end] of ways) {
  test(`WIZ-01 WIZ-17 WIZ-18 GEN-07 GEN-09 MAIL-02 ${product.name} from start to end and mailbox at ${size.width} px, axe-clean on every step`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    const address = `june-${product.platform.toLowerCase()}@example.com`;
    await openWizard(page);
    await expectNoAxeViolation(page);
    await fillDetails(page, product);
    await expectNoAxeViolation(page);
    await generateConcepts(page, product);
    await expectNoAxeViolation(page);
    const title = await chooseConcept(page);
    await expectNoAxeViolation(page);
    await generateScript(page, product);
    await expectFrames(page, product);
    await expectNoAxeViolation(page);
    await sendPackage(page, address);
    await expect(page.getByText('Package Sent Successfully!')).toBeVisible();
    await expectNoAxeViolation(page);
    const mailbox = page.getByRole('link', { name: 'Open the mailbox' });
    const link = (await mailbox.getAttribute('href')) ?? '';
    await answerMoney(page, money);
    await hire(page);
    await expect(heading(page, end)).toBeVisible();
    await expect(page.getByText('Step 13 of 13')).toBeVisible();
    await expectNoAxeViolation(page);
    await page.getByRole('button', { name: 'Close & Return to Home' }).click();
    await expectInMailbox(page, link, address, title, product);
  });
}

// From step 12 to what happens next, with the best match.
async function hire(page: Page): Promise<void> {
  await skipAnalysis(page);
  await directors(page).first().check();
  await expectNoAxeViolation(page);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(heading(page, 'What happens next')).toBeFocused();
}

async function expectFrames(page: Page, product: Product): Promise<void> {
  for (const image of await page.getByRole('figure').getByRole('img').all()) {
    await expect(image).toHaveAttribute('alt', /.{20,}/);
    await expect(image).toHaveJSProperty('complete', true);
    const [width, height] = await image.evaluate((img: HTMLImageElement) => [
      img.naturalWidth,
      img.naturalHeight,
    ]);
    expect((width ?? 0) / (height ?? 1)).toBeCloseTo(product.aspect, 1);
  }
}

async function expectInMailbox(
  page: Page,
  link: string,
  address: string,
  title: string,
  product: Product,
): Promise<void> {
  await page.goto(link);
  await expectNoAxeViolation(page);
  await openMail(page, link, address);
  const mail = page.frameLocator('iframe');
  await expect(mail.getByRole('heading', { level: 1 })).toHaveText(
    new RegExp(title.replace(/\W+/g, '.*'), 'i'),
  );
  await expect(mail.locator('img')).toHaveCount(4);
  await expect(mail.getByText('Frame 4:')).toBeVisible();
  await expect(mail.getByText(product.name).first()).toBeVisible();
  await expect(page.getByRole('link', { name: /\.pdf/i })).toBeVisible();
}
