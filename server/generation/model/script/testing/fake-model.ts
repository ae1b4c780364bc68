// A model that says what a test wants, in pieces, and remembers what it was asked.
import { pino } from 'pino';
import type { Progress } from '#domain/functions/progress.ts';
import type { GenerationContext } from '../../../../engine/generation-context.ts';
import type { TextAsk, TextModel } from '../../../../gateways/models/port.ts';
import { openMeter } from '../../../meter.ts';

const use = { inputTokens: 10, outputTokens: 10, pictures: 0, microdollars: 1 };

/** Gives one answer after another; the last again when there are no more. A thrown answer is an Error. */
export function fakeModel(...answers: (object | string | Error)[]) {
  const asked: TextAsk[] = [];
  const model: TextModel = {
    name: 'fake',
    async write(ask, { signal, onText }) {
      signal.throwIfAborted();
      const answer = answers[Math.min(asked.length, answers.length - 1)] ?? '';
      asked.push(ask);
      if (answer instanceof Error) throw answer;
      const text = typeof answer === 'string' ? answer : JSON.stringify(answer);
      for (let end = 0; end < text.length; end += 37) onText?.(text.slice(0, end));
      onText?.(text);
      return { text, use };
    },
  };
  return { model, asked };
}

/** A context that keeps what was told. `text()` is what a reader has before their eyes. */
export function fakeDesk(signal = new AbortController().signal) {
  const events: Progress[] = [];
  const context: GenerationContext = {
    date: new Date('2026-11-20T12:00:00Z'),
    signal,
    onProgress: (event) => events.push(event),
    meter: openMeter(),
    log: pino({ level: 'silent' }),
  };
  const text = () =>
    events.reduce(
      (all, event) =>
        event.type === 'restarted' ? '' : event.type === 'text' ? all + event.text : all,
      '',
    );
  const stages = () => events.flatMap((event) => (event.type === 'stage' ? event.stage : []));
  return { context, events, text, stages };
}
