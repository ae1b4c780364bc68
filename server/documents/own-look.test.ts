import fc from 'fast-check';
import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { worldProject } from '../exports/testing/scripts-of-the-world.ts';
import { materialOf } from '../exports/testing/some-material.ts';
import { writeFile } from '../exports/writers/writers.ts';
import { contrast, readable } from '../generation/illustrator/palette.ts';
import { fitLogo, type OwnLook, readableOnPaper } from './own-look.ts';
import { color } from './paper-colors.ts';
import { renderPackagePdf } from './pdf/render-package-pdf.ts';

const png = await sharp({
  create: { width: 300, height: 100, channels: 4, background: '#0b3d91' },
})
  .png()
  .toBuffer();
const look: OwnLook = {
  logo: { png: new Uint8Array(png), width: 300, height: 100 },
  accent: '#0b3d91',
};
const grey: OwnLook = { logo: look.logo };

async function materialWith(own: OwnLook | undefined) {
  const material = await materialOf(worldProject('english'));
  return { ...material, creative: { ...material.creative, ...(own ? { look: own } : {}) } };
}
/** An Office file: its XML by path, and how many pictures it holds that are PNG. */
async function office(format: 'word' | 'powerpoint', own: OwnLook | undefined) {
  const parts = unzipSync(await writeFile(format, await materialWith(own)));
  const paths = Object.keys(parts);
  const xml = (path: RegExp) =>
    paths
      .filter((one) => path.test(one))
      .map((one) => new TextDecoder().decode(parts[one]))
      .join('\n');
  return { xml, pngs: paths.filter((one) => /\.png$/i.test(one)).length };
}

test('OWN-02 an accent can be read on paper, whatever the colour of the logo', () => {
  const channel = fc.integer({ min: 0, max: 255 });
  fc.assert(
    fc.property(fc.tuple(channel, channel, channel), (channels) => {
      const colour = `#${channels.map((one) => one.toString(16).padStart(2, '0')).join('')}`;
      const accent = readableOnPaper(colour);
      expect(contrast(accent, color.paper)).toBeGreaterThanOrEqual(readable);
      expect(contrast(accent, '#ffffff')).toBeGreaterThanOrEqual(readable);
      // One that can be read as it is stays as it is.
      if (contrast(colour, color.paper) >= readable) expect(accent).toBe(colour);
    }),
  );
  expect(readableOnPaper('#ffd400')).not.toBe('#ffd400');
});

test('OWN-01 Word carries logo and accent, and without a logo neither', async () => {
  const plain = await office('word', undefined);
  const own = await office('word', look);
  expect(own.pngs).toBe(plain.pngs + 1);
  expect(own.xml(/document\.xml$/)).toContain('descr="Logo of ');
  expect(plain.xml(/document\.xml$/)).not.toContain('Logo of ');
  expect(own.xml(/styles\.xml$/)).toContain('0B3D91');
  expect(own.xml(/styles\.xml$/)).toContain('w:pBdr');
  expect(plain.xml(/styles\.xml$/)).not.toContain('w:pBdr');
  const inked = await office('word', grey);
  expect(inked.pngs).toBe(own.pngs);
  expect(inked.xml(/styles\.xml$/)).toBe(plain.xml(/styles\.xml$/));
});

test('OWN-01 PowerPoint carries the logo on cover and frames, and the accent in place of ours', async () => {
  const plain = await office('powerpoint', undefined);
  const own = await office('powerpoint', look);
  expect(plain.pngs).toBe(0);
  expect(own.pngs).toBeGreaterThan(0);
  expect(own.xml(/slides\/slide1\.xml$/)).toContain('Logo of ');
  expect(own.xml(/slides\/slide2\.xml$/)).not.toContain('Logo of ');
  const layouts = /slideLayouts\/slideLayout\d+\.xml$/;
  expect(own.xml(layouts)).toContain('0B3D91');
  expect(own.xml(layouts)).toContain('<p:pic>');
  expect(own.xml(layouts)).not.toContain('FFD21F');
  expect(plain.xml(layouts)).toContain('FFD21F');
  expect(plain.xml(layouts)).not.toContain('<p:pic>');
});

test('OWN-01 the PDF carries the logo on its cover as a figure with words', async () => {
  const plain = (await renderPackagePdf((await materialWith(undefined)).creative)).toString(
    'latin1',
  );
  const own = (await renderPackagePdf((await materialWith(look)).creative)).toString('latin1');
  const figures = (pdf: string) => pdf.match(/\/S \/Figure/g)?.length ?? 0;
  expect(figures(own)).toBe(figures(plain) + 1);
});

test('OWN-01 a logo keeps its shape in its box', () => {
  const box = { width: 100, height: 50 };
  expect(fitLogo({ width: 400, height: 100 }, box)).toEqual({ width: 100, height: 25 });
  expect(fitLogo({ width: 100, height: 400 }, box)).toEqual({ width: 12.5, height: 50 });
});
