import type { LanguageModelV4 } from '@ai-sdk/provider';
import { expect, test } from 'vitest';
import { writeText } from './write-text.ts';

const pieces = Array.from({ length: 20 }, (_, at) => `piece ${at} `);

/** A model whose whole answer is there at once. */
const model = {
  doStream: async () => ({
    stream: new ReadableStream({
      start(controller) {
        for (const delta of pieces) controller.enqueue({ type: 'text-delta', id: '1', delta });
        const usage = { inputTokens: { total: 1 }, outputTokens: { total: 1 } };
        controller.enqueue({ type: 'finish', finishReason: { unified: 'stop' }, usage });
        controller.close();
      },
    }),
  }),
} as unknown as LanguageModelV4;

test('NF-05 others have their turn between two pieces that came together', async () => {
  let turns = 0;
  const seen: number[] = [];
  const beside = setInterval(() => (turns += 1), 0);
  const write = writeText(model, 'a model', {
    silence: { beforeFirstMs: 60_000, betweenMs: 60_000 },
    now: () => new Date(),
  });
  const busyMs = 5;
  const onText = () => {
    seen.push(turns);
    for (const until = performance.now() + busyMs; performance.now() < until; );
  };
  const options = { signal: new AbortController().signal, onText };
  const ask = { instructions: 'Write.', messages: [], maxOutputTokens: 100 };
  expect((await write(ask, options)).text).toBe(pieces.join(''));
  clearInterval(beside);
  expect(seen).toHaveLength(pieces.length);
  expect(new Set(seen).size).toBeGreaterThan(pieces.length / 2);
});
