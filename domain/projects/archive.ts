// What becomes of a project when its owner deletes it: it waits in the archive, so that nobody loses
// their work, or what they bought, by a press.
import { z } from 'zod';
import { orderStates } from '../payments/order-facts.ts';
import { keptDays } from '../retention.ts';

/** How long an archived project can be restored. */
export const archiveDays = keptDays.archive;

/** Where on the page of projects they wait. */
export const archiveAnchor = 'recently-deleted';

/** When an archived project goes for good. */
export const archiveEnds = (archivedAt: Date): Date =>
  new Date(archivedAt.getTime() + archiveDays * 86_400_000);

/** What `GET /api/projects/:id/deletion` answers: what would be archived with the project. */
export const projectDeletion = z.object({
  /** What was paid for it, or is about to be; newest first. Amounts are cents. */
  payments: z.array(
    z.object({
      id: z.string(),
      number: z.number().int(),
      cents: z.number().int(),
      is_deposit: z.boolean().default(false),
      refunded_cents: z.number().int(),
      state: z.enum(orderStates),
      /** Until when all of it is given back on request; null where that is over or was never offered. */
      refundable_until: z.string().nullable().default(null),
    }),
  ),
});
export type ProjectDeletion = z.infer<typeof projectDeletion>;

export const archivedProject = z.object({
  id: z.string(),
  project_name: z.string(),
  product_name: z.string(),
  status: z.enum(['pipeline', 'greenlit']),
  /** Something was or is to be paid for it: it stays its thirty days. */
  paid: z.boolean(),
  archived_at: z.string(),
  /** It can be restored until then. */
  ends_at: z.string(),
});
export type ArchivedProject = z.infer<typeof archivedProject>;

/** What `GET /api/archived-projects` answers: the latest first, a hundred at most. */
export const archivedProjects = z.object({ projects: z.array(archivedProject) });
