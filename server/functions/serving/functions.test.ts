import { afterEach, describe, expect, test, vi } from 'vitest';
import { shotPlan } from '#domain/storyboard/shot-plan.ts';
import { openTestServices, type TestServices } from '#tests/database/open-test-services.ts';
import type { Engine } from '../../engine/engine.ts';
import { openMetrics } from '../../http/edge/monitoring/metrics.ts';
import { createHttp } from '../../http.ts';
import { functionDefinitions } from './registry.ts';

const product = {
  userType: 'business',
  platform: ['tiktok', 'youtube'],
  productName: 'Rye at Nine',
  description: 'Sourdough bread, baked at night, warm at nine.',
  creativeApproach: 'bold',
};
const concept = { title: 'Warm', subtitle: 'Bread.', features: ['one'], tone: 'calm' };
const frame = (title: string) => ({
  title,
  description: `${title}.`,
  timing: '0–4 s',
  alt: `A drawing: ${title}`,
  jpeg: Buffer.from(`\xff\xd8\xff${title}`, 'latin1'),
  width: 360,
  height: 640,
});
const engine = (changes: Partial<Engine> = {}): Engine => ({
  readProduct: async () => {
    throw new Error('nobody asks here');
  },
  writeConcepts: async () => [concept, concept, concept],
  writeBrief: async ({ selectedConcept }) => `Idea: ${selectedConcept.title}`,
  writeScript: async (_request, { date }) => ({
    script: `Written on ${date.toISOString().slice(0, 10)}`,
  }),
  sharpenDetails: async () => [],
  answerChat: async () => ({ response: 'Hello.', source: 'built-in', suggestions: [] }),
  drawDirected: async () => {
    throw new Error('nobody directs here');
  },
  planAsks: async () => [],
  planRedrawing: async () => {
    throw new Error('no model draws here');
  },
  drawCast: async () => [],
  drawEntry: async () => null,
  drawStoryboard: async () => ['One', 'Two', 'Three', 'Four'].map(frame),
  ...changes,
});
const fail = async () => {
  throw new Error('the pen broke');
};

let opened: TestServices | undefined;
afterEach(async () => {
  await opened?.close();
  opened = undefined;
});

async function openApp(settings: Record<string, string>, changes: Partial<Engine> = {}) {
  const now = new Date('2026-03-01T10:00:00Z');
  opened = await openTestServices(settings, { engine: engine(changes), now: () => now });
  const app = createHttp(opened.services, {
    health: { check: async () => {}, isStopping: () => false },
    metrics: openMetrics(opened.jobs),
    functions: functionDefinitions,
    connection: opened.database.connection,
  });
  return (name: string, body: object, address = '203.0.113.7') =>
    app.request(
      `/api/functions/${name}`,
      {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'Content-Type': 'application/json' },
      },
      { incoming: { socket: { remoteAddress: address } } } as never,
    );
}
const read = async (answer: Response | Promise<Response>) => (await answer).json();

test('GEN-01 generate-concepts answers three concepts and who wrote them', async () => {
  const call = await openApp({});
  expect(await read(call('generate-concepts', product))).toEqual({
    concepts: [concept, concept, concept],
    source: 'built-in',
  });
});

test('GEN-02 when no concept can be written it answers the default ones as fallback', async () => {
  const call = await openApp({}, { writeConcepts: fail });
  const answer = (await read(call('generate-concepts', product))) as {
    source: string;
    concepts?: unknown;
    fallbackConcepts: { concepts: { title: string }[] };
  };
  expect(answer.source).toBe('fallback');
  expect(answer.concepts).toBeUndefined();
  expect(answer.fallbackConcepts.concepts.map(({ title }) => title)).toEqual([
    'Bold & Direct',
    'Story-Driven',
    'Problem-Solution',
  ]);
});

test('GEN-03 generate-creative-brief answers the brief of the chosen concept', async () => {
  const call = await openApp({});
  const answer = await read(
    call('generate-creative-brief', { ...product, selectedConcept: concept }),
  );
  expect(answer).toEqual({ creativeBrief: 'Idea: Warm', source: 'built-in' });
  expect((await call('generate-creative-brief', product)).status).toBe(422);
});

test('GEN-04 generate-script answers a script dated by the server', async () => {
  const call = await openApp({});
  expect(await read(call('generate-script', product))).toEqual({
    script: 'Written on 2026-03-01',
    source: 'built-in',
  });
});

const plan = {
  cast: [],
  shots: [
    {
      row: 1,
      seconds: 4,
      composition: 'object',
      size: 'close-up',
      place: 'none:the quay',
      product: { shown: 'hero', form: 'thing-of-next-year', label: 'Rye at Nine' },
    },
  ],
  rows: ['A LOAF on a board.'],
};

test('PLAN-01 generate-script answers the plan of its shots beside the script', async () => {
  const shots = shotPlan.parse(plan);
  const call = await openApp({}, { writeScript: async () => ({ script: 'A SCRIPT', shots }) });
  expect(await read(call('generate-script', product))).toEqual({
    script: 'A SCRIPT',
    shots,
    source: 'built-in',
  });
});

test('PLAN-01 a plan that cannot be read is left out, and its script answered', async () => {
  const shots = { ...shotPlan.parse(plan), shots: [] };
  const call = await openApp({}, { writeScript: async () => ({ script: 'A SCRIPT', shots }) });
  expect(await read(call('generate-script', product))).toEqual({
    script: 'A SCRIPT',
    source: 'built-in',
  });
});

