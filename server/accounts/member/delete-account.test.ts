// On both databases: who is deleted has rows everywhere, some of them being written.
import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { noFacts, type OrderFacts } from '#domain/payments/order-facts.ts';
import { bakeryRequest } from '#tests/builders/bakery.ts';
import { openTestSite, type TestSite } from '#tests/builders/open-test-site.ts';
import { insertOrder } from '#tests/builders/payments/insert-payments.ts';
import { seedMember } from '#tests/builders/seed-member.ts';
import { askAs, signUpMember, type TestMember } from '#tests/builders/sign-up.ts';
import {
  limits,
  looseFrames,
  mails,
  profiles,
  submissionLogs,
  suppressions,
  userRoles,
  verifications,
} from '../../db/schema.ts';
import { writeAccountMail } from '../../documents/write-account-mail.ts';
import { writePaymentMail } from '../../documents/write-payment-mail.ts';
import type { Mail } from '../../gateways/mail/port.ts';
import { deliverMail } from '../../mail/deliver-mail.ts';

const site = await openTestSite();
afterAll(() => site.close());

const remove = ({ password, ...member }: TestMember) =>
  askAs(site, member)('/api/account/delete', {
    method: 'POST',
    body: JSON.stringify({ password }),
  });

/** Tables with rows that hold the text anywhere, as 'table: rows'. */
async function placesOf(text: string): Promise<string[]> {
  const { db } = site.services;
  const { rows: tables } = await db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables
        where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const places: string[] = [];
  for (const { name } of tables) {
    const { rows } = await db.execute<{ count: number }>(
      sql`select count(*)::int as count from ${sql.identifier(String(name))} as one
          where strpos(lower(one::text), lower(${text})) > 0`,
    );
    if (rows[0]?.count) places.push(`${name}: ${rows[0].count}`);
  }
  return places.sort();
}
/** Sends the mail that confirms the end; gives its text. */
async function confirm({ email }: TestMember): Promise<string> {
  const { db, outbox } = site.services;
  const about = and(eq(mails.to_address, email.toLowerCase()), eq(mails.kind, 'account-deleted'));
  const [mail] = await db.select().from(mails).where(about);
  await deliverMail(site.services, mail?.id ?? '', true);
  const sent = await Promise.all(((await outbox?.list()) ?? []).map((name) => outbox?.read(name)));
  return sent.find((one) => one?.toString().includes(mail?.message_id ?? '?'))?.toString() ?? '';
}

const outboxOf = async (email: string) => {
  const { outbox } = site.services;
  const all = await Promise.all(((await outbox?.list()) ?? []).map((name) => outbox?.read(name)));
  return all.filter((mail) => mail?.toString().toLowerCase().includes(email.toLowerCase())).length;
};

test('AUTH-12 a deleted account leaves nothing behind, and touches nobody else’s', async () => {
  const other = await seedMember(site, { picture: 'loaf-2' });
  const theirs = [
    await placesOf(other.id),
    await placesOf(other.email),
    await outboxOf(other.email),
  ];
  const member = await seedMember(site, { picture: 'loaf-1', email: 'June.Park@Example.com' });
  const { db } = site.services;
  await db
    .insert(userRoles)
    .values({ user_id: member.id, role: 'admin', source: 'granted', created_at: new Date() });
  const waiting = { identifier: 'x', expires_at: new Date(), created_at: new Date() };
  await db.insert(verifications).values(
    [member.id, JSON.stringify({ email: member.email.toLowerCase() })].map((value) => ({
      ...waiting,
      id: randomUUID(),
      value,
      updated_at: new Date(),
    })),
  );
  expect((await placesOf(member.id)).length).toBeGreaterThan(5);
  expect(await outboxOf(member.email)).toBeGreaterThan(0);

  const answer = await remove(member);
  expect(answer.status).toBe(204);
  expect(answer.headers.getSetCookie().join()).toContain('session_token=;');
  expect(await placesOf(member.id)).toEqual([]);
  expect(await placesOf(member.email)).toEqual(['mails: 1']);
  expect(await confirm(member)).toContain('Your account was deleted');
  expect(await placesOf(member.email)).toEqual([]);
  // The confirmation, which is theirs to read.
  expect(await outboxOf(member.email)).toBe(1);
  expect((await askAs(site, member)('/api/account')).status).toBe(401);
  expect([
    await placesOf(other.id),
    await placesOf(other.email),
    await outboxOf(other.email),
  ]).toEqual(theirs);

  const loose = await db
    .selectDistinct({ key: looseFrames.key })
    .from(looseFrames)
    .where(eq(looseFrames.since, new Date(0)));
  expect(loose.map(({ key }) => key).sort()).toEqual([
    ...[1, 2, 3, 4].map((number) => `frames/bakery-${number}.jpg`),
    'frames/loaf-1-old.jpg',
    'frames/loaf-1.jpg',
    'frames/shared.jpg',
  ]);
});

