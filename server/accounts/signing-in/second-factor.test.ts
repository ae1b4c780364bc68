import { afterAll, expect, test } from 'vitest';
import { mailedLink, newestMail, startMails } from '#tests/builders/mailed-links.ts';
import { oneTimeCode } from '#tests/builders/one-time-code.ts';
import { openTestSite } from '#tests/builders/open-test-site.ts';
import {
  askAs,
  cookiesOf,
  postJson,
  signUpMember,
  type TestMember,
} from '#tests/builders/sign-up.ts';

const site = await openTestSite({ LIMIT_SIGN_INS: '1000' });
await startMails(site);
afterAll(() => site.close());

const auth = (path: string, body: unknown) => postJson(site, `/api/auth${path}`, body);
const post = (body: unknown) => ({ method: 'POST', body: JSON.stringify(body) });

type Guarded = TestMember & { totpURI: string; backupCodes: string[] };

/** A verified member whose second factor is on; `cookie` is of the session that set it up. */
async function guarded(): Promise<Guarded> {
  const member = await signUpMember(site, { verified: true });
  const { password } = member;
  const begun = await askAs(site, member)('/api/auth/two-factor/enable', post({ password }));
  const setUp = (await begun.json()) as Pick<Guarded, 'totpURI' | 'backupCodes'>;
  const code = oneTimeCode(setUp.totpURI);
  const proved = await askAs(site, member)('/api/auth/two-factor/verify-totp', post({ code }));
  expect(proved.status).toBe(200);
  return { ...member, ...setUp, cookie: cookiesOf(proved) };
}

/** Answers a challenge as the browser that holds it. */
const answer = (challenge: Response, kind: string, code: string) =>
  askAs(site, { cookie: cookiesOf(challenge) })(`/api/auth/two-factor/${kind}`, post({ code }));
const isSignedIn = async (response: Response) =>
  (await askAs(site, { cookie: cookiesOf(response) })('/api/auth/token')).status === 200;

test('AUTH-12 a second factor is asked for after the password, and its code counts once', async () => {
  const { email, password, totpURI } = await guarded();
  expect((await newestMail(site, email))?.subject).toContain('sign-in is on');
  const challenge = await auth('/sign-in/email', { email, password });
  expect(await challenge.json()).toEqual({ twoFactorRedirect: true, twoFactorMethods: ['totp'] });
  expect(await isSignedIn(challenge)).toBe(false);
  const code = oneTimeCode(totpURI);
  const proved = await answer(challenge, 'verify-totp', code);
  expect(await proved.clone().json()).toMatchObject({ user: { email } });
  expect(await isSignedIn(proved)).toBe(true);
  const second = await auth('/sign-in/email', { email, password });
  const replayed = await answer(second, 'verify-totp', code);
  expect([replayed.status, ((await replayed.json()) as { code: string }).code]).toEqual([
    401,
    'INVALID_CODE',
  ]);
});

test('AUTH-12 a mailed link asks for the second factor too', async () => {
  const { email, totpURI } = await guarded();
  await auth('/sign-in/magic-link', { email });
  const { token } = await mailedLink(site, email);
  const challenge = await auth('/magic-link/verify', { token });
  expect(await challenge.json()).toMatchObject({ twoFactorRedirect: true });
  expect(await isSignedIn(challenge)).toBe(false);
  expect(await isSignedIn(await answer(challenge, 'verify-totp', oneTimeCode(totpURI)))).toBe(true);
});

test('HOUSE-06 a used recovery code is mailed to its owner', async () => {
  const { email, password, backupCodes } = await guarded();
  const challenge = await auth('/sign-in/email', { email, password });
  await answer(challenge, 'verify-backup-code', backupCodes[0] ?? '');
  expect((await newestMail(site, email))?.subject).toBe(
    'A recovery code of your AD BUILDER account was used',
  );
});

test('AUTH-12 the account says how many recovery codes are left', async () => {
  const { email, password, backupCodes } = await guarded();
  const challenge = await auth('/sign-in/email', { email, password });
  const signedIn = await answer(challenge, 'verify-backup-code', backupCodes[0] ?? '');
  const account = await askAs(site, { cookie: cookiesOf(signedIn) })('/api/account');
  expect(await account.json()).toMatchObject({ recovery_codes_left: backupCodes.length - 1 });
  const other = await askAs(site, await signUpMember(site))('/api/account');
  expect(await other.json()).toMatchObject({ recovery_codes_left: null });
});

test('AUTH-12 a recovery code signs in, once', async () => {
  const { email, password, backupCodes } = await guarded();
  const [code = '', other = ''] = backupCodes;
  expect(code).toMatch(/^[2-9A-HJKMNP-TV-Z]{5}-[2-9A-HJKMNP-TV-Z]{5}$/);
  const first = await auth('/sign-in/email', { email, password });
  expect(await isSignedIn(await answer(first, 'verify-backup-code', code))).toBe(true);
  const second = await auth('/sign-in/email', { email, password });
  const used = await answer(second, 'verify-backup-code', code);
  expect([used.status, ((await used.json()) as { code: string }).code]).toEqual([
    401,
    'INVALID_BACKUP_CODE',
  ]);
  const typed = other.toLowerCase().replace('-', '');
  expect(await isSignedIn(await answer(second, 'verify-backup-code', typed))).toBe(true);
});

test('AUTH-12 codes cannot be tried through, with however many challenges', async () => {
  const { email, password } = await guarded();
  const statuses: number[] = [];
  for (let index = 0; index < 3; index++) {
    const challenge = await auth('/sign-in/email', { email, password });
    for (let guess = 0; guess < 4; guess++) {
      const code = String(100_000 + index * 10 + guess);
      statuses.push((await answer(challenge, 'verify-totp', code)).status);
    }
  }
  expect(statuses).toEqual([...Array(10).fill(401), 429, 429]);
});

test('AUTH-12 only wrong recovery codes count: six right ones between ten wrong ones use up none of the ten tries', async () => {
  const { email, password, backupCodes } = await guarded();
  const tryAll = async (codes: string[]) => {
    const challenge = await auth('/sign-in/email', { email, password });
    const statuses: number[] = [];
    for (const code of codes)
      statuses.push((await answer(challenge, 'verify-backup-code', code)).status);
    return statuses;
  };
  const wrong = (count: number) => Array<string>(count).fill('22222-22222');
  for (let turn = 0; turn < 2; turn++) expect(await tryAll(wrong(3))).toEqual([401, 401, 401]);
  for (const code of backupCodes.slice(0, 6)) expect(await tryAll([code])).toEqual([200]);
  expect(await tryAll(wrong(4))).toEqual([401, 401, 401, 401]);
  expect(await tryAll([backupCodes[9] ?? ''])).toEqual([429]);
});

test('AUTH-12 turning it off takes the password, and is told', async () => {
  const member = await guarded();
  const off = (password: string) =>
    askAs(site, member)('/api/auth/two-factor/disable', post({ password }));
  expect((await off('not-the-password')).status).toBe(400);
  expect((await off(member.password)).status).toBe(200);
  expect((await newestMail(site, member.email))?.subject).toContain('sign-in is off');
  const { email, password } = member;
  expect(await isSignedIn(await auth('/sign-in/email', { email, password }))).toBe(true);
});
