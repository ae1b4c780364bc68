// What asking a model through the product costs beyond asking it bare: the same request to the same
// OpenAI-compatible peer by fetch, through the TextModel with its budget, circuit and retries, and as
// generate-creative-brief over HTTP. Once where the peer sends its pieces a few milliseconds apart, as
// models do, though faster: what is read then is read while the next is awaited; and once where all
// comes at once. The median and the least of `count` calls each, by turns; the least
// is what a machine that is busy with other things would say if it were not. The aim is at most 5 ms
// more than bare.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { openDatabase } from '#server/db/open.ts';
import { openModels } from '#server/gateways/models/open-models.ts';
import type { Models } from '#server/model-settings.ts';
import { writeSensibly } from '#tests/peers/models/sensible-writer.ts';
import { startModelPeer } from '#tests/peers/models/start-model-peer.ts';
import { startServer } from '#tests/serve.ts';

const count = Number(process.argv[2] ?? 200);
const peer = await startModelPeer('openai-compatible');
const server = await startServer({
  LIMIT_GENERATIONS: '1000000',
  AI_PROVIDER: 'openai-compatible',
  AI_BASE_URL: peer.url,
  AI_API_KEY: peer.key,
  AI_MODEL: peer.textModel,
  AI_PRICE_INPUT: '1',
  AI_PRICE_OUTPUT: '1',
  AI_DAILY_BUDGET: '100000',
});

const brief = JSON.stringify({
  userType: 'business',
  platform: ['youtube'],
  productName: 'Hearth & Crumb',
  description: 'We bake sourdough by hand in a small workshop, ready every morning at six.',
  targetAudience: 'people who start early',
  behavior: 'visit the shop this week',
  evaluation: 'more visitors before nine',
  creativeApproach: 'bold',
  selectedConcept: {
    title: 'The Early Window',
    subtitle: 'A stranger stops at the window and understands.',
    features: ['A hand opens the window'],
    tone: 'warm',
  },
});

async function askServer(): Promise<void> {
  const answer = await fetch(`${server.url}/api/functions/generate-creative-brief`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: server.url },
    body: brief,
  });
  const { source } = (await answer.json()) as { source?: string };
  if (source !== 'provider') throw new Error(`${answer.status}, source ${source}`);
}

// The model's answer is made once; what follows measures the way to it.
await askServer();
const first = peer.calls.at(-1);
if (first?.asked?.kind !== 'text') throw new Error('The server did not ask for a text.');
const { asked, headers, body } = first;
const write = writeSensibly(asked);
const bare = JSON.stringify(body);

async function askBare(): Promise<void> {
  const answer = await fetch(`${peer.url}/chat/completions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: String(headers.authorization) },
    body: bare,
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(text);
}

const folder = mkdtempSync(join(tmpdir(), 'bench-models-'));
const { db, close } = await openDatabase({ kind: 'embedded', dataDir: folder }, console.error);
const place = {
  provider: 'openai-compatible',
  model: peer.textModel,
  apiKey: peer.key,
  baseUrl: peer.url,
} as const;
const settings: Models = {
  text: place,
  pictures: undefined,
  patienceMs: 38_000,
  dailyBudget: 100_000,
  prices: { input: 1, output: 1, picture: 0 },
};
const parts = { db, log: pino({ level: 'silent' }), now: () => new Date() };
const { text: model } = openModels(settings, parts);

const { instructions, messages, maxOutputTokens = 3500 } = asked;
const { signal } = new AbortController();

async function askModel(): Promise<void> {
  if (!model) throw new Error('There is no model.');
  await model.write({ instructions, messages, maxOutputTokens }, { signal, onText: () => {} });
}

const ways = {
  'bare fetch': askBare,
  TextModel: askModel,
  'generate-creative-brief': askServer,
};
async function measure(name: string, gapMs: number): Promise<void> {
  peer.answer = { write, gapMs };
  const samples = new Map<string, number[]>(Object.keys(ways).map((way) => [way, []]));
  for (let turn = -20; turn < count; turn++) {
    for (const [way, ask] of Object.entries(ways)) {
      const started = performance.now();
      await ask();
      if (turn >= 0) samples.get(way)?.push(performance.now() - started);
    }
  }
  const base = at(samples.get('bare fetch') ?? [], 0.5);
  const least = at(samples.get('bare fetch') ?? [], 0);
  console.log(name);
  for (const [way, values] of samples) {
    const median = at(values, 0.5);
    console.log(
      `  ${way.padEnd(24)} median ${median.toFixed(1)} ms, least ${at(values, 0).toFixed(1)} ms, ${(median / base).toFixed(2)} times bare, ${(median - base).toFixed(1)} ms more (least: ${(at(values, 0) - least).toFixed(1)} ms more)`,
    );
  }
}

const at = (values: number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share)] ?? 0;
await measure('a piece every few milliseconds', 3);
await measure('all at once', 0);
await close();
rmSync(folder, { recursive: true, force: true });
await server.stop();
await peer.close();
