// The landing page's requests a second against a bare node:http server sending the same bytes,
// one after the other in the same run, and what a first visit downloads.
import { createServer } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import autocannon from 'autocannon';
import { freePort, startServer } from '#tests/serve.ts';

const seconds = Number(process.argv[2] ?? 6);
const headers = { 'accept-encoding': 'br' };

async function requestsPerSecond(url: string): Promise<number> {
  await autocannon({ url, duration: 2, connections: 10, headers }); // warm
  const { requests, non2xx, errors } = await autocannon({
    url,
    duration: seconds,
    connections: 10,
    headers,
  });
  if (non2xx + errors > 0) throw new Error(`${url}: ${non2xx + errors} answers failed.`);
  return requests.average;
}

const app = await startServer();
const page = await fetch(app.url);
const html = await page.text();
const body = brotliCompressSync(html);
const bare = createServer((_, answer) => {
  answer.writeHead(200, {
    'content-type': 'text/html',
    'content-encoding': 'br',
    'content-length': body.length,
  });
  answer.end(body);
});
const port = await freePort();
await new Promise<void>((resolve) => bare.listen(port, '127.0.0.1', resolve));

const bareRate = await requestsPerSecond(`http://127.0.0.1:${port}/`);
const pageRate = await requestsPerSecond(`${app.url}/`);
console.log(`bare node:http  ${bareRate.toFixed(0)} requests/s`);
console.log(
  `landing page    ${pageRate.toFixed(0)} requests/s, ${(pageRate / bareRate).toFixed(2)} of bare`,
);

const inline = [
  ...html.matchAll(/<script(?![^>]*type="(?:later|application)[^"]*")[^>]*>([\s\S]*?)<\/script>/g),
]
  .map(([, code = '']) => code)
  .join('\n');
console.log(`html            ${html.length} bytes, ${body.length} brotli`);
console.log(`inline scripts  ${inline.length} bytes, ${brotliCompressSync(inline).length} brotli`);
for (const [tag, href = ''] of html.matchAll(
  /<[^>]*(?:href|src|poster)="(\/[^"]+\.(?:css|js|woff2|webp|avif|jpg|svg))"[^>]*>/g,
)) {
  const asset = await fetch(app.url + href, { headers });
  const size =
    asset.headers.get('content-length') ?? String((await asset.arrayBuffer()).byteLength);
  const when = tag.includes('"later"') ? 'after intent' : 'at once';
  console.log(`  ${href.padEnd(48)} ${size} bytes as sent, ${when}`);
}
bare.close();
await app.stop();
