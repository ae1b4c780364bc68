// What documents of other programs cannot hold: characters that XML does not have, with one of which nothing
// opens the file, and signs that force a direction on all that follows, which some programs lose their way by.
const unwritable = /[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF\u202A-\u202E]/gu;

/** The same value with every text as documents can hold it. Bytes and days stay as they are. */
export const plainCharacters = <Value>(value: Value): Value => plain(value) as Value;

function plain(value: unknown): unknown {
  if (typeof value === 'string') return value.toWellFormed().replace(unwritable, '');
  if (Array.isArray(value)) return value.map(plain);
  if (value === null || typeof value !== 'object') return value;
  if (value instanceof Uint8Array || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, plain(part)]));
}
