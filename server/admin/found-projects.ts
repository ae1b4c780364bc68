// Which projects of members, and which submissions that belong to none, are wanted. What is
// searched for is gathered through the trigrams of each table: a condition over two tables at once
// would look at every row.
import { and, eq, exists, inArray, not, notExists, type SQL, sql } from 'drizzle-orm';
import type { AdminProjectsQuery } from '#domain/admin/project-list.ts';
import { fundedStates } from '#domain/payments/order-facts.ts';
import type { Queries } from '../db/database.ts';
import {
  orders,
  pipeline,
  profiles,
  projectPackages,
  projects,
  submissionLogs,
} from '../db/schema.ts';
import { matching } from './matching.ts';
import { isOlder, type RowPosition } from './row-position.ts';

/** What is asked for of either kind. */
export type Wanted = Pick<AdminProjectsQuery, 'q' | 'status'> &
  Partial<Pick<AdminProjectsQuery, 'stage' | 'assignee'>>;
/** `rows` at most, after `after`. */
export type Part = { after?: RowPosition | undefined; rows: number };
/** Rows as `found`, with id and created_at. */
export type Found = { from: SQL; where: SQL | undefined };

const [id, createdAt, status] = [sql`found.id`, sql`found.created_at`, sql`found.status`];

export function foundProjects(wanted: Wanted): Found {
  const named = matching(wanted.q, [projects.project_name, projects.product_name]);
  const columns = sql`${projects.id}, ${projects.created_at}, ${projects.status}`;
  const all = sql`select ${columns} from ${projects}`;
  const matched = sql`${all} where ${named}
    union ${all} join ${profiles} on ${profiles.id} = ${projects.user_id}
    where ${matching(wanted.q, [profiles.full_name, profiles.email])}`;
  return {
    from: sql`(${named ? matched : all}) found`,
    where: and(
      wanted.status && eq(status, wanted.status),
      ...standing(wanted, sql`from ${pipeline} e where e.project_id = found.id`),
    ),
  };
}

export function foundSubmissions(queries: Queries, wanted: Wanted): Found {
  const named = matching(wanted.q, [submissionLogs.product_name, submissionLogs.email]);
  const all = sql`select ${submissionLogs.id}, ${submissionLogs.created_at} from ${submissionLogs}`;
  const matched = sql`${all} where ${named}
    union ${all} join ${profiles} on ${profiles.id} = ${submissionLogs.user_id}
    where ${matching(wanted.q, [profiles.full_name])}`;
  const paid = isPaid(queries, id);
  return {
    from: sql`(${named ? matched : all}) found`,
    where: and(
      notExists(
        queries.select().from(projectPackages).where(eq(projectPackages.submission_id, id)),
      ),
      wanted.status && (wanted.status === 'greenlit' ? paid : not(paid)),
      ...standing(wanted, sql`from ${pipeline} e where e.submission_id = found.id`),
    ),
  };
}

// What nobody has touched is new, and nobody's. `of` are the entries of what was found.
function standing({ stage, assignee }: Wanted, of: SQL): SQL[] {
  const stands = sql`coalesce((select e.stage ${of}), 'new')`;
  const whose = sql`(select e.assignee_id ${of})`;
  return [
    ...(stage ? [sql`${stands} = ${stage}`] : []),
    ...(assignee === undefined ? [] : [sql`${whose} is not distinct from ${idOf(assignee)}::uuid`]),
  ];
}

const idOf = (assignee: string) => (assignee === 'nobody' ? null : assignee);

/** Whether the house has money for a submission: what makes a project Greenlit. */
export const isPaid = (queries: Queries, submissionId: SQL): SQL =>
  exists(
    queries
      .select()
      .from(orders)
      .where(and(eq(orders.submission_id, submissionId), inArray(orders.state, fundedStates))),
  );

/** The ids of a part, newest first, for a condition. */
export const idsOf = ({ from, where }: Found, { after, rows }: Part): SQL =>
  sql`(select ${id} from ${from} ${whereAll(where, after && isOlder(createdAt, id, after))}
    order by ${createdAt} desc, ${id} desc limit ${rows})`;

/** How many there are. */
export async function countFound(queries: Queries, { from, where }: Found): Promise<number> {
  const { rows } = await queries.execute(
    sql`select count(*)::int n from ${from} ${whereAll(where)}`,
  );
  return Number(rows[0]?.n);
}

const whereAll = (...conditions: (SQL | undefined)[]): SQL => {
  const all = and(...conditions);
  return all ? sql`where ${all}` : sql``;
};
