import { expect, test } from 'vitest';
import { readRecoveryCode, recoveryLetters } from './recovery-code.ts';

test('AUTH-12 a recovery code counts in any case, with or without its dash', () => {
  for (const typed of [
    'ABCDE-FGHJK',
    'abcde-fghjk',
    'abcdefghjk',
    ' abcde fghjk ',
    'Abcde–fGHJK',
  ]) {
    expect(readRecoveryCode(typed)).toBe('ABCDE-FGHJK');
  }
  // One of those that were given out before.
  expect(readRecoveryCode('25682abcde')).toBe('25682-ABCDE');
  for (const other of ['ABCDE-FGHJ', 'ABCDE-FGHIO', '', '123456']) {
    expect(readRecoveryCode(other)).toBe(other);
  }
});

test('AUTH-12 no two letters of a recovery code look alike', () => {
  for (const alike of ['0O', '1IL', 'UV', '2Z', '5S', '6G', '8B']) {
    const both = [...alike].filter((letter) => recoveryLetters.includes(letter));
    expect(both.length, alike).toBeLessThan(2);
  }
  expect(new Set(recoveryLetters).size).toBe(recoveryLetters.length);
});
