// One call to a model that writes, in our words. Policy is around it.
import { type LanguageModel, Output, streamText } from 'ai';
import type { z } from 'zod';
import { CallFailure, leftBy, type Tokens } from './call-failure.ts';
import type { TextAsk, TextOptions } from './port.ts';
import { roomToThink, tokensOf } from './price.ts';
import { readFailure } from './read-failure.ts';
import { type Silence, watchSilence } from './watch-silence.ts';

/** `tokens` is undefined where the provider does not say. */
export type Written = { text: string; tokens: Tokens | undefined };
/** Throws a CallFailure. */
export type Writer = (ask: TextAsk, options: TextOptions) => Promise<Written>;

export type WriterParts = { silence: Silence; now(): Date };

/** `provider` is its name. */
export function writeText(
  model: LanguageModel,
  provider: string,
  { silence, now }: WriterParts,
  settings: { reasoning?: 'low' } = {},
): Writer {
  return async (ask, { signal, onText }) => {
    const watch = watchSilence(signal, silence);
    const sheet = openSheet(ask.maxOutputTokens);
    try {
      const { stream } = streamText({
        model,
        instructions: ask.instructions,
        messages: [...ask.messages],
        maxOutputTokens: ask.maxOutputTokens + roomToThink,
        maxRetries: 0,
        abortSignal: watch.signal,
        telemetry: { isEnabled: false },
        onError: () => {},
        // Kept at the provider for nobody.
        providerOptions: { openai: { store: false } },
        ...settings,
        ...(ask.schema ? { output: heldTo(ask.schema) } : {}),
      });
      for await (const part of stream) {
        if (part.type === 'text-delta' || part.type === 'reasoning-delta') watch.heard();
        if (part.type === 'text-delta') {
          sheet.add(part.text);
          tell(onText, sheet.text());
        } else if (part.type === 'finish') sheet.finish(part.finishReason, part.totalUsage);
        else if (part.type === 'error') throw part.error;
      }
      return sheet.read(provider);
    } catch (error) {
      const known = { soFar: sheet.text(), tokens: sheet.tokens() };
      if (signal.aborted) throw leftBy(signal, known);
      if (watch.isLate()) throw new CallFailure('timeout', `${provider} was silent`, known);
      const failure = readFailure(error, { name: provider, began: sheet.text() !== '', now });
      const { kind, message, cause } = failure;
      throw new CallFailure(kind, message, { ...failure.known, ...known }, { cause });
    } finally {
      watch.end();
    }
  };
}

function tell(onText: TextOptions['onText'], soFar: string): void {
  try {
    onText?.(soFar);
  } catch (cause) {
    throw new CallFailure('unusable', 'what had come was of no use to the caller', {}, { cause });
  }
}

// The library would parse all that has come with every word that comes. Reading it is the caller's.
const heldTo = (schema: z.ZodType) => ({
  ...Output.object({ schema }),
  parsePartialOutput: async ({ text }: { text: string }) => ({ partial: text as never }),
});

type Counted = { inputTokens: number | undefined; outputTokens: number | undefined };

/** Takes down what comes. */
function openSheet(maxOutputTokens: number) {
  const mostLetters = 16 * (maxOutputTokens + roomToThink);
  let text = '';
  let ending: string | undefined;
  let tokens: Tokens | undefined;
  return {
    text: () => text,
    tokens: () => tokens,
    add(more: string) {
      text += more;
      if (text.length > mostLetters) throw new CallFailure('unusable', 'the answer has no end');
    },
    finish(reason: string, { inputTokens, outputTokens }: Counted) {
      ending = reason;
      tokens = tokensOf(inputTokens, outputTokens);
    },
    read(name: string): Written {
      if (!ending) throw new CallFailure('broken-off', `${name} stopped halfway`);
      if (['length', 'content-filter', 'error'].includes(ending) || !text.trim()) {
        throw new CallFailure('unusable', `${name} ended with "${ending}"`);
      }
      return { text, tokens };
    },
  };
}
