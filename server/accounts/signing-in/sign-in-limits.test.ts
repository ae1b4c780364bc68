import { afterAll, expect, test, vi } from 'vitest';
import { mailedLink, startMails } from '#tests/builders/mailed-links.ts';
import { openTestSite } from '#tests/builders/open-test-site.ts';
import { askAs, cookiesOf, goodPassword, postJson, signUpMember } from '#tests/builders/sign-up.ts';

const site = await openTestSite();
await startMails(site);
afterAll(() => site.close());

const auth = (path: string, body: unknown, address?: string) =>
  postJson(site, `/api/auth${path}`, body, address);
const post = (body: unknown) => ({ method: 'POST', body: JSON.stringify(body) });
const wrong = 'not-the-password';
let network = 0;
const freshNetwork = () => `198.51.100.${++network}`;

/** The statuses of the same request made `times` times. */
async function repeat(times: number, ask: () => Promise<Response>): Promise<number[]> {
  const statuses: number[] = [];
  for (let index = 0; index < times; index++) statuses.push((await ask()).status);
  return statuses;
}
const times = (count: number, status: number) => Array<number>(count).fill(status);

test('AUTH-03 a network tries ten sign-ins in three minutes, whatever the addresses', async () => {
  const here = freshNetwork();
  let index = 0;
  const tries = await repeat(11, () =>
    auth('/sign-in/email', { email: `n${++index}@example.com`, password: wrong }, here),
  );
  expect(tries).toEqual([...times(10, 401), 429]);
  const refused = await auth('/sign-in/email', { email: 'x@example.com', password: wrong }, here);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await refused.json()).toMatchObject({ code: 'too-many-requests' });
});

test('AUTH-03 an account is tried ten times; its owner comes in all the same', async () => {
  const member = await signUpMember(site);
  const { email, password } = member;
  expect(await repeat(11, () => auth('/sign-in/email', { email, password: wrong }))).toEqual([
    ...times(10, 401),
    429,
  ]);
  // Right, but from a browser that nobody knows.
  expect((await auth('/sign-in/email', { email, password })).status).toBe(429);
  const known = await askAs(site, member)('/api/auth/sign-in/email', post({ email, password }));
  expect(known.status).toBe(200);
  expect((await auth('/sign-in/magic-link', { email })).status).toBe(200);
  const { token } = await mailedLink(site, email);
  expect((await auth('/magic-link/verify', { token })).status).toBe(200);
});

test('AUTH-03 AUTH-12 whoever locks an owner out by tries and mails leaves them a link that lets them in', async () => {
  const { email, password } = await signUpMember(site, { verified: true });
  const tried = await repeat(11, () => auth('/sign-in/email', { email, password: wrong }));
  expect(tried.at(-1)).toBe(429);
  const asked = await repeat(4, () => auth('/sign-in/magic-link', { email }));
  expect(asked).toEqual([...times(3, 200), 429]);
  const { token } = await mailedLink(site, email);
  const now = site.services.now();
  // Later than that links are mailed again.
  const last = vi
    .spyOn(site.services, 'now')
    .mockReturnValue(new Date(now.getTime() + 14 * 60_000));
  try {
    const answer = await auth('/magic-link/verify', { token });
    expect(answer.status).toBe(200);
    // From then on this browser is known: its password is tried apart from what others try.
    const known = askAs(site, { cookie: cookiesOf(answer) });
    expect((await known('/api/auth/sign-in/email', post({ email, password }))).status).toBe(200);
    last.mockReturnValue(new Date(now.getTime() + 16 * 60_000));
    expect((await auth('/sign-in/magic-link', { email })).status).toBe(200);
  } finally {
    last.mockRestore();
  }
});

