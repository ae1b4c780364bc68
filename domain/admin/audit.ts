import { z } from 'zod';

/** What an admin can have done. The first word is what it was done to. */
export const auditActions = [
  'director.created',
  'director.edited',
  'director.suspended',
  'director.restored',
  'directors.imported',
  'directors.synced',
  'directors.exported',
  'projects.exported',
  'submissions.exported',
  'orders.exported',
  'subscriptions.exported',
  'order.refunded',
  'user.promoted',
  'user.demoted',
  'user.suspended',
  'user.restored',
  'user.signed-out',
  'user.mailed',
  'user.deleted',
  'mail.retried',
  'mail.resumed',
  'job.retried',
  'lead.retried',
  'pipeline.moved',
  'pipeline.assigned',
  'pipeline.noted',
  'pipeline.note-deleted',
  'webhook.added',
  'webhook.changed',
  'webhook.deleted',
  'webhook.secret-renewed',
] as const;
export type AuditAction = (typeof auditActions)[number];

export const auditEntry = z.object({
  id: z.string(),
  at: z.string(),
  admin_email: z.string(),
  action: z.enum(auditActions),
  target_kind: z.string(),
  target_id: z.string(),
  /** What that is called now; empty where it has no name, or is gone. */
  about: z.string().default(''),
  /** What changed, or how many: small, and without what a client wrote. */
  details: z.record(z.string(), z.unknown()),
});
export type AuditEntry = z.infer<typeof auditEntry>;

/** An act as it stands beside what it was done to. */
export const doneAct = auditEntry.pick({
  id: true,
  at: true,
  admin_email: true,
  action: true,
  details: true,
});
export type DoneAct = z.infer<typeof doneAct>;

export const auditQuery = z.object({ cursor: z.string().max(200).optional() });

/** `GET /api/admin/audit?cursor=`: newest first, fifty a page. */
export const auditPage = z.object({
  entries: z.array(auditEntry),
  nextCursor: z.string().nullable(),
});
export type AuditPage = z.infer<typeof auditPage>;
