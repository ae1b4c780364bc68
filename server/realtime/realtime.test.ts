// On both databases: a change reaches a page by a notice.
import { request } from 'node:http';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type LiveSite, openLiveSite } from '#tests/builders/open-live-site.ts';
import { patchProject, saveProject } from '#tests/builders/project-body.ts';
import {
  askAs,
  cookiesOf,
  postJson,
  signUpMember,
  type TestMember,
} from '#tests/builders/sign-up.ts';
import { announce } from '../db/changes.ts';
import { userRoles } from '../db/schema.ts';

let site: LiveSite;
let june: TestMember;
let max: TestMember;
let admin: TestMember;
beforeAll(async () => {
  site = await openLiveSite();
  [june, max, admin] = [
    await signUpMember(site),
    await signUpMember(site),
    await signUpMember(site, { verified: true }),
  ];
  await makeAdmin(admin);
});
afterAll(() => site.close());

const makeAdmin = ({ id }: TestMember) =>
  site.services.db
    .insert(userRoles)
    .values({ user_id: id, role: 'admin', source: 'granted', created_at: new Date() });
const tellOf = (
  ...about: Parameters<typeof announce> extends [unknown, ...infer Rest] ? Rest : never
) => site.services.db.transaction((tx) => announce(tx, ...about));
const signInAgain = async ({ email, password }: TestMember) =>
  cookiesOf(await postJson(site, '/api/auth/sign-in/email', { email, password }));

test('FN-02 a member hears of their own projects, and of nobody else’s', async () => {
  const [junes, maxs] = [await site.connect(june.cookie), await site.connect(max.cookie)];
  expect(await junes.subscribe('projects')).toBe('subscribed');
  expect(await maxs.subscribe('projects')).toBe('subscribed');
  await saveProject(askAs(site, june));
  await vi.waitFor(() => expect(junes.heard).toContain('projects projects'), 60_000);
  await saveProject(askAs(site, max));
  await vi.waitFor(() => expect(maxs.heard).toContain('projects projects'), 60_000);
  expect(junes.heard).toEqual(['subscribed', 'projects projects']);
  expect(maxs.heard).toEqual(['subscribed', 'projects projects']);
  junes.socket.close();
  maxs.socket.close();
});

test('FN-02 the house’s channel is for admins: a member is refused and hears nothing of it', async () => {
  const [junes, house] = [await site.connect(june.cookie), await site.connect(admin.cookie)];
  expect(await junes.subscribe('admin')).toBe('refused');
  expect(await junes.subscribe('constructor')).toBe('refused');
  expect(await house.subscribe('admin')).toBe('subscribed');
  await tellOf('leads');
  await tellOf('projects', max.id);
  await vi.waitFor(
    () => expect(house.heard).toEqual(expect.arrayContaining(['admin leads', 'admin projects'])),
    60_000,
  );
  expect(junes.heard).toEqual(['refused', 'refused']);
  junes.socket.close();
  house.socket.close();
});

test('FN-02 what may concern anybody is told to everybody who listens', async () => {
  const page = await site.connect(june.cookie);
  await page.subscribe('projects');
  await tellOf('mails');
  await tellOf('payments');
  await vi.waitFor(() => expect(page.heard).toEqual(['subscribed', 'projects payments']), 60_000);
  page.socket.close();
});

test('FN-02 of many changes at once the first and the last are told', async () => {
  const page = await site.connect(june.cookie);
  await page.subscribe('projects');
  for (let at = 0; at < 50; at++) await tellOf('projects', june.id);
  await tellOf('submissions', june.id);
  await vi.waitFor(() => expect(page.heard).toContain('projects submissions'), 60_000);
  // Fifty take a second or two at most, in which a topic is told every 200 ms.
  expect(page.heard.filter((text) => text === 'projects projects').length).toBeLessThan(25);
  page.socket.close();
});

test('FN-02 nobody signed in: 401 and no socket', async () => {
  await expect(site.connect('')).rejects.toThrow('401');
  await expect(site.connect('ad-builder.session_token=made.up')).rejects.toThrow('401');
  await expect(site.connect('', { authorization: 'Bearer x.y.z' })).rejects.toThrow('401');
});

