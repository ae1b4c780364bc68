// Takes of a year that is over.
import { and, asc, gte, inArray, lte, sql } from 'drizzle-orm';
import { newestTakes } from '#domain/projects/kept-takes.ts';
import { projectTakes } from '../db/schema.ts';
import type { Services } from '../services.ts';

const atOnce = 200;

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
