// OWASP ASVS 5: V1.2. Markup and formulas in every field people type into, through the built pages, the mails and the
// files that others open. Needs `npm run build`.
import { randomUUID } from 'node:crypto';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Window } from 'happy-dom';
import { simpleParser } from 'mailparser';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { noDirectors } from '#domain/directors/no-directors.ts';
import { bids, mails, userRoles } from '#server/db/schema.ts';
import { openPages } from '#server/http/cache/pages.ts';
import { openMetrics } from '#server/http/edge/monitoring/metrics.ts';
import { createHttp } from '#server/http.ts';
import { deliverMail } from '#server/mail/deliver-mail.ts';
import { tokenOf } from '#server/sharing/share-address.ts';
import { isBuilt } from '../../scripts/build/build-state.ts';
import { bakeryRequest } from '../builders/bakery.ts';
import { directorRow, insertDirectors } from '../builders/insert-directors.ts';
import { openTestSite, type TestSite } from '../builders/open-test-site.ts';
import { saveProject } from '../builders/project-body.ts';
import { askAs, cookiesOf, signUpMember, type TestMember } from '../builders/sign-up.ts';

/** Ends a tag, a script and an attribute, and would say so if anything of it ran. */
const markup = `"'></script></style><svg onload=alert(7)><img src=x onerror=alert(7)>`;
const formula = '=HYPERLINK("https://evil.example")';
const cut = (length: number) => markup.slice(0, length);

let site: TestSite;
let owner: TestMember;
let asOwner: ReturnType<typeof askAs>;
let pages: string[];

beforeAll(async () => {
  const root = fileURLToPath(new URL('../../', import.meta.url));
  if (!isBuilt(root)) throw new Error('The pages are not built: run `npm run build` first.');
  const build = await import(pathToFileURL(`${root}build/server/index.js`).href);
  const plain = await openTestSite({ LIMIT_SIGN_UPS: '100' });
  const { services, database, jobs } = plain;
  const app = createHttp(services, {
    health: { check: database.check, isStopping: () => false },
    metrics: openMetrics(jobs),
    functions: [],
    connection: database.connection,
    renderPage: openPages({ ...services.config, directory: noDirectors }, build),
  });
  const from = (address: string) => ({ incoming: { socket: { remoteAddress: address } } }) as never;
  site = {
    ...plain,
    ask: async (path, init, address = '203.0.113.7') =>
      app.request(new URL(path, services.config.appUrl), init, from(address)),
  };
  owner = await signUpMember(site, { verified: true, name: cut(60) });
  asOwner = askAs(site, owner);
  await services.db
    .insert(userRoles)
    .values({ user_id: owner.id, role: 'admin', source: 'granted', created_at: new Date() });
  pages = await fillTheHouse(plain);
});
afterAll(() => site.close());

const send = (method: string, path: string, body: object) =>
  asOwner(path, { method, body: JSON.stringify(body) });
const ok = async (answer: Promise<Response>): Promise<Response> => {
  const given = await answer;
  if (given.status >= 400) throw new Error(`${given.status} ${await given.text()}`);
  return given;
};

async function fillTheHouse(plain: TestSite): Promise<string[]> {
  const { services } = plain;
  await ok(send('PATCH', '/api/profile', { company_name: cut(100), phone: '+1 213 555 0100' }));
  const paper = { name: cut(100), address: `${markup}\n${markup}`, tax_id: cut(40) };
  await ok(send('PATCH', '/api/account/billing', paper));
  await ok(send('POST', '/api/account/api-keys', { name: cut(40), scopes: ['generate'] }));
  const project = await saveProject(asOwner, {
    project_name: markup,
    product_name: markup,
    creative_brief: `${markup}: ${markup}\n\n- ${markup}`,
    script: `${markup}\n\n1. ${markup} | 0-5 s\nVIDEO: ${markup}\nVO: ${markup}\nSUPER: ${markup}\n\n${markup}`,
    form_data: {
      description: markup,
      targetAudience: markup,
      behavior: markup,
      evaluation: markup,
      name: cut(80),
      companyName: cut(80),
    },
    storyboard_frames: [
      { title: markup, description: markup, timing: cut(20), imageAlt: markup } as never,
    ],
  });
  await ok(
    send('PATCH', `/api/projects/${project.id}`, {
      updated_at: project.updated_at,
      script: `${markup}\nlater`,
    }),
  );
  await insertDirectors(services, [
    directorRow({
      id: 'd1',
      name: markup,
      location: markup,
      bio: markup,
      skills: [markup],
      sample: false,
      contact_email: 'dee@reel.example',
      video_url: 'javascript:alert(7)',
      portfolio_url: 'javascript:alert(7)',
    } as never),
  ]);
  const shared = await ok(send('POST', `/api/projects/${project.id}/share`, {}));
  const { link } = (await shared.json()) as { link: { address: string } };
  const path = new URL(link.address).pathname;
  await sayAsGuest(path);
  await ok(send('POST', `/api/projects/${project.id}/bids`, { director_ids: ['d1'] }));
  const [bid] = await services.db.select().from(bids);
  const offer = `/bid/${tokenOf(bid?.key ?? '', services.secret, 'bid')}`;
  await postForm(offer, {
    price: '$900',
    days: '3',
    included: markup,
    availability: markup,
    reference1: markup,
    reference2: 'javascript:alert(7)',
  });
  await ok(
    plain.call('send-concept', {
      ...bakeryRequest(),
      email: 'june@example.com',
      name: cut(80),
      companyName: markup,
      productName: markup,
      description: formula,
      creativeBrief: markup,
      script: markup,
    }),
  );
  await ok(
    send('POST', '/api/admin/webhooks', {
      url: 'http://localhost:1/hook',
      events: ['package.sent'],
      description: cut(60),
    }),
  ).catch(() => undefined);
  return [
    '/projects',
    `/projects/${project.id}`,
    `/projects/${project.id}/edit`,
    `/projects/${project.id}/share`,
    `/projects/${project.id}/bids`,
    path,
    offer,
    '/account',
    '/admin',
    '/admin/users',
    '/admin/orders',
    '/admin/failures',
    '/admin/webhooks',
    '/admin/audit',
    '/admin-test',
    '/mailbox',
    `/auth?next=${encodeURIComponent(markup)}`,
    `/${encodeURIComponent(markup)}`,
    `/creative-directors?q=${encodeURIComponent(markup)}`,
    `/payment-canceled?order=${encodeURIComponent(markup)}`,
  ];
}

