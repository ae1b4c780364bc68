import { desc } from 'drizzle-orm';
import { failureKinds } from '#domain/admin/failures.ts';
import type { AdminStats } from '#domain/admin/stats.ts';
import { directorSearch, directorSyncs } from '../db/schema.ts';
import type { Services } from '../services.ts';
import { countProjects } from './count-projects.ts';
import { countFailed } from './failed.ts';

/** The figures on the admin's cards. */
export async function readStats({
  config,
  db,
}: Pick<Services, 'config' | 'db'>): Promise<AdminStats> {
  const { project, submission, deleted } = await countProjects(db);
  const [total, greenlit] = [
    project.total + submission.total + deleted,
    project.greenlit + submission.greenlit + deleted,
  ];
  const directors = await db.$count(directorSearch);
  let failures = 0;
  for (const kind of failureKinds) failures += await countFailed(db, kind);
  const [sync] = await db
    .select({ outcome: directorSyncs.outcome })
    .from(directorSyncs)
    .orderBy(desc(directorSyncs.started_at), desc(directorSyncs.finished_at))
    .limit(1);
  return {
    total,
    pipeline: total - greenlit,
    greenlit,
    deleted,
    directors,
    // The sandbox tells of payments too, but nobody paid them: whoever reads 'Greenlit' must know
    // that no money is behind it. With Stripe set up, in its test mode too, what it reports counts.
    tracksPayments: config.payments.kind === 'stripe',
    failures: failures + (sync?.outcome === 'failed' ? 1 : 0),
  };
}
