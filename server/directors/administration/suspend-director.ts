import { eq } from 'drizzle-orm';
import type { Viewer } from '#domain/accounts/viewer.ts';
import type { AdminDirector } from '#domain/admin/directors.ts';
import { recordAct } from '../../admin/audit/record-act.ts';
import { creativeDirectors as table } from '../../db/schema.ts';
import { searchKeys } from '../search/search-keys.ts';
import {
  type AdministrationServices,
  lockDirector,
  readBack,
  settleChange,
  timeAfter,
} from './settle-change.ts';

/** Takes a director off the directory, whatever a feed says. Throws 404. */
export const suspendDirector = (services: AdministrationServices, admin: Viewer, id: string) =>
  setSuspended(services, admin, id, true);

/**
 * Puts a director back. One of a feed is in the directory at once, and stays if the feed, which is
 * read again now, still has them. Throws 404.
 */
export const restoreDirector = (services: AdministrationServices, admin: Viewer, id: string) =>
  setSuspended(services, admin, id, false);

async function setSuspended(
  services: AdministrationServices,
  admin: Viewer,
  id: string,
  suspended: boolean,
): Promise<AdminDirector> {
  return services.db.transaction(async (tx) => {
    const row = await lockDirector(tx, id);
    if (row.suspended === suspended) return readBack(tx, id);
    const at = timeAfter(services, row);
    await tx
      .update(table)
      .set({ suspended, active: !suspended, ...searchKeys(row), updated_at: at })
      .where(eq(table.id, id));
    await settleChange(services, tx, { readsFeed: !suspended && row.origin === 'feed' });
    const action = suspended ? 'director.suspended' : 'director.restored';
    const target = { kind: 'director', id };
    await recordAct(tx, { admin, action, target, details: { name: row.name }, at });
    return readBack(tx, id);
  });
}
