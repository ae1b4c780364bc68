// Where a page of the directory ends: the last row's place in the order, as text for an address.
import { BadCursor } from '#domain/directors/directory.ts';
import { canBeStored } from '../../db/can-be-stored.ts';

export type RowPosition = { sortName: string; id: string };

export const cursorOf = ({ sortName, id }: RowPosition): string =>
  Buffer.from(JSON.stringify([sortName, id])).toString('base64url');

/** Throws a `BadCursor` when `cursorOf` cannot have made it. */
export function readCursor(cursor: string): RowPosition {
  const [sortName, id, ...rest] = parseList(Buffer.from(cursor, 'base64url').toString());
  if (!isStorable(sortName) || !isStorable(id) || rest.length > 0) {
    throw new BadCursor('This cursor is not one of ours.');
  }
  return { sortName, id };
}

function parseList(json: string): unknown[] {
  try {
    const value: unknown = JSON.parse(json);
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}

const isStorable = (value: unknown): value is string =>
  typeof value === 'string' && canBeStored(value);
