import { setImmediate as nextTurn } from 'node:timers/promises';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { generateStoryboardRequest } from '#domain/functions/generate-storyboard.ts';
import type { Desk } from '../functions/desk.ts';
import { oddRequests } from './testing/odd-requests.ts';
import { oddPieces } from './testing/odd-texts.ts';
import { openThreadedEngine, type ThreadedEngine } from './threaded-engine.ts';

let threads: ThreadedEngine;
beforeAll(async () => {
  threads = openThreadedEngine();
  await threads.warmUp();
});
afterAll(() => threads.close());

const desk = () =>
  ({
    date: new Date('2026-11-22T12:00:00Z'),
    signal: new AbortController().signal,
    log: { info: () => {} },
  }) as unknown as Desk;

/** How often the thread that answers requests came round while the work was done. */
async function turnsDuring(work: Promise<unknown>): Promise<{ turns: number; ended: string }> {
  let ended = '';
  work.then(
    () => (ended = 'done'),
    ({ code = 'failed' }) => (ended = code),
  );
  let turns = 0;
  for (; ended === ''; turns++) await nextTurn();
  return { turns, ended };
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
      const work = oddRequests[name]?.(some.join(''), threads.engine, desk());
      const { turns, ended } = await turnsDuring(work ?? Promise.resolve());
      // What is written where requests are answered lets it come round a handful of times.
      expect(turns).toBeGreaterThan(20);
      expect(['done', 'unavailable']).toContain(ended);
    }),
    { numRuns: 15 },
  );
});

test('a frame that was told of is the frame that is returned', async () => {
  const told = new Map<number, unknown>();
  const request = generateStoryboardRequest.parse({
    script: 'CU. A loaf of bread. MS. She speaks in the kitchen. Pack shot.',
    platform: ['tiktok'],
    productName: 'Rye at Nine',
  });
  const frames = await threads.engine.drawStoryboard(request, desk(), async (index, frame) => {
    told.set(index, frame);
  });
  expect(frames).toHaveLength(4);
  for (const [index, frame] of frames.entries()) {
    expect(told.get(index)).toBe(frame);
    expect([...frame.jpeg.slice(0, 2)]).toEqual([0xff, 0xd8]);
  }
});
