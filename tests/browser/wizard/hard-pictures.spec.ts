// Step 3 with what clients really send: half a file, another type than it says, HEIC, forty megapixels.
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { logoDrawing, onPlainGround } from '../../builders/test-photographs.ts';
import { expect, expectNoAxeViolation, test } from '../house/site.ts';
import { type BreakableLine, openBreakableLine } from '../steps/breakable-line.ts';
import { cutOff } from '../steps/cut-off.ts';
import { bakery } from '../steps/products.ts';
import { openAt } from '../steps/seed.ts';

const section = (page: Page) => page.getByRole('region', { name: 'Pictures of the product' });
const file = (name: string, bytes: Uint8Array | string, mimeType = 'image/jpeg') => ({
  name,
  mimeType,
  buffer: Buffer.from(bytes as Uint8Array),
});
const send = (page: Page, one: ReturnType<typeof file>) =>
  section(page)
    .getByLabel(/Choose pictures|Add a picture/)
    .setInputFiles(one);
const dismiss = (page: Page, name: string) =>
  section(page)
    .getByRole('button', { name: `Dismiss ${name}` })
    .press('Enter');
const drawn = (page: Page) => section(page).getByRole('img', { name: /as it will be drawn/ });

// Noise does not shrink: it takes a while on its way.
async function heavy(): Promise<Buffer> {
  const side = 900;
  const noise = Buffer.alloc(side * side * 3);
  for (let at = 0, state = 1; at < noise.length; at++) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    noise[at] = state >>> 16;
  }
  return sharp(noise, { raw: { width: side, height: side, channels: 3 } })
    .jpeg({ quality: 90 })
    .toBuffer();
}

const overLine = test.extend<{ line: BreakableLine }>({
  line: async ({ site }, use) => {
    const line = await openBreakableLine(site.url);
    await use(line);
    await line.close();
  },
  baseURL: async ({ line }, use) => use(line.url),
});

overLine(
  'BOARD-01 a connection that is lost in the middle of a picture loses nothing, and the same press sends it again',
  async ({ page, line }) => {
    await openAt(page, 3, bakery);
    const bytes = await heavy();
    line.cutAfter('/api/product-pictures', bytes.length / 2);
    await send(page, file('heavy.jpg', bytes));
    await expect(section(page).getByText('The connection was lost on the way')).toBeVisible();
    await expect(page.getByLabel('Product name')).toHaveValue(bakery.name);
    await expect(drawn(page)).toHaveCount(0);
    await expectNoAxeViolation(page);
    line.mend();
    await section(page)
      .getByRole('button', { name: /Try again/ })
      .press('Enter');
    await expect(drawn(page)).toHaveCount(1);
  },
);

test('BOARD-01 on a phone what cannot be opened says why, and forty megapixels are taken', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAt(page, 3, bakery);
  await send(page, file('really.png', await onPlainGround(), 'image/png'));
  await expect(section(page).getByText('This file is not what its name says it is')).toBeVisible();
  await dismiss(page, 'really.png');
  // As an iPhone names it, and renamed so that only its content tells.
  await send(page, file('IMG_1.HEIC', 'x', 'image/heic'));
  await expect(section(page).getByText(/HEIC picture, which we cannot open.*JPEG/)).toBeVisible();
  await dismiss(page, 'IMG_1.HEIC');
  const heic = Buffer.concat([
    Buffer.from([0, 0, 0, 24]),
    Buffer.from('ftypheic'),
    Buffer.alloc(64),
  ]);
  await send(page, file('renamed.jpg', heic));
  await expect(section(page).getByText(/HEIC picture, which we cannot open/)).toBeVisible();
  await dismiss(page, 'renamed.jpg');
  const evil = logoDrawing.replace('<circle', '<script>alert(1)</script><circle');
  await section(page)
    .getByLabel('Add the logo')
    .setInputFiles(file('a.svg', evil, 'image/svg+xml'));
  await expect(section(page).getByText('holds a script')).toBeVisible();
  expect(await cutOff(page)).toEqual([]);
  await expectNoAxeViolation(page);
  await dismiss(page, 'a.svg');
  const vast = await sharp(await onPlainGround())
    .resize(8_000, 5_000, { fit: 'fill', kernel: 'nearest' })
    .jpeg({ quality: 60 })
    .toBuffer();
  await send(page, file('vast.jpg', vast));
  await expect(drawn(page)).toHaveCount(1, { timeout: 120_000 });

  await section(page)
    .getByLabel('Add the logo')
    .setInputFiles(file('logo.svg', logoDrawing, 'image/svg+xml'));
  const plates = section(page).getByRole('checkbox', {
    name: /Letter the film on the logo’s colour/,
  });
  await plates.press('Space');
  await expect(plates).toBeChecked();
  await page.waitForTimeout(300);
  await page.reload();
  await expect(plates).toBeChecked();
});
