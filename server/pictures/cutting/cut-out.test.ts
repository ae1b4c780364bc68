import sharp from 'sharp';
import { expect, test } from 'vitest';
import { asItCame, type PictureStroke } from '#domain/pictures/picture.ts';
import { logoPicture, onBusyGround, onPlainGround } from '#tests/builders/test-photographs.ts';
import { cutOut } from './cut-out.ts';
import { type Mask, type Raster, rasterOf } from './raster.ts';

async function read(bytes: Uint8Array): Promise<Raster> {
  const { data, info } = await sharp(bytes)
    .resize(400, 400, { fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return rasterOf(data, info.width, info.height);
}

/** How much of the jar is kept, and how much of what is not the jar. */
function kept({ width, height }: Raster, mask: Mask): { jar: number; ground: number } {
  const sums = { jar: [0, 0], ground: [0, 0] };
  mask.forEach((one, at) => {
    const [x, y] = [(at % width) / width, Math.floor(at / width) / height];
    const isIn = x > 165 / 600 && x < 435 / 600 && y > 186 / 800 && y < 634 / 800;
    const isOut = x < 150 / 600 || x > 450 / 600 || y < 170 / 800 || y > 655 / 800;
    const sum = isIn ? sums.jar : isOut ? sums.ground : [];
    sum[0] = (sum[0] ?? 0) + one;
    sum[1] = (sum[1] ?? 0) + 1;
  });
  const share = ([some = 0, all = 1]: number[]) => some / all;
  return { jar: share(sums.jar), ground: share(sums.ground) };
}

const stroke = (does: PictureStroke['does'], ...points: [number, number][]): PictureStroke => ({
  does,
  size: 0.03,
  points,
});

test('BOARD-01 a plain ground goes, with the shadow on it, and the thing stays whole', async () => {
  const raster = await read(await onPlainGround());
  const { ground, mask } = cutOut(raster, asItCame);
  expect(ground).toBe('plain');
  const found = kept(raster, mask);
  expect(found.jar).toBeGreaterThan(0.98);
  expect(found.ground).toBeLessThan(0.01);
});

test('BOARD-01 a transparent picture is cut by its transparency', async () => {
  const raster = await read(await logoPicture());
  const { ground, mask } = cutOut(raster, asItCame);
  expect(ground).toBe('clear');
  expect(mask.reduce((sum, one) => sum + one, 0) / mask.length).toBeCloseTo(0.365, 1);
});

test('BOARD-01 three strokes put right what a busy ground left wrong', async () => {
  const raster = await read(await onBusyGround());
  const guess = cutOut(raster, asItCame);
  expect(guess.ground).toBe('busy');
  const strokes = [
    stroke('keep', [0.32, 0.28], [0.68, 0.28], [0.68, 0.74], [0.32, 0.74], [0.32, 0.28]),
    stroke('keep', [0.4, 0.45], [0.6, 0.6]),
    stroke('erase', [0.2, 0.15], [0.8, 0.15], [0.8, 0.87], [0.2, 0.87], [0.2, 0.15]),
  ];
  const mended = cutOut(raster, { whole: false, strokes });
  const [before, after] = [kept(raster, guess.mask), kept(raster, mended.mask)];
  expect(after.jar).toBeGreaterThan(0.93);
  expect(after.ground).toBeLessThan(0.05);
  expect(after.jar - after.ground).toBeGreaterThan(before.jar - before.ground);
});

test('BOARD-01 the whole picture is kept where that is asked', async () => {
  const raster = await read(await onPlainGround());
  const { mask } = cutOut(raster, { whole: true, strokes: [] });
  expect(mask.every((one) => one === 1)).toBe(true);
});
