// The packages that were sent of a project: they are one lead with it, and what the house noted of them
// goes on to stand of the project.
import { and, desc, eq, isNull, notExists, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import {
  pipeline,
  pipelineNotes,
  projectPackages,
  projects,
  submissionLogs,
} from '../../db/schema.ts';
import { settleProjects } from '../../payments/orders/greenlight.ts';

/** Says that a package belongs to a project; what was said before stays. */
export async function linkPackage(
  tx: Transaction,
  submission_id: string,
  project_id: string,
): Promise<void> {
  const linked = await tx
    .insert(projectPackages)
    .values({ submission_id, project_id })
    .onConflictDoNothing()
    .returning();
  if (linked.length === 0) return;
  await joinEntries(tx, submission_id, project_id);
  await settleProjects(tx, [project_id]);
}

/** Links a package that a member just sent to their project of the same product, if they have one. */
export async function linkToOwnProject(
  tx: Transaction,
  { id, userId, productName }: { id: string; userId: string; productName: string },
): Promise<void> {
  const [project] = await tx
    .select({ id: projects.id })
    .from(projects)
    .where(
      and(
        eq(projects.user_id, userId),
        isNull(projects.archived_at),
        sql`lower(${projects.product_name}) = lower(${productName})`,
      ),
    )
    .orderBy(desc(projects.updated_at))
    .limit(1);
  if (project) await linkPackage(tx, id, project.id);
}

/** Links what a member sent of this product before the project was saved. */
export async function linkEarlierPackages(
  tx: Transaction,
  project: Pick<typeof projects.$inferSelect, 'id' | 'user_id' | 'product_name'>,
): Promise<void> {
  const loose = await tx
    .select({ id: submissionLogs.id })
    .from(submissionLogs)
    .where(
      and(
        eq(submissionLogs.user_id, project.user_id),
        sql`lower(${submissionLogs.product_name}) = lower(${project.product_name})`,
        notExists(
          tx
            .select()
            .from(projectPackages)
            .where(eq(projectPackages.submission_id, submissionLogs.id)),
        ),
      ),
    );
  for (const { id } of loose) await linkPackage(tx, id, project.id);
}

// One entry is left, the project's; a stage or somebody that it does not have yet comes of the package.
async function joinEntries(
  tx: Transaction,
  submissionId: string,
  projectId: string,
): Promise<void> {
  const [sent] = await tx
    .select()
    .from(pipeline)
    .where(eq(pipeline.submission_id, submissionId))
    .for('update');
  if (!sent) return;
  const [own] = await tx
    .select()
    .from(pipeline)
    .where(eq(pipeline.project_id, projectId))
    .for('update');
  if (!own) {
    await tx
      .update(pipeline)
      .set({ project_id: projectId, submission_id: null })
      .where(eq(pipeline.id, sent.id));
    return;
  }
  await tx
    .update(pipelineNotes)
    .set({ entry_id: own.id })
    .where(eq(pipelineNotes.entry_id, sent.id));
  await tx
    .update(pipeline)
    .set({
      stage: own.stage === 'new' ? sent.stage : own.stage,
      assignee_id: own.assignee_id ?? sent.assignee_id,
    })
    .where(eq(pipeline.id, own.id));
  await tx.delete(pipeline).where(eq(pipeline.id, sent.id));
}
