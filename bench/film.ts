// The board as a film: how many pictures a second the player paints and how many of the page's frames come
// late, with and without planes, on a wide screen and a phone's; and how long a file of it takes to make.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { type Browser, chromium, type Page } from '@playwright/test';
import { seatBelts } from '#tests/browser/steps/products.ts';
import { openAt } from '#tests/browser/steps/seed.ts';
import { startServer } from '#tests/serve.ts';
import { findChromium } from '../scripts/find-chromium.ts';

const playedMs = 12_000;
const server = await startServer();
const browser = await chromium.launch({ executablePath: findChromium() });
const table: Record<string, Record<string, string | number>> = {};

for (const width of [1440, 390])
  for (const hasPlanes of [false, true]) {
    const page = await open(browser, width, hasPlanes);
    table[`${width} px, ${hasPlanes ? 'planes' : 'one piece'}`] = await play(page);
    await page.context().close();
  }
console.table(table);

// A film of half a minute, made by the page and by the server; processor time tells what a busy machine hides.
const page = await open(browser, 1440, true);
await page.getByRole('button', { name: 'Save the film' }).click();
console.table({
  page: await timed(page, () => page.getByRole('button', { name: 'Make the film' }).click()),
  ...(await byServer(page)),
});
await browser.close();
await server.stop();

async function byServer(page: Page) {
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Download', exact: true }).click();
  const row = page.getByRole('button', { name: /^Film \(MP4\)/ });
  await page.waitForTimeout(1_000);
  if (await row.getAttribute('aria-disabled')) return {};
  return { server: await timed(page, () => row.click()) };
}

async function timed(page: Page, begin: () => Promise<void>) {
  const [began, used] = [performance.now(), processorSeconds()];
  const made = page.waitForEvent('download', { timeout: 1_200_000 });
  await begin();
  const file = await made;
  const path = await file.path();
  return {
    file: file.suggestedFilename(),
    MB: Math.round(statSync(path).size / 100_000) / 10,
    seconds: Math.round((performance.now() - began) / 100) / 10,
    'processor seconds': Math.round((processorSeconds() - used) * 10) / 10,
  };
}

// What this process and all it has started have used, with what has ended of it.
function processorSeconds(): number {
  const ticks = new Map<number, { parent: number; used: number }>();
  for (const name of readdirSync('/proc').filter((one) => /^\d+$/.test(one))) {
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'latin1');
      const fields = stat
        .slice(stat.lastIndexOf(')') + 2)
        .split(' ')
        .map(Number);
      const [parent = 0] = fields.slice(1);
      ticks.set(Number(name), { parent, used: fields.slice(11, 15).reduce((a, b) => a + b, 0) });
    } catch {
      // It has ended meanwhile.
    }
  }
  const isOwn = (pid: number): boolean =>
    pid === process.pid || (ticks.has(pid) && isOwn(ticks.get(pid)?.parent ?? 0));
  return [...ticks].reduce((sum, [pid, { used }]) => sum + (isOwn(pid) ? used : 0), 0) / 100;
}

async function open(browser: Browser, width: number, hasPlanes: boolean): Promise<Page> {
  const context = await browser.newContext({
    baseURL: server.url,
    viewport: { width, height: width > 600 ? 900 : 844 },
    deviceScaleFactor: width > 600 ? 1 : 2,
  });
  const page = await context.newPage();
  if (!hasPlanes) await page.route('**/planes', (route) => route.fulfill({ json: { planes: [] } }));
  const parted = Promise.all(
    Array.from({ length: hasPlanes ? 4 : 0 }, () =>
      page.waitForResponse(/\/planes$/, { timeout: 300_000 }),
    ),
  );
  await openAt(page, 8, seatBelts);
  await page.locator('.film-canvas').waitFor({ timeout: 300_000 });
  await parted;
  await page.waitForTimeout(1_500);
  return page;
}

async function play(page: Page) {
  await page.locator('.film').focus();
  await page.keyboard.press('Home');
  const watch = page.evaluate(
    (ms) =>
      new Promise<{ times: number[]; painting: number; paints: number }>((done) => {
        const { prototype } = CanvasRenderingContext2D;
        const { fillRect, drawImage } = prototype;
        let [painting, paints] = [0, 0];
        prototype.fillRect = function (...box) {
          paints += 1;
          fillRect.apply(this, box);
        };
        prototype.drawImage = function (...given: unknown[]) {
          const began = performance.now();
          Reflect.apply(drawImage, this, given);
          painting += performance.now() - began;
        };
        const times: number[] = [];
        const step = (now: number) => {
          times.push(now);
          if (now - (times[0] ?? now) < ms) requestAnimationFrame(step);
          else done({ times, painting, paints });
        };
        requestAnimationFrame(step);
      }),
    playedMs,
  );
  await page.keyboard.press('k');
  const { times, painting, paints } = await watch;
  const gaps = times.slice(1).map((time, at) => time - (times[at] ?? time));
  const usual = gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? 0;
  // A frame of the page that took as long as two or more left one or more out.
  const dropped = gaps.reduce(
    (sum, gap) => sum + Math.max(0, Math.round(gap / (1000 / 60)) - 1),
    0,
  );
  return {
    'painted a second': Math.round((paints / playedMs) * 10_000) / 10,
    'usual gap, ms': Math.round(usual * 10) / 10,
    'dropped, %': Math.round((1000 * dropped) / (dropped + gaps.length)) / 10,
    'drawing a picture, ms': Math.round((100 * painting) / Math.max(1, paints)) / 100,
  };
}
