// Writes what an able model would: work of the shape that was asked for, made of the visitor's facts.
import type { AskedText, JsonSchema } from './asked.ts';
import type { Writer } from './behaviour.ts';
import { replyFrom } from './chat-reply.ts';
import { type Fill, fitSchema } from './fill-schema.ts';
import { correctedFilm, newFilm, revisedFilm, revisedLines } from './film-work.ts';
import { brief, concepts, suggestions } from './idea-work.ts';
import { dataIn, factsIn, ordersIn, schemaIn } from './read-facts.ts';

export const writeSensibly: Writer = (asked) => {
  const schema = wantedSchema(asked);
  return schema ? JSON.stringify(sensibleWork(asked, schema)) : replyFrom(asked);
};

/** The shape a request asks for, in its own field or in its words. */
export const wantedSchema = (asked: AskedText): JsonSchema | undefined =>
  asked.schema ?? schemaIn(ordersIn(asked));

/** Whatever it is asked for, it keeps to the shape, as a model that is held to it. */
export function sensibleWork(asked: AskedText, schema: JsonSchema): unknown {
  const { productName } = factsIn(asked);
  const fill: Fill = ({ name, index }) => `${productName}, ${name} ${index + 1}`;
  return fitSchema(schema, knownWork(asked, schema), fill);
}

// The product's own requests are known by what they ask for.
function knownWork(asked: AskedText, { properties = {} }: JsonSchema): unknown {
  const facts = factsIn(asked);
  const data = dataIn(asked);
  if ('concepts' in properties) return { concepts: concepts(facts, data) };
  if ('objective' in properties) return brief(facts);
  if ('suggestions' in properties) return { suggestions: suggestions(facts) };
  if ('lines' in properties) return { lines: revisedLines(data) };
  if (!('rows' in properties)) return undefined;
  if (!('title' in properties)) return { rows: correctedFilm(asked, facts) };
  return 'revisionNotes' in data ? revisedFilm(data) : newFilm(asked, facts);
}
