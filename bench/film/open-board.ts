// A board at step 8, as its owner sees it.
import type { Browser, Page } from '@playwright/test';
import type { Product } from '#tests/browser/steps/products.ts';
import { openAt } from '#tests/browser/steps/seed.ts';

type Shown = { url: string; width: number; hasPlanes: boolean };

/** Opens the film of a product on a screen so wide, its pictures having come, in planes or in one piece. */
export async function openBoard(
  browser: Browser,
  product: Product,
  { url, width, hasPlanes }: Shown,
): Promise<Page> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width, height: width > 600 ? 900 : 844 },
    deviceScaleFactor: width > 600 ? 1 : 2,
  });
  // A busy machine takes its time over a board.
  context.setDefaultTimeout(600_000);
  const page = await context.newPage();
  if (!hasPlanes) await page.route('**/planes', (route) => route.fulfill({ json: { planes: [] } }));
  const parted = Promise.all(
    Array.from({ length: hasPlanes ? 4 : 0 }, () =>
      page.waitForResponse(/\/planes$/, { timeout: 300_000 }),
    ),
  );
  await openAt(page, 8, product);
  await page.locator('.film-canvas').waitFor({ timeout: 300_000 });
  await parted;
  await page.waitForTimeout(1_500);
  return page;
}
