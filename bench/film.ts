// The board as a film. Three very different boards are played on a wide screen and a phone's: how many of the
// page's frames do not come, beside an empty page watched just before. Then half a minute is made a file by a
// page, as MP4 and as WebM, and by the server. Times are also multiples of a fixed piece of work, and processor
// time tells what a busy machine hides.
import { statSync } from 'node:fs';
import { chromium, type Page } from '@playwright/test';
import { bakery, laundry, seatBelts } from '#tests/browser/steps/products.ts';
import { startServer } from '#tests/serve.ts';
import { findChromium } from '../scripts/find-chromium.ts';
import { openBoard } from './film/open-board.ts';
import { measurePace } from './film/pace.ts';
import { processorSeconds } from './film/processor-seconds.ts';
import { watchFrames } from './film/watch-frames.ts';

const playedMs = 10_000;
const server = await startServer();
const browser = await chromium.launch({ executablePath: findChromium() });
const round = (figure: number, places = 1) => Number(figure.toFixed(places));

const played: Record<string, Record<string, number>> = {};
for (const product of [seatBelts, bakery, laundry])
  for (const width of [1440, 390]) {
    const page = await openBoard(browser, product, { url: server.url, width, hasPlanes: true });
    played[`${product.name}, ${width} px`] = await play(page);
    await page.context().close();
  }
console.table(played);

const seen = { url: server.url, width: 1440, hasPlanes: true };
const page = await openBoard(browser, seatBelts, seen);
const pace = measurePace();
console.table({ ...(await byPage(page)), ...(await byServer(page)) });
console.log(
  `A multiple of 1 is ${round(pace.seconds, 2)} s, ${round(pace.processorSeconds, 2)} s of a processor.`,
);
await browser.close();
await server.stop();

async function play(page: Page) {
  const empty = await page.context().newPage();
  await empty.goto('about:blank');
  const nothing = await watchFrames(empty, playedMs / 2);
  await empty.close();
  await page.bringToFront();
  await page.locator('.film').focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('k');
  const film = await watchFrames(page, playedMs);
  await page.keyboard.press('k');
  return {
    'dropped, %': round(film.dropped),
    'by an empty page, %': round(nothing.dropped),
    'painted a second': round(film.painted),
    'processor, ms a second': round(film.processorMs, 0),
    'of an empty page, ms': round(nothing.processorMs, 0),
  };
}

async function byPage(page: Page) {
  await page.getByRole('button', { name: 'Save the film' }).click();
  const make = page.getByRole('button', { name: /^Make (the film|it again)$/ });
  await make.waitFor();
  const made = { 'page, with sound': await timed(page, () => make.click()) };
  const sounds = page.getByRole('checkbox', { name: 'With music and sounds' });
  if (!(await sounds.isVisible())) return made;
  await sounds.uncheck();
  return { ...made, 'page, silent': await timed(page, () => make.click()) };
}

async function byServer(page: Page) {
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Download', exact: true }).click();
  const row = page.getByRole('button', { name: /^Film \(MP4\)/ });
  await page.waitForTimeout(1_000);
  if (await row.getAttribute('aria-disabled')) return {};
  // Without the page, which shows meanwhile that something is being made.
  return { server: await timed(page, () => row.click(), server.process.pid) };
}

async function timed(page: Page, begin: () => Promise<void>, pid?: number) {
  const [began, used] = [performance.now(), processorSeconds(pid)];
  const made = page.waitForEvent('download', { timeout: 1_200_000 });
  await begin();
  const file = await made;
  const path = await file.path();
  const seconds = (performance.now() - began) / 1000;
  const processor = processorSeconds(pid) - used;
  return {
    file: file.suggestedFilename(),
    MB: round(statSync(path).size / 1_000_000),
    seconds: round(seconds),
    'multiple of the pace': round(seconds / pace.seconds),
    'processor seconds': round(processor),
    'processor multiple': round(processor / pace.processorSeconds),
  };
}
