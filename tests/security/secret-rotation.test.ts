// OWASP ASVS 5: V13.3. Another APP_SECRET: what the old one signed opens nothing, and what is left is told.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { functionDefinitions } from '#server/functions/serving/registry.ts';
import { openMetrics } from '#server/http/edge/monitoring/metrics.ts';
import { createHttp } from '#server/http.ts';
import { stopUrl } from '#server/mail/suppression-list.ts';
import { composeServices } from '#server/services.ts';
import { openSharedSite, type SharedSite } from '../builders/open-shared-site.ts';
import { askAs, postJson, signUpMember } from '../builders/sign-up.ts';

let site: SharedSite;
let later: SharedSite;
beforeAll(async () => {
  site = await openSharedSite();
  const { services, database, jobs } = site;
  const { config, log, engine, darkroom, fileRoom } = services;
  const secret = 'another secret, after the first got out';
  const parts = { config, secret, log, database, jobs, engine, darkroom, fileRoom };
  const app = createHttp(composeServices({ ...parts, now: undefined }), {
    health: { check: database.check, isStopping: () => false },
    metrics: openMetrics(jobs),
    functions: functionDefinitions,
    connection: database.connection,
    renderPage: async (request, { shared } = {}) =>
      Response.json(await shared?.open(new URL(request.url).pathname.slice('/s/'.length), null)),
  });
  const from = { incoming: { socket: { remoteAddress: '203.0.113.9' } } };
  later = { ...site, ask: async (path, init) => app.request(path, init, from as never) };
});
afterAll(() => site.close());

test('PROOF-02 sessions, links and mailed addresses of the old secret are over', async () => {
  const member = await signUpMember(site, { verified: true });
  expect((await askAs(site, member)('/api/account')).status).toBe(200);
  expect((await askAs(later, member)('/api/account')).status).toBe(401);
  const { path } = await site.share();
  expect((await site.guest(path).view()).state).toBe('open');
  expect(await (await later.ask(path)).json()).not.toMatchObject({ state: 'open' });
  const stop = stopUrl('', site.services.secret, { address: member.email, mailId: member.id });
  expect((await site.ask(stop)).status).toBe(200);
  expect((await later.ask(stop)).status).toBe(404);
});

test('PROOF-02 members come in again with their password, and keys to the API stay what they were made', async () => {
  const member = await signUpMember(site, { verified: true });
  const made = await askAs(site, member)('/api/account/api-keys', {
    method: 'POST',
    body: JSON.stringify({ name: 'CI', scopes: ['projects:read'] }),
  });
  const { secret } = (await made.json()) as { secret: string };
  const { email, password } = member;
  expect((await postJson(later, '/api/auth/sign-in/email', { email, password })).status).toBe(200);
  const withKey = { headers: { Authorization: `Bearer ${secret}` } };
  const statuses = [
    await site.ask('/api/projects', withKey),
    await later.ask('/api/projects', withKey),
  ];
  expect(statuses.map(({ status }) => status)).toEqual([200, 200]);
});