test('PLAN-01 a revision is given the plan of what it changes', async () => {
  const writeScript = vi.fn(engine().writeScript);
  const call = await openApp({}, { writeScript });
  const revision = { existingScript: 'A SCRIPT', revisionNotes: 'Shorter.', existingShots: plan };
  expect((await call('generate-script', { ...product, ...revision })).status).toBe(200);
  expect(writeScript.mock.calls[0]?.[0]).toMatchObject({ existingShots: shotPlan.parse(plan) });
});

test('a writer that fails is an error with a request id, not an empty answer', async () => {
  const call = await openApp({}, { writeScript: fail });
  const answer = await call('generate-script', product);
  expect(answer.status).toBe(500);
  expect(await answer.json()).toEqual({
    error: { code: 'internal', requestId: answer.headers.get('X-Request-Id') },
  });
});

describe('GEN-06 generate-storyboard', () => {
  const request = { script: 'A SCRIPT', platform: 'tiktok', productName: 'Rye at Nine' };

  test('keeps four pictures by their content and answers where they are', async () => {
    const call = await openApp({});
    const first = (await read(call('generate-storyboard', request))) as {
      storyboardFrames: { title: string; imageUrl: string; imageAlt: string }[];
    };
    expect(first).toMatchObject({ fallback: false, source: 'built-in' });
    expect(first.storyboardFrames).toHaveLength(4);
    const [frame] = first.storyboardFrames;
    expect(frame?.imageUrl).toMatch(/^\/api\/storage\/frames\/[0-9a-f]{32}\.jpg$/);
    expect(frame?.imageAlt).toBe('A drawing: One');
    const key = frame?.imageUrl.replace('/api/storage/', '') ?? '';
    const kept = Buffer.from((await opened?.services.storage.get(key))?.bytes ?? []);
    expect(kept.subarray(3).toString()).toBe('One');
    expect(await read(call('generate-storyboard', request))).toEqual(first);
    expect(await opened?.services.storage.list('frames/')).toHaveLength(4);
  });

  test('PLAN-01 is given the plan, whatever its catalogue ids; without one it draws as before', async () => {
    const drawStoryboard = vi.fn(engine().drawStoryboard);
    const call = await openApp({}, { drawStoryboard });
    expect((await call('generate-storyboard', { ...request, shots: plan })).status).toBe(200);
    expect((await call('generate-storyboard', request)).status).toBe(200);
    const [planned, plain] = drawStoryboard.mock.calls.map(([given]) => given);
    expect(planned?.shots).toEqual(shotPlan.parse(plan));
    expect(plain).not.toHaveProperty('shots');
    const broken = { ...request, shots: { ...plan, shots: [] } };
    expect((await call('generate-storyboard', broken)).status).toBe(422);
  });

  test('answers fallback frames of the platform when nothing can be drawn', async () => {
    const call = await openApp({}, { drawStoryboard: fail });
    const answer = await read(call('generate-storyboard', { ...request, platform: ['youtube'] }));
    expect(answer).toMatchObject({ fallback: true, source: 'fallback' });
    expect(JSON.stringify(answer)).toContain('Rye at Nine');
  });

  test('GEN-06 what was drawn before the drawing failed stays', async () => {
    const draw = engine().drawStoryboard;
    const call = await openApp({}, { drawStoryboard: draw });
    const whole = await read(call('generate-storyboard', request));
    await opened?.close();
    const breaking = await openApp(
      {},
      {
        drawStoryboard: async (asked, context, onFrame) => {
          const [, second] = await draw(asked, context, async () => {});
          if (second) await onFrame(1, second);
          return fail();
        },
      },
    );
    const answer = await read(breaking('generate-storyboard', request));
    expect(answer).toMatchObject({ fallback: true, source: 'fallback' });
    expect(answer.storyboardFrames[1]).toEqual(whole.storyboardFrames[1]);
    expect(answer.storyboardFrames[0]).not.toEqual(whole.storyboardFrames[0]);
  });
});

test('GEN-10 over the limit of its network: 429 with Retry-After, nothing is written', async () => {
  const writeConcepts = vi.fn(engine().writeConcepts);
  const call = await openApp({ LIMIT_GENERATIONS: '3' }, { writeConcepts });
  for (const status of [200, 200, 200, 429, 429])
    expect((await call('generate-concepts', product)).status).toBe(status);
  const refused = await call('generate-script', product);
  expect(refused.status).toBe(429);
  expect(refused.headers.get('Retry-After')).toBe('3600');
  expect((await call('generate-concepts', product, '198.51.100.1')).status).toBe(200);
  expect(writeConcepts).toHaveBeenCalledTimes(4);
});

test('GEN-10 bad input does not use up the limit and reaches no writer', async () => {
  const writeConcepts = vi.fn(engine().writeConcepts);
  const call = await openApp({ LIMIT_GENERATIONS: '1' }, { writeConcepts });
  for (let i = 0; i < 3; i++) expect((await call('generate-concepts', {})).status).toBe(422);
  expect(writeConcepts).not.toHaveBeenCalled();
  expect((await call('generate-concepts', product)).status).toBe(200);
});
