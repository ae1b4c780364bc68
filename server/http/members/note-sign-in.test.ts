import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestSite, type TestSite } from '#tests/builders/open-test-site.ts';
import { goodPassword, postJson, signUpMember } from '#tests/builders/sign-up.ts';

let site: TestSite;
let logged: Record<string, unknown>[] = [];
beforeAll(async () => {
  const log = pino({}, { write: (line: string) => logged.push(JSON.parse(line)) });
  site = await openTestSite({}, { log });
});
afterAll(() => site.close());
beforeEach(() => {
  logged = [];
});

const signIn = (email: string, password: string, address?: string) =>
  postJson(site, '/api/auth/sign-in/email', { email, password }, address);
const noted = () => logged.filter(({ event }) => event !== undefined);

test('FN-09 who signs in, fails and is refused is a line each, without anything that was typed', async () => {
  const member = await signUpMember(site);
  expect(noted()).toMatchObject([{ event: 'sign-up', outcome: 'done', userId: member.id }]);
  logged = [];
  const here = '203.0.113.9';
  await signIn(member.email, goodPassword, here);
  await signIn(member.email.toUpperCase(), 'another password', here);
  await signIn('nobody@example.com', 'another password');
  const [done, wrong, unknown] = noted();
  expect(done).toMatchObject({ level: 30, event: 'sign-in', outcome: 'done', userId: member.id });
  expect(wrong).toMatchObject({ level: 40, outcome: 'failed', code: 'INVALID_EMAIL_OR_PASSWORD' });
  expect(wrong).not.toHaveProperty('userId');
  expect([wrong?.account, wrong?.network]).toEqual([done?.account, done?.network]);
  expect(unknown?.account).not.toBe(wrong?.account);
  for (let tries = 0; tries < 12; tries++) await signIn('nobody@example.com', 'x', '198.51.100.9');
  expect(noted().at(-1)).toMatchObject({ event: 'sign-in', outcome: 'refused' });
  const lines = JSON.stringify(logged);
  for (const typed of ['example.com', 'EXAMPLE', goodPassword, 'another password', '198.51.100'])
    expect(lines).not.toContain(typed);
});
