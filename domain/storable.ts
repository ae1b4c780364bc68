/** The same value without NUL and half surrogate pairs, which the database does not take. */
export const storable = <Value>(value: Value): Value => cleaned(value) as Value;

/** Whether the database takes every text in it as it is. */
export const isStorable = (value: unknown): boolean =>
  JSON.stringify(value) === JSON.stringify(cleaned(value));

function cleaned(value: unknown): unknown {
  if (typeof value === 'string') return cleanText(value);
  if (Array.isArray(value)) return value.map(cleaned);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [cleanText(key), cleaned(part)]),
  );
}

const cleanText = (text: string): string => text.toWellFormed().replaceAll('\0', '');
