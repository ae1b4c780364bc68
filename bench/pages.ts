// What a first visit to a public page costs on a phone's screen, before anything is touched: bytes as sent, by kind,
// the processor time of the page's main thread, its long tasks, and what the largest paint was.
import { chromium, devices } from '@playwright/test';
import { startServer } from '#tests/serve.ts';
import { findChromium } from '../scripts/find-chromium.ts';

const paths = ['/', '/creative-directors', '/auth'];
const watchedMs = 8_000;

const server = await startServer();
const browser = await chromium.launch({ executablePath: findChromium() });
const table: Record<string, Record<string, string | number>> = {};

for (const path of paths) {
  // What is rendered once is rendered now, for who comes after.
  await (await fetch(server.url + path)).arrayBuffer();
  table[path] = await visit(path);
}
console.table(table);
await browser.close();
await server.stop();

async function visit(path: string) {
  const context = await browser.newContext({ ...devices['Pixel 5'] });
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  const [bytes, kinds] = [new Map<string, number>(), new Map<string, string>()];
  await client.send('Network.enable');
  await client.send('Performance.enable', { timeDomain: 'threadTicks' });
  client.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'Other';
    bytes.set(kind, (bytes.get(kind) ?? 0) + encodedDataLength);
  });
  await page.addInitScript(() => {
    const seen = { long: 0, largest: '' };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.long += Math.max(0, duration - 50);
    }).observe({ type: 'longtask', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { element } = entry as unknown as { element: Element | null };
        seen.largest = element ? `${element.tagName} ${element.textContent?.slice(0, 24)}` : '';
      }
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  await page.goto(server.url + path);
  await page.waitForTimeout(watchedMs);
  const { metrics } = await client.send('Performance.getMetrics');
  const seconds = (name: string) => metrics.find((one) => one.name === name)?.value ?? 0;
  const { long, largest } = await page.evaluate(
    () => (window as unknown as { seen: { long: number; largest: string } }).seen,
  );
  await context.close();
  const kB = (kind: string) => Math.round((bytes.get(kind) ?? 0) / 100) / 10;
  const all = [...bytes.values()].reduce((sum, one) => sum + one, 0);
  return {
    'kB in all': Math.round(all / 1000),
    page: kB('Document'),
    scripts: kB('Script'),
    styles: kB('Stylesheet'),
    fonts: kB('Font'),
    pictures: kB('Image'),
    film: kB('Media'),
    'main thread, ms of CPU': Math.round(seconds('TaskDuration') * 1000),
    'of it scripts': Math.round(seconds('ScriptDuration') * 1000),
    'over 50 ms': Math.round(long),
    'largest paint': largest,
  };
}
