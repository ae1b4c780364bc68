import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fillDays, lastDays } from './fill-days.ts';

test('ADM-06 days end with today, over the end of a month and of a year', () => {
  expect(lastDays(3, new Date('2027-01-01T23:59:59Z'))).toEqual([
    '2026-12-30',
    '2026-12-31',
    '2027-01-01',
  ]);
  const february = lastDays(3, new Date('2028-03-01T00:00:00Z'));
  expect(february).toEqual(['2028-02-28', '2028-02-29', '2028-03-01']);
});

test('ADM-06 no day is left out, none comes twice, and nothing known is lost', () => {
  const days = lastDays(90, new Date('2026-11-22T12:00:00Z'));
  fc.assert(
    fc.property(fc.subarray(days), (some) => {
      const filled = fillDays(
        days,
        some.map((day) => ({ day, count: 7 })),
        { count: 0 },
      );
      expect(filled.map(({ day }) => day)).toEqual(days);
      expect(filled.filter(({ count }) => count === 7).map(({ day }) => day)).toEqual(some);
    }),
  );
});
