// A site whose pages behind links answer what they would show, as JSON.
import { randomUUID } from 'node:crypto';
import type { WholeProject } from '#domain/projects/project.ts';
import type { ShareSettings } from '#domain/sharing/share.ts';
import type { GuestOutcome, SharedPage, SharedView } from '#domain/sharing/shared-page.ts';
import type { RenderPage } from '#server/http/cache/pages.ts';
import { openMetrics } from '#server/http/edge/monitoring/metrics.ts';
import { createHttp } from '#server/http.ts';
import type { Services } from '#server/services.ts';
import { openTestSite, type TestSite } from './open-test-site.ts';
import { saveProject } from './project-body.ts';
import { askAs, cookiesOf, signUpMember, type TestMember } from './sign-up.ts';

const renderPage: RenderPage = async (request, { shared } = {}) => {
  const url = new URL(request.url);
  const token = url.pathname.replace('/s/', '').replace('.data', '');
  if (!shared) throw new Error('The page is told nothing of links.');
  if (request.method === 'GET') {
    return Response.json(await shared.open(token, url.searchParams.get('take')));
  }
  const outcome = await shared.act(token, await request.formData());
  const headers = outcome.cookies.map((cookie): [string, string] => ['Set-Cookie', cookie]);
  return Response.json(outcome, { headers });
};

export const browserName = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0 Safari/537.36';

export type Guest = {
  look(query?: string, headers?: Record<string, string>): Promise<Response>;
  /** What the page shows them. Fails when it does not open. */
  page(query?: string): Promise<SharedPage>;
  view(): Promise<SharedView>;
  /** Sends a form of the page. */
  send(values: Record<string, string>, headers?: Record<string, string>): Promise<GuestOutcome>;
  comment(text: string, more?: Record<string, string>): Promise<GuestOutcome>;
};

export type SharedSite = TestSite & {
  owner: TestMember;
  askOwner: ReturnType<typeof askAs>;
  /** Saves a project and shares it; gives the link's path. */
  share(settings?: ShareSettings, project?: Partial<WholeProject>): Promise<Link>;
  /** Another browser, on a network of its own unless told. */
  guest(path: string, address?: string): Guest;
};
export type Link = { project: WholeProject; path: string };

let networks = 0;

export async function openSharedSite(
  settings: Record<string, string> = {},
  replace: Partial<Services> = {},
): Promise<SharedSite> {
  const plain = await openTestSite({ LIMIT_SIGN_UPS: '100', ...settings }, replace);
  const { services, database, jobs } = plain;
  const app = createHttp(services, {
    health: { check: database.check, isStopping: () => false },
    metrics: openMetrics(jobs),
    functions: [],
    connection: database.connection,
    renderPage,
  });
  const site: TestSite = {
    ...plain,
    ask: async (path, init, address = '203.0.113.7') =>
      app.request(path, init, { incoming: { socket: { remoteAddress: address } } } as never),
  };
  const owner = await signUpMember(site, { name: 'June Park', verified: true });
  const askOwner = askAs(site, owner);
  return {
    ...site,
    owner,
    askOwner,
    async share(wanted = {}, changes = {}) {
      const project = await saveProject(askOwner, changes as never);
      const answer = await askOwner(`/api/projects/${project.id}/share`, {
        method: 'POST',
        body: JSON.stringify(wanted),
      });
      const { link } = (await answer.json()) as { link: { address: string } };
      return { project, path: new URL(link.address).pathname };
    },
    guest: (path, address) =>
      guestOf(site, path, address ?? `198.51.${100 + (networks >> 8)}.${networks++ & 255}`),
  };
}

function guestOf(site: TestSite, path: string, address: string): Guest {
  const kept = new Map<string, string>();
  const ask = async (query: string, init: RequestInit) => {
    const headers = new Headers(init.headers);
    if (!headers.has('User-Agent')) headers.set('User-Agent', browserName);
    if (kept.size > 0) headers.set('Cookie', [...kept.values()].join('; '));
    if (init.method && !headers.has('Origin')) headers.set('Origin', site.services.config.appUrl);
    const answer = await site.ask(`${path}${query}`, { ...init, headers }, address);
    for (const cookie of cookiesOf(answer).split('; ').filter(Boolean)) {
      kept.set(cookie.split('=')[0] ?? '', cookie);
    }
    return answer;
  };
  const look: Guest['look'] = (query = '', headers = {}) => ask(query, { headers });
  const view = async (query = '') => (await (await look(query)).json()) as SharedView;
  const send: Guest['send'] = async (values, headers = {}) => {
    const answer = await ask('', { method: 'POST', body: new URLSearchParams(values), headers });
    if (answer.status !== 200) throw new Error(`${answer.status} ${await answer.text()}`);
    return (await answer.json()) as GuestOutcome;
  };
  return {
    look,
    view,
    send,
    async page(query) {
      const found = await view(query);
      if (found.state !== 'open') throw new Error(`The link is ${found.state}.`);
      return found.page;
    },
    comment: (text, more = {}) =>
      send({ act: 'comment', id: randomUUID(), name: 'Ana', about: 'whole', text, ...more }),
  };
}
