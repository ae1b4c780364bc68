import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareLines, countChanged } from '../compare-lines.ts';
import type { Platform } from '../wizard/options.ts';
import { changeWords, compareTakes, type TakeCut } from './compare-takes.ts';

const text = (lines: string[]) => lines.join('\n');
const written = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 12 });

test('LINK-07 both texts can be read out of the lines of their comparison, in order', () => {
  fc.assert(
    fc.property(written, written, (before, after) => {
      const lines = compareLines(text(before), text(after));
      const without = (kind: string) =>
        lines.filter((line) => line.kind !== kind).map((line) => line.text);
      expect(without('new')).toEqual(before);
      expect(without('gone')).toEqual(after);
      expect(countChanged(lines) === 0).toBe(text(before) === text(after));
    }),
  );
});

test('LINK-07 a changed line is one that is gone and one that is new, all else stays', () => {
  const lines = compareLines(
    'VIDEO: A bench.\nVO: Hello.\nSFX: Rain.',
    'VIDEO: A bench.\nVO: Bye.\nSFX: Rain.',
  );
  expect(lines.map(({ kind, text }) => `${kind} ${text}`)).toEqual([
    'same VIDEO: A bench.',
    'gone VO: Hello.',
    'new VO: Bye.',
    'same SFX: Rain.',
  ]);
  expect(countChanged(lines)).toBe(1);
});

test('LINK-07 more lines than can be compared one by one are told as one piece', () => {
  const many = (letter: string) =>
    Array.from({ length: 5_000 }, (_, at) => `${letter}${at}`).join('\n');
  const lines = compareLines(many('a'), many('b'));
  expect(lines).toHaveLength(10_000);
  expect(countChanged(lines)).toBe(5_000);
});

const frame = (title: string) => ({
  title,
  description: '',
  imageUrl: `/api/storage/frames/${title}.jpg`,
});
const cut = (platform: Platform | null, script: string, ...frames: string[]): TakeCut => ({
  ...{ platform, aspect: platform && '16:9', script, frames: frames.map(frame) },
});
const take = (...cuts: TakeCut[]) => ({ creative_brief: 'Objective: sell.', cuts });
const wordsFor = (before: TakeCut[], after: TakeCut[]) =>
  changeWords(compareTakes(take(...before), take(...after)));

test('LINK-07 says which frames and how many lines changed, and nothing where nothing did', () => {
  const approved = take(cut(null, 'VO: Hello.\nSFX: Rain.', 'a', 'b', 'c', 'd'));
  expect(changeWords(compareTakes(approved, approved))).toEqual([]);
  const changes = compareTakes(
    approved,
    take(cut('tiktok', 'VO: Bye.\nSFX: Rain.', 'a', 'x', 'c', 'y')),
  );
  expect(changeWords(changes)).toEqual(['frames 2 and 4', '1 line of the script']);
  const shorter = compareTakes(approved, take(cut(null, 'VO: Hello.\nSFX: Rain.', 'a', 'b', 'c')));
  expect(shorter.cuts).toMatchObject([
    { platform: null, frames: [{ number: 4, before: frame('d'), after: null }] },
  ]);
});

test('LINK-07 LINK-02 says it of each cut, whichever comes first by then', () => {
  const [tiktok, youtube] = [cut('tiktok', 'VO: A.', 'a'), cut('youtube', 'VO: B.', 'b')];
  expect(wordsFor([tiktok, youtube], [youtube, tiktok])).toEqual([]);
  const longer = cut('youtube', 'VO: C.', 'b', 'c');
  expect(wordsFor([tiktok, youtube], [longer, tiktok])).toEqual([
    ...['frame 2 of YouTube', '1 line of the script of YouTube'],
  ]);
  const square = { ...cut('instagram', 'VO: A.', 'a'), aspect: '1:1' };
  expect(wordsFor([tiktok, square], [tiktok, { ...square, aspect: '4:5' }])).toEqual([
    'the shape of Instagram (4:5 now)',
  ]);
  expect(wordsFor([tiktok, youtube], [square, tiktok])).toEqual([
    ...['a new cut for Instagram', 'no cut for YouTube any more'],
  ]);
  expect(wordsFor([tiktok], [tiktok, youtube])).toEqual(['a new cut for YouTube']);
});

test('LINK-07 what was approved before cuts were kept is compared with the primary cut alone', () => {
  const [tiktok, youtube] = [cut('tiktok', 'VO: A.', 'a'), cut('youtube', 'VO: B.', 'b')];
  expect(wordsFor([cut(null, 'VO: A.', 'a')], [tiktok, youtube])).toEqual([]);
  expect(wordsFor([cut(null, 'VO: Z.', 'a')], [tiktok, youtube])).toEqual([
    '1 line of the script of TikTok',
  ]);
});

test('LINK-07 of a text that changed all over the first lines are shown, and the others counted', () => {
  const many = (letter: string) =>
    Array.from({ length: 500 }, (_, at) => `${letter}${at}`).join('\n');
  const [changed] = compareTakes(take(cut(null, many('a'))), take(cut(null, many('b')))).cuts;
  const script = changed?.kind === 'changed' ? changed.script : null;
  expect([script?.lines.length, script?.count, script?.left]).toEqual([120, 500, 500]);
});
