// One call to a model that writes, in our words. Policy is around it.
import { setImmediate as nextTurn } from 'node:timers/promises';
import type {
  JSONSchema7,
  LanguageModelV4,
  LanguageModelV4CallOptions,
  LanguageModelV4Prompt,
  SharedV4ProviderOptions,
} from '@ai-sdk/provider';
import { z } from 'zod';
import { CallFailure, leftBy, type Tokens } from './call-failure.ts';
import type { TextAsk, TextOptions } from './port.ts';
import { roomToThink, tokensOf } from './price.ts';
import { readFailure } from './read-failure.ts';
import { type Silence, watchSilence } from './watch-silence.ts';
import { withoutThoughts } from './without-thoughts.ts';

/** `tokens` is undefined where the provider does not say. */
export type Written = { text: string; tokens: Tokens | undefined };
/** Throws a CallFailure. */
export type Writer = (ask: TextAsk, options: TextOptions) => Promise<Written>;

export type WriterParts = { silence: Silence; now(): Date };
/** How a model is asked, beside what it is asked. */
export type Manner = Pick<LanguageModelV4CallOptions, 'reasoning' | 'providerOptions'> & {
  /** Said of the beginning that comes again, for providers that keep it as read when they are told. */
  keeping?: SharedV4ProviderOptions;
};

/** `provider` is its name. */
export function writeText(
  model: LanguageModelV4,
  provider: string,
  { silence, now }: WriterParts,
  { keeping, ...manner }: Manner = {},
): Writer {
  return async (ask, { signal, onText }) => {
    const watch = watchSilence(signal, silence);
    const sheet = openSheet(ask.maxOutputTokens);
    try {
      const { stream } = await model.doStream({
        prompt: said(ask, keeping),
        maxOutputTokens: ask.maxOutputTokens + roomToThink,
        abortSignal: watch.signal,
        ...manner,
        ...(ask.schema ? { responseFormat: heldTo(ask.schema) } : {}),
      });
      for await (const part of stream) {
        if (part.type === 'text-delta' || part.type === 'reasoning-delta') watch.heard();
        if (part.type === 'text-delta') {
          sheet.add(part.delta);
          tell(onText, sheet.said());
          // Pieces that came together are heard one in a turn: what is made of each takes its time.
          if (onText) await nextTurn();
        } else if (part.type === 'finish') {
          const { inputTokens, outputTokens } = part.usage;
          sheet.finish(
            part.finishReason.unified,
            tokensOf(inputTokens.total, outputTokens.total, sheet.text()),
          );
        } else if (part.type === 'error') throw part.error;
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

const said = (
  { instructions, prefix, messages }: TextAsk,
  keeping: SharedV4ProviderOptions | undefined,
): LanguageModelV4Prompt => [
  ...(keeping && prefix
    ? [
        { role: 'system' as const, content: prefix, providerOptions: keeping },
        { role: 'system' as const, content: instructions.slice(prefix.length).trim() },
      ]
    : [{ role: 'system' as const, content: instructions }]),
  ...messages.map(({ role, content }) => ({
    role,
    content: [{ type: 'text' as const, text: content }],
  })),
];

const heldTo = (schema: z.ZodType) => ({
  type: 'json' as const,
  schema: z.toJSONSchema(schema, { target: 'draft-7' }) as JSONSchema7,
});

/** Takes down what comes. */
function openSheet(maxOutputTokens: number) {
  const mostLetters = 16 * (maxOutputTokens + roomToThink);
  let text = '';
  let ending: string | undefined;
  let tokens: Tokens | undefined;
  return {
    text: () => text,
    said: () => withoutThoughts(text),
    tokens: () => tokens,
    add(more: string) {
      text += more;
      if (text.length > mostLetters) throw new CallFailure('unusable', 'the answer has no end');
    },
    finish(reason: string, counted: Tokens | undefined) {
      ending = reason;
      tokens = counted;
    },
    read(name: string): Written {
      if (!ending) throw new CallFailure('broken-off', `${name} stopped halfway`);
      const said = withoutThoughts(text);
      if (['length', 'content-filter', 'error'].includes(ending) || !said.trim()) {
        throw new CallFailure('unusable', `${name} ended with "${ending}"`);
      }
      return { text: said, tokens };
    },
  };
}
