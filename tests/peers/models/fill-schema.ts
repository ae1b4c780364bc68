// Makes a value of a JSON Schema's shape.
import type { JsonSchema } from './asked.ts';

/** A place for a text: the field's name (of a list: the list's), and its number in the list. */
export type Place = { name: string; index: number; schema: JsonSchema };
export type Fill = (place: Place) => string;

export function fillSchema(schema: JsonSchema, fill: Fill, name = '', index = 0): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[index % schema.enum.length];
  const [first] = schema.anyOf ?? [];
  if (first) {
    const kind = schema.anyOf?.find(({ type }) => type !== 'null') ?? first;
    return fillSchema({ ...schema, ...kind }, fill, name, index);
  }
  const type = Array.isArray(schema.type) ? schema.type.find((one) => one !== 'null') : schema.type;
  if (type === 'object' || schema.properties) {
    return Object.fromEntries(
      Object.entries(schema.properties ?? {}).map(([key, one]) => [
        key,
        fillSchema(one, fill, key, index),
      ]),
    );
  }
  if (type === 'array') {
    const { items = {} } = schema;
    const count = countOf(schema);
    return Array.from({ length: count }, (_, at) => fillSchema(items, fill, name, at));
  }
  if (type === 'boolean') return false;
  if (type === 'integer' || type === 'number') {
    return Math.min(Math.max(schema.minimum ?? 0, index + 1), schema.maximum ?? 1000);
  }
  if (type === 'null') return null;
  const text = fill({ name, index, schema });
  return text.slice(0, schema.maxLength ?? text.length);
}

const words = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];

/** How many a list has: as its limits say, or the first number in its description; otherwise three. */
function countOf({ minItems, maxItems, description = '' }: JsonSchema): number {
  const [said = ''] = /\b(?:\d|one|two|three|four|five|six|seven|eight)\b/i.exec(description) ?? [];
  const told = words.includes(said.toLowerCase())
    ? words.indexOf(said.toLowerCase())
    : Number(said);
  const count = said ? told : 3;
  return Math.min(Math.max(count, minItems ?? 1), maxItems ?? count);
}
