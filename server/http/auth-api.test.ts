import { afterEach, expect, test } from 'vitest';
import { openTestSite, type TestSite } from '#tests/builders/open-test-site.ts';
import { askAs, signUpMember } from '#tests/builders/sign-up.ts';

const open: TestSite[] = [];
afterEach(async () => {
  for (const one of open.splice(0)) await one.close();
});
async function openSite(settings: Record<string, string> = {}): Promise<TestSite> {
  const site = await openTestSite(settings);
  open.push(site);
  return site;
}

test('AUTH-04 who signed up is signed in', async () => {
  const site = await openSite();
  const member = await signUpMember(site, { email: 'june@example.com' });
  const answer = await askAs(site, member)('/api/session');
  expect(await answer.json()).toMatchObject({
    session: { user: { id: member.id, email: 'june@example.com', email_verified: false } },
  });
});