test('AUTH-12 a mail that is being written meanwhile is not left behind', async () => {
  const { services } = site;
  const member = await seedMember(site, { picture: 'loaf-3' });
  await services.db
    .update(mails)
    .set({ status: 'queued' })
    .where(eq(mails.to_address, member.email));
  const [mail] = await services.db
    .select()
    .from(mails)
    .where(and(eq(mails.to_address, member.email), eq(mails.kind, 'package')));
  const meanwhile: Mail = {
    ...services.mail,
    async send(message) {
      expect((await remove(member)).status).toBe(204);
      return services.mail.send(message);
    },
  };
  await deliverMail({ ...services, mail: meanwhile }, mail?.id ?? '', true);
  expect(await outboxOf(member.email)).toBe(0);
});

test('AUTH-12 what was sent to an address nobody proved to own stays its owner’s', async () => {
  const email = 'owner@example.com';
  await site.call('send-concept', bakeryRequest({ email }));
  const impostor = await signUpMember(site, { email });
  expect((await remove(impostor)).status).toBe(204);
  const { db } = site.services;
  const [kept] = await db.select().from(submissionLogs).where(eq(submissionLogs.email, email));
  expect(kept).toBeDefined();
  const sent = await db.select().from(mails).where(eq(mails.to_address, email));
  expect(sent.map((mail) => mail.submission_id)).toContain(kept?.id);
  expect(await db.select().from(profiles).where(eq(profiles.email, email))).toEqual([]);
});

test('AUTH-12 a wish for no more mail outlives the account', async () => {
  const member = await signUpMember(site, { verified: true });
  const address = member.email;
  await site.services.db.insert(suppressions).values({ address, created_at: new Date() });
  await remove(member);
  await confirm(member);
  expect(await placesOf(address)).toEqual(['mail_stops: 1']);
});

test('AUTH-12 mails of the house about others are not an administrator’s to delete', async () => {
  const own = await openTestSite({ ADMIN_EMAILS: 'boss@example.com' });
  const boss = await signUpMember(own, { email: 'boss@example.com', verified: true });
  await own.call('send-concept', bakeryRequest());
  const { db } = own.services;
  const [package_] = await db.select().from(submissionLogs);
  await db.insert(mails).values({
    id: package_?.id ?? '',
    kind: 'production-request',
    to_address: boss.email,
    submission_id: package_?.id ?? null,
    created_at: new Date(),
  });
  const body = JSON.stringify({ password: boss.password });
  await askAs(own, boss)('/api/account/delete', { method: 'POST', body });
  const left = await db.select().from(mails).where(eq(mails.to_address, boss.email));
  expect(left.map(({ kind }) => kind).sort()).toEqual(['account-deleted', 'production-request']);
  expect(await db.select().from(limits)).not.toEqual([]);
  await own.close();
});

