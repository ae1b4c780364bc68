// OWASP ASVS 5: V6.2.4. The three thousand passwords that are tried first are nobody's.
import { dictionary } from '@zxcvbn-ts/language-common';
import { expect, test } from 'vitest';
import { refuseWeakPassword } from '#server/accounts/signing-in/refuse-weak-password.ts';

const owner = { name: 'June Baker', email: 'june@example.com' };
const isTaken = (password: string) =>
  refuseWeakPassword(password, owner).then(
    () => true,
    () => false,
  );
const common = dictionary['passwords-common'].slice(0, 3_000).map(String);

test('PROOF-02 AUTH-13 none of the 3,000 most common passwords is taken, in either case', async () => {
  expect(new Set(common).size).toBe(3_000);
  const taken: string[] = [];
  for (const password of common) {
    for (const one of [password, password.toUpperCase()]) if (await isTaken(one)) taken.push(one);
  }
  expect(taken).toEqual([]);
});

test('PROOF-02 nor the first thousand with what forms ask for, while a long one is', async () => {
  const taken: string[] = [];
  for (const word of common.slice(0, 1_000).filter((one) => /^[a-z]{4,}$/.test(one))) {
    const dressed = `${word[0]?.toUpperCase()}${word.slice(1)}1!`;
    if (await isTaken(dressed)) taken.push(dressed);
  }
  expect(taken).toEqual([]);
  expect(await isTaken('violet-harbor-74-kites')).toBe(true);
});
