/**
 * A table that is asked for words somebody typed: without the names every object has, so that
 * `constructor` is a word like any other.
 */
export const wordTable = <Value>(entries: Readonly<Record<string, Value>>): Record<string, Value> =>
  Object.assign(Object.create(null), entries);
