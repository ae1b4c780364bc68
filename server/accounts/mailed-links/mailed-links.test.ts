import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { mailedLink, newestMail, startMails } from '#tests/builders/mailed-links.ts';
import { openTestSite } from '#tests/builders/open-test-site.ts';
import {
  askAs,
  cookiesOf,
  postJson,
  signUpMember,
  type TestMember,
} from '#tests/builders/sign-up.ts';
import { accounts, mails, profiles, sessions, verifications } from '../../db/schema.ts';
import { stopMail } from '../../mail/suppression-list.ts';
import { linkCounts } from './use-mailed-link.ts';

const site = await openTestSite();
await startMails(site);
afterAll(() => site.close());

const auth = (path: string, body: unknown) => postJson(site, `/api/auth${path}`, body);
const post = (body: unknown) => ({ method: 'POST', body: JSON.stringify(body) });
const memberOf = async (id: string) =>
  (await site.services.db.select().from(profiles).where(eq(profiles.id, id)))[0];
const newPassword = 'amber-lantern-39-moths';

test('AUTH-12 signing up mails a link that verifies the address, once', async () => {
  const member = await signUpMember(site);
  const { kind, token } = await mailedLink(site, member.email);
  expect(kind).toBe('verify');
  expect((await memberOf(member.id))?.email_verified).toBe(false);
  const answer = await auth('/verify-email', { token });
  expect(await answer.json()).toEqual({ status: true });
  expect((await memberOf(member.id))?.email_verified).toBe(true);
  const again = await auth('/verify-email', { token });
  expect(again.status).toBe(400);
  expect(await again.json()).toMatchObject({
    code: 'ALREADY_VERIFIED',
    error: { message: 'This email address is verified already.' },
  });
  // Of an address they do not have any more it says nothing.
  await site.services.db
    .update(profiles)
    .set({ email: 'moved@example.com' })
    .where(eq(profiles.id, member.id));
  expect(await (await auth('/verify-email', { token })).json()).toMatchObject({
    code: 'INVALID_TOKEN',
    error: { message: expect.stringContaining('ask for a new one') },
  });
});

test.each([
  ['/projects/7?tab=script', '/projects/7?tab=script'],
  ['https://evil.example/', null],
  ['//evil.example', null],
  [undefined, null],
])(
  'AUTH-06 AUTH-12 who signs up on the way to %j is led on there by the mail: %j',
  async (next, led) => {
    const email = `${randomUUID()}@example.com`;
    const form = { name: 'June', email, password: 'a-lantern-in-the-fog-7' };
    expect((await auth('/sign-up/email', { ...form, next })).status).toBe(200);
    expect(await mailedLink(site, email)).toMatchObject({ kind: 'verify', next: led });
    await auth('/send-verification-email', { email, next });
    expect(await mailedLink(site, email)).toMatchObject({ kind: 'verify', next: led });
  },
);

test('AUTH-12 an address in ADMIN_EMAILS is admin from the moment it is verified', async () => {
  const other = await openTestSite({ ADMIN_EMAILS: 'boss@example.com' });
  try {
    await startMails(other);
    const member = await signUpMember(other, { email: 'boss@example.com' });
    const roles = async () => {
      const answer = await askAs(other, member)('/api/session');
      return ((await answer.json()) as { session: { user: { roles: string[] } } }).session.user
        .roles;
    };
    expect(await roles()).toEqual([]);
    const { token } = await mailedLink(other, member.email);
    await postJson(other, '/api/auth/verify-email', { token });
    expect(await roles()).toEqual(['admin']);
  } finally {
    await other.close();
  }
});

test('AUTH-12 a token stands in its mail alone', async () => {
  const { email } = await signUpMember(site);
  const { token } = await mailedLink(site, email);
  for (const table of ['verifications', 'mails', 'pgboss.job']) {
    const found = await site.services.db.execute(
      sql`select 1 from ${sql.raw(table)} as row where row::text like ${`%${token}%`}`,
    );
    expect([table, found.rows]).toEqual([table, []]);
  }
});

test('AUTH-12 a link that expired says so and offers a new one', async () => {
  const { email } = await signUpMember(site);
  const { token } = await mailedLink(site, email);
  await site.services.db.update(verifications).set({ expires_at: new Date(0) });
  const answer = await auth('/verify-email', { token });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({
    code: 'TOKEN_EXPIRED',
    message: 'This link has expired. Please ask for a new one.',
  });
});

