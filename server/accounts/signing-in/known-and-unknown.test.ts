import { PgDialect } from 'drizzle-orm/pg-core';
import { expect, test, vi } from 'vitest';
import { openTestSite } from '#tests/builders/open-test-site.ts';
import { postJson, signUpMember } from '#tests/builders/sign-up.ts';
import { watchHashing } from '#tests/builders/watch-hashing.ts';

const wrong = 'not-the-password';

/** The statements and hashes of one request. */
async function traced(ask: () => Promise<Response>) {
  const built = vi.spyOn(PgDialect.prototype, 'sqlToQuery');
  const hashing = watchHashing();
  try {
    const answer = await ask();
    const statements = built.mock.results.map(({ value }) => (value as { sql: string }).sql);
    const body: unknown = await answer.json();
    return { status: answer.status, body, statements, hashes: hashing.times() };
  } finally {
    built.mockRestore();
    hashing.stop();
  }
}

test('AUTH-03 AUTH-12 known and unknown addresses get the same answer for the same work', async () => {
  const site = await openTestSite();
  try {
    const { email } = await signUpMember(site);
    const asks: [string, object][] = [
      ['/sign-in/email', { password: wrong }],
      ['/request-password-reset', {}],
      ['/sign-in/magic-link', {}],
      ['/send-verification-email', {}],
    ];
    for (const [path, more] of asks) {
      const ask = (address: string) => () =>
        postJson(site, `/api/auth${path}`, { email: address, ...more });
      const known = await traced(ask(email));
      const unknown = await traced(ask('nobody@example.com'));
      expect(known.statements.length).toBeGreaterThan(1);
      expect([path, unknown]).toEqual([path, known]);
      expect(known.hashes).toBe(path === '/sign-in/email' ? 1 : 0);
    }
  } finally {
    await site.close();
  }
});
