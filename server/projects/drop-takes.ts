// Which takes stay: the newest of every project, and those of a year of owners with the starter package.
import { and, desc, eq, isNull, lte, notInArray, or, sql } from 'drizzle-orm';
import { mostTakes, newestTakes } from '#domain/projects/kept-takes.ts';
import { keptDays } from '#domain/retention.ts';
import type { Transaction } from '../db/database.ts';
import { projectTakes } from '../db/schema.ts';

/** What stands among the takes of a project now stays until it is a year old, whatever becomes of the package. */
export async function keepForYear(tx: Transaction, projectId: string): Promise<void> {
  const { project_id, created_at, kept_until } = projectTakes;
  await tx
    .update(projectTakes)
    .set({ kept_until: sql`${created_at} + make_interval(days => ${keptDays.take})` })
    .where(and(eq(project_id, projectId), isNull(kept_until)));
}

/** Deletes the takes of a project that nothing keeps. */
export async function dropTakes(tx: Transaction, projectId: string, now: Date): Promise<void> {
  const ofProject = eq(projectTakes.project_id, projectId);
  const newest = (count: number) =>
    tx
      .select({ id: projectTakes.id })
      .from(projectTakes)
      .where(ofProject)
      .orderBy(desc(projectTakes.created_at), desc(projectTakes.id))
      .limit(count);
  const isOver = or(isNull(projectTakes.kept_until), lte(projectTakes.kept_until, now));
  const beyond = or(
    and(notInArray(projectTakes.id, newest(newestTakes)), isOver),
    notInArray(projectTakes.id, newest(mostTakes)),
  );
  await tx.delete(projectTakes).where(and(ofProject, beyond));
}
