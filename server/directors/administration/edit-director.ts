// How the house writes directors: row, search keys, catalogue, audit and announcement, together or
// not at all.
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Viewer } from '#domain/accounts/viewer.ts';
import {
  type AdminDirector,
  type DirectorChanges,
  type DirectorField,
  directorFields,
  type TypedDirector,
} from '#domain/admin/directors.ts';
import { sameJson } from '#domain/same-json.ts';
import { recordAct } from '../../admin/audit/record-act.ts';
import { creativeDirectors as table } from '../../db/schema.ts';
import { picturesToCopy } from '../feed/picture-rows.ts';
import { searchKeys } from '../search/search-keys.ts';
import { readFields, readSomeFields } from './director-fields.ts';
import { lockDirectors } from './own-directors.ts';
import {
  type AdministrationServices,
  lockDirector,
  readBack,
  type StoredDirector,
  settleChange,
  timeAfter,
} from './settle-change.ts';

/** `conflict`: somebody else changed it since; the director is what stands now. */
export type DirectorChange = { kind: 'changed' | 'conflict'; director: AdminDirector };

/** An id for a director whom the house enters. */
export const newDirectorId = (): string => `house-${randomUUID()}`;

/** Adds a director of the house's own. Throws 422. */
export async function createDirector(
  services: AdministrationServices,
  admin: Viewer,
  typed: TypedDirector,
): Promise<AdminDirector> {
  const fields = readFields(typed);
  const now = services.now();
  const times = { last_synced_at: now, created_at: now, updated_at: now };
  const id = newDirectorId();
  return services.db.transaction(async (tx) => {
    await lockDirectors(tx);
    await tx.insert(table).values({
      ...fields,
      ...searchKeys(fields),
      ...times,
      id,
      sample: false,
      origin: 'house',
    });
    await settleChange(services, tx, { copies: picturesToCopy(fields) });
    const target = { kind: 'director', id };
    const details = { name: fields.name };
    await recordAct(tx, { admin, action: 'director.created', target, details, at: now });
    return readBack(tx, id);
  });
}

/**
 * Changes a director who still stands as `updated_at` says. What differs from a feed's row becomes
 * the house's; what is released is the feed's again once it has been read. Throws 404 and 422.
 */
export async function editDirector(
  services: AdministrationServices,
  admin: Viewer,
  id: string,
  { updated_at, changes, release }: DirectorChanges,
): Promise<DirectorChange> {
  const typed = readSomeFields(changes);
  const releases = directorFields.filter((field) => release.includes(field));
  return services.db.transaction(async (tx) => {
    const row = await lockDirector(tx, id);
    const changed = directorFields.filter(
      (field) => field in typed && !sameJson(row[field], typed[field]),
    );
    const released = releases.filter(
      (field) => row.house_fields.includes(field) && !changed.includes(field),
    );
    if (changed.length + released.length === 0) {
      return { kind: 'changed', director: await readBack(tx, id) };
    }
    if (row.updated_at.getTime() !== Date.parse(updated_at)) {
      return { kind: 'conflict', director: await readBack(tx, id) };
    }
    const at = timeAfter(services, row);
    const written = { ...row, ...typed };
    const houseFields = fieldsAfter(row, changed, released);
    await tx
      .update(table)
      .set({ ...typed, ...searchKeys(written), house_fields: houseFields, updated_at: at })
      .where(eq(table.id, id));
    await settleChange(services, tx, {
      copies: picturesToCopy(written, row),
      readsFeed: released.length > 0,
    });
    const target = { kind: 'director', id };
    const details = { name: written.name, fields: changed, released };
    await recordAct(tx, { admin, action: 'director.edited', target, details, at });
    return { kind: 'changed', director: await readBack(tx, id) };
  });
}

/** The columns of a feed's director that are the house's from then on. */
export function fieldsAfter(
  { origin, house_fields }: Pick<StoredDirector, 'origin' | 'house_fields'>,
  changed: readonly DirectorField[],
  released: readonly DirectorField[] = [],
): string[] {
  if (origin === 'house') return [];
  const kept = house_fields.filter((field) => !released.some((one) => one === field));
  return [...new Set([...kept, ...changed])];
}
