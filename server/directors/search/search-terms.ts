// What a query looks for, and the condition that finds it through the GIN index.
import { type SQL, sql } from 'drizzle-orm';
import type { DirectoryQuery } from '#domain/directors/directory.ts';
import { directorSearch as table } from '../../db/schema.ts';
import { folded, gramsOf } from './search-keys.ts';

/** A folded text that has to be part of a director's name, place or a skill, or of a skill. */
export type SearchTerm = { text: string; in: 'search_text' | 'skills_text' };

/** None when everybody is meant. */
export function searchTermsOf({ q, skills }: DirectoryQuery): SearchTerm[] {
  const terms = [...new Set(skills.map(folded))].map(
    (text): SearchTerm => ({ text, in: 'skills_text' }),
  );
  return [...terms, { text: folded(q), in: 'search_text' } as const].filter(
    ({ text }) => text !== '',
  );
}

export const found = (terms: readonly SearchTerm[]): SQL =>
  sql.join(terms.flatMap(indexed), sql` and `);

// Quicker than `like`, and nothing that an index could be used for.
export const looked = ({ text, in: where }: SearchTerm): SQL =>
  sql`strpos(${table[where]}, ${text}) > 0`;

// Trigrams are made of three letters or digits in a row; which others count as letters depends on
// the locale of the database.
const hasTrigram = /[a-z0-9]{3}/;

function indexed(term: SearchTerm): SQL[] {
  const { text, in: where } = term;
  const isAnywhere = where === 'search_text';
  if (hasTrigram.test(text)) {
    const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
    const anywhere = sql`${table.search_text} like ${unseen(pattern, 'text')}`;
    return isAnywhere ? [anywhere] : [anywhere, looked(term)];
  }
  const grams = text.length === 1 ? gramsOf(text) : gramsOf(text).filter(isPair);
  const pieces = sql`${table.grams} @> ${unseen(`{${grams.join(',')}}`, 'int4[]')}`;
  return isAnywhere && text.length <= 2 ? [pieces] : [pieces, looked(term)];
}

const isPair = (gram: number) => gram >>> 16 !== 0;

// The value of a sub-select is unknown while planning: every term counts as rare, and the index
// is used for all of them.
const unseen = (value: string, type: 'text' | 'int4[]'): SQL =>
  sql`(select ${value}::${sql.raw(type)})`;
