// Values of a JSON Schema's shape.
import type { JsonSchema } from './asked.ts';
import { isObject } from './protocol.ts';

/** A place for a text: the field's name (of a list: the list's), and its number in the list. */
type Place = { name: string; index: number };
export type Fill = (place: Place) => string;

export function fillSchema(schema: JsonSchema, fill: Fill, name = '', index = 0): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[index % schema.enum.length];
  const kind = schema.anyOf?.find(({ type }) => type !== 'null');
  if (kind) return fillSchema({ ...schema, ...kind }, fill, name, index);
  const type = [schema.type].flat().find((one) => one !== 'null');
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
    return Array.from({ length: countOf(schema) }, (_, at) => fillSchema(items, fill, name, at));
  }
  if (type === 'boolean') return false;
  if (type === 'integer' || type === 'number') {
    return Math.min(Math.max(schema.minimum ?? 0, index + 1), schema.maximum ?? 1000);
  }
  return fill({ name, index }).slice(0, schema.maxLength ?? 10_000);
}

/** The value with no more and no less than its shape has. */
export function fitSchema(
  schema: JsonSchema,
  value: unknown,
  fill: Fill,
  name = '',
  index = 0,
): unknown {
  const mayBeNull = schema.anyOf?.some(({ type }) => type === 'null');
  if (value === undefined || value === null) {
    return mayBeNull ? null : fillSchema(schema, fill, name, index);
  }
  const kind = schema.anyOf?.find(({ type }) => type !== 'null') ?? schema;
  if (Array.isArray(value)) {
    return value.map((one, at) => fitSchema(kind.items ?? {}, one, fill, name, at));
  }
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(kind.properties ?? {}).map(([key, one]) => [
      key,
      fitSchema(one, value[key], fill, key, index),
    ]),
  );
}

/** The same value with another text wherever its shape lets one be written freely. */
export function changeTexts(
  schema: JsonSchema,
  value: unknown,
  change: (text: string) => string,
): unknown {
  const kind = schema.anyOf?.find(({ type }) => type !== 'null') ?? schema;
  if (typeof value === 'string') return kind.enum || kind.const ? value : change(value);
  if (Array.isArray(value)) return value.map((one) => changeTexts(kind.items ?? {}, one, change));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [
      key,
      changeTexts(kind.properties?.[key] ?? {}, one, change),
    ]),
  );
}

const words = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];
const number = new RegExp(`\\b(?:\\d|${words.join('|')})\\b`, 'i');

/** How many a list has: as its limits say, or the first number in its description; otherwise three. */
function countOf({ minItems = 1, maxItems = 8, description = '' }: JsonSchema): number {
  const said = number.exec(description)?.[0].toLowerCase() ?? '3';
  const count = words.includes(said) ? words.indexOf(said) : Number(said);
  return Math.min(Math.max(count, minItems), maxItems);
}
