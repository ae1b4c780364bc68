import fc from 'fast-check';
import { expect, test } from 'vitest';
import { creativeApproaches, userTypes } from '#domain/wizard/options.ts';
import type { LaidLines } from './choose-lines.ts';
import { timeRows } from './time-rows.ts';

const line = (words: number) => ({ text: 'w '.repeat(words).trim(), words });

test('rows follow the words: no gap, the whole film, and nobody rushed or dragging', () => {
  fc.assert(
    fc.property(
      fc.tuple(fc.nat(9), fc.nat(14), fc.nat(18), fc.integer({ min: 2, max: 9 })),
      fc.constantFrom(15, 30, 60),
      fc.constantFrom(...userTypes),
      fc.constantFrom(...creativeApproaches),
      (words, seconds, userType, approach) => {
        const total = words.reduce((sum, one) => sum + one, 0);
        fc.pre(total <= seconds * 2.5);
        const laid = words.map((one) => (one > 0 ? [line(one)] : [])) as unknown as LaidLines;
        const rows = timeRows(laid, { seconds, userType, approach });
        expect(rows[0]?.startSeconds).toBe(0);
        expect(rows.at(-1)?.endSeconds).toBe(seconds);
        for (const [at, row] of rows.entries()) {
          expect(row.endSeconds).toBeGreaterThan(row.startSeconds);
          if (at > 0) expect(row.startSeconds).toBe(rows[at - 1]?.endSeconds);
        }
        expect(rows.flatMap(({ lines }) => lines)).toEqual(laid.flat());
        const speaking = rows.filter(({ lines }) => lines.length > 0);
        const spoken = speaking.reduce((sum, row) => sum + row.endSeconds - row.startSeconds, 0);
        expect(total / spoken).toBeLessThanOrEqual(3.2);
        if (total > 12) expect(total / spoken).toBeGreaterThanOrEqual(1.7);
      },
    ),
  );
});
