// A house with models of a provider's peer, and what a page shows of their work as it comes.
import type { Page } from '@playwright/test';
import type { ModelProvider } from '#server/settings/settings.ts';
import type { TextBehaviour } from '../../peers/models/behaviour.ts';
import type { ModelCall } from '../../peers/models/model-call.ts';
import { writeSensibly } from '../../peers/models/sensible-writer.ts';
import { type ModelPeer, startModelPeer } from '../../peers/models/start-model-peer.ts';
import { test as base, expect, roomyLimits } from './site.ts';
import { startHouse } from './start-house.ts';

export type Models = {
  provider: ModelProvider;
  /** Anthropic has none that draws: somebody else's is beside it. */
  drawer?: ModelProvider;
  settings?: Record<string, string>;
};
export type ModelHouse = { url: string; writer: ModelPeer; painter: ModelPeer };

export const test = base.extend<{ models: Models; house: ModelHouse }>({
  models: [{ provider: 'openai-compatible' }, { option: true }],
  house: [
    async ({ models: { provider, drawer, settings } }, use) => {
      const writer = await startModelPeer(provider);
      const painter = drawer ? await startModelPeer(drawer) : writer;
      const server = await startHouse({
        ...roomyLimits,
        AI_PROVIDER: provider,
        AI_MODEL: writer.textModel,
        AI_API_KEY: writer.key,
        AI_BASE_URL: writer.url,
        AI_IMAGE_MODEL: painter.pictureModel,
        ...(drawer
          ? {
              AI_IMAGE_PROVIDER: drawer,
              AI_IMAGE_API_KEY: painter.key,
              AI_IMAGE_BASE_URL: painter.url,
            }
          : {}),
        ...settings,
      });
      // The server tries its models once when it starts.
      if (writer !== painter) await painter.called(1);
      await writer.called(writer === painter ? 2 : 1);
      for (const peer of [writer, painter]) peer.calls.length = 0;
      await use({ url: server.url, writer, painter });
      server.process.kill('SIGKILL'); // nobody looks at it any more
      await server.stop();
      for (const peer of new Set([writer, painter])) await peer.close();
    },
    { timeout: 300_000 },
  ],
  baseURL: async ({ house }, use) => use(house.url),
});

export const textCalls = ({ writer }: ModelHouse): ModelCall[] =>
  writer.calls.filter(({ asked }) => asked?.kind === 'text');

/** What the peer sent in answer to a call: it writes the same whenever it is asked the same. */
export function writtenFor<Work>(call: ModelCall | undefined): Work {
  const asked = call?.asked;
  if (asked?.kind !== 'text') throw new Error('It was not asked for a text.');
  return JSON.parse(writeSensibly(asked));
}

/** How many of each had come whenever the page changed. Call before it is opened. */
export async function watchArrivals(page: Page) {
  await page.addInitScript(() => {
    const seen: Record<string, number[]> = {};
    const places = {
      concepts: 'article.concept-sheet',
      sections: '[aria-busy] .brief-sections section',
      rows: '[aria-busy] .av-script tbody tr',
      frames: '.storyboard[aria-busy] img',
    };
    Object.assign(window, { seen });
    new MutationObserver(() => {
      for (const [name, place] of Object.entries(places)) {
        const count = document.querySelectorAll(place).length;
        const all = seen[name] ?? [];
        seen[name] = all;
        if (count > 0 && all.at(-1) !== count) all.push(count);
      }
    }).observe(document, { childList: true, subtree: true });
  });
  return (name: Arrival) => page.evaluate(seenOf, name);
}
type Arrival = 'concepts' | 'sections' | 'rows' | 'frames';
const seenOf = (name: Arrival) =>
  (window as unknown as { seen: Record<string, number[]> }).seen[name] ?? [];

/** Has a peer go on once the page shows what came, each time it is called more of it than before. */
export function onceShown(page: Page, name: Arrival): () => Promise<unknown> {
  let known = 0;
  return async () => {
    await expect
      .poll(async () => new Set(await page.evaluate(seenOf, name)).size, { timeout: 120_000 })
      .toBeGreaterThan(known);
    known = new Set(await page.evaluate(seenOf, name)).size;
  };
}

/** What the functions answered, in the order they ended. Call before the page is opened. */
export async function keepAnswers(page: Page) {
  // The page stops reading at the answer, and then its text cannot be had from outside.
  await page.addInitScript(() => {
    const answers: unknown[] = [];
    Object.assign(window, { answers });
    const ask = window.fetch;
    window.fetch = async (...asked) => {
      const response = await ask(...asked);
      if (!response.url.includes('/api/functions/')) return response;
      const name = response.url.split('/').at(-1);
      const read = async () => {
        let text = '';
        const body = response.clone().body?.pipeThrough(new TextDecoderStream());
        // When it has its answer, the page hangs up.
        for await (const part of (body ?? []) as AsyncIterable<string>) {
          text += part;
          const whole = text.split('\n').find((line) => line.startsWith('{"type":"answer"'));
          if (!whole) continue;
          const { source, setback, standIns } = JSON.parse(whole).answer;
          answers.push({ name, source, setback, standIns });
          return;
        }
      };
      read().catch(() => {});
      return response;
    };
  });
  return () => page.evaluate(() => (window as unknown as { answers: Answered[] }).answers);
}
type Answered = { name: string; source?: string; setback?: string; standIns?: number };

/** Whatever a page must never do; look at the end. */
export function keepTroubles(page: Page): string[] {
  const troubles: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') troubles.push(message.text());
  });
  page.on('pageerror', (error) => troubles.push(String(error)));
  page.on('dialog', (dialog) => {
    troubles.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  return troubles;
}

/** The next request for a text, which the peer answers so. */
export function nextText({ writer }: ModelHouse, ...behaviours: TextBehaviour[]) {
  writer.answerWith(...behaviours);
  return writer.called(writer.calls.length + 1);
}

export async function expectHungUp(call: { over: Promise<void>; hungUp: boolean }): Promise<void> {
  await call.over;
  expect(call.hungUp).toBe(true);
}

/** Nothing of `hostileText` became more than words. */
export async function expectHarmless(page: Page): Promise<void> {
  const grown = page.locator('[onerror], [src*="evil"], [href*="evil"], [href^="javascript" i]');
  await expect(grown).toHaveCount(0);
}

export { expect };
