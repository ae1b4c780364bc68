import { asc, eq } from 'drizzle-orm';
import type { Comment, Thread } from '#domain/sharing/comment.ts';
import type { Queries } from '../db/database.ts';
import { projectComments } from '../db/schema.ts';
import type { ProjectRow } from '../projects/find-project.ts';
import { shownCut } from './work-of.ts';

type CommentRow = typeof projectComments.$inferSelect;
/** Guests are not told which of the others are the same browser. */
export type Reader = 'owner' | 'guest';

/** What was said of a project, thread by thread, the oldest first. */
export async function listThreads(
  queries: Queries,
  project: ProjectRow,
  reader: Reader,
): Promise<Thread[]> {
  const rows = await queries
    .select()
    .from(projectComments)
    .where(eq(projectComments.project_id, project.id))
    .orderBy(asc(projectComments.created_at), asc(projectComments.id));
  const cutOf = shownCut(project);
  const replies = Map.groupBy(rows, (row) => row.parent_id);
  return (replies.get(null) ?? []).map((row) => ({
    ...presentComment(row, reader),
    part: row.part,
    number: row.number,
    cut: cutOf(row),
    about: row.about,
    resolved_at: row.resolved_at?.toISOString() ?? null,
    replies: (replies.get(row.id) ?? []).map((reply) => presentComment(reply, reader)),
  }));
}

const presentComment = (row: CommentRow, reader: Reader): Comment => ({
  id: row.id,
  guest_id: reader === 'owner' ? row.guest_id : null,
  is_owner: row.guest_id === null,
  name: row.name,
  text: row.text,
  created_at: row.created_at.toISOString(),
});
