// The pipeline's entry of a project or submission; that of a package which belongs to a project is the project's.
import { randomUUID } from 'node:crypto';
import { eq, or, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import { type ProjectKind, projectKinds } from '#domain/admin/project-kinds.ts';
import { AppError } from '../../app-error.ts';
import type { Queries, Transaction } from '../../db/database.ts';
import { pipeline, projectPackages, projects, submissionLogs } from '../../db/schema.ts';
import { projectOfPackageId } from '../../projects/packages-of.ts';

export type Entry = typeof pipeline.$inferSelect;
export type Item = { kind: ProjectKind; id: string };
const item = z.object({ kind: z.enum(projectKinds), id: z.uuid() });

/** What an address names. Throws 'not-found' for what is no kind or no id. */
export function readItem(named: { kind: string; id: string }): Item {
  const { data } = item.safeParse(named);
  if (!data) throw nothing();
  return data;
}

export const nothing = () => new AppError('not-found', 'There is nothing of this id.');

/** The condition that joins entries to projects, or to submissions. */
export const entryOf = {
  project: eq(pipeline.project_id, projects.id),
  submission: or(
    eq(pipeline.submission_id, submissionLogs.id),
    eq(pipeline.project_id, projectOfPackageId(submissionLogs.id)),
  ),
} satisfies Record<ProjectKind, SQL | undefined>;

/** The entry, if somebody has touched it; undefined where there is no such project either. */
export async function findEntry(
  queries: Queries,
  { kind, id }: Item,
): Promise<{ entry: Entry | null } | undefined> {
  const [found] =
    kind === 'project'
      ? await queries
          .select({ entry: pipeline })
          .from(projects)
          .leftJoin(pipeline, entryOf.project)
          .where(eq(projects.id, id))
      : await queries
          .select({ entry: pipeline })
          .from(submissionLogs)
          .leftJoin(pipeline, entryOf.submission)
          .where(eq(submissionLogs.id, id));
  return found;
}

/** The same, made where there is none; locked until the transaction ends. Null for what is not there. */
export async function takeEntry(tx: Transaction, item: Item, at: Date): Promise<Entry | null> {
  const { kind, id } = item;
  // Whoever touches it at the same moment waits here.
  const of = kind === 'project' ? projects : submissionLogs;
  await tx.select({ id: of.id }).from(of).where(eq(of.id, id)).for('update');
  const found = await findEntry(tx, item);
  if (!found) return null;
  if (found.entry) return found.entry;
  const subject = kind === 'project' ? { project_id: id } : await subjectOf(tx, id);
  const [made] = await tx
    .insert(pipeline)
    .values({ id: randomUUID(), ...subject, updated_at: at })
    .returning();
  return made ?? null;
}

// Whoever still has the package open, that became a project meanwhile, writes to the project.
async function subjectOf(tx: Transaction, submissionId: string) {
  const [linked] = await tx
    .select({ project_id: projectPackages.project_id })
    .from(projectPackages)
    .where(eq(projectPackages.submission_id, submissionId));
  return linked ?? { submission_id: submissionId };
}
