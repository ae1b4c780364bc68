import { desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { profiles, type projectStatuses, submissionLogs } from '../db/schema.ts';
import { foundSubmissions, idsOf, isPaid, type Part, type Wanted } from './found-projects.ts';

type Status = (typeof projectStatuses)[number];

/** What of a submission stands in lists: nothing that is large. */
export const submissionColumns = (queries: Queries) => ({
  kind: sql<'submission'>`'submission'`,
  id: submissionLogs.id,
  product_name: submissionLogs.product_name,
  email: submissionLogs.email,
  user_id: submissionLogs.user_id,
  full_name: profiles.full_name,
  status: sql<Status>`case when ${isPaid(queries, sql`${submissionLogs.id}`)} then 'greenlit' else 'pipeline' end`,
  at: submissionLogs.created_at,
});

/** Submissions that have not become a project, newest first. */
export const readSubmissions = (queries: Queries, wanted: Wanted, part: Part) =>
  readSubmissionsOf(queries, idsOf(foundSubmissions(queries, wanted), part));

/** Those of these ids, newest first. */
export const readSubmissionsOf = (queries: Queries, ids: SQL | string[]) =>
  queries
    .select(submissionColumns(queries))
    .from(submissionLogs)
    .leftJoin(profiles, eq(profiles.id, submissionLogs.user_id))
    .where(inArray(submissionLogs.id, ids))
    .orderBy(desc(submissionLogs.created_at), desc(submissionLogs.id));

export type SubmissionRow = Awaited<ReturnType<typeof readSubmissions>>[number];
