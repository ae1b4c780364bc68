// Models differ in what they can be told in a request. What one cannot be told it answers with 400:
// the next way is tried, and remembered once it went well.
import { z } from 'zod';
import type { ModelPlace } from '../../settings/model-settings.ts';
import { CallFailure } from './call-failure.ts';
import { loadWriter } from './load-provider.ts';
import type { TextAsk } from './port.ts';
import { roomToThink } from './price.ts';
import { type Manner, type Writer, type WriterParts, writeText } from './write-text.ts';

export async function openWriter(place: ModelPlace, parts: WriterParts): Promise<Writer> {
  const { provider } = place;
  if (provider === 'openai-compatible') return openOwn(place, parts);
  const model = await loadWriter(place);
  return inSomeWay(mannersOf(place).map((manner) => writeText(model, provider, parts, manner)));
}

// The patience of a visitor is short, and what is thought counts as written: each is asked to think
// little. Not every model can be asked that.
function mannersOf({ provider, model }: ModelPlace): Manner[] {
  switch (provider) {
    case 'openai': {
      // Kept at the provider for nobody. It sums up thoughts for verified organizations alone.
      const providerOptions = { openai: { store: false, reasoningSummary: null } };
      return [{ reasoning: 'low', providerOptions }, { providerOptions }];
    }
    case 'anthropic':
      // Since Claude 5 they think unless told not to; those that always do are asked for low effort.
      return [{ reasoning: 'none', keeping }, { keeping }];
    case 'google':
      // To Gemini 2 the library would say so many tokens as are more than the whole answer may have.
      return [
        /\bgemini-2/.test(model)
          ? { providerOptions: { google: { thinkingConfig: { thinkingBudget: roomToThink / 2 } } } }
          : { reasoning: 'low' },
        {},
      ];
    case 'openai-compatible':
      return [{}];
  }
}

// The others keep what begins alike without being told.
const keeping = { anthropic: { cacheControl: { type: 'ephemeral' } } };

// Servers that speak like OpenAI's are asked to say what was used. Mistral's refuses that, and says
// so anyway.
async function openOwn(place: ModelPlace, parts: WriterParts): Promise<Writer> {
  const ways = [true, false].map((asksForUse) => openForms(place, parts, asksForUse));
  return inSomeWay(await Promise.all(ways), refusesUse);
}

// They are held to JSON by a schema, as JSON of any kind, or by words.
async function openForms(place: ModelPlace, parts: WriterParts, asksForUse: boolean) {
  const open = async (knowsSchemas: boolean) =>
    writeText(await loadWriter(place, { knowsSchemas, asksForUse }), place.provider, parts);
  const [held, free] = await Promise.all([open(true), open(false)]);
  const json = inSomeWay([
    held,
    (ask, options) => free(saidInWords(ask), options),
    (ask, options) => {
      const { schema: _, ...plain } = saidInWords(ask);
      return free(plain, options);
    },
  ]);
  return ((ask, options) => (ask.schema ? json : free)(ask, options)) satisfies Writer;
}

const refusesUse = ({ known }: CallFailure) => known.refusesUse === true;
const refusesOther = (failure: CallFailure) => failure.kind === 'refused' && !refusesUse(failure);

function inSomeWay(ways: readonly Writer[], isRefused = refusesOther): Writer {
  let known = 0;
  return async (ask, options) => {
    for (let at = known; ; at++) {
      try {
        const written = await (ways[at] as Writer)(ask, options);
        known = at;
        return written;
      } catch (error) {
        const mayGoOn = error instanceof CallFailure && isRefused(error);
        if (!mayGoOn || at === ways.length - 1) throw error;
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
