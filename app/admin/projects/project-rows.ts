// The rows of a list that grows at its end, and at its beginning by itself.
import type { AdminProjectPage, AdminProjectRow } from '#domain/admin/project-list.ts';
import { keyOf } from './project-address.ts';

const keysOf = (rows: readonly AdminProjectRow[]): Set<string> => new Set(rows.map(keyOf));

const without = (rows: readonly AdminProjectRow[], known: ReadonlySet<string>) =>
  rows.filter((row) => !known.has(keyOf(row)));

/** With the page that follows. */
export const grown = (list: AdminProjectPage, next: AdminProjectPage): AdminProjectPage => ({
  ...next,
  rows: [...list.rows, ...without(next.rows, keysOf(list.rows))],
});

/** Those of a newer first page that the list has not. */
export const freshRows = (list: AdminProjectPage, first: AdminProjectPage): AdminProjectRow[] =>
  without(first.rows, keysOf(list.rows));

/** The same rows in their places, as a newer first page knows them. */
export function refreshed(list: AdminProjectPage, first: AdminProjectPage): AdminProjectPage {
  const newer = new Map(first.rows.map((row) => [keyOf(row), row]));
  const rows = list.rows.map((row) => newer.get(keyOf(row)) ?? row);
  return { ...list, rows, total: first.total };
}

/** A newer first page, and what was read beyond it: what is no longer on it goes. */
export function renewed(list: AdminProjectPage, first: AdminProjectPage): AdminProjectPage {
  const last = first.rows.at(-1);
  const isApart = freshRows(list, first).length === first.rows.length;
  // Whole pages may lie between a list and what is all new.
  if (!last || first.nextCursor === null || isApart) return first;
  const beyond = without(list.rows, keysOf(first.rows)).filter(
    ({ created_at }) => created_at <= last.created_at,
  );
  if (beyond.length === 0) return first;
  return { rows: [...first.rows, ...beyond], total: first.total, nextCursor: list.nextCursor };
}
