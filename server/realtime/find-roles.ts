import { and, eq, gt, inArray } from 'drizzle-orm';
import type { Viewer } from '#domain/accounts/viewer.ts';
import type { Database } from '../db/database.ts';
import { sessions, userRoles } from '../db/schema.ts';

/** The roles that the members of these sessions hold now; a session that has ended is not there. */
export async function findRoles(
  db: Database,
  sessionIds: readonly string[],
  now: Date,
): Promise<Map<string, Viewer['roles']>> {
  const rows = await db
    .select({ id: sessions.id, role: userRoles.role })
    .from(sessions)
    .leftJoin(userRoles, eq(userRoles.user_id, sessions.user_id))
    .where(and(inArray(sessions.id, [...sessionIds]), gt(sessions.expires_at, now)));
  const roles = new Map<string, Viewer['roles']>();
  for (const { id, role } of rows) {
    roles.set(id, [...(roles.get(id) ?? []), ...(role ? [role] : [])]);
  }
  return roles;
}
