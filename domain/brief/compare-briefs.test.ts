import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareBriefs, takeSections } from './compare-briefs.ts';

const before = 'Objective: sell.\n\nAudience: nurses.\n\nTone:\n- calm';
const after = 'Objective: sell.\n\nAudience: bakers.\n\nMeasure: forty calls.';

test('KEPT-03 two briefs are compared by their headings; what is gone stands where it stood', () => {
  expect(
    compareBriefs(before, after).map(({ heading, isSame, ...one }) => [
      heading,
      isSame,
      Object.keys(one),
    ]),
  ).toEqual([
    ['Objective', true, ['before', 'after']],
    ['Audience', false, ['before', 'after']],
    ['Tone', false, ['before']],
    ['Measure', false, ['after']],
  ]);
});

test('KEPT-03 a brief is taken in part', () => {
  expect(takeSections(before, after, new Set([1]))).toBe(
    'Objective: sell.\n\nAudience: bakers.\n\nTone:\n- calm',
  );
  expect(takeSections(before, after, new Set([2, 3]))).toBe(
    'Objective: sell.\n\nAudience: nurses.\n\nMeasure: forty calls.',
  );
});

const brief = fc
  .array(
    fc.tuple(
      fc.constantFrom('Objective: ', 'Audience: ', 'Tone: ', ''),
      fc.string({ minLength: 1, maxLength: 9 }),
    ),
    { maxLength: 6 },
  )
  .map((sections) => sections.map((parts) => parts.join('')).join('\n\n'));

test('KEPT-03 with none it is the brief before, with all the brief after, whatever they say', () => {
  fc.assert(
    fc.property(brief, brief, (one, other) => {
      const changes = compareBriefs(one, other);
      const all = new Set(changes.keys());
      expect(takeSections(one, other, all)).toBe(other);
      if (changes.some(({ isSame }) => !isSame))
        expect(takeSections(one, other, new Set())).toBe(one);
    }),
  );
});
