import { afterAll, expect, test } from 'vitest';
import { passwordsAreCheap } from '#tests/cheap-passwords.ts';
import { hashPassword, verifyPassword } from './hash-password.ts';

passwordsAreCheap(false);
afterAll(() => passwordsAreCheap(true));

const password = 'violet-harbor-74-kites';

test('AUTH-02 a hash is salted, names its own cost, and opens to its password alone', async () => {
  const [one, other] = await Promise.all([hashPassword(password), hashPassword(password)]);
  expect(one).not.toBe(other);
  expect(one).toMatch(/^scrypt:14:8:5:[\w-]{22}:[\w-]{86}$/);
  expect(await verifyPassword({ hash: one, password })).toBe(true);
  expect(await verifyPassword({ hash: one, password: `${password} ` })).toBe(false);
});

test('AUTH-02 a hash made at another cost still opens', async () => {
  const hash = await hashPassword(password, { log2N: 5, r: 8, p: 1 });
  expect(hash).toMatch(/^scrypt:5:8:1:/);
  expect(await verifyPassword({ hash, password })).toBe(true);
});

test('AUTH-02 the same letters from another keyboard are the same password', async () => {
  const hash = await hashPassword('Z\u00fcrich-1', { log2N: 5, r: 8, p: 1 });
  expect(await verifyPassword({ hash, password: 'Zu\u0308rich-1' })).toBe(true);
});

test.each(['', 'plain', 'bcrypt:1:2:3:4:5', 'scrypt:14:8:5::'])(
  'AUTH-02 what is no hash of ours opens to nothing: %j',
  async (hash) => {
    expect(await verifyPassword({ hash, password })).toBe(false);
  },
);
