// What is kept for everybody and what one member is shown never mix, whoever comes first.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { openTestSite } from '#tests/builders/open-test-site.ts';
import { signUpMember, type TestMember } from '#tests/builders/sign-up.ts';
import { createHttp } from '../../http.ts';
import { openPageCache } from '../cache/page-cache.ts';
import type { RenderPage } from '../cache/pages.ts';
import { createListener } from '../edge/listener.ts';
import { openMetrics } from '../edge/monitoring/metrics.ts';

let server: Server;
const site = await openTestSite();
const members = [await signUpMember(site), await signUpMember(site)];
afterAll(() => site.close());

// As the real pages do: the header names who is signed in.
const renderPage: RenderPage = async (request, { viewer } = {}) => {
  const who = `<header>${viewer?.email ?? 'Sign In'}</header>`;
  const page = `<!doctype html>${who}<h1>${new URL(request.url).pathname}</h1>`;
  return new Response(page, { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
};

/** A server that has kept nothing yet. */
async function withServer(use: (url: string) => Promise<void>): Promise<void> {
  const { services, database, jobs } = site;
  const metrics = openMetrics(jobs);
  const app = createHttp(services, {
    health: { check: database.check, isStopping: () => false },
    metrics,
    functions: [],
    connection: database.connection,
    renderPage,
  });
  const sources = { page: renderPage, api: (request: Request) => app.fetch(request) };
  const listener = createListener({
    config: services.config,
    log: services.log,
    metrics,
    fetch: (request, env) => app.fetch(request, env),
    files: new Map(),
    pages: openPageCache(services.config, sources, services.changes),
    isStopping: () => false,
  });
  server = createServer(listener);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  await new Promise((closed) => server.close(closed).closeAllConnections());
}

const ask = (url: string, member?: TestMember, etag?: string | null) =>
  fetch(url, {
    headers: {
      ...(member ? { Cookie: member.cookie } : {}),
      ...(etag ? { 'If-None-Match': etag } : {}),
    },
  });

const paths = ['/', '/creative-directors', '/director/zoe', '/terms'];
const orders = [
  [0, 1, undefined],
  [undefined, 0, 1],
  [0, undefined, 1, 0, undefined],
];
test.each(paths.flatMap((path) => orders.map((order) => [path, order] as const)))(
  'NAV-03 %s shows each their own header, asked in the order %j',
  async (path, order) => {
    await withServer(async (url) => {
      for (const index of order) {
        const member = index === undefined ? undefined : members[index];
        const answer = await ask(url + path, member);
        const page = await answer.text();
        expect(page).toContain(`<header>${member?.email ?? 'Sign In'}</header>`);
        if (member) expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
        else expect(answer.headers.get('Cache-Control')).not.toContain('private');
      }
    });
  },
);

test('NAV-03 having what everybody is shown is no answer to a member, nor the other way round', async () => {
  await withServer(async (url) => {
    const everybody = await ask(url);
    const etag = everybody.headers.get('ETag');
    expect(etag).toBeTruthy();
    expect((await ask(url, undefined, etag)).status).toBe(304);
    const [member] = members;
    const own = await ask(url, member, etag);
    expect(own.status).toBe(200);
    expect(await own.text()).toContain(member?.email);
    expect(own.headers.get('ETag')).toBeNull();
    expect((await ask(url, undefined, '"another"')).status).toBe(200);
  });
});

test('NAV-03 a session that is over is answered like nobody, and not from what is kept', async () => {
  const over = await signUpMember(site);
  const headers = { Cookie: over.cookie, Origin: site.services.config.appUrl };
  await site.ask('/api/account/sessions', { method: 'DELETE', headers });
  await withServer(async (url) => {
    const answer = await ask(url, over);
    expect(await answer.text()).toContain('<header>Sign In</header>');
    expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
  });
});
