import { expect, people, test, untilSynced } from '../house/own-feed.ts';
import { expectNoAxeViolation } from '../house/site.ts';

test.beforeEach(({ request }) => untilSynced(request));

const inHead = (html: string) => html.slice(0, html.indexOf('</head>'));
const dataOf = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(
    ([, json = '']) => JSON.parse(json),
  );

test('DIR-06 a profile says who it is, what they do and how to go on', async ({ page }) => {
  await page.goto('/director/ada');
  await expect(page).toHaveTitle('Ada Ferreira · AD BUILDER');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: 'Ada Ferreira' })).toBeVisible();
  for (const text of ['Lisbon, Portugal', '4.5', '(12 reviews)', 'Available', 'Commercial'])
    await expect(main.getByText(text, { exact: true })).toBeVisible();
  for (const name of ['About', 'Skills & Expertise', 'Ready to work with Ada Ferreira?'])
    await expect(main.getByRole('heading', { level: 2, name })).toBeVisible();
  await expect(main.getByRole('list', { name: 'Core Skills' })).toContainText('Runway');
  await expect(main.getByRole('list', { name: 'Tools & Technologies' })).toContainText('Premiere');
  const portfolio = main.getByRole('link', { name: 'View Portfolio (opens in a new tab)' });
  await expect(portfolio).toHaveAttribute('href', 'https://portfolio.example/');
  await expect(portfolio).toHaveAttribute('rel', 'noopener noreferrer');
  await expect(page.getByText('Sample profile')).toHaveCount(0);
  await expectNoAxeViolation(page);
  await main.getByRole('link', { name: 'Get started' }).click();
  await expect(page.getByRole('heading', { name: 'Who is this ad for?' })).toBeVisible();
});

test('DIR-06 who is not available is busy, and who has no rating or website shows none', async ({
  page,
}) => {
  await page.goto('/director/busy');
  await expect(page.getByText('Currently busy')).toBeVisible();
  await expect(page.getByText('Available', { exact: true })).toHaveCount(0);
  await expect(page.getByText('No rating')).toBeVisible();
  await page.goto('/director/no-reel');
  await expect(page.getByRole('link', { name: /View Portfolio/ })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Get started' })).toBeVisible();
});

test('DIR-06 a missing director is a 404 that leads back', async ({ page }) => {
  for (const id of ['%00', '..%2F', 'x'.repeat(900)]) {
    const answer = await page.request.get(`/director/${id}`);
    expect(answer.status(), id).toBe(404);
    expect(await answer.text(), id).toContain('Director Not Found');
  }
  expect((await page.goto('/director/nobody'))?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Director Not Found' })).toBeVisible();
  await expect(
    page.getByText("The director profile you're looking for doesn't exist"),
  ).toBeVisible();
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
  await expectNoAxeViolation(page);
  await page.getByRole('link', { name: 'Back to Directors' }).click();
  await expect(page).toHaveURL('/creative-directors');
});

test('DIR-07 the reel is fetched on a press alone, from the one host', async ({ page }) => {
  const players: string[] = [];
  const problems: string[] = [];
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  await page.route(/^https:/, (route) => {
    players.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<button>Player</button>' });
  });
  await page.goto('/director/ada');
  await expect(page.getByText('1:02')).toBeVisible();
  expect(players).toEqual([]);
  await page.getByRole('button', { name: 'Play reel of Ada Ferreira, 1:02' }).press('Enter');
  const frame = page.locator('iframe[title="Reel of Ada Ferreira"]');
  await expect(frame).toBeFocused();
  await expect(page.frameLocator('iframe').getByText('Player')).toBeVisible();
  expect(players).toEqual(['https://player.vimeo.com/video/76979871?h=8272103f6e&autoplay=1']);
  expect(problems).toEqual([]);
  await page.goto('/director/no-reel');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: /Play reel/ })).toHaveCount(0);
});

test('DIR-06 DIR-07 without JavaScript a profile is readable and a link leads to the film', async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  await page.goto('/director/ada');
  await expect(page.getByText('Films about bread.')).toBeVisible();
  await expect(page.getByRole('link', { name: /Play reel of Ada/ })).toHaveAttribute(
    'href',
    'https://vimeo.com/76979871/8272103f6e',
  );
  await expect(page.getByRole('button', { name: /Play reel/ })).toHaveCount(0);
  await page.close();
});

test('NAV-06 real directors are told to search engines, and nothing breaks out of the data', async ({
  page,
  request,
  baseURL,
}) => {
  const list = await (await request.get('/creative-directors?q=&skills=Runway')).text();
  expect(inHead(list)).not.toContain('noindex');
  expect(inHead(list)).toContain(`rel="canonical" href="${baseURL}/creative-directors"`);
  const [items] = dataOf(list);
  expect(items['@type']).toBe('ItemList');
  const names = items.itemListElement.map(({ item }: { item: { name: string } }) => item.name);
  expect(names.toSorted()).toEqual(people.map(({ name }) => name).toSorted());

  const profile = await (await request.get('/director/script')).text();
  expect(dataOf(profile)[0].mainEntity.name).toContain('</script>');
  expect(inHead(profile)).toContain(`rel="canonical" href="${baseURL}/director/script"`);
  await page.goto('/director/script');
  await expect(page).toHaveTitle(/^C<\/script>/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('</script>');
});

test('DIR-08 contact and prices reach neither the pages nor the API', async ({ request }) => {
  for (const path of ['/creative-directors', '/director/ada', '/api/directors']) {
    const text = await (await request.get(path)).text();
    expect(text.includes('Ada Ferreira')).toBe(true);
    for (const secret of ['secret.example', '555 0187', '87654321', '76543210', '87,654,321'])
      expect(text.includes(secret), `${secret} in ${path}`).toBe(false);
  }
});

test('DIR-04 a card shows four of each and counts the rest; a busy director is said to be', async ({
  page,
}) => {
  await page.goto('/creative-directors');
  const card = (name: RegExp) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
  await expect(card(/Eduarda/).getByRole('list', { name: 'Expertise' })).toHaveText(
    'RunwayEditingVFXCasting+3 more',
  );
  await expect(card(/Ada/).getByText('Available for Projects')).toBeVisible();
  await expect(card(/Bento/).getByText('Currently busy')).toBeVisible();
  await expect(card(/Bento/).getByText('No rating')).toBeVisible();
  await expect(card(/Dora/).getByText('1:02')).toHaveCount(0);
  await expect(page.getByText('sample profiles')).toHaveCount(0);
});

test('DIR-06 nothing is cut off at 320, 360, 390 and 1440 px, with long names', async ({
  page,
}) => {
  for (const path of ['/director/many', '/director/script', '/creative-directors']) {
    await page.goto(path);
    for (const width of [320, 360, 390, 1440]) {
      await test.step(`${path} at ${width} px`, async () => {
        await page.setViewportSize({ width, height: 844 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
        const out = await page.evaluate(() =>
          [...document.querySelectorAll('main *')]
            .filter((element) => element.getBoundingClientRect().right > window.innerWidth + 1)
            .map((element) => element.className),
        );
        expect(out).toEqual([]);
        await expectNoAxeViolation(page);
      });
    }
  }
});