test('AUTH-12 HOUSE-01 the house keeps what it was told of payments, and hears that the payer left', async () => {
  const own = await openTestSite({ ADMIN_EMAILS: 'boss@example.com' });
  const member = await signUpMember(own, { verified: true });
  const { db } = own.services;
  const at = new Date();
  const facts = {
    ...noFacts,
    paid: { at: Math.floor(at.getTime() / 1000), cents: 1_200_000, paymentId: 'pi_1' },
  };
  const { id, email } = member;
  const order = await insertOrder(db, { user_id: id, email, state: 'paid', paid_at: at, facts });
  for (const [kind, to_address] of [
    ['payment-received', 'boss@example.com'],
    ['receipt', email],
  ] as const) {
    const row = { id: randomUUID(), kind, to_address, order_id: order.id, created_at: at };
    await db.insert(mails).values(row);
  }
  const body = JSON.stringify({ password: member.password });
  await askAs(own, member)('/api/account/delete', { method: 'POST', body });
  const left = await db.select().from(mails);
  expect(left.map(({ kind, to_address }) => [kind, to_address]).sort()).toEqual([
    ['account-deleted', email],
    ['payer-left', 'boss@example.com'],
    ['payment-received', 'boss@example.com'],
  ]);
  const said = await Promise.all(left.map((mail) => textOf(own, mail)));
  expect(said.filter((text) => text.includes(`AB-${order.number}`))).toHaveLength(3);
  await own.close();
});

test('HOUSE-01 PAY-05 the mail of a deleted account calls a deposit and a dispute by name, and marks test money', async () => {
  const member = await signUpMember(site, { verified: true });
  const { db } = site.services;
  const { id, email } = member;
  const facts = (cents: number) => ({
    ...noFacts,
    paid: { at: 1_790_000_000, cents, paymentId: 'p' },
  });
  for (const [cents, is_deposit, state] of [
    [3_500_000, true, 'disputed'],
    [1_500_000, true, 'paid'],
  ] as const)
    await insertOrder(db, { user_id: id, email, cents, is_deposit, state, facts: facts(cents) });
  await remove(member);
  const about = and(eq(mails.to_address, email), eq(mails.kind, 'account-deleted'));
  const [mail] = await db.select().from(mails).where(about);
  const written = mail && (await writeAccountMail(site.services, mail, '/'));
  expect(written?.subject).toMatch(/^Test: /);
  expect(written?.html).toContain('TEST PAYMENT.');
  expect(written?.text).toMatch(/^TEST PAYMENT\. /);
  expect(written?.text).toMatch(/Paid and still standing: \$15,000 deposit, order AB-\d+\./);
  expect(written?.text).toMatch(/In dispute: \$35,000 deposit, order AB-\d+\. Your bank has asked/);
  const [standing = '', disputed = ''] = written?.text.split('In dispute: ') ?? [];
  expect(standing).toContain('That stands, and deleting gives none of it back.');
  expect(standing).not.toContain('guarantee');
  expect(disputed).not.toContain('stands');
});

test('HOUSE-01 the house reads of a payer who left whether the payment is in dispute', async () => {
  const { db } = site.services;
  const told = async (state: 'paid' | 'disputed', paid_at: Date | null = null) => {
    const disputes: OrderFacts['disputes'] =
      state === 'disputed' ? { du_1: { cents: 1_500_000, status: 'open' } } : {};
    const paid = { at: 1_790_000_000, cents: 1_500_000, paymentId: 'p' };
    const facts = { ...noFacts, paid, disputes };
    const order = await insertOrder(db, {
      cents: 1_500_000,
      is_deposit: true,
      state,
      facts,
      paid_at,
    });
    const row = { id: randomUUID(), to_address: 'boss@example.com', order_id: order.id };
    const [mail] = await db
      .insert(mails)
      .values({ ...row, kind: 'payer-left', created_at: new Date() })
      .returning();
    return mail ? (await textOf(site, mail)).replace(/\s+/g, ' ') : '';
  };
  const disputed = await told('disputed');
  expect(disputed).toContain('The payment is in dispute: their bank has asked for $15,000 back.');
  expect(disputed).toContain('Answer it on the pages of the payment provider');
  expect(disputed).not.toContain('The order stands');
  expect(await told('paid')).toContain('The order stands');
  expect(await told('paid', new Date())).toContain('The guarantee still runs');
  const ended = new Date(Date.now() - 73 * 3_600_000);
  expect(await told('paid', ended)).not.toContain('The guarantee still runs');
});

async function textOf({ services }: TestSite, mail: typeof mails.$inferSelect): Promise<string> {
  const written =
    mail.kind === 'account-deleted'
      ? await writeAccountMail(services, mail, '/')
      : await writePaymentMail(services, mail);
  return written?.text ?? '';
}
