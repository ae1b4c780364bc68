import type { CatalogueEntry } from './entry.ts';

/**
 * Entries from a table: one line each, the id and the names in English, German, Spanish and French
 * between bars, synonyms between commas.
 */
export const readEntries = (table: string): CatalogueEntry[] =>
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [id = '', ...columns] = line.split('|').map((cell) => cell.trim());
      const [en = [], de = [], es = [], fr = []] = columns.map(listed);
      return { id, names: { en, de, es, fr } };
    });

const listed = (cell: string) =>
  cell
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