test('AUTH-12 a link of one kind opens nothing of another', async () => {
  const { email } = await signUpMember(site);
  const { token } = await mailedLink(site, email);
  expect((await auth('/magic-link/verify', { token })).status).toBe(400);
  expect((await auth('/reset-password', { token, newPassword })).status).toBe(400);
});

test('AUTH-12 recovery sets the password, verifies the address, ends every session and tells', async () => {
  const member = await signUpMember(site);
  expect(await (await auth('/request-password-reset', { email: member.email })).json()).toEqual({
    status: true,
  });
  const { kind, token } = await mailedLink(site, member.email);
  expect(kind).toBe('recover');
  const weak = await auth('/reset-password', { token, newPassword: 'password' });
  expect(weak.status).toBe(422);
  expect(await weak.json()).toMatchObject({ code: 'weak_password' });
  const saved = await auth('/reset-password', { token, newPassword });
  expect(await saved.json()).toEqual({ status: true, email: member.email });
  expect((await askAs(site, member)('/api/auth/token')).status).toBe(400);
  expect((await memberOf(member.id))?.email_verified).toBe(true);
  const { email } = member;
  expect((await auth('/sign-in/email', { email, password: member.password })).status).toBe(401);
  expect((await auth('/sign-in/email', { email, password: newPassword })).status).toBe(200);
  const told = await newestMail(site, email);
  expect(told?.subject).toBe('Your AD BUILDER password was changed');
  expect(told?.text).toContain('"Forgot password?"');
  expect((await auth('/reset-password', { token, newPassword })).status).toBe(400);
});

test('AUTH-12 a mailed link signs in without a password and leads to a page of ours alone', async () => {
  const { email, id } = await signUpMember(site, { verified: true });
  await auth('/sign-in/magic-link', { email, next: '/projects?tab=script' });
  const { kind, token, next } = await mailedLink(site, email);
  expect([kind, next]).toEqual(['sign-in', '/projects?tab=script']);
  const answer = await auth('/magic-link/verify', { token });
  expect(await answer.json()).toMatchObject({ user: { id, email } });
  expect((await askAs(site, { cookie: cookiesOf(answer) })('/api/auth/token')).status).toBe(200);
  expect((await auth('/magic-link/verify', { token })).status).toBe(400);
  await auth('/sign-in/magic-link', { email, next: 'https://evil.example/' });
  expect((await mailedLink(site, email)).next).toBeNull();
});

test('AUTH-12 a new address counts from its link on, the old one is told, and older links are void', async () => {
  const member = await signUpMember(site, { verified: true });
  const newEmail = `new-${member.email}`;
  await auth('/request-password-reset', { email: member.email });
  const recovery = await mailedLink(site, member.email);
  const { password } = member;
  const asked = await askAs(site, member)('/api/auth/change-email', post({ newEmail, password }));
  expect(await asked.json()).toEqual({ status: true });
  expect((await memberOf(member.id))?.email).toBe(member.email);
  expect((await newestMail(site, newEmail))?.subject).toBe('Your new email address for AD BUILDER');
  const { kind, token } = await mailedLink(site, newEmail);
  expect(kind).toBe('new-address');
  expect((await auth('/verify-email', { token })).status).toBe(200);
  expect(await memberOf(member.id)).toMatchObject({ email: newEmail, email_verified: true });
  const told = await newestMail(site, member.email);
  expect(told?.subject).toBe('Your AD BUILDER account has another email address');
  expect(told?.text).toContain('sign in with the new one from now on');
  expect(told?.text).toMatch(/please (?:call us at|answer this mail)[^.]* at once\./);
  expect(told?.text).not.toContain(newEmail);
  const late = await auth('/reset-password', { token: recovery.token, newPassword });
  expect(late.status).toBe(400);
});

test('AUTH-12 another address is asked for with the password, or by who signed in not long ago', async () => {
  const member = await signUpMember(site, { verified: true });
  const newEmail = `new-${member.email}`;
  const ask = (body: object) =>
    askAs(site, member)('/api/auth/change-email', post({ newEmail, ...body }));
  const refused = [await ask({}), await ask({ password: 'not this one at all' })];
  expect(refused.map(({ status }) => status)).toEqual([422, 422]);
  expect(await refused[0]?.json()).toMatchObject({
    error: { fields: [{ path: 'password', message: 'Please enter your password.' }] },
  });
  expect(await newestMail(site, newEmail)).toBeUndefined();
  const { db } = site.services;
  await db.update(accounts).set({ password: null }).where(eq(accounts.user_id, member.id));
  await db
    .update(sessions)
    .set({ created_at: new Date(Date.now() - 2 * 86_400_000) })
    .where(eq(sessions.user_id, member.id));
  const old = await ask({});
  expect([old.status, (await old.json()).error.code]).toEqual([403, 'SESSION_NOT_FRESH']);
  await db.update(sessions).set({ created_at: new Date() }).where(eq(sessions.user_id, member.id));
  expect((await ask({})).status).toBe(200);
});

