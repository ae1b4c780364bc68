import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { insertPasskey } from '#tests/builders/insert-passkey.ts';
import { mailedLink, startMails } from '#tests/builders/mailed-links.ts';
import { openTestSite } from '#tests/builders/open-test-site.ts';
import { askAs, cookiesOf, postJson, signUpMember } from '#tests/builders/sign-up.ts';
import { passkeys, sessions } from '../../db/schema.ts';

const site = await openTestSite();
await startMails(site);
afterAll(() => site.close());

const path = '/api/auth/passkey';
const countOf = (id: string) => site.services.db.$count(passkeys, eq(passkeys.user_id, id));
const codeOf = async (answer: Response) => ((await answer.json()) as { code?: string }).code;

test('HOUSE-06 a passkey is offered for this site, to be made with a check of its owner', async () => {
  const member = await signUpMember(site);
  const answer = await askAs(site, member)(`${path}/generate-register-options`);
  expect(await answer.json()).toMatchObject({
    rp: { id: 'localhost', name: 'AD BUILDER' },
    user: { name: member.email },
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  expect(answer.headers.get('cache-control')).toContain('no-store');
});

test('HOUSE-06 a session of more than a day adds no passkey', async () => {
  const member = await signUpMember(site);
  await site.services.db
    .update(sessions)
    .set({ created_at: new Date(Date.now() - 2 * 86_400_000) })
    .where(eq(sessions.user_id, member.id));
  const answer = await askAs(site, member)(`${path}/generate-register-options`);
  expect([answer.status, await codeOf(answer)]).toEqual([403, 'SESSION_NOT_FRESH']);
});

test('HOUSE-06 a passkey that nobody has, and an answer to no challenge, sign nobody in', async () => {
  const response = { id: 'nobody', rawId: 'nobody', type: 'public-key', response: {} };
  const bare = await postJson(site, `${path}/verify-authentication`, { response });
  expect([bare.status, await codeOf(bare)]).toEqual([400, 'CHALLENGE_NOT_FOUND']);
  const asked = await site.ask(`${path}/generate-authenticate-options`);
  const answer = await askAs(site, { cookie: cookiesOf(asked) })(`${path}/verify-authentication`, {
    method: 'POST',
    body: JSON.stringify({ response }),
  });
  expect([answer.status, await codeOf(answer)]).toEqual([401, 'PASSKEY_NOT_FOUND']);
  expect(answer.headers.getSetCookie().join()).not.toMatch(/session_token=[^;]/);
});

test('HOUSE-06 passkeys are listed for their owner, and taken away by nobody else', async () => {
  const [june, other] = [await signUpMember(site), await signUpMember(site)];
  const id = await insertPasskey(site.services.db, june.id);
  const account = await (await askAs(site, june)('/api/account')).json();
  expect(account).toMatchObject({ passkeys: [{ id, name: 'Chrome on macOS' }] });
  const remove = (who: typeof june) =>
    askAs(site, who)(`/api/account/passkeys/${id}`, { method: 'DELETE' });
  expect((await remove(other)).status).toBe(404);
  expect(await countOf(june.id)).toBe(1);
  expect((await remove(june)).status).toBe(204);
  expect(await countOf(june.id)).toBe(0);
});

test('HOUSE-06 who signed up with an address they could not read keeps no passkey once its owner comes', async () => {
  const squatter = await signUpMember(site);
  await insertPasskey(site.services.db, squatter.id);
  await postJson(site, '/api/auth/sign-in/magic-link', { email: squatter.email });
  const { token } = await mailedLink(site, squatter.email);
  expect((await postJson(site, '/api/auth/magic-link/verify', { token })).status).toBe(200);
  expect(await countOf(squatter.id)).toBe(0);
});
