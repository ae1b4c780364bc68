// What the visitor wrote, as a model finds it in a request.
import type { AskedText, JsonSchema } from './asked.ts';
import { isObject } from './protocol.ts';

const block = /<<<(\w+)\n([\s\S]*?)\n\1>>>/;

/** The text of the request without its data blocks: what a model takes for orders. */
export const ordersIn = (asked: AskedText): string =>
  allWords(asked).replace(new RegExp(block, 'g'), '');

export const allWords = ({ instructions, messages }: AskedText): string =>
  [instructions, ...messages.map(({ content }) => content)].join('\n\n');

/** The object in the first data block; empty where there is none. */
export function dataIn(asked: AskedText): Record<string, unknown> {
  const words = asked.messages.map(({ content }) => content).join('\n');
  const data = parse(block.exec(words)?.[2] ?? '');
  return isObject(data) ? data : {};
}

/** Every text of at least a word in the data, by the name of its field; the first of a name counts. */
export function textsIn(value: unknown, name = '', found = new Map<string, string>()) {
  if (typeof value === 'string' && value.trim() !== '' && !found.has(name)) found.set(name, value);
  if (Array.isArray(value)) for (const one of value) textsIn(one, name, found);
  if (isObject(value)) for (const [key, one] of Object.entries(value)) textsIn(one, key, found);
  return found;
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

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
