import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Viewer } from '#domain/accounts/viewer.ts';
import { projects } from '../../db/schema.ts';
import { listPayments } from '../../payments/list-payments.ts';
import { listStandings } from '../../payments/orders/standing/list-standings.ts';
import type { Services } from '../../services.ts';
import { mostTold, type OwnWork } from './tell-own.ts';

type Parts = Pick<Services, 'config' | 'db' | 'payments' | 'now'>;

/** What one member owns, and nothing of anybody else's. */
export async function readOwn(services: Parts, viewer: Viewer): Promise<OwnWork> {
  const { db } = services;
  const theirs = and(eq(projects.user_id, viewer.id), isNull(projects.archived_at));
  const newest = await db
    .select({ id: projects.id, project_name: projects.project_name, status: projects.status })
    .from(projects)
    .where(theirs)
    .orderBy(desc(projects.created_at), desc(projects.id))
    .limit(mostTold);
  const [projectCount, { payments }, standings] = await Promise.all([
    db.$count(projects, theirs),
    listPayments(services, viewer),
    listStandings(
      db,
      newest.map(({ id }) => id),
      services.now(),
    ),
  ]);
  const told = newest.map(({ id, ...project }) => ({
    ...project,
    standing: standings.get(id) ?? null,
  }));
  return { projects: told, projectCount, payments };
}
