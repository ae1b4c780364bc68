import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { generateStoryboardRequest } from '#domain/functions/generate-storyboard.ts';
import { redrawFrameRequest } from '#domain/functions/redraw-frame.ts';
import { pngPicture } from '#tests/builders/pictures.ts';
import { startCpuTime } from '#tests/cpu-time.ts';
import { builtInEngine } from '../engine/built-in-engine.ts';
import type { GenerationContext } from '../engine/generation-context.ts';
import type { PictureModel } from '../gateways/models/port.ts';
import { openMeter } from '../generation/meter.ts';
import { openModelEngine } from '../generation/model/open-model-engine.ts';
import { letteredPlanOf } from './testing/odd-fields.ts';
import { oddRequests } from './testing/odd-requests.ts';
import { oddPieces } from './testing/odd-texts.ts';
import { openThreadedEngine, type ThreadedEngine } from './threaded-engine.ts';

let threads: ThreadedEngine;
beforeAll(async () => {
  threads = openThreadedEngine();
  await threads.warmUp();
});
afterAll(() => threads.close());

const context = () =>
  ({
    date: new Date('2026-11-22T12:00:00Z'),
    signal: new AbortController().signal,
    onProgress: () => {},
    meter: openMeter(),
    log: { info: () => {}, warn: () => {} },
  }) as unknown as GenerationContext;

/** What the thread that answers requests worked itself, in milliseconds, while the work was done. */
async function workedDuring(
  work: () => Promise<unknown> | undefined,
): Promise<{ worked: number; ended: string }> {
  const worked = startCpuTime();
  const ended = await (work() ?? Promise.resolve()).then(
    () => 'done',
    ({ code = 'failed' }) => String(code),
  );
  return { worked: worked(), ended };
}

test('NF-05 whatever is typed, at full length, the thread that answers goes on', {
  timeout: 900_000,
}, async () => {
  const names = fc.constantFrom(...Object.keys(oddRequests));
  const pieces = fc.array(fc.constantFrom(...Object.values(oddPieces)), {
    minLength: 1,
    maxLength: 3,
  });
  await fc.assert(
    fc.asyncProperty(names, pieces, async (name, some) => {
      const { worked, ended } = await workedDuring(() =>
        oddRequests[name]?.(some.join(''), threads.engine, context()),
      );
      // Handing the work over and taking it back is little; done here it took seconds.
      expect(worked).toBeLessThan(400);
      expect(['done', 'unavailable']).toContain(ended);
    }),
    { numRuns: 15 },
  );
});

test('NF-05 what a model is to draw is planned where boards are drawn: the thread that answers is held for less than 100 ms', {
  timeout: 900_000,
}, async () => {
  const bytes = await pngPicture({ width: 300, height: 500 });
  const use = { inputTokens: 0, outputTokens: 0, pictures: 1, microdollars: 0 };
  const pictures: PictureModel = { name: 'brush', draw: async () => ({ bytes, use }) };
  const models = openModelEngine({ pictures, engine: threads.engine });
  const drawn = async (text: string) => {
    const shots = letteredPlanOf(text);
    const film = { script: text, platform: ['tiktok'], productName: 'Rye at Nine', shots };
    const { pictures: _, ...asked } = redrawFrameRequest.parse({ ...film, frame: 1 });
    const work = () => models?.redrawFrame?.(asked, context());
    const { worked, ended } = await workedDuring(work);
    expect(ended).toBe('done');
    return worked;
  };
  await drawn('Plain.');
  const same = generateStoryboardRequest.parse({
    ...{ script: 'CU. Bread.', platform: ['tiktok'], productName: 'Rye at Nine' },
    shots: letteredPlanOf('Warm at nine. '),
  });
  expect(await threads.engine.planAsks(same, context())).toEqual(
    await builtInEngine.planAsks(same, context()),
  );
  expect(await drawn(oddPieces['no spaces, CJK'] ?? '')).toBeLessThan(100);
});

test('a frame that was told of is the frame that is returned', async () => {
  const told = new Map<number, unknown>();
  const request = generateStoryboardRequest.parse({
    script: 'CU. A loaf of bread. MS. She speaks in the kitchen. Pack shot.',
    platform: ['tiktok'],
    productName: 'Rye at Nine',
  });
  const frames = await threads.engine.drawStoryboard(request, context(), async (index, frame) => {
    told.set(index, frame);
  });
  expect(frames).toHaveLength(4);
  for (const [index, frame] of frames.entries()) {
    expect(told.get(index)).toBe(frame);
    expect([...(frame?.jpeg.slice(0, 2) ?? [])]).toEqual([0xff, 0xd8]);
  }
});