const postForm = async (path: string, values: Record<string, string>, cookie = '') => {
  const headers = { Origin: site.services.config.appUrl, ...(cookie ? { Cookie: cookie } : {}) };
  const body = new URLSearchParams(values);
  return ok(site.ask(path, { method: 'POST', body, headers }, '198.51.100.77'));
};

async function sayAsGuest(path: string): Promise<void> {
  const said = { act: 'comment', id: randomUUID(), name: markup, about: 'whole', text: markup };
  const cookie = cookiesOf(await postForm(path, said));
  await postForm(path, { ...said, id: randomUUID(), about: 'frame-1' }, cookie);
}

/** What of the markup became elements, handlers or addresses that run. */
function alive(html: string): string[] {
  const { document } = new Window({ settings: { disableJavaScriptEvaluation: true } });
  document.write(html);
  const found = [
    ...document.querySelectorAll('[onload], [onerror], svg[onload], img[src="x"]'),
    ...document.querySelectorAll(
      '[href^="javascript:"], [src^="javascript:"], [action^="javascript:"]',
    ),
  ];
  // A script that holds the end of one is ended by it, whatever a parser of tests makes of that.
  const broken = html.includes(markup) || /<\/script>[^<]*<\/style>/i.test(html);
  return [
    ...found.map(({ outerHTML }) => outerHTML.slice(0, 200)),
    ...(broken ? ['as typed'] : []),
  ];
}

test('PROOF-02 the search for markup finds it', () => {
  expect(alive(`<p>${markup}</p>`)).not.toEqual([]);
  expect(alive('<a href="javascript:alert(7)">x</a>')).toHaveLength(1);
  expect(alive('<p>&lt;svg onload=alert(7)&gt;</p>')).toEqual([]);
});

test('PROOF-02 no page shows markup as anything but text', async () => {
  const found: [string, string[]][] = [];
  let shown = 0;
  for (const path of pages) {
    const answer = await asOwner(path);
    const html = await answer.text();
    expect([path, answer.status < 500]).toEqual([path, true]);
    if (html.includes('onload=alert')) shown += 1;
    const lives = alive(html);
    if (lives.length > 0) found.push([path, lives]);
  }
  expect(found).toEqual([]);
  // It is there, as text: the test would find nothing where nothing is shown.
  expect(shown).toBeGreaterThan(5);
});

test('PROOF-02 nor does a mail, nor its subject', async () => {
  const { db, outbox } = site.services;
  for (const { id } of await db.select({ id: mails.id }).from(mails))
    await deliverMail(site.services, id, true);
  const names = (await outbox?.list()) ?? [];
  expect(names.length).toBeGreaterThan(1);
  for (const name of names) {
    const { html, subject, headerLines } = await simpleParser((await outbox?.read(name)) ?? '');
    expect([name, alive(html || '')]).toEqual([name, []]);
    expect(subject).not.toMatch(/[\r\n]/);
    expect(headerLines.filter(({ key }) => key === 'bcc')).toEqual([]);
    const kept = await asOwner(`/mailbox/${encodeURIComponent(name)}/body`);
    expect(alive(await kept.text())).toEqual([]);
  }
});

test.each(['projects', 'submissions', 'directors', 'orders', 'subscriptions'])(
  'PROOF-02 ADM-07 no cell of %s.csv is a formula',
  async (table) => {
    await saveProject(asOwner, { project_name: formula, product_name: `\t${formula}` });
    const csv = await (await asOwner(`/api/admin/export/${table}.csv`)).text();
    const cells = csv.split(/\r\n|,/).map((cell) => cell.replace(/^\uFEFF?"?/, ''));
    expect(cells.length).toBeGreaterThan(2);
    expect(cells.filter((cell) => /^[\s\p{Cf}]*[=+@\uFF1D]/u.test(cell))).toEqual([]);
  },
);
