import { sql } from 'drizzle-orm';
import { fundedStates } from '#domain/payments/order-facts.ts';
import type { Queries } from '../db/database.ts';
import { orders, projectPackages, projects, submissionLogs } from '../db/schema.ts';

type ProjectCounts = Record<'project' | 'submission', { total: number; greenlit: number }> & {
  /** Paid for and deleted since; no list has them. */
  deleted: number;
};

/**
 * Counts projects of members, and submissions that belong to none. What is not paid for is the
 * rest: counting it would read every row.
 */
export async function countProjects(queries: Queries): Promise<ProjectCounts> {
  const count = sql`select count(*)::int from`;
  const { rows } = await queries.execute(sql`select
    (${count} ${projects}) as projects,
    (${count} ${projects} where ${projects.status} = 'greenlit') as greenlit_projects,
    (${count} ${submissionLogs}) as sent,
    (${count} ${projectPackages}) as adopted,
    (select count(distinct ${orders.submission_id})::int from ${orders}
      where ${orders.state} in ${fundedStates} and not exists (
        select from ${projectPackages}
        where ${projectPackages.submission_id} = ${orders.submission_id}
      )) as greenlit_submissions,
    (${count} ${orders} where ${orders.state} in ${fundedStates}
      and ${orders.project_name} is not null) as deleted`);
  const counted = (name: string) => Number(rows[0]?.[name]);
  return {
    project: { total: counted('projects'), greenlit: counted('greenlit_projects') },
    submission: {
      total: counted('sent') - counted('adopted'),
      greenlit: counted('greenlit_submissions'),
    },
    deleted: counted('deleted'),
  };
}
