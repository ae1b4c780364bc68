import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { bakeryRequest } from '#tests/builders/bakery.ts';
import { openTestSite } from '#tests/builders/open-test-site.ts';
import { insertOrder } from '#tests/builders/payments/insert-payments.ts';
import { seedMember } from '#tests/builders/seed-member.ts';
import { askAs, signUpMember, type TestMember } from '#tests/builders/sign-up.ts';
import { accounts, auditLog, projects, sessions } from '../../db/schema.ts';

const site = await openTestSite();
afterAll(() => site.close());

test('AUTH-12 the export is one file with everything stored, and no secret', async () => {
  const other = await seedMember(site, { picture: 'loaf-2' });
  const member = await seedMember(site, { picture: 'loaf-1' });
  const answer = await askAs(site, member)('/api/account/export');
  expect(answer.headers.get('Content-Disposition')).toMatch(
    /^attachment; filename="[\w-]+\.json"$/,
  );
  expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
  const text = await answer.text();
  expect(JSON.parse(text)).toMatchObject({
    profile: { id: member.id, email: member.email, email_verified: true },
    sign_in: [{ kind: 'credential' }],
    sessions: [{ ip_address: expect.any(String) }],
    roles: [],
    no_more_mail_since: null,
    projects: [
      {
        script: 'Two.',
        storyboard_frames: [{ imageUrl: '/api/storage/frames/loaf-1.jpg' }],
        takes: [{ script: 'One.' }],
      },
    ],
    packages: [{ email: member.email, package: { targetAudience: expect.any(String) } }],
    leads: [{ cells: { email: member.email, productName: "Marlowe's Bread" }, state: 'queued' }],
    admin_acts: [],
    mails: expect.arrayContaining([
      expect.objectContaining({ kind: 'package', to_address: member.email, status: 'sent' }),
    ]),
  });
  const { db } = site.services;
  const [way] = await db.select().from(accounts).where(eq(accounts.user_id, member.id));
  const [session] = await db.select().from(sessions).where(eq(sessions.user_id, member.id));
  for (const secret of [way?.password, session?.token]) {
    expect(secret).toBeTruthy();
    expect(text).not.toContain(secret);
  }
  expect(text).not.toContain(other.email);
  expect(text).not.toContain(other.id);
});

type Exported = Record<
  'packages' | 'leads' | 'payments' | 'mails' | 'admin_acts',
  Record<string, unknown>[]
>;
const exportOf = async (member: TestMember) =>
  (await (await askAs(site, member)('/api/account/export')).json()) as Exported;
const productsOf = ({ leads }: Exported) =>
  leads.map(({ cells }) => (cells as { productName: string }).productName);
const tell = async (name: 'send-concept' | 'write-to-sheets', changes: Record<string, unknown>) =>
  expect((await site.call(name, bakeryRequest(changes))).status).toBe(200);
const sendAs = async (member: TestMember, changes: Record<string, unknown>) => {
  const body = JSON.stringify(bakeryRequest(changes));
  const answer = await askAs(site, member)('/api/functions/send-concept', { method: 'POST', body });
  expect(answer.status).toBe(200);
};

test('AUTH-12 the export has the leads of the member’s packages and those told under the proved address', async () => {
  const member = await signUpMember(site, { verified: true });
  const { email } = member;
  await tell('send-concept', { email: email.toUpperCase(), productName: 'Sent as a guest' });
  await tell('write-to-sheets', { email, productName: 'Told by itself' });
  await sendAs(member, { email: 'office@example.com', productName: 'Sent to the office' });
  const exported = await exportOf(member);
  expect(productsOf(exported)).toEqual(['Sent as a guest', 'Told by itself', 'Sent to the office']);
  for (const lead of exported.leads) {
    expect(Object.keys(lead).toSorted()).toEqual([
      'cells',
      'created_at',
      'id',
      'state',
      'submission_id',
      'written_at',
    ]);
  }
});

test('AUTH-12 an address that was not proved brings nothing that was sent to it', async () => {
  const email = `${randomUUID()}@example.com`;
  await tell('send-concept', { email, productName: 'The owner’s' });
  await tell('write-to-sheets', { email, productName: 'The owner’s too' });
  await insertOrder(site.services.db, { subject: `draft:${email}`, email });
  const impostor = await signUpMember(site, { email });
  await sendAs(impostor, { email: 'elsewhere@example.com', productName: 'The impostor’s own' });
  const exported = await exportOf(impostor);
  expect(productsOf(exported)).toEqual(['The impostor’s own']);
  expect(exported.packages).toHaveLength(1);
  expect(exported.payments).toEqual([]);
  expect(JSON.stringify(exported)).not.toContain('The owner’s');
});

