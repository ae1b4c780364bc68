// What asking a model through the product costs beyond asking it bare: the same request to the same
// OpenAI-compatible peer by fetch, and through the TextModel with its budget, circuit and retries.
// The aim is at most 5 ms more at the median. What the whole of generate-creative-brief takes over
// HTTP is shown beside it, with the model and with the built-in engine: the request's own share, its
// limits, slot, session and record, is in both.
//
// Once where the peer sends its pieces a few milliseconds apart, as models do, though faster: what is
// read then is read while the next is awaited; and once where all comes at once. `count` calls each,
// by turns; the least is what a machine that is busy with other things would say if it were not.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { openDatabase } from '#server/db/open.ts';
import { openModels } from '#server/gateways/models/open-models.ts';
import type { Models } from '#server/settings/model-settings.ts';
import { writeSensibly } from '#tests/peers/models/sensible-writer.ts';
import { startModelPeer } from '#tests/peers/models/start-model-peer.ts';
import { type RunningServer, startServer } from '#tests/serve.ts';

const count = Number(process.argv[2] ?? 200);
const peer = await startModelPeer('openai-compatible');
const limits = { LIMIT_GENERATIONS: '1000000' };
const withModel = await startServer({
  ...limits,
  AI_PROVIDER: 'openai-compatible',
  AI_BASE_URL: peer.url,
  AI_API_KEY: peer.key,
  AI_MODEL: peer.textModel,
  AI_PRICE_INPUT: '1',
  AI_PRICE_OUTPUT: '1',
  AI_DAILY_BUDGET: '100000',
});
const builtIn = await startServer(limits);

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

async function askServer({ url }: RunningServer, from: string): Promise<void> {
  const answer = await fetch(`${url}/api/functions/generate-creative-brief`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: brief,
  });
  const { source } = (await answer.json()) as { source?: string };
  if (source !== from) throw new Error(`${answer.status}, source ${source}`);
}

// The model's answer is made once; what follows measures the way to it.
await askServer(withModel, 'provider');
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
  speech: undefined,
  patienceMs: 38_000,
  dailyBudget: 100_000,
  prices: { input: 1, output: 1, picture: 0, speech: 0 },
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
  'function, by a model': () => askServer(withModel, 'provider'),
  'function, built-in': () => askServer(builtIn, 'built-in'),
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
  console.log(name);
  for (const [share, word] of [
    [0.5, 'median'],
    [0, 'least'],
  ] as const) {
    const [bare = 0, model = 0, byModel = 0, ours = 0] = [...samples.values()].map((values) =>
      at(values, share),
    );
    console.log(
      `  ${word.padEnd(7)} bare ${ms(bare)}, TextModel ${ms(model)} (${(model / bare).toFixed(2)} times, ${ms(model - bare)} more); the function by a model ${ms(byModel)}, built-in ${ms(ours)} (${ms(byModel - ours - bare)} more than that and bare)`,
    );
  }
}

const ms = (value: number) => `${value.toFixed(1)} ms`;
const at = (values: number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share)] ?? 0;
await measure('a piece every few milliseconds', 3);
await measure('all at once', 0);
await close();
rmSync(folder, { recursive: true, force: true });
await Promise.all([withModel.stop(), builtIn.stop()]);
await peer.close();
