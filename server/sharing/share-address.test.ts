import { randomBytes, randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { readToken, tokenOf } from './share-address.ts';

test('LINK-01 an address names its key, and cannot be made, guessed or altered without the secret', () => {
  const key = randomUUID();
  const token = tokenOf(key, 'a secret');
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(readToken(token, 'a secret')).toBe(key);
  expect(readToken(token, 'another secret')).toBeNull();
  expect(readToken(randomBytes(32).toString('base64url'), 'a secret')).toBeNull();
  for (const hostile of [
    '',
    'x',
    `${token}=`,
    ` ${token}`,
    token.slice(1),
    `${token}A`,
    '../etc',
  ]) {
    expect(readToken(hostile, 'a secret')).toBeNull();
  }
  for (let at = 0; at < token.length; at++) {
    const letter = token[at] === 'A' ? 'B' : 'A';
    expect(readToken(token.slice(0, at) + letter + token.slice(at + 1), 'a secret')).toBeNull();
  }
});
