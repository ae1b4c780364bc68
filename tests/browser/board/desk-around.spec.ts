// Step 8: what is around the desk: the whole picture in any window, Back, the focus, and another tab.
import type { Page } from '@playwright/test';
import { expect, test } from '../house/site.ts';
import { desk, direct } from '../steps/at-the-desk.ts';
import { bakery, type Product, seatBelts } from '../steps/products.ts';
import { openAt } from '../steps/seed.ts';

const square: Product = { ...bakery, platform: 'Instagram', aspect: 1 };
const windows = [
  { width: 390, height: 844 },
  { width: 390, height: 600 },
  { width: 360, height: 640 },
  { width: 1440, height: 900 },
];

for (const product of [bakery, square, seatBelts])
  test(`DESK-01 the whole picture is seen at the desk, for ${product.platform}`, async ({
    page,
  }) => {
    await openAt(page, 8, product);
    await direct(page, 1).click();
    await expect(desk(page, 1).getByText('As it was written.')).toBeVisible();
    for (const size of windows) {
      await page.setViewportSize(size);
      const shown = desk(page, 1).getByRole('img').first();
      const box = await shown.boundingBox();
      expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(product.aspect, 2);
      expect(box?.height).toBeGreaterThan(150);
      await expect(shown).toBeInViewport({ ratio: 1 });
    }
  });

const isAtDesk = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: at } = document;
    return at?.closest('dialog.desk') ? true : (at?.outerHTML ?? '').slice(0, 120);
  });

test('DESK-01 Back shuts the desk and nothing else, and the focus is in it as long as it is open', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAt(page, 8, bakery);
  const open = async () => {
    await direct(page, 2).click();
    await expect(desk(page).getByText('As it was written.')).toBeVisible();
  };
  await open();
  await page.goBack();
  await expect(desk(page)).toBeHidden();
  await expect(direct(page, 2)).toBeFocused();
  await open();
  await desk(page).getByRole('button', { name: 'Done' }).click();
  await expect(direct(page, 2)).toBeFocused();
  await open();
  for (const key of ['Tab', 'Shift+Tab'])
    for (let pressed = 0; pressed < 80; pressed += 1) {
      await page.keyboard.press(key);
      expect(await isAtDesk(page), `${key} ${pressed}`).toBe(true);
    }
  await page.reload();
  await expect(direct(page, 2)).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Who do we see?' })).toBeVisible();
});
