import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openTestSite } from '#tests/builders/open-test-site.ts';
import { signUpMember } from '#tests/builders/sign-up.ts';
import { watchHashing } from '#tests/builders/watch-hashing.ts';

test('AUTH-04 while the password of a new member is hashed, others get to the database', async () => {
  const site = await openTestSite();
  // Refused at once inside a transaction, where the embedded database would wait for ever.
  const hashing = watchHashing(async () => site.services.db.execute(sql`select 1`));
  try {
    await signUpMember(site);
    expect(hashing.times()).toBe(1);
  } finally {
    hashing.stop();
    await site.close();
  }
});
