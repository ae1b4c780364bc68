import { randomUUID } from 'node:crypto';
import type { Viewer } from '#domain/accounts/viewer.ts';
import type { AuditAction } from '#domain/admin/audit.ts';
import type { Queries } from '../../db/database.ts';
import { auditLog } from '../../db/schema.ts';

/** What an admin does. `details` is small and holds nothing that a client wrote. */
export type Act = {
  admin: Viewer;
  action: AuditAction;
  target: { kind: string; id: string };
  details?: Record<string, unknown>;
  at: Date;
};

/** Writes it down in the transaction of the act: neither exists without the other. */
export async function recordAct(tx: Queries, { admin, action, target, details = {}, at }: Act) {
  await tx.insert(auditLog).values({
    id: randomUUID(),
    at,
    admin_id: admin.id,
    admin_email: admin.email,
    action,
    target_kind: target.kind,
    target_id: target.id,
    details,
  });
}
