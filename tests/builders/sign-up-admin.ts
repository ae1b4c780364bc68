import { userRoles } from '#server/db/schema.ts';
import type { TestSite } from './open-test-site.ts';
import { askAs, signUpMember, type TestMember } from './sign-up.ts';

/** A member who holds the role, and how they ask. */
export async function signUpAdmin(
  site: TestSite,
): Promise<{ admin: TestMember; ask: ReturnType<typeof askAs> }> {
  const admin = await signUpMember(site, { verified: true, name: 'Ada House' });
  const role = { role: 'admin', source: 'granted', created_at: new Date() } as const;
  await site.services.db.insert(userRoles).values({ user_id: admin.id, ...role });
  return { admin, ask: askAs(site, admin) };
}
