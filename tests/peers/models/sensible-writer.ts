// Writes what an able model would: work of the shape that was asked for, made of the visitor's facts.
import type { AskedText, JsonSchema } from './asked.ts';
import type { Writer } from './behaviour.ts';
import { type Fill, fillSchema } from './fill-schema.ts';
import { allWords, dataIn, schemaIn, textsIn } from './read-facts.ts';

export const writeSensibly: Writer = (asked) => {
  const schema = wantedSchema(asked);
  return schema ? JSON.stringify(fillSchema(schema, sensibleTexts(asked))) : plainAnswer(asked);
};

/** The shape a request asks for, in its own field or in its words. */
export const wantedSchema = (asked: AskedText): JsonSchema | undefined =>
  asked.schema ?? schemaIn(allWords(asked));

/** Texts that say something of the product, each another one. */
export function sensibleTexts(asked: AskedText): Fill {
  const facts = textsIn(dataIn(asked));
  const product = facts.get('productName') ?? 'The product';
  const said = facts.get('description') ?? 'It does one thing, and does it well.';
  let count = 0;
  return ({ name }) => {
    count += 1;
    const known = facts.get(name);
    if (known) return known;
    if (/title|heading|headline|label/i.test(name)) return `${product}, seen ${ways(count)}`;
    if (/tone|mood/i.test(name)) return 'Warm, plain, quick';
    return `${product} ${ways(count)}: ${said}`;
  };
}

const ways = (count: number) =>
  ['at first light', 'from the street', 'up close', 'by a stranger', 'at closing time'][count % 5] +
  (count < 5 ? '' : `, ${count}`);

function plainAnswer(asked: AskedText): string {
  const question = asked.messages.findLast(({ role }) => role === 'user')?.content ?? '';
  const product = textsIn(dataIn(asked)).get('productName');
  return product
    ? `${product} is ready for its film. Everything said about it is what you told us.`
    : `You asked: ${question.replace(/\s+/g, ' ').slice(0, 200)} Here is a plain answer to it.`;
}
