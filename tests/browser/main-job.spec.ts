// The main job: from 'Get started' to a creative package in the mailbox.
import type { Page } from '@playwright/test';
import { bakery, film, type Product, seatBelts } from './products.ts';
import { expect, expectNoAxeViolation, test } from './site.ts';
import {
  chooseConcept,
  fillDetails,
  generateConcepts,
  generateScript,
  openMail,
  openWizard,
  sendPackage,
} from './walk.ts';

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  for (const product of [bakery, seatBelts, film]) {
    test(`WIZ-01 GEN-07 GEN-09 MAIL-02 ${product.name} from start to mailbox at ${width} px, axe-clean on every step`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      const address = `june-${width}-${product.platform.toLowerCase()}@example.com`;
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
      await expectInMailbox(page, address, title, product);
    });
  }
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
  address: string,
  title: string,
  product: Product,
): Promise<void> {
  const link = await page.getByRole('link', { name: 'Open the mailbox' }).getAttribute('href');
  await page.goto(link ?? '');
  await expectNoAxeViolation(page);
  await openMail(page, link ?? '', address);
  const mail = page.frameLocator('iframe');
  await expect(mail.getByRole('heading', { level: 1 })).toHaveText(
    new RegExp(title.replace(/\W+/g, '.*'), 'i'),
  );
  await expect(mail.locator('img')).toHaveCount(4);
  await expect(mail.getByText('Frame 4:')).toBeVisible();
  await expect(mail.getByText(product.name).first()).toBeVisible();
  await expect(page.getByRole('link', { name: /\.pdf/i })).toBeVisible();
}
