import fc from 'fast-check';
import { expect, test } from 'vitest';
import { spreadSeconds } from './spread-seconds.ts';

test.each([
  ['in proportion', [1, 2, 3], [1, 1, 1], 12, {}, [2, 4, 6]],
  ['with what each needs', [1, 1, 10], [4, 1, 1], 12, {}, [4, 1, 7]],
  ['with the floors where the needs are too much', [1, 1], [9, 9], 10, { floors: [1, 4] }, [5, 5]],
  ['with a short first part', [9, 1], [1, 1], 10, { firstMost: 3 }, [3, 7]],
  [
    'evenly where there are more parts than seconds',
    [1, 5, 1],
    [1, 1, 1],
    2,
    {},
    [0.66, 0.66, 0.68],
  ],
  ['a rest goes to the last', [1, 1], [1, 1], 7.5, {}, [4, 3.5]],
] as const)('GEN-08 seconds are spread %s', (_, weights, leasts, total, bounds, parts) => {
  expect(spreadSeconds(weights, leasts, total, bounds)).toEqual(parts);
});

test('GEN-08 spread seconds add up, and none is lost', () => {
  const parts = fc.array(fc.tuple(fc.nat(90), fc.integer({ min: 1, max: 20 })), {
    minLength: 1,
    maxLength: 12,
  });
  fc.assert(
    fc.property(parts, fc.integer({ min: 3, max: 120 }), (list, total) => {
      const spread = spreadSeconds(
        list.map(([weight]) => weight),
        list.map(([, least]) => least),
        total,
      );
      expect(spread.reduce((sum, part) => sum + part, 0)).toBeCloseTo(total, 5);
      expect(Math.min(...spread)).toBeGreaterThan(0);
    }),
  );
});
