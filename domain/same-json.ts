/** Whether two values are the same JSON: keys in any order, and what is undefined is not there. */
export const sameJson = (one: unknown, other: unknown): boolean => spell(one) === spell(other);

/** The JSON of a value: the same for two that are the same. */
export const spell = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  ) ?? '';
