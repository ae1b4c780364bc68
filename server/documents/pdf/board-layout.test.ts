import { expect, test } from 'vitest';
import { bakeryPackage } from '#tests/builders/bakery.ts';
import { readPdf } from '#tests/read-pdf.ts';
import { printSheets } from './print-package.ts';

const sentence = 'A hand lifts the warm loaf out of the oven and sets it down beside the window. ';
const title = 'When the oven is opened at four and nobody is there to see it but the cat. '.repeat(
  2,
);

async function framesOnSheets(aspect: '16:9' | '9:16' | '1:1', title: string, letters: number) {
  const creative = await bakeryPackage(aspect);
  const description = sentence.repeat(14).slice(0, letters);
  const frames = creative.frames.map((frame) => ({ ...frame, description }));
  const { pages } = await readPdf(await printSheets({ ...creative, title, frames }));
  return pages.map(({ text }) => text.match(/^Frame \d/gm)?.length ?? 0).filter(Boolean);
}

test.each([
  ['16:9', 80],
  ['16:9', 500],
  ['9:16', 500],
  ['1:1', 300],
] as const)(
  'MAIL-02 four frames of %s with %i letters stand on one sheet, under a long title too',
  async (aspect, letters) => {
    expect(await framesOnSheets(aspect, title.slice(0, 110), letters)).toEqual([4]);
  },
);

test.each(['16:9', '9:16', '1:1'] as const)(
  'MAIL-02 where they need two sheets, the last of %s is as full as the first',
  async (aspect) => {
    expect(await framesOnSheets(aspect, title, 990)).toEqual([2, 2]);
  },
);
