/** What anybody but the cast is to the film: `other:woman-b`, one of several, is a `woman`. */
export const roleOf = (who: string): string =>
  who
    .replace(/^other:/u, '')
    .replace(/[-_]+/gu, ' ')
    .replace(/ [b-e]$/u, '');