test('FN-02 a page of another site gets no socket', async () => {
  const { cookie } = june;
  await expect(site.connect(cookie, { origin: 'https://elsewhere.example' })).rejects.toThrow(
    '403',
  );
  await expect(site.connect(cookie, { 'sec-fetch-site': 'cross-site' })).rejects.toThrow('403');
  await expect(site.connect(cookie, {}, '/api/other')).rejects.toThrow('426');
  await expect(site.connect(cookie, {}, '/')).rejects.toThrow('426');
});

test('FN-02 whatever else asks to be upgraded is answered and closed', async () => {
  const ask = (method: string, headers: Record<string, string>) =>
    new Promise<number | undefined>((resolve, reject) => {
      const asking = request({ port: site.port, path: '/api/realtime', method, headers });
      asking.on('response', (answer) => resolve(answer.resume().statusCode));
      asking.on('error', reject).end();
    });
  const asked = { connection: 'Upgrade', cookie: june.cookie, origin: site.services.config.appUrl };
  expect(await ask('GET', { ...asked, upgrade: 'h2c' })).toBe(426);
  expect(await ask('POST', { ...asked, upgrade: 'websocket' })).toBe(426);
  // No key, no version.
  expect(await ask('GET', { ...asked, upgrade: 'websocket' })).toBe(400);
  expect(site.realtime.count()).toBe(0);
});

test('FN-02 signing out closes the socket of that session alone', async () => {
  const elsewhere = { ...max, cookie: await signInAgain(max) };
  const [stays, goes] = [await site.connect(max.cookie), await site.connect(elsewhere.cookie)];
  await askAs(site, elsewhere)('/api/auth/sign-out', { method: 'POST' });
  expect(await goes.closed).toBe(4401);
  expect(stays.socket.readyState).toBe(stays.socket.OPEN);
  stays.socket.close();
});

test.each([
  [
    'ended elsewhere',
    (member: TestMember) => askAs(site, member)('/api/account/sessions', { method: 'DELETE' }),
  ],
  [
    'another password',
    async (member: TestMember) => {
      const body = { currentPassword: member.password, newPassword: 'amber-orchard-19-tides' };
      const other = { ...member, cookie: await signInAgain(member) };
      return askAs(site, other)('/api/auth/change-password', {
        method: 'POST',
        body: JSON.stringify(body),
      });
    },
  ],
  [
    'a deleted account',
    (member: TestMember) =>
      askAs(site, member)('/api/account/delete', {
        method: 'POST',
        body: JSON.stringify({ password: member.password }),
      }),
  ],
] as const)('FN-02 a session’s end closes its sockets: %s', async (_name, end) => {
  const member = await signUpMember(site);
  const page = await site.connect(member.cookie);
  expect((await end(member)).status).toBeLessThan(300);
  expect(await page.closed).toBe(4401);
});

test('FN-02 an admin who is none any more stops hearing the house', async () => {
  const member = await signUpMember(site);
  await makeAdmin(member);
  const [house, own] = [await site.connect(member.cookie), await site.connect(member.cookie)];
  await house.subscribe('admin');
  await own.subscribe('projects');
  await site.services.db.transaction(async (tx) => {
    await tx.execute(`delete from user_roles where user_id = '${member.id}'`);
    await announce(tx, 'sessions', member.id);
  });
  expect(await house.closed).toBe(4403);
  expect(await own.subscribe('admin')).toBe('refused');
  own.socket.close();
});

test('FN-02 a project greenlit, changed, deleted is told', async () => {
  const page = await site.connect(june.cookie);
  await page.subscribe('projects');
  const ask = askAs(site, june);
  const project = await saveProject(ask);
  await vi.waitFor(() => expect(page.heard).toHaveLength(2), 60_000);
  await patchProject(ask, project, { script: 'Two.' });
  await vi.waitFor(() => expect(page.heard).toHaveLength(3), 60_000);
  await ask(`/api/projects/${project.id}`, { method: 'DELETE' });
  // Payments stand at their project: they are told of its deletion, too.
  await vi.waitFor(() => expect(page.heard).toHaveLength(5), 60_000);
  expect(page.heard.slice(3).toSorted()).toEqual(['projects payments', 'projects projects']);
  page.socket.close();
});
