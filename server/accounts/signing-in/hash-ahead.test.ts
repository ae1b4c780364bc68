import { sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { openTestSite } from '#tests/builders/open-test-site.ts';
import { signUpMember } from '#tests/builders/sign-up.ts';

const hashing = vi.hoisted(() => ({ times: 0, before: async (): Promise<unknown> => undefined }));
vi.mock('node:crypto', async (original) => {
  const crypto = await original<typeof import('node:crypto')>();
  type Done = (error: Error | null, key?: Buffer) => void;
  return {
    ...crypto,
    scrypt: (password: string, salt: Buffer, length: number, _cost: object, done: Done) => {
      hashing.times += 1;
      hashing
        .before()
        .then(() => crypto.scrypt(password, salt, length, { N: 2 }, done))
        .catch((error: Error) => done(error));
    },
  };
});

test('AUTH-04 while the password of a new member is hashed, others get to the database', async () => {
  const site = await openTestSite();
  try {
    // Refused at once inside a transaction, where the embedded database would wait for ever.
    hashing.before = async () => site.services.db.execute(sql`select 1`);
    await signUpMember(site);
    expect(hashing.times).toBe(1);
  } finally {
    await site.close();
  }
});
