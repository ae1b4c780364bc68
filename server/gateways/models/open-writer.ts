// Models differ in what they can be told in a request. What one cannot be told it answers with 400:
// the next way is tried, and remembered once it went well.
import { z } from 'zod';
import type { ModelPlace } from '../../model-settings.ts';
import { CallFailure } from './call-failure.ts';
import { loadWriter } from './load-provider.ts';
import type { TextAsk } from './port.ts';
import { type Writer, type WriterParts, writeText } from './write-text.ts';

export async function openWriter(place: ModelPlace, parts: WriterParts): Promise<Writer> {
  const { provider } = place;
  if (provider === 'openai-compatible') return openOwn(place, parts);
  const model = await loadWriter(place, true);
  const usual = writeText(model, provider, parts);
  // The patience of a visitor is short. Not every model can be asked to think little.
  if (provider === 'anthropic') return usual;
  return inSomeWay([writeText(model, provider, parts, { reasoning: 'low' }), usual]);
}

// Servers that speak like OpenAI's are held to JSON by a schema, as JSON of any kind, or by words.
async function openOwn(place: ModelPlace, parts: WriterParts): Promise<Writer> {
  const open = async (knowsSchemas: boolean) =>
    writeText(await loadWriter(place, knowsSchemas), place.provider, parts);
  const [held, free] = await Promise.all([open(true), open(false)]);
  const json = inSomeWay([
    held,
    (ask, options) => free(saidInWords(ask), options),
    (ask, options) => {
      const { schema: _, ...plain } = saidInWords(ask);
      return free(plain, options);
    },
  ]);
  return (ask, options) => (ask.schema ? json : free)(ask, options);
}

function inSomeWay(ways: readonly Writer[]): Writer {
  let known = 0;
  return async (ask, options) => {
    for (let at = known; ; at++) {
      try {
        const written = await (ways[at] as Writer)(ask, options);
        known = at;
        return written;
      } catch (error) {
        const isRefused = error instanceof CallFailure && error.kind === 'refused';
        if (!isRefused || at === ways.length - 1) throw error;
      }
    }
  };
}

const saidInWords = (ask: TextAsk): TextAsk => ({
  ...ask,
  instructions: ask.schema
    ? `${ask.instructions}\n\nAnswer with one JSON object and nothing around it. It fits this JSON schema: ${JSON.stringify(z.toJSONSchema(ask.schema))}`
    : ask.instructions,
});
