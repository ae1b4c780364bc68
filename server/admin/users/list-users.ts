// The table of users, and one of them in full.
import { and, desc, eq, gt } from 'drizzle-orm';
import { z } from 'zod';
import type { Viewer } from '#domain/accounts/viewer.ts';
import type {
  AdminUser,
  AdminUserPage,
  AdminUserRow,
  AdminUsersQuery,
} from '#domain/admin/users.ts';
import { isFunded, refundedCents } from '#domain/payments/order-facts.ts';
import { waysToSignIn } from '../../accounts/member/account-facts.ts';
import { deviceWords } from '../../accounts/signing-in/device-words.ts';
import { AppError } from '../../app-error.ts';
import type { Database, Queries } from '../../db/database.ts';
import { orders, passkeys, sessions } from '../../db/schema.ts';
import { runningOf, subscriptionsOf } from '../../payments/subscriptions/find-subscription.ts';
import type { SubscriptionRow } from '../../payments/subscriptions/present-subscription.ts';
import type { Services } from '../../services.ts';
import { actsOn } from '../audit/acts-on.ts';
import { pageOf, readCursor } from '../row-position.ts';
import { isByCommand } from './grant-first.ts';
import { countUsers, type FoundUser, findUser, readUsers } from './read-users.ts';

/** A page of what is asked for. Throws 'invalid-input' for a cursor that is none. */
export async function listUsers(
  db: Database,
  { limit, cursor, ...wanted }: AdminUsersQuery,
): Promise<AdminUserPage> {
  const rows = await readUsers(db, wanted, { after: readCursor(cursor), rows: limit + 1 });
  const { page, nextCursor } = pageOf(rows, limit);
  return { rows: page.map(presentRow), total: await countUsers(db, wanted), nextCursor };
}

/** Throws 'not-found'. */
export async function requireUser(queries: Queries, id: string): Promise<FoundUser> {
  const found = z.uuid().safeParse(id).success ? await findUser(queries, id) : undefined;
  if (!found) throw new AppError('not-found', 'There is no user of this id.');
  return found;
}

/** One user in full. Throws 'not-found'. */
export async function readUser(
  { db, now, places }: Pick<Services, 'db' | 'now' | 'places'>,
  admin: Viewer,
  id: string,
): Promise<AdminUser> {
  const found = await requireUser(db, id);
  const { profile } = found;
  const ways = await waysToSignIn(db, id);
  const subscribed = await subscriptionsOf(db, id);
  const running = runningOf(subscribed);
  const ordered = await db
    .select({ state: orders.state, facts: orders.facts })
    .from(orders)
    .where(eq(orders.user_id, id));
  return {
    ...presentRow(found),
    company_name: profile.company_name,
    phone: profile.phone,
    two_factor_enabled: profile.two_factor_enabled,
    has_password: ways.some(({ isPassword }) => isPassword),
    has_google: ways.some(({ provider }) => provider === 'google'),
    passkeys: await db.$count(passkeys, eq(passkeys.user_id, id)),
    orders: ordered.length,
    paid_cents: sumOf(ordered.map(leftOfOrder)) + sumOf(subscribed.map(paidMonths)),
    subscribed: running !== undefined,
    subscription_state: running?.state ?? null,
    subscription_ending: running?.facts.snapshot?.cancelAtPeriodEnd ?? false,
    sessions: await sessionsOf({ db, places }, id, now()),
    by_command: found.source === 'granted' && (await isByCommand(db, id)),
    self: id === admin.id,
    acts: await actsOn(db, 'user', id),
  };
}

type Ordered = Pick<typeof orders.$inferSelect, 'state' | 'facts'>;
const leftOfOrder = ({ state, facts }: Ordered): number =>
  isFunded(state) ? (facts.paid?.cents ?? 0) - refundedCents(facts) : 0;
const paidMonths = ({ facts }: Pick<SubscriptionRow, 'facts'>): number =>
  sumOf(Object.values(facts.invoices).map(({ status, cents }) => (status === 'paid' ? cents : 0)));
const sumOf = (cents: readonly number[]): number => cents.reduce((sum, one) => sum + one, 0);

const presentRow = ({ profile, source, last_seen_at, projects }: FoundUser): AdminUserRow => ({
  id: profile.id,
  name: profile.full_name,
  email: profile.email,
  email_verified: profile.email_verified,
  admin: source,
  suspended_at: profile.suspended_at?.toISOString() ?? null,
  created_at: profile.created_at.toISOString(),
  last_seen_at: last_seen_at?.toISOString() ?? null,
  projects,
});

const mostSessions = 50;

async function sessionsOf(
  { db, places }: Pick<Services, 'db' | 'places'>,
  id: string,
  now: Date,
): Promise<AdminUser['sessions']> {
  const rows = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.user_id, id), gt(sessions.expires_at, now)))
    .orderBy(desc(sessions.updated_at), desc(sessions.id))
    .limit(mostSessions);
  return rows.map((row) => ({
    id: row.id,
    device: deviceWords(row.user_agent),
    place: places.countryOf(row.ip_address ?? ''),
    created_at: row.created_at.toISOString(),
    last_used_at: row.updated_at.toISOString(),
  }));
}
