// Which takes stay: the newest of every project, and those of a year of owners with the starter package.
import { and, asc, desc, eq, gte, inArray, isNull, lte, notInArray, or, sql } from 'drizzle-orm';
import { mostTakes, newestTakes } from '#domain/projects/kept-takes.ts';
import { keptDays } from '#domain/retention.ts';
import type { Transaction } from '../db/database.ts';
import { projectTakes } from '../db/schema.ts';
import type { Services } from '../services.ts';

const atOnce = 200;

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

/** Lets go of takes whose year is over: they go, unless they are among the newest of their project. */
export async function sweepTakes({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  for (;;) {
    const swept = await db.transaction(async (tx) => {
      const due = await tx
        .select({ id: projectTakes.id })
        .from(projectTakes)
        .where(lte(projectTakes.kept_until, now()))
        .orderBy(asc(projectTakes.kept_until))
        .limit(atOnce)
        .for('update', { skipLocked: true });
      if (due.length === 0) return 0;
      const isDue = inArray(
        projectTakes.id,
        due.map(({ id }) => id),
      );
      await tx.delete(projectTakes).where(and(isDue, gte(newerTakes, newestTakes)));
      await tx.update(projectTakes).set({ kept_until: null }).where(isDue);
      return due.length;
    });
    if (swept < atOnce) return;
  }
}

/** How many takes of the same project are newer. */
const newerTakes = sql<number>`(select count(*) from project_takes newer
  where newer.project_id = project_takes.project_id
  and (newer.created_at, newer.id) > (project_takes.created_at, project_takes.id))`;
