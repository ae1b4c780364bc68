import { desc, eq } from 'drizzle-orm';
import type { Approval } from '#domain/sharing/comment.ts';
import type { WholeTake } from '#domain/sharing/compare-takes.ts';
import type { Queries } from '../../db/database.ts';
import { projectApprovals } from '../../db/schema.ts';
import type { Reader } from '../list-feedback.ts';
import { type ApprovalRow, isStanding } from './whole-take.ts';

/** Who said yes to which take of a project, the latest first. */
export const approvalsOf = (queries: Queries, projectId: string): Promise<ApprovalRow[]> =>
  queries
    .select()
    .from(projectApprovals)
    .where(eq(projectApprovals.project_id, projectId))
    .orderBy(desc(projectApprovals.created_at), desc(projectApprovals.id));

/** `standing` is the take that stands now. */
export const presentApproval =
  (standing: WholeTake, reader: Reader) =>
  (row: ApprovalRow): Approval => ({
    id: row.id,
    guest_id: reader === 'owner' ? row.guest_id : null,
    name: row.name,
    created_at: row.created_at.toISOString(),
    is_current: isStanding(row, standing),
  });
