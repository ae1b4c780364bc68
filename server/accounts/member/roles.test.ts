import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { openTestSite } from '#tests/builders/open-test-site.ts';
import { askAs, signUpMember, type TestMember } from '#tests/builders/sign-up.ts';
import { profiles, userRoles } from '../../db/schema.ts';
import { settleAdmins } from './roles.ts';

const site = await openTestSite({ ADMIN_EMAILS: 'Boss@Example.com, second@example.com' });
afterAll(() => site.close());

const rolesOf = ({ id }: TestMember) =>
  site.services.db
    .select({ role: userRoles.role, source: userRoles.source })
    .from(userRoles)
    .where(eq(userRoles.user_id, id));
const change = ({ id }: TestMember, values: Partial<typeof profiles.$inferInsert>) =>
  site.services.db.update(profiles).set(values).where(eq(profiles.id, id));
const settle = (adminEmails: string[], id?: string) =>
  settleAdmins(site.services.db, { adminEmails }, new Date(), id);
const grant = ({ id }: TestMember) =>
  site.services.db
    .insert(userRoles)
    .values({ user_id: id, role: 'admin', source: 'granted', created_at: new Date() });
const configured = [{ role: 'admin', source: 'configured' }];

test('AUTH-15 a listed address is admin once verified, and no longer than it is both', async () => {
  const boss = await signUpMember(site, { email: 'BOSS@example.com' });
  expect(await rolesOf(boss)).toEqual([]);
  const context = await site.services.auth.$context;
  await context.internalAdapter.updateUser(boss.id, { emailVerified: true });
  expect(await rolesOf(boss)).toEqual(configured);
  const session = await (await askAs(site, boss)('/api/session')).json();
  expect(session).toMatchObject({ session: { user: { roles: ['admin'] } } });
  await context.internalAdapter.updateUser(boss.id, { email: 'elsewhere@example.com' });
  expect(await rolesOf(boss)).toEqual([]);
});

test('AUTH-15 at start the setting is applied to everybody; what was granted stays', async () => {
  const [listed, dropped, granted] = [
    await signUpMember(site, { email: 'second@example.com', verified: true }),
    await signUpMember(site, { verified: true }),
    await signUpMember(site),
  ];
  await grant(granted);
  await settle([dropped.email]);
  expect(await rolesOf(dropped)).toEqual(configured);
  await settle([listed.email]);
  await settle([listed.email]);
  expect(await rolesOf(listed)).toEqual(configured);
  expect(await rolesOf(dropped)).toEqual([]);
  expect(await rolesOf(granted)).toEqual([{ role: 'admin', source: 'granted' }]);
  await change(listed, { email_verified: false });
  await settle([listed.email], listed.id);
  expect(await rolesOf(listed)).toEqual([]);
});

test('AUTH-15 settling one member leaves the others, and nobody listed is nobody', async () => {
  const [one, two] = [
    await signUpMember(site, { verified: true }),
    await signUpMember(site, { verified: true }),
  ];
  await settle([one.email, two.email], one.id);
  expect([await rolesOf(one), await rolesOf(two)]).toEqual([configured, []]);
  await settle([]);
  expect(await rolesOf(one)).toEqual([]);
});

test('AUTH-15 has_role is a function of the database', async () => {
  const [admin, member] = [await signUpMember(site), await signUpMember(site)];
  await grant(admin);
  const { rows } = await site.services.db.execute(sql`select
    has_role(${admin.id}::uuid, 'admin') as admin,
    has_role(${member.id}::uuid, 'admin') as member,
    has_role(${admin.id}::uuid, 'owner') as other_role,
    has_role(${randomUUID()}::uuid, 'admin') as nobody,
    has_role(null, null) as nothing`);
  expect(rows).toEqual([
    { admin: true, member: false, other_role: false, nobody: false, nothing: false },
  ]);
});

test('AUTH-15 one may ask of oneself, an admin of anybody; anything else is false', async () => {
  const [admin, member] = [await signUpMember(site), await signUpMember(site)];
  await grant(admin);
  const path = '/api/rpc/has_role';
  const asked = (of: TestMember, _role = 'admin') => ({
    method: 'POST',
    body: JSON.stringify({ _user_id: of.id, _role }),
    headers: { 'Content-Type': 'application/json' },
  });
  const answers = [
    await askAs(site, admin)(path, asked(admin)),
    await askAs(site, admin)(path, asked(member)),
    await askAs(site, admin)(path, asked(admin, 'owner')),
    await askAs(site, member)(path, asked(member)),
    await askAs(site, member)(path, asked(admin)),
    await site.ask(path, asked(admin)),
  ];
  expect(await Promise.all(answers.map((answer) => answer.text()))).toEqual([
    'true',
    'false',
    'false',
    'false',
    'false',
    'false',
  ]);
  const bad = { method: 'POST', body: JSON.stringify({ _user_id: 'x', _role: 'admin' }) };
  expect((await askAs(site, admin)(path, bad)).status).toBe(422);
});
