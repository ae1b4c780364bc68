import { and, desc, eq } from 'drizzle-orm';
import type { AuditAction, DoneAct } from '#domain/admin/audit.ts';
import type { Queries } from '../../db/database.ts';
import { auditLog } from '../../db/schema.ts';

const most = 10;

/** The last things that administrators did to one account or order, newest first. */
export async function actsOn(
  queries: Queries,
  kind: 'user' | 'order',
  id: string,
): Promise<DoneAct[]> {
  const rows = await queries
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.target_kind, kind), eq(auditLog.target_id, id)))
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(most);
  return rows.map(({ id: act, at, admin_email, action, details }) => ({
    id: act,
    at: at.toISOString(),
    admin_email,
    action: action as AuditAction,
    details,
  }));
}
