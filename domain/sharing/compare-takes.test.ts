import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareLines, countChanged } from '../compare-lines.ts';
import { changeWords, compareTakes } from './compare-takes.ts';

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
const take = (script: string, ...frames: string[]) => ({
  creative_brief: 'Objective: sell.',
  script,
  storyboard_frames: frames.map(frame),
});

test('LINK-07 says which frames and how many lines changed, and nothing where nothing did', () => {
  const approved = take('VO: Hello.\nSFX: Rain.', 'a', 'b', 'c', 'd');
  expect(changeWords(compareTakes(approved, approved))).toEqual([]);
  const changes = compareTakes(approved, take('VO: Bye.\nSFX: Rain.', 'a', 'x', 'c', 'y'));
  expect(changes.frames.map(({ number }) => number)).toEqual([2, 4]);
  expect(changeWords(changes)).toEqual(['frames 2 and 4', '1 line of the script']);
  const shorter = compareTakes(approved, take(approved.script, 'a', 'b', 'c'));
  expect(shorter.frames).toEqual([{ number: 4, before: frame('d'), after: null }]);
});

test('LINK-07 of a text that changed all over the first lines are shown, and the others counted', () => {
  const many = (letter: string) =>
    Array.from({ length: 500 }, (_, at) => `${letter}${at}`).join('\n');
  const { script } = compareTakes(take(many('a')), take(many('b')));
  expect([script.lines.length, script.count, script.left]).toEqual([120, 500, 500]);
});
