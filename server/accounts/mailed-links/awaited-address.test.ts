// On both databases: a mail that is being written waits for who takes the change back.
import { afterAll, expect, test } from 'vitest';
import type { AccountFacts } from '#domain/accounts/account-facts.ts';
import { mailedLink, newestMail, startMails } from '#tests/builders/mailed-links.ts';
import { openTestSite } from '#tests/builders/open-test-site.ts';
import { askAs, postJson, signUpMember, type TestMember } from '#tests/builders/sign-up.ts';
import { lockAwaited } from './awaited-address.ts';

let passed = 0;
const site = await openTestSite({}, { now: () => new Date(Date.now() + passed) });
await startMails(site);
afterAll(() => site.close());

const change = ({ password, ...who }: TestMember, newEmail: string) =>
  askAs(site, who)('/api/auth/change-email', {
    method: 'POST',
    body: JSON.stringify({ newEmail, password }),
  });
const awaited = async (who: TestMember) =>
  ((await (await askAs(site, who)('/api/account')).json()) as AccountFacts).awaited_email;
const takeBack = async (who: TestMember) =>
  (await askAs(site, who)('/api/account/email-change', { method: 'DELETE' })).status;
const use = async (token: string) =>
  (await postJson(site, '/api/auth/verify-email', { token })).status;

test('AUTH-12 another address that was asked for is known until its link is opened', async () => {
  const june = await signUpMember(site, { verified: true });
  const to = `new-${june.email}`;
  expect(await awaited(june)).toBeNull();
  await change(june, to);
  expect(await awaited(june)).toBe(to);
  expect(await awaited(await signUpMember(site))).toBeNull();
  expect(await use((await mailedLink(site, to)).token)).toBe(200);
  expect(await awaited(june)).toBeNull();
});

test('AUTH-12 a change of address is taken back: its link does not count, and another may be asked for', async () => {
  const june = await signUpMember(site, { verified: true });
  const to = `typo-${june.email}`;
  await change(june, to);
  const { token } = await mailedLink(site, to);
  expect(await takeBack(june)).toBe(204);
  expect(await awaited(june)).toBeNull();
  expect(await use(token)).toBe(400);
  expect(await takeBack(june)).toBe(204);
  await change(june, to);
  expect(await use((await mailedLink(site, to)).token)).toBe(200);
});

test('AUTH-12 what was taken back before its mail was written is not mailed', async () => {
  const june = await signUpMember(site, { verified: true });
  const [first, second] = [`a-${june.email}`, `b-${june.email}`];
  const holds = () => site.services.db.transaction((tx) => lockAwaited(tx, june.id, first));
  await change(june, first);
  expect(await holds()).toBe(true);
  await change(june, second);
  expect([await awaited(june), await holds()]).toEqual([second, false]);
});

test('AUTH-12 who asks for another address instead ends the link to the first', async () => {
  const june = await signUpMember(site, { verified: true });
  const [first, second] = [`a-${june.email}`, `b-${june.email}`];
  await change(june, first);
  const early = await mailedLink(site, first);
  await change(june, second);
  expect(await use(early.token)).toBe(400);
  const link = await mailedLink(site, second);
  await change(june, second);
  expect(await use(link.token)).toBe(200);
});

test('AUTH-12 an awaited address tells nothing of whose it is, and is over with its link', async () => {
  const [june, other] = [await signUpMember(site, { verified: true }), await signUpMember(site)];
  await change(june, other.email);
  await newestMail(site, other.email);
  expect(await awaited(june)).toBe(other.email);
  passed = 24 * 3_600_000 + 120_000;
  expect(await awaited(june)).toBeNull();
  passed = 0;
});

test('AUTH-12 with another password, or signed out everywhere, no other address is awaited', async () => {
  const june = await signUpMember(site, { verified: true });
  await change(june, `new-${june.email}`);
  const changed = await askAs(site, june)('/api/auth/change-password', {
    method: 'POST',
    body: JSON.stringify({ currentPassword: june.password, newPassword: 'amber-lantern-39-moths' }),
  });
  const cookie = changed.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  expect(await awaited({ ...june, cookie })).toBeNull();
});
