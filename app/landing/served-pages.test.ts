// What a visitor gets before doing anything: the real build, rendered by the real bridge.
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { Window } from 'happy-dom';
import type { ServerBuild } from 'react-router';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { someDirector } from '#app/directors/testing/some-director.ts';
import type { Directory } from '#domain/directors/directory.ts';
import { noDirectors } from '#domain/directors/no-directors.ts';
import { openPages, type RenderPage } from '#server/http/cache/pages.ts';
import { isBuilt } from '../../scripts/build/build-state.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
// `npm test` has just built them.
const isThere = isBuilt(root);
const folder = isThere ? join(root, 'build') : join(root, '.cache', `pages-${process.pid}`);
const appUrl = 'https://ads.example';
const brand = {
  phone: '(213) 555-0100',
  address: '7 Slate Road, Burbank, CA 91501',
  callUrl: '',
  demoVideos: [],
  samplesPayable: true,
};
let render: RenderPage;
let renderWith: (directory: Directory) => RenderPage;
let builtApp: ServerBuild;

beforeAll(async () => {
  if (!isThere) build();
  builtApp = await import(/* @vite-ignore */ pathToFileURL(join(folder, 'server/index.js')).href);
  renderWith = (directory) =>
    openPages({ appUrl, brand, directory, isDevelopment: false, countsVisits: true }, builtApp);
  render = renderWith(noDirectors);
}, 300_000);
afterAll(() => {
  if (!isThere) rmSync(folder, { recursive: true, force: true });
});

function build(): void {
  const cli = join(root, 'node_modules/@react-router/dev/bin.cjs');
  const env = { ...process.env, NODE_ENV: 'production', BUILD_DIRECTORY: folder };
  const built = spawnSync(process.execPath, [cli, 'build'], { env, encoding: 'utf8' });
  if (built.status !== 0) throw new Error(built.stderr);
}

/** As a browser is given it: what is text is compressed. */
const bytesSent = (file: string) =>
  /\.(css|js|svg)$/.test(file)
    ? brotliCompressSync(readFileSync(file)).length
    : statSync(file).size;

async function open(path: string, facts = {}, by = render) {
  const answer = await by(new Request(appUrl + path), facts);
  const html = await answer.text();
  const { document } = new Window({ settings: { disableJavaScriptEvaluation: true } });
  document.write(html);
  const meta = (name: string) =>
    document
      .querySelector(`meta[name="${name}"], meta[property="${name}"]`)
      ?.getAttribute('content');
  return { status: answer.status, html, document, meta };
}

const found = ['/', '/terms', '/privacy', '/cookies', '/auth', '/creative-directors'];
const pages = [...found, '/no-such-page'];

test('NAV-01 the routes answer, and any other path answers 404 with the not-found page', async () => {
  for (const path of found) expect((await open(path)).status).toBe(200);
  const { status, document } = await open('/no-such-page?x=1');
  expect(status).toBe(404);
  expect(document.querySelector('h1')?.textContent).toBe('404Oops! Page not found');
  const home = [...document.querySelectorAll('main a')].map((a) => [
    a.textContent,
    a.getAttribute('href'),
  ]);
  expect(home).toEqual([['Return to Home', '/']]);
});

test('the development gallery is no part of the product', async () => {
  expect((await open('/dev/ui')).status).toBe(404);
});

test.each(pages)('NAV-03 %s has the header of a signed-out visitor', async (path) => {
  const { document } = await open(path);
  const links = [...document.querySelectorAll('header a')];
  // Signing in leads back to the page one was on.
  const back = path === '/' || path === '/auth' ? '' : `?next=${encodeURIComponent(path)}`;
  expect(links.map((a) => a.getAttribute('href'))).toEqual([
    '/',
    '/creative-directors',
    `/auth${back}`,
  ]);
  expect(links[0]?.querySelector('.sr-only')?.textContent).toBe('AD BUILDER');
  expect(links[1]?.textContent).toBe('Directors');
  expect(links[2]?.textContent).toBe('Sign In');
});