test('AUTH-12 the address of another account cannot be taken, and the answer does not tell', async () => {
  const [first, second] = [await signUpMember(site), await signUpMember(site)];
  const asked = await askAs(site, first)(
    '/api/auth/change-email',
    post({ newEmail: second.email, password: first.password }),
  );
  expect(await asked.json()).toEqual({ status: true });
  expect((await newestMail(site, second.email))?.text).toContain('Verify this address');
  expect((await mailedLink(site, second.email)).kind).toBe('verify');
  const ofFirst = await site.services.db.select().from(mails).where(eq(mails.user_id, first.id));
  expect(ofFirst.find(({ to_address }) => to_address === second.email)?.status).toBe('stopped');
});

test('AUTH-12 the first link also drives out who signed up with an address that is not theirs', async () => {
  const thief = await signUpMember(site, { email: 'owner@example.com' });
  await auth('/sign-in/magic-link', { email: thief.email });
  const { token } = await mailedLink(site, thief.email);
  const owner = await auth('/magic-link/verify', { token });
  expect(owner.status).toBe(200);
  expect((await askAs(site, thief)('/api/auth/token')).status).toBe(400);
  const { email, password } = thief;
  expect((await auth('/sign-in/email', { email, password })).status).toBe(401);
});

test('AUTH-12 in the browser that signed up, a mailed link leaves the password', async () => {
  const member = await signUpMember(site);
  const { email, password } = member;
  await auth('/sign-in/magic-link', { email });
  const { token } = await mailedLink(site, email);
  await askAs(site, member)('/api/auth/magic-link/verify', post({ token }));
  expect((await memberOf(member.id))?.email_verified).toBe(true);
  expect((await auth('/sign-in/email', { email, password })).status).toBe(200);
});

test('AUTH-12 changing the password ends the other sessions and tells', async () => {
  const member = await signUpMember(site);
  const { email, password } = member;
  const elsewhere = { cookie: cookiesOf(await auth('/sign-in/email', { email, password })) };
  const change = { currentPassword: password, newPassword };
  const wrong = await askAs(site, member)(
    '/api/auth/change-password',
    post({ ...change, currentPassword: 'not-the-password' }),
  );
  expect([wrong.status, ((await wrong.json()) as { code: string }).code]).toEqual([
    400,
    'INVALID_PASSWORD',
  ]);
  const answer = await askAs(site, member)('/api/auth/change-password', post(change));
  expect(answer.status).toBe(200);
  expect((await askAs(site, elsewhere)('/api/auth/token')).status).toBe(400);
  expect((await askAs(site, { cookie: cookiesOf(answer) })('/api/auth/token')).status).toBe(200);
  expect((await newestMail(site, email))?.subject).toBe('Your AD BUILDER password was changed');
});

test('AUTH-12 a first password ends the other sessions and tells', async () => {
  const member = await signUpMember(site);
  const { email, password } = member;
  const elsewhere = { cookie: cookiesOf(await auth('/sign-in/email', { email, password })) };
  await site.services.db.delete(accounts).where(eq(accounts.user_id, member.id));
  const answer = await askAs(site, member)('/api/account/password', post({ newPassword }));
  expect(answer.status).toBe(200);
  expect((await askAs(site, elsewhere)('/api/auth/token')).status).toBe(400);
  expect((await askAs(site, member)('/api/auth/token')).status).toBe(200);
  expect((await newestMail(site, email))?.subject).toBe('Your AD BUILDER password was changed');
});

test('AUTH-12 who stopped our mail still gets the links they ask for', async () => {
  const { email } = await signUpMember(site, { verified: true });
  await stopMail(site.services.db, email, new Date());
  await auth('/request-password-reset', { email });
  expect((await mailedLink(site, email)).kind).toBe('recover');
});

