import { expect, test } from 'vitest';
import { isSameTake, withTakeNumber } from './take-number.ts';

const script = 'BREAD\nClient: Hobday\nTake: 1\n\n1. HOOK | 0-3 s\nVIDEO: Bread.\nTAKE: 1';

test('WIZ-11 the form over a script has the number of its take, and no other line has', () => {
  const seventh = withTakeNumber(script, 7);
  expect(seventh).toBe(script.replace('Take: 1', 'Take: 7'));
  expect(isSameTake(script, seventh)).toBe(true);
  expect(isSameTake(script, `${seventh}.`)).toBe(false);
  expect(withTakeNumber('Fassung: 2\n\n1. HOOK | 0-3 s', 3)).toBe('Fassung: 3\n\n1. HOOK | 0-3 s');
  expect(withTakeNumber('Take two.', 3)).toBe('Take two.');
});
