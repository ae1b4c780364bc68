// A frame drawn once more by the model, with a note, and an earlier version picked.
import sharp from 'sharp';
import { expect, test } from '../house/model-site.ts';
import { expectNoAxeViolation } from '../house/site.ts';
import { cutOff } from '../steps/cut-off.ts';
import { bakery } from '../steps/products.ts';
import { openAt } from '../steps/seed.ts';
import { framesShown, untilMade } from '../steps/walk.ts';

test.use({ models: { provider: 'openai-compatible' } });

test('DESK-06 by the model a frame is drawn once more with a note, and an earlier version is picked by key', async ({
  page,
  house,
}) => {
  await openAt(page, 8, bakery);
  const shown = page.locator('.wizard .storyboard img').nth(1);
  const before = (await shown.getAttribute('src')) ?? '';
  const others = async () => (await framesShown(page)).toSpliced(1, 1);
  const rest = await others();
  await page.getByRole('button', { name: 'Direct frame 2' }).click();
  const desk = page.getByRole('dialog', { name: 'Direct frame 2' });
  const model = desk.getByRole('region', { name: 'Drawn by the model' });
  await expect(desk.getByText('As it was written.')).toBeVisible(untilMade);
  house.painter.calls.length = 0;
  const create = { width: 720, height: 1280, channels: 3 as const, background: '#b07040' };
  house.painter.drawing = { draw: await sharp({ create }).png().toBuffer() };
  await model.getByLabel('A note for this picture').fill('Warmer light');
  await model.getByRole('button', { name: 'Redraw this frame' }).click();
  const versions = model.getByRole('group', { name: 'The last 2 versions' });
  await expect(versions.getByRole('radio')).toHaveCount(2, untilMade);
  expect(house.painter.calls).toHaveLength(1);
  expect(JSON.stringify(house.painter.calls[0]?.asked)).toContain('Warmer light');
  await expect(versions.getByRole('radio', { name: 'Version 2' })).toBeChecked();
  await expectNoAxeViolation(page);
  await versions.getByRole('radio', { name: 'Version 2' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(versions.getByRole('radio', { name: 'Version 1' })).toBeChecked();
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await cutOff(page)).toEqual([]);
  await desk.getByRole('button', { name: 'Done' }).click();
  await expect(shown).toHaveAttribute('src', before);
  expect(await others()).toEqual(rest);
  await page.waitForTimeout(300);
  await page.reload();
  house.painter.drawing = 'refuse';
  await page.getByRole('button', { name: 'Direct frame 2' }).click();
  await expect(model.getByRole('radio')).toHaveCount(2, untilMade);
  await model.getByRole('button', { name: 'Redraw this frame' }).click();
  await expect(
    model.getByText('No other picture came just now. The frame stays as it is.'),
  ).toBeVisible(untilMade);
});
