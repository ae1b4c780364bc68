// A house with a model that speaks: the voice of a film is made once, for everybody, and paid for once.
import type { Page } from '@playwright/test';
import { startModelPeer } from '../../peers/models/start-model-peer.ts';
import { expect, roomyLimits, test as site } from '../house/site.ts';
import { startHouse } from '../house/start-house.ts';
import { bakery } from '../steps/products.ts';
import { openAt } from '../steps/seed.ts';

const test = site.extend<{
  house: { url: string; peer: Awaited<ReturnType<typeof startModelPeer>> };
}>({
  house: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a test wants from this pattern
    async ({}, use) => {
      const peer = await startModelPeer('openai-compatible');
      const server = await startHouse({
        ...roomyLimits,
        AI_SPEECH_PROVIDER: 'openai-compatible',
        AI_SPEECH_MODEL: peer.speechModel,
        AI_SPEECH_BASE_URL: peer.url,
        AI_SPEECH_API_KEY: peer.key,
        AI_PRICE_SPEECH: '15',
      });
      await peer.called(1); // the server tries its model once when it starts
      await use({ url: server.url, peer });
      await server.stop();
      await peer.close();
    },
    { timeout: 300_000 },
  ],
  baseURL: async ({ house }, use) => use(house.url),
});

const voice = (page: Page) => page.getByRole('button', { name: /^Voice/ });

/** Presses Voice at step 8; gives the recordings that the page was told of. */
async function hear(page: Page): Promise<string[]> {
  await openAt(page, 8, bakery);
  const asked = page.waitForResponse('**/api/functions/speak-lines');
  await voice(page).press('Enter');
  const { recordings, source } = await (await asked).json();
  expect(source).toBe('provider');
  await expect(voice(page)).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('The voice is being made…')).toHaveCount(0);
  return recordings;
}

const spent = async (url: string) => {
  const metrics = await (await fetch(`${url}/metrics`)).text();
  return Number(metrics.match(/^model_spending_dollars(?:\{.*\})? (\S+)/m)?.[1]);
};

test('FILM-12 the voice of a film is made once, kept for whoever listens next, and counted in the budget', async ({
  page,
  browser,
  house: { url, peer },
}) => {
  peer.calls.length = 0;
  const first = await hear(page);
  const sentences = peer.calls.length;
  expect(sentences).toBe(new Set(first).size);
  await expect.poll(() => spent(url)).toBeGreaterThan(0);
  const price = await spent(url);
  const position = page.getByRole('slider', { name: 'Position in the film' });
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect.poll(async () => Number(await position.inputValue())).toBeGreaterThan(0.5);

  const other = await (await browser.newContext({ baseURL: url })).newPage();
  expect(await hear(other)).toEqual(first);
  expect(peer.calls).toHaveLength(sentences);
  expect(await spent(url)).toBe(price);

  peer.speaking = { status: 503 };
  const third = await (await browser.newContext({ baseURL: url })).newPage();
  await openAt(third, 8, { ...bakery, name: 'Rye at Nine' });
  await voice(third).click();
  await expect(third.getByText(/^The voice did not come: /)).toBeVisible();
});
