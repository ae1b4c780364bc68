// Tests sign up hundreds of members: their passwords are hashed at a fraction of the cost. What the
// real cost is stands in server/accounts/signing-in/hash-password.test.ts.
import { vi } from 'vitest';

vi.mock(import('#server/accounts/signing-in/hash-password.ts'), async (load) => {
  const original = await load();
  const cost = { log2N: 4, r: 8, p: 1 };
  return { ...original, hashPassword: (password) => original.hashPassword(password, cost) };
});