describe('NAV-03 the header of a member', () => {
  const viewer = {
    id: 'u-june',
    email: 'june@nightjar.example',
    email_verified: true,
    full_name: 'June',
    two_factor_enabled: false,
    roles: [] as string[],
  };
  const headerOf = async (path: string, roles: string[] = []) => {
    const { document } = await open(path, { viewer: { ...viewer, roles } });
    return document.querySelector('header') as unknown as HTMLElement;
  };
  const hrefs = (header: HTMLElement) =>
    [...header.querySelectorAll('a')].map((link) => link.getAttribute('href'));

  test.each(pages)('%s has Projects, Directors, the address and Sign Out', async (path) => {
    const header = await headerOf(path);
    expect(hrefs(header)).toEqual(['/', '/projects', '/creative-directors', '/account']);
    expect(header.querySelector('[href="/account"]')?.textContent).toContain(viewer.email);
    expect(header.querySelector('button')?.textContent).toBe('Sign Out');
  });

  test('has Admin for admins alone', async () => {
    expect(hrefs(await headerOf('/', ['admin']))).toContain('/admin');
    expect(hrefs(await headerOf('/'))).not.toContain('/admin');
  });

  test('starts the application at once, so that the session is followed', async () => {
    const header = await headerOf('/');
    expect(header.querySelector('[data-intent-now]')).not.toBeNull();
    const { document } = await open('/');
    expect(document.querySelector('[data-intent-now]')).toBeNull();
  });
});

test.each(pages)('NAV-04 the skip link is the first thing %s gives the focus to', async (path) => {
  const { document } = await open(path);
  const first = document.querySelector('body a, body button, body input, body [tabindex]');
  expect(first?.textContent).toBe('Skip to main content');
  expect(first?.getAttribute('href')).toBe('#main');
  expect(document.querySelectorAll('main#main')).toHaveLength(1);
});

describe('NAV-06', () => {
  test('each page has its own title, description and link preview', async () => {
    const found = await Promise.all(pages.map((path) => open(path)));
    const titles = found.map(({ document }) => document.title);
    const descriptions = found.map(({ meta }) => meta('description'));
    expect(new Set(titles).size).toBe(pages.length);
    expect(new Set(descriptions).size).toBe(pages.length);
    for (const [index, { meta }] of found.entries()) {
      expect(meta('og:title')).toBe(titles[index]);
      expect(meta('og:description')).toBe(descriptions[index]);
      expect(meta('og:url')).toBe(appUrl + pages[index]);
      expect(meta('og:image')).toBe(`${appUrl}/og.png`);
    }
  });

  test('search engines are sent to the public pages and kept from the others', async () => {
    for (const path of ['/auth', '/no-such-page']) {
      expect((await open(path)).meta('robots')).toBe('noindex');
    }
    const sitemap = (await open('/sitemap.xml')).html;
    const robots = (await open('/robots.txt')).html;
    for (const path of ['/', '/terms', '/privacy', '/cookies']) {
      const { document } = await open(path);
      const canonical = document.querySelector('link[rel=canonical]');
      expect(canonical?.getAttribute('href')).toBe(appUrl + path);
      expect(sitemap).toContain(`<loc>${appUrl}${path}</loc>`);
    }
    expect(sitemap.match(/<lastmod>2025-07-29<\/lastmod>/g)).toHaveLength(3);
    expect(robots).toContain(`Sitemap: ${appUrl}/sitemap.xml`);
    expect(robots).toContain('Disallow: /mailbox');
  });

  test('pages are readable without JavaScript', async () => {
    const text = async (path: string) =>
      (await open(path)).document.querySelector('body')?.textContent;
    expect(await text('/')).toContain('needs JavaScript');
    expect(await text('/terms')).toContain('18 years of age or older');
    expect(await text('/auth')).toContain('needs JavaScript');
  });
});

