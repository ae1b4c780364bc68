import { and, eq } from 'drizzle-orm';
import type { NewProject } from '#domain/projects/project.ts';
import { announce } from '../../db/changes.ts';
import type { Transaction } from '../../db/database.ts';
import { projects } from '../../db/schema.ts';
import type { ProjectRow } from '../find-project.ts';
import { keepTake } from '../keep-take.ts';

/**
 * A guest who sends a package and then signs in has it twice: claimed, and in the wizard that saves
 * it. The wizard takes over the project that claiming made, if nobody else did; null otherwise.
 */
export async function adoptClaimed(
  tx: Transaction,
  userId: string,
  wanted: NewProject,
  at: Date,
): Promise<ProjectRow | null> {
  if (wanted.script === '') return null;
  const isFree = and(
    eq(projects.user_id, userId),
    // The key that claiming gave it.
    eq(projects.draft_key, projects.submission_id),
    eq(projects.product_name, wanted.product_name),
    eq(projects.script, wanted.script),
  );
  const [claimed] = await tx.select().from(projects).where(isFree).limit(1).for('update');
  if (!claimed) return null;
  const updated_at = new Date(Math.max(at.getTime(), claimed.updated_at.getTime() + 1));
  const [adopted] = await tx
    .update(projects)
    .set({ ...wanted, updated_at })
    .where(eq(projects.id, claimed.id))
    .returning();
  if (!adopted) return null;
  await keepTake(tx, claimed, adopted);
  await announce(tx, 'projects', userId);
  return adopted;
}
