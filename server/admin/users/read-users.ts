// Members as the house finds them, newest first.
import { and, desc, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { AdminUsersQuery, UserState } from '#domain/admin/users.ts';
import type { Queries } from '../../db/database.ts';
import { profiles, projects, sessions, userRoles } from '../../db/schema.ts';
import type { Part } from '../found-projects.ts';
import { matching } from '../matching.ts';
import { isOlder } from '../row-position.ts';

export type WantedUsers = Pick<AdminUsersQuery, 'q' | 'state'>;

const isAdminRow = sql`exists (select from ${userRoles} where ${userRoles.user_id} = ${profiles.id} and ${userRoles.role} = 'admin')`;
const ofState: Record<UserState, SQL> = {
  admin: isAdminRow,
  unverified: eq(profiles.email_verified, false),
  suspended: isNotNull(profiles.suspended_at),
};
const wantedOf = ({ q, state }: WantedUsers): SQL | undefined =>
  and(matching(q, [profiles.full_name, profiles.email]), state && ofState[state]);

const columns = {
  profile: profiles,
  at: profiles.created_at,
  id: profiles.id,
  source: userRoles.source,
  last_seen_at:
    sql<Date | null>`(select max(${sessions.updated_at}) from ${sessions} where ${sessions.user_id} = ${profiles.id})`.mapWith(
      sessions.updated_at,
    ),
  projects: sql<number>`(select count(*)::int from ${projects} where ${projects.user_id} = ${profiles.id} and ${projects.archived_at} is null)`,
};

const select = (queries: Queries) =>
  queries
    .select(columns)
    .from(profiles)
    .leftJoin(userRoles, and(eq(userRoles.user_id, profiles.id), eq(userRoles.role, 'admin')));

/** Some of those that are wanted. */
export const readUsers = (queries: Queries, wanted: WantedUsers, { after, rows }: Part) =>
  select(queries)
    .where(and(wantedOf(wanted), after && isOlder(profiles.created_at, profiles.id, after)))
    .orderBy(desc(profiles.created_at), desc(profiles.id))
    .limit(rows);

export type FoundUser = Awaited<ReturnType<typeof readUsers>>[number];

export async function findUser(queries: Queries, id: string): Promise<FoundUser | undefined> {
  const [found] = await select(queries).where(eq(profiles.id, id));
  return found;
}

export const countUsers = (queries: Queries, wanted: WantedUsers): Promise<number> =>
  queries.$count(profiles, wantedOf(wanted));