describe('before the visitor acts', () => {
  test.each(pages)('%s runs no module and at most 4 kB of JavaScript', async (path) => {
    const { html, document } = await open(path);
    expect(document.querySelectorAll('link[rel=modulepreload], script[type=module]')).toHaveLength(
      0,
    );
    expect(document.querySelectorAll('script[src]')).toHaveLength(0);
    expect(document.querySelectorAll('link[rel=later]').length).toBeGreaterThan(2);
    const running = [...html.matchAll(/<script(?![^>]*type="later")[^>]*>([\s\S]*?)<\/script>/g)];
    const code = running.map(([, text = '']) => text).join('\n');
    expect(brotliCompressSync(code).length).toBeLessThan(4096);
  });

  test.each([
    ['/auth', false],
    ['/auth?tab=sign-up', false],
    ['/auth?error=access_denied', true],
  ])(
    'AUTH-16 whether %s starts by itself, as it has something to say: %s',
    async (path, starts) => {
      const { document } = await open(path);
      expect(document.querySelector('[data-intent-now]') !== null).toBe(starts);
    },
  );

  test('the start on intent fits into 1.7 kB', async () => {
    const { html } = await open('/terms');
    const start = [...html.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)]
      .map(([, text = '']) => text)
      .find((text) => text.includes('rel=later'));
    expect(brotliCompressSync(start ?? '').length).toBeLessThan(1700);
    expect(start).toBeTruthy();
  });

  test('what the wizard needs is parked too, script and style', async () => {
    const { document } = await open('/');
    const parked = [...document.querySelectorAll('link[rel=later]')];
    const wizard = parked.filter((link) => link.getAttribute('href')?.includes('/wizard-'));
    expect(wizard.map((link) => link.getAttribute('as'))).toEqual([null, 'style']);
    for (const link of wizard) statSync(join(folder, 'client', link.getAttribute('href') ?? ''));
  });

  test('the nonce of a request reaches every script', async () => {
    const { html } = await open('/auth', { nonce: 'n0nce' });
    const scripts = html.match(/<script\b[^>]*>/g) ?? [];
    expect(scripts.length).toBeGreaterThan(2);
    for (const script of scripts) expect(script).toContain('nonce="n0nce"');
  });

  test('no style attribute is sent, and the faces of text and title are preloaded alone', async () => {
    for (const path of pages) {
      const { html, document } = await open(path);
      expect(html).not.toMatch(/<[^>]+\sstyle="/);
      const fonts = [...document.querySelectorAll('link[rel=preload][as=font]')];
      const names = fonts.map((link) =>
        link.getAttribute('href')?.replace(/-[\w-]{8}\.woff2$/, ''),
      );
      const title = { '/': ['/assets/archivo-headline'], '/no-such-page': [] };
      const narrow = ['/assets/archivo-narrow'];
      expect(names).toEqual(['/assets/archivo', ...(title[path as keyof typeof title] ?? narrow)]);
    }
  });

  test('LAND-10 the landing page is small: what is fetched at once, and the clip of a phone', async () => {
    const { html, document } = await open('/');
    const named = [...document.querySelectorAll('link[rel=stylesheet], link[rel=preload]')].map(
      (link) => link.getAttribute('href') ?? '',
    );
    const pictures = [...document.querySelectorAll('.features img')].map(
      (image) => image.getAttribute('src') ?? '',
    );
    const mono = globSync('client/assets/sometype-mono-[!a]*.woff2', { cwd: folder });
    const files = [
      ...named,
      ...pictures,
      '/hero/poster-tall.avif',
      ...mono.map((file) => file.replace('client', '')),
    ];
    expect(files).toHaveLength(8);
    const sent = files.map((file) => bytesSent(join(folder, 'client', file)));
    const page = brotliCompressSync(html).length + sent.reduce((sum, bytes) => sum + bytes, 0);
    expect(page).toBeLessThan(100_000);
    const clip = statSync(join(folder, 'client/hero/hero-tall.webm')).size;
    expect(page + clip).toBeLessThan(280_000);
  });
});

