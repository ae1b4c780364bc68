// Servers that speak like OpenAI's differ in how they can be held to JSON: by a schema, as JSON of any
// kind, or by words alone. Those that cannot do one answer 400; the next is tried, and remembered.
import { z } from 'zod';
import type { ModelPlace } from '../../model-settings.ts';
import { CallFailure } from './call-failure.ts';
import type { TextAsk } from './port.ts';
import { openWriter, type Writer, type WriterParts } from './write-text.ts';

export async function openOwnWriter(place: ModelPlace, parts: WriterParts): Promise<Writer> {
  const held = await openWriter(place, parts);
  const free = await openWriter(place, parts, false);
  const ways: readonly Writer[] = [
    held,
    (ask, options) => free(saidInWords(ask), options),
    (ask, options) => {
      const { schema: _, ...plain } = saidInWords(ask);
      return free(plain, options);
    },
  ];
  let known = 0;
  return async (ask, options) => {
    if (!ask.schema) return free(ask, options);
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
