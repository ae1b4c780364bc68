// What the visitor wrote, as a model finds it in a request.
import type { AskedText, JsonSchema } from './asked.ts';
import { isObject } from './protocol.ts';

const block = /<<<(\w+)\n([\s\S]*?)\n\1>>>/;

/** The text of the request without its data blocks: what a model takes for orders. */
export const ordersIn = ({ instructions, messages }: AskedText): string =>
  [instructions, ...messages.map(({ content }) => content)]
    .join('\n\n')
    .replace(new RegExp(block, 'g'), '');

/** The object in the first data block; empty where there is none. */
export function dataIn({ messages }: AskedText): Record<string, unknown> {
  const words = messages.map(({ content }) => content).join('\n');
  const data = parse(block.exec(words)?.[2] ?? '');
  return isObject(data) ? data : {};
}

/** Every text in the data, one below the other. */
export const dataTexts = (value: unknown): string =>
  typeof value === 'string'
    ? value
    : value === null || typeof value !== 'object'
      ? ''
      : Object.values(value).map(dataTexts).join('\n');

export type Facts = {
  productName: string;
  description: string;
  targetAudience: string;
  behavior: string;
  evaluation: string;
  /** Title of the chosen concept, '' where none is. */
  concept: string;
  characterName: string;
};

/** What was said of the product; '' where nothing was. */
export function factsIn(asked: AskedText): Facts {
  const data = dataIn(asked);
  // When it is asked again, the client's words stand beside the earlier answer.
  const client = isObject(data.client) ? data.client : data;
  const textAt = (from: unknown, name: string) => {
    const text = isObject(from) ? from[name] : '';
    return typeof text === 'string' ? text.trim() : '';
  };
  return {
    productName: textAt(client, 'productName') || 'The product',
    description: textAt(client, 'description'),
    targetAudience: textAt(client, 'targetAudience'),
    behavior: textAt(client, 'behavior'),
    evaluation: textAt(client, 'evaluation'),
    concept: textAt(client.concept ?? client.selectedConcept, 'title'),
    characterName: textAt(client.character, 'characterName'),
  };
}

/** The JSON Schema that stands in the words, where a provider cannot be given one. */
export function schemaIn(words: string): JsonSchema | undefined {
  for (const { index } of words.matchAll(/\{\s*"(?:\$schema|type|properties)"/g)) {
    for (let end = words.lastIndexOf('}'); end > index; end = words.lastIndexOf('}', end - 1)) {
      const schema = parse(words.slice(index, end + 1));
      if (isObject(schema) && isObject(schema.properties)) return schema as JsonSchema;
    }
  }
  return undefined;
}

export const sentencesIn = (text: string): string[] =>
  [...new Intl.Segmenter(undefined, { granularity: 'sentence' }).segment(text)]
    .map(({ segment }) => segment.trim())
    .filter(Boolean);

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
