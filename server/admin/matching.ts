// What somebody searches for, as a condition: a part of a text, capital or not.
import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** True where one of the columns holds the text as it was typed; undefined when nothing was. */
export function matching(q: string, columns: readonly (AnyPgColumn | SQL)[]): SQL | undefined {
  const typed = q.trim();
  if (typed === '') return undefined;
  // A database of locale C knows the capitals of A to Z alone.
  const [operator, pattern] = isAscii(typed)
    ? [sql`ilike`, `%${typed.replace(/[\\%_]/g, '\\$&')}%`]
    : [sql`~`, [...typed].map(anyCase).join('')];
  const conditions = columns.map((column) => sql`${column} ${operator} ${pattern}`);
  return sql`(${sql.join(conditions, sql` or `)})`;
}

const isAscii = (text: string) => /^[\0-\x7f]*$/.test(text);

/** A character as a regular expression of PostgreSQL. */
function anyCase(character: string): string {
  const cases = new Set([character, character.toLowerCase(), character.toUpperCase()]);
  const letters = [...cases].filter((one) => [...one].length === 1);
  if (letters.length > 1) return `[${letters.join('')}]`;
  return /[!-/:-@[-`{-~]/.test(character) ? `\\${character}` : character;
}
