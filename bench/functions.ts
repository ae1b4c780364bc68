// What each function of the API costs, as seen by a caller on this machine: median and p95 of
// `count` different requests, and how many times a bare node:http answer that is.
import { createServer } from 'node:http';
import { freePort } from '#tests/serve.ts';
import { pick, quantile, timeCalls, wallOf } from './functions/time-calls.ts';

const count = Number(process.argv[2] ?? 30);
const { call, timed, samples, stop } = await timeCalls();

const products = [
  'sourdough bread',
  'a cold brew coffee',
  'dog grooming',
  'an invoicing tool',
  'a seat belt message',
];
const platforms = ['youtube', 'tiktok', 'instagram'];
const approaches = ['bold', 'story', 'problem'];
const form = (index: number) => ({
  userType: pick(['business', 'brand', 'infomercial', 'government', 'creator'], index),
  platform: [pick(platforms, index)],
  productName: `Bench ${index}`,
  description: `We make ${pick(products, index)} by hand in a small workshop, ready every morning at ${(index % 5) + 5}, for people who start early.`,
  targetAudience: 'people who start early',
  behavior: 'visit the shop this week',
  evaluation: 'more visitors before nine',
  creativeApproach: pick(approaches, index),
});

async function walk(index: number): Promise<void> {
  const body = form(index);
  const { concepts } = await timed('generate-concepts', () => call('generate-concepts', body));
  const selectedConcept = (concepts as object[])[index % 3];
  await timed('generate-creative-brief', () =>
    call('generate-creative-brief', { ...body, selectedConcept }),
  );
  const character = {
    videoStyle: pick(['direct', 'narrative'], index),
    characterName: 'Maya',
    gender: 'female',
  };
  const { script } = await timed('generate-script', () =>
    call('generate-script', { ...body, selectedConcept, ...character }),
  );
  const board = { script, platform: body.platform, productName: body.productName, ...character };
  await timed('generate-storyboard', () => call('generate-storyboard', board));
}

const port = await freePort();
const bare = createServer((request, answer) => request.resume().on('end', () => answer.end('{}')));
await new Promise<void>((resolve) => bare.listen(port, '127.0.0.1', resolve));
const ask = () =>
  fetch(`http://127.0.0.1:${port}`, { method: 'POST', body: JSON.stringify(form(0)) }).then((a) =>
    a.text(),
  );

await walk(10_000); // warm
for (const key of Object.keys(samples)) delete samples[key];
await ask();
for (let index = 0; index < count; index++) {
  await timed('bare node:http', ask);
  await walk(index);
}

const base = quantile(wallOf(samples['bare node:http']), 0.5);
for (const [name, taken] of Object.entries(samples)) {
  const values = wallOf(taken);
  const median = quantile(values, 0.5);
  console.log(
    `${name.padEnd(24)} median ${median.toFixed(1)} ms, p95 ${quantile(values, 0.95).toFixed(1)} ms, ${(median / base).toFixed(1)} times bare`,
  );
}
bare.close();
await stop();