test('AUTH-03 AUTH-12 who sets another password by a mailed link signs in with it at once, however often they tried before', async () => {
  const { email } = await signUpMember(site, { verified: true });
  const here = freshNetwork();
  await repeat(11, () => auth('/sign-in/email', { email, password: wrong }, here));
  expect((await auth('/request-password-reset', { email }, here)).status).toBe(200);
  const { token } = await mailedLink(site, email);
  const newPassword = `${goodPassword} anew`;
  const set = await auth('/reset-password', { token, newPassword }, here);
  expect(set.status).toBe(200);
  const signIn = post({ email, password: newPassword });
  const device = askAs(site, { cookie: cookiesOf(set) });
  expect((await device('/api/auth/sign-in/email', signIn)).status).toBe(200);
  // Nobody else is let in by that.
  expect((await auth('/sign-in/email', { email, password: newPassword })).status).toBe(429);
});

test('AUTH-03 strangers in the same network do not keep a known browser out', async () => {
  const here = freshNetwork();
  const member = await signUpMember(site);
  const { email, password } = member;
  await repeat(11, () => auth('/sign-in/email', { email: 'x@example.com', password: wrong }, here));
  const init = post({ email, password });
  expect((await askAs(site, member)('/api/auth/sign-in/email', init, here)).status).toBe(200);
});

test('AUTH-03 a known browser counts by itself, and is known for its own address alone', async () => {
  const [member, victim] = [await signUpMember(site), await signUpMember(site)];
  const guess = (email: string) => () =>
    askAs(site, member)(
      '/api/auth/sign-in/email',
      post({ email, password: wrong }),
      freshNetwork(),
    );
  expect(await repeat(11, guess(member.email))).toEqual([...times(10, 401), 429]);
  expect(await repeat(11, guess(victim.email))).toEqual([...times(10, 401), 429]);
  const { email, password } = victim;
  const known = await askAs(site, victim)('/api/auth/sign-in/email', post({ email, password }));
  expect(known.status).toBe(200);
});

test('AUTH-03 limits say nothing about whether there is an account', async () => {
  const { email } = await signUpMember(site);
  const at = (address: string) => () => auth('/sign-in/email', { email: address, password: wrong });
  expect(await repeat(12, at(email))).toEqual(await repeat(12, at('nobody@example.com')));
  for (const path of [
    '/request-password-reset',
    '/sign-in/magic-link',
    '/send-verification-email',
  ]) {
    const ask = (address: string) => () => auth(path, { email: address });
    const known = await repeat(4, ask(email));
    expect([path, known]).toEqual([path, [...times(3, 200), 429]]);
    expect(await repeat(4, ask('nobody@example.com'))).toEqual(known);
  }
});

test('AUTH-04 a network makes five accounts an hour; a form that is not right costs none', async () => {
  const here = freshNetwork();
  let index = 0;
  const form = () => ({
    name: 'June',
    email: `up${++index}@example.com`,
    password: goodPassword,
  });
  await repeat(6, () => auth('/sign-up/email', { ...form(), password: 'password' }, here));
  expect(await repeat(6, () => auth('/sign-up/email', form(), here))).toEqual([
    ...times(5, 200),
    429,
  ]);
});

test('AUTH-12 a network asks for twenty mails an hour', async () => {
  const here = freshNetwork();
  let index = 0;
  const ask = () => auth('/request-password-reset', { email: `m${++index}@example.com` }, here);
  expect(await repeat(21, ask)).toEqual([...times(20, 200), 429]);
});

test('AUTH-03 a known browser is remembered for a year, out of reach of scripts', async () => {
  const email = 'device@example.com';
  const answer = await auth('/sign-up/email', { name: 'June', email, password: goodPassword });
  const cookie = answer.headers.getSetCookie().find((one) => one.includes('known_device'));
  expect(cookie).toMatch(/Max-Age=31536000/);
  expect(cookie).toMatch(/HttpOnly/);
  const again = await askAs(site, { cookie: cookiesOf(answer) })(
    '/api/auth/sign-in/email',
    post({ email, password: goodPassword }),
  );
  expect(again.headers.getSetCookie().join()).not.toContain('known_device');
});
