import fc from 'fast-check';
import { expect, test } from 'vitest';
import { startCpuTime } from '#tests/cpu-time.ts';
import { air, countSpokenWords, fitsSeconds, wordsPerSecond, wordsThatFit } from './speech.ts';

const spoken: [text: string, words: number][] = [
  ['', 0],
  ['   …  — !', 0],
  ['🙂🙂', 0],
  ['Fresh bread, every morning.', 4],
  ["Don't wait — it's gone by noon.", 6],
  ['$9.99', 4],
  ['$9', 2],
  ['$9.00', 2],
  ['$0.99', 3],
  ['9,99 €', 4],
  ['€1.299,00', 7],
  ['$1,200', 5],
  ['$10k', 3],
  ['$9.99/month', 6],
  ['From 5 euros', 3],
  ['10%', 2],
  ['100 %', 3],
  ['24/7', 3],
  ['7', 1],
  ['21', 2],
  ['99', 2],
  ['300', 2],
  ['1,000,000', 2],
  ['12.500', 4],
  ['3.5', 3],
  ['in 1984', 4],
  ['since 2005', 4],
  ['in 2026', 4],
  ['the 1980s', 3],
  ['1st', 1],
  ['the 21st', 3],
  ['3D', 2],
  ['007', 3],
  ['9:30', 2],
  ['9:00', 1],
  ['9:05 am', 5],
  ['9am', 3],
  ['9 a.m.', 3],
  ['18h30', 3],
  ['10–15 minutes', 4],
  ['555-0199', 7],
  ['Call (415) 555-0199', 11],
  ['1-800-555-0199', 11],
  ['+44 20 7946 0958', 13],
  ['01 42 68 53 00', 10],
  ['2026-12-24', 6],
  ['crumb.com', 3],
  ['www.crumb.com', 7],
  ['https://www.crumb.com/order.', 9],
  ['Visit crumb.de today.', 6],
  ['hi@crumb.com', 5],
  ['@crumb', 2],
  ['#1', 2],
  ['fish & chips', 3],
  ['state-of-the-art', 4],
  ['well-known', 2],
  ['On TV', 3],
  ['Made in the USA.', 6],
  ['Made in the U.S.A.', 6],
  ['NASA said so', 3],
  ['CALL NOW', 2],
  ['bread, cakes, etc.', 4],
  ['[proof needed] It works.', 2],
  ['(smiles) Hello.', 1],
  ["L'heure du goûter, c'est maintenant.", 5],
  ['Mañana abrimos a las 8.', 5],
  ['Handwerksbäckereien öffnen früh.', 4],
  ['新鲜面包', 2],
];

test.each(spoken)('GEN-07 speech: %j takes %i spoken words', (text, words) => {
  expect(countSpokenWords(text)).toBe(words);
});

test('GEN-07 plain words count one each, whatever stands between them', () => {
  const word = fc.stringMatching(/^[a-zäéñç]{4,14}$/);
  const gap = fc.constantFrom(' ', ', ', '. ', ' — ', '\n', '… ', '! “');
  const sentence = fc.array(fc.tuple(word, gap)).filter((list) => !list.some(([w]) => w === 'etc'));
  fc.assert(
    fc.property(sentence, (list) => {
      expect(countSpokenWords(list.map(([w, g]) => w + g).join(''))).toBe(list.length);
    }),
  );
});

test('GEN-07 any text has a whole, finite number of words, however long it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
      const words = countSpokenWords(text);
      expect(Number.isInteger(words)).toBe(true);
      expect(words).toBeGreaterThanOrEqual(0);
    }),
  );
  for (const piece of ['1-', 'a.', '9 ', '(', '$1,', 'www.', '+1(', 'a@']) {
    expect(countSpokenWords(piece.repeat(10_000 / piece.length))).toBeGreaterThanOrEqual(0);
  }
});

test('NF-05 a text without spaces is counted in a time that grows as it does', () => {
  const took = (text: string) => {
    const times = Array.from({ length: 5 }, () => {
      const worked = startCpuTime();
      for (let again = 0; again < 20; again++) countSpokenWords(text);
      return worked();
    });
    return Math.min(...times);
  };
  const text = (length: number) => '広告を作りたい'.repeat(length / 7);
  // Sixteen times as long took two hundred times as long.
  expect(took(text(5600))).toBeLessThan(60 * Math.max(took(text(350)), 0.5));
});

test('GEN-07 one more word never takes less time', () => {
  const word = fc.stringMatching(/^[a-z]{4,12}$/);
  fc.assert(
    fc.property(fc.array(word), word, (list, more) => {
      const before = countSpokenWords(list.join(' '));
      expect(countSpokenWords([...list, more].join(' '))).toBeGreaterThan(before);
    }),
  );
});

test('GEN-07 the voice of each approach', () => {
  expect(wordsPerSecond('story')).toBe(2.0);
  expect(wordsPerSecond('problem')).toBe(2.5);
  expect(wordsPerSecond('bold')).toBe(2.8);
  expect(air).toBe(0.1);
});

test('GEN-07 a line fits its seconds with ten per cent of air', () => {
  expect(wordsThatFit(4, 2.5)).toBe(9);
  expect(fitsSeconds('one two three four five six seven eight nine', 4, 2.5)).toBe(true);
  expect(fitsSeconds('one two three four five six seven eight nine ten', 4, 2.5)).toBe(false);
  expect(fitsSeconds('', 0, 2)).toBe(true);
});

test('GEN-07 wordsThatFit and fitsSeconds agree', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 60 }),
      fc.constantFrom(2, 2.2, 2.5, 2.8),
      (seconds, pace) => {
        const words = wordsThatFit(seconds, pace);
        expect(fitsSeconds('word '.repeat(words), seconds, pace)).toBe(true);
        expect(fitsSeconds('word '.repeat(words + 1), seconds, pace)).toBe(false);
      },
    ),
  );
});
