import fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { generateConceptsAnswer } from '#domain/functions/generate-concepts.ts';
import { sharpenDetailsAnswer } from '#domain/functions/sharpen-details.ts';
import { fitAnswer } from './fit-answer.ts';

const concept = { title: 'Warm', subtitle: 'Bread.', features: ['One.'], tone: 'calm' };

test('GEN-01 a text that is longer than its answer may hold ends at a word', () => {
  const feature = 'Warm bread at nine. '.repeat(20);
  const { answer, cut } = fitAnswer(generateConceptsAnswer, {
    concepts: [{ ...concept, features: ['One.', feature] }],
    source: 'built-in' as const,
  });
  const fitted = answer.concepts?.[0]?.features[1] ?? '';
  expect(fitted.length).toBeLessThanOrEqual(300);
  expect(fitted).toMatch(/(?:Warm|bread|at|nine\.)…$/);
  expect(cut).toEqual(['concepts.0.features.1']);
});

test('what fits is left alone', () => {
  const given = { concepts: [concept], source: 'built-in' as const };
  expect(fitAnswer(generateConceptsAnswer, given)).toEqual({ answer: given, cut: [] });
});

test('an answer that is wrong in another way is still refused', () => {
  const given = { concepts: [{ ...concept, title: '' }], source: 'built-in' as const };
  expect(() => fitAnswer(generateConceptsAnswer, given)).toThrow(z.ZodError);
});

test('whatever is written, of whatever length, the answer fits its schema', () => {
  const long = fc
    .tuple(fc.string({ unit: 'binary', minLength: 1 }), fc.nat(3_000))
    .map(([piece, length]) => `a${piece.repeat(Math.ceil(length / piece.length))}`);
  fc.assert(
    fc.property(long, fc.nat(30), (text, count) => {
      const source = 'built-in' as const;
      const concepts = [
        { title: text, subtitle: text, features: Array(count).fill(text), tone: text },
      ];
      fitAnswer(generateConceptsAnswer, { concepts, source });
      const changes = { description: text, evaluation: text };
      const suggestion = { id: 'measure' as const, title: text, why: text, changes };
      fitAnswer(sharpenDetailsAnswer, { suggestions: [suggestion], source });
    }),
  );
});
