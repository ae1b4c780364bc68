import { desc } from 'drizzle-orm';
import type { AuditAction, AuditPage } from '#domain/admin/audit.ts';
import type { Queries } from '../../db/database.ts';
import { auditLog } from '../../db/schema.ts';
import { isOlder, pageOf, readCursor } from '../row-position.ts';
import { assigneeNames, auditNames } from './audit-names.ts';

const pageSize = 50;

/** What admins did, newest first. Throws 'invalid-input' for a cursor that is none. */
export async function listAudit(queries: Queries, cursor?: string): Promise<AuditPage> {
  const after = readCursor(cursor);
  const rows = await queries
    .select()
    .from(auditLog)
    .where(after && isOlder(auditLog.at, auditLog.id, after))
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(pageSize + 1);
  const { page, nextCursor } = pageOf(rows, pageSize);
  const nameOf = await auditNames(queries, page);
  const people = await assigneeNames(queries, page);
  const entries = page.map(({ admin_id: _, at, action, ...row }) => ({
    ...row,
    details: action === 'pipeline.assigned' ? people(row.details) : row.details,
    about: nameOf(row),
    at: at.toISOString(),
    action: action as AuditAction,
  }));
  return { entries, nextCursor };
}
