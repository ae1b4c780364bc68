// Who is admin because of ADMIN_EMAILS: rows of the database, kept in step with the setting.
import { and, eq, inArray, notExists, sql } from 'drizzle-orm';
import { announce } from '../../db/changes.ts';
import type { Database } from '../../db/database.ts';
import { profiles, userRoles } from '../../db/schema.ts';

type Listed = { adminEmails: readonly string[] };

/**
 * Gives `configured` admin rows to members whose verified address is listed and takes them from
 * those of whom that is no longer true; `granted` rows stay. Of everybody, or of `userId` alone.
 */
export async function settleAdmins(
  db: Database,
  { adminEmails }: Listed,
  now: Date,
  userId?: string,
): Promise<void> {
  const isEntitled = and(
    eq(profiles.email_verified, true),
    inArray(profiles.email, [...adminEmails]),
  );
  await db.transaction(async (tx) => {
    const isTheirs = userId === undefined ? undefined : eq(userRoles.user_id, userId);
    const entitledHolders = tx
      .select({ id: profiles.id })
      .from(profiles)
      .where(and(eq(profiles.id, userRoles.user_id), isEntitled));
    const taken = await tx
      .delete(userRoles)
      .where(and(eq(userRoles.source, 'configured'), isTheirs, notExists(entitledHolders)))
      .returning({ id: userRoles.user_id });
    for (const { id } of taken) await announce(tx, 'sessions', id);
    const entitled = await tx
      .select({ id: profiles.id })
      .from(profiles)
      .where(and(isEntitled, userId === undefined ? undefined : eq(profiles.id, userId)))
      .for('update');
    if (entitled.length === 0) return;
    await tx
      .insert(userRoles)
      .values(
        entitled.map(({ id }) => ({
          user_id: id,
          role: 'admin' as const,
          source: 'configured' as const,
          created_at: now,
        })),
      )
      .onConflictDoNothing();
  });
}

/** Whether the member holds the role, as the database's own function says. */
export async function hasRole(db: Database, userId: string, role: string): Promise<boolean> {
  const { rows } = await db.execute<{ held: boolean }>(
    sql`select has_role(${userId}::uuid, ${role}) as held`,
  );
  return rows[0]?.held === true;
}