describe('the landing page', () => {
  test('LAND-01 headline and tagline', async () => {
    const { document } = await open('/');
    expect(document.querySelectorAll('h1')).toHaveLength(1);
    expect(document.querySelector('h1 .sr-only')?.textContent).toBe('AD BUILDER');
    expect(document.querySelector('.hero-tagline')?.textContent).toBe(
      'Big ideas for bold brands—yours, in minutes not months.',
    );
  });

  test('LAND-02 the clip is muted, inline, looping, has a poster, and is not fetched by the markup', async () => {
    const { document } = await open('/');
    const video = document.querySelector('video');
    for (const attribute of ['loop', 'playsinline'])
      expect(video?.hasAttribute(attribute)).toBe(true);
    expect(video?.getAttribute('preload')).toBe('none');
    expect(video?.hasAttribute('src')).toBe(false);
    for (const source of document.querySelectorAll('video source')) {
      expect(source.hasAttribute('src')).toBe(false);
      const file = statSync(join(folder, 'client', source.getAttribute('data-src') ?? ''));
      expect(file.size).toBeLessThan(500_000);
    }
    for (const picture of ['poster.avif', 'poster.jpg', 'poster-tall.avif', 'poster-tall.jpg']) {
      expect(document.querySelector('.hero-scene picture')?.innerHTML).toContain(
        `/hero/${picture}`,
      );
      expect(statSync(join(folder, 'client/hero', picture)).size).toBeLessThan(120_000);
    }
    expect(document.querySelector('[data-pause]')?.getAttribute('aria-label')).toContain(
      'background video',
    );
  });

  test('LAND-03 three feature cards, each with an explanation tied to a focusable control', async () => {
    const { document } = await open('/');
    const cards = [...document.querySelectorAll('.feature-card')];
    expect(cards.map((card) => card.querySelector('h2')?.textContent)).toEqual([
      'AI-powered concepts',
      'Instant script and storyboard',
      'Produce your commercial with a world-class creative director',
    ]);
    for (const card of cards) {
      const toggle = card.querySelector('button');
      const explanation = document.getElementById(toggle?.getAttribute('aria-describedby') ?? '');
      expect(explanation?.textContent.length).toBeGreaterThan(60);
      expect(toggle?.getAttribute('aria-expanded')).toBe('false');
    }
  });

  test('LAND-04 the bottom bar has Get started, whose hover text says that it is free', async () => {
    const { document } = await open('/');
    const start = document.querySelector('.start-bar form[action="/"] button[type=submit]');
    expect(start?.getAttribute('name')).toBe('begin');
    expect(start?.textContent.trim()).toBe('Get started');
    expect(start?.getAttribute('title')).toMatch(/free to begin/);
    const note = document.getElementById(start?.getAttribute('aria-describedby') ?? '');
    expect(note?.textContent).toMatch(/free to begin/);
  });

  test('LAND-07 the round button is there, and nothing of the panel is loaded with it', async () => {
    const { document, html } = await open('/');
    const button = document.querySelector('button.chat-button');
    expect(button?.getAttribute('aria-label')).toBe('Open chat');
    expect(button?.hasAttribute('data-intent')).toBe(true);
    const [panel = ''] = globSync(join(folder, 'client/assets/chat-*.js'));
    expect(statSync(panel).size).toBeLessThan(12_000);
    expect(html).not.toMatch(/assets\/chat-[^"]*\.(js|css)/);
  });

  test('LAND-05 the footer shows phone and address and links the directory and the policies', async () => {
    const { document } = await open('/');
    const footer = document.querySelector('footer');
    expect(footer?.textContent).toContain(brand.phone);
    expect(footer?.textContent).toContain(brand.address);
    const links = [...(footer?.querySelectorAll('li a') ?? [])];
    expect(links.map((a) => [a.textContent, a.getAttribute('href')])).toEqual([
      ['Creative Directors', '/creative-directors'],
      ['A sample package', '/sample'],
      ['Terms of Service', '/terms'],
      ['Privacy Policy', '/privacy'],
      ['Cookie Policy', '/cookies'],
    ]);
  });

  test('LAND-05 each policy has an address of its own, with the contact from configuration', async () => {
    for (const [path, title] of [
      ['/terms', 'Terms of Service'],
      ['/privacy', 'Privacy Policy'],
      ['/cookies', 'Cookie Policy'],
    ] as const) {
      const { document } = await open(path);
      expect(document.querySelector('h1')?.textContent).toBe(title);
      expect(document.querySelector('main')?.textContent).toContain(brand.phone);
    }
  });
});

describe('the directory', () => {
  const directoryOf = (sample: boolean): Directory => ({
    ...noDirectors,
    search: async () => ({ directors: [someDirector({ sample })], total: 1, nextCursor: null }),
    find: async () => someDirector({ sample }),
    ids: async () => ['ada', 'b c&d'],
  });

  test('NAV-06 real directors are in the sitemap, invented ones are not', async () => {
    const real = (await open('/sitemap.xml', {}, renderWith(directoryOf(false)))).html;
    for (const path of ['/creative-directors', '/director/ada', '/director/b%20c%26d'])
      expect(real).toContain(`<loc>${appUrl}${path}</loc>`);
    const sample = (await open('/sitemap.xml', {}, renderWith(directoryOf(true)))).html;
    expect(sample).not.toContain('director');
  });

  test.each(['/creative-directors', '/director/ada'])(
    'NAV-06 DIR-09 %s keeps invented people from search engines, and real ones not',
    async (path) => {
      const real = await open(path, {}, renderWith(directoryOf(false)));
      expect(real.meta('robots')).toBeUndefined();
      expect(real.html).toContain('application/ld+json');
      const sample = await open(path, {}, renderWith(directoryOf(true)));
      expect(sample.meta('robots')).toBe('noindex');
      expect(sample.html).not.toContain('application/ld+json');
      expect(sample.document.querySelector('main')?.textContent).toContain('Sample profile');
    },
  );

  test.each([
    ['/creative-directors', 'Failed to load creative directors.'],
    ['/director/ada', 'Failed to load director profile.'],
  ])('DIR-10 %s says that it failed to load', async (path, words) => {
    const fail = () => Promise.reject(new Error('The database is gone.'));
    const failing = { search: fail, find: fail, facts: fail, ids: fail };
    vi.spyOn(console, 'error').mockReturnValue(); // React Router tells of it
    const { status, document, html } = await open(path, {}, renderWith(failing));
    expect(status).toBe(500);
    const main = document.querySelector('main');
    expect(main?.textContent).toContain(words);
    expect(main?.querySelector('a')?.getAttribute('href')).toBe(path);
    expect(html).not.toContain('The database');
  });
});

test('the style sheet names only files that exist', () => {
  const [css = ''] = globSync(join(folder, 'client/assets/root-*.css'));
  const urls = [...readFileSync(css, 'utf8').matchAll(/url\(([^)]+)\)/g)].map(
    ([, url = '']) => url,
  );
  expect(urls.length).toBeGreaterThan(1);
  for (const url of urls) statSync(join(folder, 'client', url.replaceAll('"', '')));
});

test('NAV-02 the script that reports views is in every page where visits are counted, and else in none', async () => {
  const site = { appUrl, brand, directory: noDirectors, isDevelopment: false };
  for (const path of pages) expect((await open(path)).html).toContain('/api/page-views');
  const silent = openPages(site, builtApp);
  expect((await open('/', {}, silent)).html).not.toContain('/api/page-views');
});

test('WIZ-05 DESK-06 FILM-12 each page knows whether there is a model that writes, one that draws, and one that speaks', async () => {
  const site = { appUrl, brand, directory: noDirectors, isDevelopment: false };
  const text = { provider: 'openai', model: 'any', apiKey: 'k' } as const;
  const written = openPages(
    { ...site, models: { text, pictures: undefined, speech: undefined } },
    builtApp,
  );
  const drawn = openPages(
    { ...site, models: { text: undefined, pictures: text, speech: undefined } },
    builtApp,
  );
  const told = async (by: RenderPage) =>
    /hasModel\\",true/.test((await open('/auth', {}, by)).html);
  expect([await told(written), await told(drawn)]).toEqual([true, false]);
  const painted = async (by: RenderPage) =>
    /hasPainter\\",true/.test((await open('/auth', {}, by)).html);
  expect([await painted(written), await painted(drawn)]).toEqual([false, true]);
  const speech = { ...text, voices: { female: 'a', male: 'b' } };
  const spoken = openPages(
    { ...site, models: { text: undefined, pictures: undefined, speech } },
    builtApp,
  );
  const speaks = async (by: RenderPage) =>
    /hasSpeaker\\",true/.test((await open('/auth', {}, by)).html);
  expect([await speaks(drawn), await speaks(spoken)]).toEqual([false, true]);
});