test('AUTH-12 what another member sent is not in it, to whichever address', async () => {
  const [member, other] = [
    await signUpMember(site, { verified: true }),
    await signUpMember(site, { verified: true }),
  ];
  await sendAs(other, { email: member.email, name: 'Olive Other', productName: 'Hers' });
  await tell('write-to-sheets', { email: other.email, productName: 'Hers too' });
  const order = await insertOrder(site.services.db, { user_id: other.id, email: member.email });
  const exported = await exportOf(member);
  expect([exported.leads, exported.packages, exported.payments]).toEqual([[], [], []]);
  expect(JSON.stringify(exported)).not.toMatch(/Olive|Hers/);
  const hers = await exportOf(other);
  expect(productsOf(hers)).toEqual(['Hers', 'Hers too']);
  expect(hers.payments).toMatchObject([{ id: order.id }]);
});

test('AUTH-12 what a guest is to pay under the proved address is in it, as the next sign-in would say', async () => {
  const member = await signUpMember(site, { verified: true });
  const email = member.email.toUpperCase();
  const { id } = await insertOrder(site.services.db, { subject: `draft:${email}`, email });
  await insertOrder(site.services.db, { subject: `left:${id}`, email });
  expect((await exportOf(member)).payments).toMatchObject([{ id }]);
});

test('AUTH-12 of an administrator’s acts it says what and when, not to whose', async () => {
  const member = await signUpMember(site);
  await site.services.db.insert(auditLog).values({
    id: randomUUID(),
    at: new Date('2026-11-22T12:00:00Z'),
    admin_id: member.id,
    admin_email: member.email,
    action: 'mail.retried',
    target_kind: 'mail',
    target_id: 'somebody’s',
    details: { name: 'package' },
  });
  const { admin_acts } = await exportOf(member);
  expect(admin_acts).toEqual([
    { id: expect.any(String), at: '2026-11-22T12:00:00.000Z', action: 'mail.retried' },
  ]);
});

// Whoever adds a table decides whether it belongs into the export, and says so here.
test('AUTH-12 every table that names a member is in the export or left out on purpose', async () => {
  const exported = ['accounts', 'mails', 'orders', 'profiles', 'projects', 'sessions'];
  const also = [
    'api_keys',
    'audit_log',
    'passkeys',
    'product_pictures',
    'submission_logs',
    'subscriptions',
    'user_roles',
  ];
  // Secrets: that there is one stands in the profile. What the house notes of its own work is the house's.
  const leftOut = ['second_factors', 'pipeline', 'pipeline_notes'];
  const { rows } = await site.services.db.execute<{ name: string }>(sql`
    select distinct conrelid::regclass::text as name from pg_constraint
    where confrelid = 'profiles'::regclass and contype = 'f'`);
  const naming = rows.map(({ name }) => name);
  expect([...naming, 'profiles'].toSorted()).toEqual([...exported, ...also, ...leftOut].toSorted());
});

test('AUTH-12 however much it is, it is written some rows at a time', async () => {
  const member = await signUpMember(site);
  const row = (number: number) => ({
    id: randomUUID(),
    user_id: member.id,
    draft_key: randomUUID(),
    project_name: `Project ${number}`,
    product_name: 'Bread',
    script: 'x'.repeat(20_000),
    created_at: new Date(Date.UTC(2026, 0, 1, 0, number)),
    updated_at: new Date(),
  });
  await site.services.db.insert(projects).values(Array.from({ length: 105 }, (_, n) => row(n)));
  const answer = await askAs(site, member)('/api/account/export');
  const sizes: number[] = [];
  let text = '';
  const decoder = new TextDecoder();
  for await (const piece of answer.body as ReadableStream<Uint8Array>) {
    sizes.push(piece.length);
    text += decoder.decode(piece, { stream: true });
  }
  const exported = JSON.parse(text) as { projects: { project_name: string }[] };
  expect(exported.projects.map(({ project_name }) => project_name)).toEqual(
    Array.from({ length: 105 }, (_, number) => `Project ${number}`),
  );
  expect(Math.max(...sizes)).toBeLessThan(100_000);
});
