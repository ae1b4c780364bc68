// Step 3: pictures of the product, from the file to the frames.

import { logoDrawing, onBusyGround, onPlainGround } from '../../builders/test-photographs.ts';
import { expect, expectNoAxeViolation, test } from '../house/site.ts';
import { bakery } from '../steps/products.ts';
import { openAt } from '../steps/seed.ts';
import { chooseConcept, generateConcepts, generateScript } from '../steps/walk.ts';

const picture = (name: string, bytes: Uint8Array | string, mimeType = 'image/jpeg') => ({
  name,
  mimeType,
  buffer: Buffer.from(bytes as Uint8Array),
});
const address = '**/api/product-pictures*';

test('BOARD-01 a lost connection, a bad file and a mended cut-out, by mouse and keys', async ({
  page,
}) => {
  await openAt(page, 3, bakery);
  const section = page.getByRole('region', { name: 'Pictures of the product' });
  await expect(section).toHaveAccessibleDescription(/8 MB and 40 megapixels at most/);
  const jar = picture('jar.jpg', await onPlainGround());

  // The connection goes in the middle; what was typed and the file stay.
  await page.route(address, (route) => route.abort('connectionreset'), { times: 1 });
  await section.getByLabel('Choose pictures').setInputFiles(jar);
  await expect(section.getByText('The connection was lost on the way')).toBeVisible();
  await expect(page.getByLabel('Product name')).toHaveValue(bakery.name);
  await section.getByRole('button', { name: /Try again/ }).click();
  const first = section.getByRole('img', { name: `${bakery.name}, as it will be drawn` });
  await expect(first).toBeVisible();
  await expect(first).not.toHaveJSProperty('naturalWidth', 0);

  await expect(page.getByText('your picture shows it')).toBeVisible();
  const evil = logoDrawing.replace('<circle', '<script>alert(1)</script><circle');
  await section.getByLabel('Add the logo').setInputFiles(picture('a.svg', evil, 'image/svg+xml'));
  await expect(section.getByText('holds a script')).toBeVisible();
  await section.getByRole('button', { name: 'Dismiss a.svg' }).click();
  await expect(section.getByLabel('Add a picture')).toBeFocused();
  await section
    .getByLabel('Add the logo')
    .setInputFiles(picture('logo.svg', logoDrawing, 'image/svg+xml'));
  await expect(section.getByRole('img', { name: /The logo of .*, as it will be/ })).toBeVisible();

  await section
    .getByLabel('Add a picture')
    .setInputFiles(picture('busy.jpg', await onBusyGround()));
  await expect(section.getByText('The ground is busy')).toBeVisible();
  await section.getByRole('button', { name: 'Original of picture 2' }).click();
  await expect(section.getByText('As you sent it')).toBeVisible();
  await section.getByRole('button', { name: 'Mend the cut-out of picture 2' }).click();
  const dialog = page.getByRole('dialog', { name: 'Mend the cut-out' });
  await dialog.getByRole('radio', { name: 'Keeps' }).check();
  const brush = dialog.getByRole('application');
  await brush.focus();
  const cut = page.waitForResponse((one) => one.request().method() === 'PATCH');
  for (const key of ['Shift+ArrowUp', ' ', 'ArrowRight', 'ArrowRight', ' '])
    await page.keyboard.press(key);
  expect((await cut).status()).toBe(200);
  await expect(dialog.getByRole('button', { name: 'Take back' })).toBeEnabled();
  for (const height of [900, 768]) {
    await page.setViewportSize({ width: 1440, height });
    for (const name of ['Take back', 'Start over'])
      await expect(dialog.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
    await expect(dialog.getByLabel('Use the whole picture')).toBeInViewport({ ratio: 1 });
    expect(
      await dialog.locator('.dialog-body').evaluate((one) => one.scrollHeight - one.clientHeight),
    ).toBeLessThanOrEqual(1);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await expectNoAxeViolation(page);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expectNoAxeViolation(page);

  await page.reload();
  await expect(section.getByRole('img', { name: /as it will be drawn/ })).toHaveCount(3);
  await section.getByRole('button', { name: 'Remove picture 2' }).click();
  await expect(section.getByRole('img', { name: /as it will be drawn/ })).toHaveCount(2);
  await expect(section.getByLabel('Add a picture')).toBeFocused();
  const mended = section.getByRole('img', { name: /as it will be drawn/ });
  await page.getByRole('button', { name: 'Take the last change back' }).click();
  await expect(mended).toHaveCount(3);
  await expect(mended.nth(1)).not.toHaveJSProperty('naturalWidth', 0);
  await section.getByRole('button', { name: 'Remove the logo' }).click();
  await expect(mended).toHaveCount(2);
  await page.getByRole('button', { name: 'Take the last change back' }).click();
  await expect(section.getByRole('img', { name: /The logo of .*, as it will be/ })).toBeVisible();
});

test('BOARD-01 the board is drawn with the picture and without it alike', async ({ page }) => {
  await openAt(page, 3, bakery);
  const section = page.getByRole('region', { name: 'Pictures of the product' });
  await section
    .getByLabel('Choose pictures')
    .setInputFiles(picture('jar.jpg', await onPlainGround()));
  await expect(section.getByRole('img')).toBeVisible();
  await generateConcepts(page, bakery);
  await chooseConcept(page);
  await generateScript(page, bakery);
  await expect(page.getByRole('img', { name: /drawn as in its picture/ }).first()).toBeVisible();
});

test('BOARD-01 HIST-02 a picture is dropped or pasted, and what was pasted is taken back and put in again by key', async ({
  page,
}) => {
  await openAt(page, 3, bakery);
  const section = page.getByRole('region', { name: 'Pictures of the product' });
  const drawn = section.getByRole('img', { name: /as it will be drawn/ });
  const carried = await page.evaluateHandle(
    (text) => {
      const data = new DataTransfer();
      const bytes = Uint8Array.from(atob(text), (one) => one.charCodeAt(0));
      data.items.add(new File([bytes], 'jar.jpg', { type: 'image/jpeg' }));
      return data;
    },
    Buffer.from(await onPlainGround()).toString('base64'),
  );
  await section.dispatchEvent('drop', { dataTransfer: carried });
  await expect(drawn).toHaveCount(1);
  await page.evaluate((clipboardData) => {
    const pasted = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    document.body.dispatchEvent(pasted);
  }, carried);
  await expect(drawn).toHaveCount(2);
  const mend = section.getByRole('button', { name: 'Mend the cut-out of picture 1' });
  await mend.press('Control+z');
  await expect(drawn).toHaveCount(1);
  await page.reload();
  await expect(drawn).toHaveCount(1);
  await mend.press('Control+Shift+z');
  await expect(drawn).toHaveCount(2);
  await expect(drawn.nth(1)).not.toHaveJSProperty('naturalWidth', 0);
});
