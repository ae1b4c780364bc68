// The role of an administrator, granted by whoever runs the installation.
import { randomUUID } from 'node:crypto';
import { and, desc, eq } from 'drizzle-orm';
import { announce } from '../../db/changes.ts';
import type { Database, Queries } from '../../db/database.ts';
import { auditLog, profiles, userRoles } from '../../db/schema.ts';

/** Stands in the audit log where an administrator's address does. */
const command = 'npm run grant-admin';

/** Why nobody was granted it, or that it is so now. */
export type Granting = 'granted' | 'was-admin' | 'no-account' | 'unverified' | 'suspended';

/**
 * Makes the member of this address an administrator. Not of an address that nobody has verified: an
 * account under it may be anybody's.
 */
export async function grantFirst(db: Database, address: string, now: Date): Promise<Granting> {
  return db.transaction(async (tx) => {
    const [member] = await tx
      .select()
      .from(profiles)
      .where(eq(profiles.email, address.trim().toLowerCase()))
      .for('update');
    if (!member) return 'no-account';
    if (!member.email_verified) return 'unverified';
    if (member.suspended_at) return 'suspended';
    const granted = await tx
      .insert(userRoles)
      .values({ user_id: member.id, role: 'admin', source: 'granted', created_at: now })
      .onConflictDoNothing()
      .returning({ id: userRoles.user_id });
    if (granted.length === 0) return 'was-admin';
    await announce(tx, 'sessions', member.id);
    await tx.insert(auditLog).values({
      id: randomUUID(),
      at: now,
      admin_id: null,
      admin_email: command,
      action: 'user.promoted',
      target_kind: 'user',
      target_id: member.id,
    });
    return 'granted';
  });
}

/** Whether the role this member holds was granted so, and not by an administrator. */
export async function isByCommand(queries: Queries, id: string): Promise<boolean> {
  const isPromotion = and(eq(auditLog.action, 'user.promoted'), eq(auditLog.target_kind, 'user'));
  const [last] = await queries
    .select({ by: auditLog.admin_email })
    .from(auditLog)
    .where(and(isPromotion, eq(auditLog.target_id, id)))
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(1);
  return last?.by === command;
}
