// Where a page of a list ended that runs from the newest to the oldest: the last row's time and id.
import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { AppError } from '../app-error.ts';

export type RowPosition = { at: Date; id: string };
type Column = AnyPgColumn | SQL;

/** Throws 'invalid-input' for what `cursorOf` cannot have made. */
export function readCursor(cursor: string | undefined): RowPosition | undefined {
  if (cursor === undefined) return undefined;
  const [, milliseconds, id = ''] = /^(\d{1,14})\.([0-9a-f-]{36})$/.exec(cursor) ?? [];
  if (z.uuid().safeParse(id).success) return { at: new Date(Number(milliseconds)), id };
  const fields = [{ path: 'cursor', message: 'This is no cursor of ours.' }];
  throw new AppError('invalid-input', 'Some fields need a change.', { fields });
}

const cursorOf = ({ at, id }: RowPosition): string => `${at.getTime()}.${id}`;

/** A page of `limit`, of rows read with one more; `nextCursor` is null on the last one. */
export function pageOf<Row extends RowPosition>(
  rows: readonly Row[],
  limit: number,
): { page: Row[]; nextCursor: string | null } {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return { page, nextCursor: last && rows.length > limit ? cursorOf(last) : null };
}

/** The condition of what comes after that place. */
export const isOlder = (at: Column, id: Column, position: RowPosition): SQL =>
  sql`(${at}, ${id}) < (${position.at.toISOString()}::timestamptz, ${position.id}::uuid)`;
