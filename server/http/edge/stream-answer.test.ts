import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openTestServices, type TestServices } from '#tests/database/open-test-services.ts';
import { builtInEngine } from '../../engine/built-in-engine.ts';
import type { Engine } from '../../engine/engine.ts';
import type { GenerationContext } from '../../engine/generation-context.ts';
import { functionDefinitions } from '../../functions/serving/registry.ts';
import { ModelError } from '../../gateways/models/port.ts';
import { createHttp } from '../../http.ts';
import { openMetrics } from './monitoring/metrics.ts';

const product = {
  userType: 'business',
  platform: ['tiktok'],
  productName: 'Rye at Nine',
  description: 'Sourdough bread, baked at night, warm at nine.',
  creativeApproach: 'bold',
};
const concept = { title: 'Warm', subtitle: 'Bread.', features: ['one'], tone: 'calm' };
const settings = {
  AI_PROVIDER: 'openai',
  AI_API_KEY: 'sk-a',
  AI_MODEL: 'large-2',
  AI_TIMEOUT: '1',
};

const modelEngine: Partial<Engine> = {};
let opened: TestServices;
let server: Server;
let url = '';

beforeAll(async () => {
  opened = await openTestServices(settings, { modelEngine, engine: { ...builtInEngine } });
  const http = createHttp(opened.services, {
    health: { check: async () => {}, isStopping: () => false },
    metrics: openMetrics(opened.jobs),
    functions: functionDefinitions,
    connection: opened.database.connection,
  });
  server = createServer(
    getRequestListener((request, env) => {
      const { incoming, outgoing } = env as HttpBindings;
      return http.fetch(request, { incoming, outgoing });
    }),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await opened.close();
});

const call = (name: string, body: object, init: RequestInit = {}) =>
  fetch(`${url}/api/functions/${name}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json', Accept: 'application/x-ndjson' },
    ...init,
  });
const linesOf = async (response: Response): Promise<Record<string, unknown>[]> =>
  (await response.text())
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));

test('GEN-08 a caller who asks for it hears of the work line by line, the answer last', async () => {
  modelEngine.writeConcepts = async (_request, generation) => {
    generation.onProgress({ type: 'concept', index: 0, concept });
    return [concept, concept, concept];
  };
  const response = await call('generate-concepts', product);
  expect(response.headers.get('content-type')).toContain('application/x-ndjson');
  expect(await linesOf(response)).toEqual([
    { type: 'concept', index: 0, concept },
    { type: 'answer', answer: { concepts: [concept, concept, concept], source: 'provider' } },
  ]);
});

test('GEN-08 without asking, the answer is the plain JSON it always was', async () => {
  const headers = { 'Content-Type': 'application/json' };
  const response = await call('generate-concepts', product, { headers });
  expect(response.headers.get('content-type')).toContain('application/json');
  expect(await response.json()).toMatchObject({ source: 'provider' });
});

test('GEN-10 what is refused is refused before a stream begins', async () => {
  const response = await call('generate-concepts', { ...product, productName: '' });
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({ error: { code: 'invalid-input' } });
});

test('GEN-08 a model that fails is followed by the built-in engine, which says so', async () => {
  modelEngine.writeConcepts = async (_request, generation) => {
    generation.onProgress({ type: 'concept', index: 0, concept });
    throw new ModelError('busy', 'Too many requests.');
  };
  const lines = await linesOf(await call('generate-concepts', product));
  expect(lines.map(({ type, stage }) => stage ?? type)).toEqual([
    'concept',
    'restarted',
    'falling-back',
    'answer',
  ]);
  expect(lines.at(-1)?.answer).toMatchObject({ source: 'fallback', setback: 'busy' });
});

const aborted = ({ signal }: GenerationContext) =>
  new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));

test('GEN-08 a model that takes too long is ended, and the built-in engine answers', async () => {
  modelEngine.writeBrief = (_request, generation) => aborted(generation);
  const body = { ...product, selectedConcept: concept };
  const lines = await linesOf(await call('generate-creative-brief', body));
  expect(lines.at(-1)?.answer).toMatchObject({ source: 'fallback', setback: 'timeout' });
});

test('GEN-08 who leaves ends the work: nothing else is written', async () => {
  const seen = vi.fn();
  modelEngine.writeScript = (_request, generation) => {
    generation.onProgress({ type: 'text', text: 'A line.\n' });
    generation.signal.addEventListener('abort', seen);
    return aborted(generation);
  };
  const writeScript = vi.spyOn(opened.services.engine, 'writeScript');
  const leaving = new AbortController();
  const response = await call('generate-script', product, { signal: leaving.signal });
  await response.body?.getReader().read();
  leaving.abort();
  await vi.waitFor(() => expect(seen).toHaveBeenCalled(), 60_000);
  expect(writeScript).not.toHaveBeenCalled();
});

test('GEN-05 a script that even the built-in engine cannot write is a problem at the end', async () => {
  modelEngine.writeScript = async () => {
    throw new ModelError('unavailable', 'Nobody there.');
  };
  vi.spyOn(opened.services.engine, 'writeScript').mockRejectedValueOnce(new Error('no pen'));
  const lines = await linesOf(await call('generate-script', product));
  expect(lines.at(-1)).toMatchObject({ type: 'problem', status: 500 });
});
