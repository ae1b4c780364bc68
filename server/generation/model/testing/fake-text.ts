import type { Progress } from '#domain/functions/progress.ts';
import type { GenerationContext } from '../../../engine/generation-context.ts';
import { ModelError, type TextAsk, type TextModel } from '../../../gateways/models/port.ts';
import { openMeter } from '../../meter.ts';

export const oneUse = { inputTokens: 10, outputTokens: 5, pictures: 0, microdollars: 3 };

/** A model that gives these answers one after the other, in pieces, and keeps what it was asked. */
export function fakeText(...answers: (string | ModelError | ((ask: TextAsk) => string))[]) {
  const asks: TextAsk[] = [];
  const model: TextModel = {
    name: 'fake',
    async write(ask, { onText }) {
      const answer = answers[asks.length] ?? new ModelError('unavailable', 'not asked for that');
      asks.push(ask);
      if (answer instanceof ModelError) throw answer;
      const text = typeof answer === 'string' ? answer : answer(ask);
      for (let end = 24; end < text.length + 24; end += 24) onText?.(text.slice(0, end));
      return { text, use: oneUse };
    },
  };
  return { model, asks };
}

/** A context that keeps what it was told. */
export function openTestContext(signal: AbortSignal = new AbortController().signal) {
  const told: Progress[] = [];
  const meter = openMeter();
  const context = {
    date: new Date('2026-11-22T10:00:00Z'),
    signal,
    onProgress: (event: Progress) => void told.push(event),
    meter,
    log: undefined as never,
  } satisfies GenerationContext;
  return { context, told, meter };
}
