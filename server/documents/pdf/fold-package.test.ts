import { expect, test } from 'vitest';
import { bakeryPackage } from '#tests/builders/bakery.ts';
import { foldPackage } from './fold-package.ts';

const wordsOf = (value: unknown): string[] =>
  (
    JSON.stringify(value)
      .replaceAll('\\n', ' ')
      .match(/[a-z]+\d+/g) ?? []
  ).toSorted();
const many = (count: number, line: (at: number) => string, between = '\n') =>
  Array.from({ length: count }, (_, at) => line(at)).join(between);

test('MAIL-02 what a person writes is laid out as it was written', async () => {
  const creative = await bakeryPackage('9:16');
  expect(foldPackage(creative)).toEqual(creative);
});

test.each([
  ['lines of a script', { script: many(3000, (at) => `w${at}`) }],
  ['cues', { script: `1. HOOK | 0-5 s\nVIDEO: x\n${many(1500, (at) => `VO: w${at}`)}` }],
  ['sections of a brief', { creativeBrief: many(1200, (at) => `h${at}:\nw${at}`, '\n\n') }],
  ['lines of a brief', { creativeBrief: many(3000, (at) => `w${at}`) }],
  ['bullets of a brief', { creativeBrief: many(2500, (at) => `- w${at}`) }],
])('MAIL-02 of thousands of %s several share a place, and no word is lost', async (_, package_) => {
  const creative = await bakeryPackage('9:16', package_);
  const { brief, script } = foldPackage(creative);
  expect(wordsOf([brief, script])).toEqual(wordsOf([creative.brief, creative.script]));
  const pieces = [
    brief.flatMap(({ lines }) => lines).length,
    typeof script === 'string' ? script.split('\n').length : 0,
    typeof script === 'string' ? 0 : (script?.rows.flatMap(({ cues }) => cues).length ?? 0),
  ];
  expect(Math.max(...pieces, brief.length)).toBeLessThanOrEqual(300);
});
