import { and, eq, lt, sql } from 'drizzle-orm';
import type { Viewer } from '#domain/accounts/viewer.ts';
import type { Database } from '../db/database.ts';
import { profiles, sessions, userRoles } from '../db/schema.ts';
import type { Services } from '../services.ts';
import { bearerToken, findByToken } from './find-viewer-by-token.ts';

/**
 * Who asks, and with which session. `signedInAt` is when they last proved who they are;
 * `accessToken` is what they asked with, where that was no cookie.
 */
export type SignedIn = {
  viewer: Viewer;
  sessionId: string;
  signedInAt: Date;
  accessToken?: string;
  /** The id of the key they asked with, in place of a session. */
  apiKey?: string;
};
type Parts = Pick<Services, 'auth' | 'config' | 'db' | 'now'>;
type Member = Pick<
  typeof profiles.$inferSelect,
  'id' | 'email' | 'email_verified' | 'full_name' | 'two_factor_enabled'
>;

/**
 * Whom the access token of a request names or, without one, the session cookie; null when it names
 * no live session. Throws for a token that is not good.
 */
export async function findViewer(parts: Parts, headers: Headers): Promise<SignedIn | null> {
  const accessToken = bearerToken(headers);
  if (accessToken !== undefined) {
    const { profile, session } = await findByToken(parts, accessToken);
    const viewer = await viewerOf(parts, profile);
    if (!viewer) return null;
    await noteUse(parts, session.id, session.updated_at);
    return {
      viewer,
      sessionId: session.id,
      signedInAt: session.created_at,
      accessToken,
    };
  }
  const read = () => parts.auth.api.getSession({ headers, query: { disableRefresh: true } });
  const found = await read().catch(async () => {
    // A connection that broke while it was asked says nothing of the session.
    await askDatabase(parts.db);
    return read();
  });
  if (!found) return null;
  const { user, session } = found;
  const member = {
    id: user.id,
    email: user.email,
    email_verified: user.emailVerified,
    full_name: user.name,
    two_factor_enabled: user.twoFactorEnabled === true,
  };
  const viewer = await viewerOf(parts, member);
  if (!viewer) return null;
  await noteUse(parts, session.id, session.updatedAt);
  return {
    viewer,
    sessionId: session.id,
    signedInAt: session.createdAt,
  };
}

const noteMs = 5 * 60_000;

// When it was last used is for its owner to read: a few minutes more or less say the same.
async function noteUse({ db, now }: Parts, id: string, noted: Date): Promise<void> {
  const at = now();
  const due = new Date(at.getTime() - noteMs);
  if (noted > due) return;
  await db
    .update(sessions)
    .set({ updated_at: at })
    .where(and(eq(sessions.id, id), lt(sessions.updated_at, due)))
    // Whoever only reads is answered also by a database that takes nothing.
    .catch(() => {});
}

/**
 * Throws what the database says where it is the reason, and `error` where it is not: better-auth keeps
 * to itself why it failed.
 */
export async function failAsDatabase(db: Database, error: unknown): Promise<never> {
  await askDatabase(db);
  throw error;
}

const askDatabase = async (db: Database): Promise<void> => void (await db.execute(sql`select 1`));

// Null for who was suspended in the moment that the session was opened.
export async function viewerOf({ db }: Pick<Parts, 'db'>, member: Member): Promise<Viewer | null> {
  const rows = await db
    .select({ role: userRoles.role, suspended_at: profiles.suspended_at })
    .from(profiles)
    .leftJoin(userRoles, eq(userRoles.user_id, profiles.id))
    .where(eq(profiles.id, member.id));
  if (rows.some(({ suspended_at }) => suspended_at !== null)) return null;
  const { id, email, email_verified, full_name, two_factor_enabled } = member;
  return {
    id,
    email,
    email_verified,
    full_name,
    two_factor_enabled,
    roles: rows.flatMap(({ role }) => role ?? []),
  };
}