test('AUTH-12 nothing that was typed stands in a mail about an account', async () => {
  const name = 'Win a prize at https://evil.example';
  const { email } = await signUpMember(site, { name });
  const mail = await newestMail(site, email);
  expect(mail?.subject).toBe('Verify your email address for AD BUILDER');
  expect(`${mail?.text}${mail?.html}`).not.toContain('evil');
});

test('AUTH-12 an address without an account gets no mail', async () => {
  const email = 'nobody@example.com';
  for (const path of [
    '/request-password-reset',
    '/sign-in/magic-link',
    '/send-verification-email',
  ]) {
    expect(await (await auth(path, { email })).json()).toEqual({ status: true });
  }
  expect(await newestMail(site, email)).toBeUndefined();
});

test('AUTH-12 a suspended account is mailed no link to sign in and none to another password, and the answer does not tell', async () => {
  const { id, email } = await signUpMember(site, { verified: true });
  const before = await newestMail(site, email);
  await site.services.db
    .update(profiles)
    .set({ suspended_at: new Date() })
    .where(eq(profiles.id, id));
  for (const path of ['/sign-in/magic-link', '/request-password-reset'])
    expect(await (await auth(path, { email })).json()).toEqual({ status: true });
  expect(await newestMail(site, email)).toEqual(before);
});

test('AUTH-12 whether a link still counts is known before anything is typed, and uses nothing up', async () => {
  const { email } = await signUpMember(site);
  await auth('/request-password-reset', { email });
  const { token } = await mailedLink(site, email);
  const counts = (kind: 'recover' | 'sign-in', of = token) => linkCounts(site.services, kind, of);
  expect([await counts('recover'), await counts('recover')]).toEqual([true, true]);
  expect([await counts('sign-in'), await counts('recover', 'x')]).toEqual([false, false]);
  expect((await auth('/reset-password', { token, newPassword })).status).toBe(200);
  expect(await counts('recover')).toBe(false);
});

test('AUTH-12 the verification is sent again to who asks, and not to who needs none', async () => {
  const member = await signUpMember(site);
  const first = await mailedLink(site, member.email);
  await askAs(site, member)('/api/auth/send-verification-email', post({}));
  const { token } = await mailedLink(site, member.email);
  expect(token).not.toBe(first.token);
  await auth('/verify-email', { token });
  await askAs(site, member)('/api/auth/send-verification-email', post({}));
  expect((await mailedLink(site, member.email)).token).toBe(token);
});

describe('AUTH-13 a link that opens the account ends', () => {
  /** Has both links mailed, lets the member act, and gives what the links answer then. */
  async function linksAfter(act: (member: TestMember) => Promise<Response>) {
    const member = await signUpMember(site);
    const { email } = member;
    const links: Record<string, string> = {};
    for (const path of ['/request-password-reset', '/sign-in/magic-link']) {
      expect((await auth(path, { email })).status).toBe(200);
      const { kind, token } = await mailedLink(site, email);
      links[kind] = token;
    }
    expect((await act(member)).status).toBeLessThan(300);
    const { recover = '', 'sign-in': signIn = '' } = links;
    const answers = [
      await auth('/reset-password', { token: recover, newPassword: 'other-lantern-41-birds' }),
      await postJson(site, '/api/auth/magic-link/verify', { token: signIn }),
    ];
    return Promise.all(answers.map(async (answer) => (await answer.json()).code));
  }
  const ended = ['INVALID_TOKEN', 'INVALID_TOKEN'];

  test('with a change of the password', async () => {
    const codes = await linksAfter((member) =>
      askAs(site, member)(
        '/api/auth/change-password',
        post({ currentPassword: member.password, newPassword }),
      ),
    );
    expect(codes).toEqual(ended);
  });

  test('with signing out everywhere', async () => {
    const codes = await linksAfter((member) =>
      askAs(site, member)('/api/account/sessions', { method: 'DELETE' }),
    );
    expect(codes).toEqual(ended);
  });

  test('and so does one that would move it to another address, but not one that proves its own', async () => {
    const member = await signUpMember(site);
    const own = await mailedLink(site, member.email);
    const to = 'elsewhere@example.com';
    await askAs(site, member)(
      '/api/auth/change-email',
      post({ newEmail: to, password: member.password }),
    );
    const moving = await mailedLink(site, to);
    await askAs(site, member)('/api/account/sessions', { method: 'DELETE' });
    expect((await auth('/verify-email', { token: moving.token })).status).toBe(400);
    expect((await auth('/verify-email', { token: own.token })).status).toBe(200);
  });
});
