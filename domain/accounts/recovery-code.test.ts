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
  for (const other of ['ABCDE-FGHJ', 'ABCDE-FGHIO', '', '123456']) {
    expect(readRecoveryCode(other)).toBe(other);
  }
});

test('AUTH-12 no two letters of a recovery code look alike', () => {
  expect(recoveryLetters).not.toMatch(/[01ILOU]/);
  expect(new Set(recoveryLetters).size).toBe(recoveryLetters.length);
});
