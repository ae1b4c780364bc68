import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Phrase } from '../subject-frame.ts';
import { type UnderstandInput, understand } from '../understand.ts';

// Descriptions written before the engine read them: language, user type, name, text, nouns, kinds.
// The second of each pair was never looked at while the reading was made.
const file = join(import.meta.dirname, '..', 'testing', 'unseen.tsv');
const rows = readFileSync(file, 'utf8')
  .trim()
  .split('\n')
  .map((line) => {
    const [language = '', userType, productName, description, nouns = '', kinds = ''] =
      line.split('\t');
    return { language, userType, productName, description, nouns, kinds };
  });

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

function isRight(head: Phrase, nouns: string, language: string): boolean {
  const said = [head.lemma, head.noun, head.text].map(plain);
  return plain(nouns)
    .split('|')
    .some((noun) =>
      said.some(
        (word) =>
          word === noun ||
          word.replace(/(?:e?s|e?n|er)$/, '') === noun ||
          (language === 'de' ? word.endsWith(noun) : ` ${word} `.includes(` ${noun} `)),
      ),
    );
}

function read(half: 0 | 1) {
  const sum = { right: 0, wrong: 0, kind: 0, language: 0 };
  for (const [at, { language, nouns, kinds, ...form }] of rows.entries()) {
    if (at % 2 !== half) continue;
    const frame = understand({
      ...form,
      targetAudience: '',
      behavior: '',
      evaluation: '',
    } as unknown as UnderstandInput);
    if (frame.confidence >= 0.5) sum[isRight(frame.head, nouns, language) ? 'right' : 'wrong']++;
    if (kinds.split('|').includes(frame.kind)) sum.kind++;
    if (frame.language === language) sum.language++;
  }
  return sum;
}

test.each([
  [0, { right: 47, wrong: 2, kind: 56 }],
  [1, { right: 38, wrong: 4, kind: 51 }],
] as const)('PLAN-03 nouns of sixty texts nobody has seen, half %i', (half, least) => {
  const { right, wrong, kind, language } = read(half);
  expect(right).toBeGreaterThanOrEqual(least.right);
  expect(wrong).toBeLessThanOrEqual(least.wrong);
  expect(kind).toBeGreaterThanOrEqual(least.kind);
  expect(language).toBe(60);
});
