import { eq, sql } from 'drizzle-orm';
import type { Viewer } from '#domain/accounts/viewer.ts';
import type { Database } from '../db/database.ts';
import { type profiles, userRoles } from '../db/schema.ts';
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
    return {
      viewer: await viewerOf(parts, profile),
      sessionId: session.id,
      signedInAt: session.created_at,
      accessToken,
    };
  }
  const found = await parts.auth.api
    .getSession({ headers, query: { disableRefresh: true } })
    .catch((error) => failAsDatabase(parts.db, error));
  if (!found) return null;
  const { user, session } = found;
  const member = {
    id: user.id,
    email: user.email,
    email_verified: user.emailVerified,
    full_name: user.name,
    two_factor_enabled: user.twoFactorEnabled === true,
  };
  return {
    viewer: await viewerOf(parts, member),
    sessionId: session.id,
    signedInAt: session.createdAt,
  };
}

/**
 * Throws what the database says where it is the reason, and `error` where it is not: better-auth keeps
 * to itself why it failed.
 */
export async function failAsDatabase(db: Database, error: unknown): Promise<never> {
  await db.execute(sql`select 1`);
  throw error;
}

async function viewerOf({ db }: Parts, member: Member): Promise<Viewer> {
  const granted = await db
    .select({ role: userRoles.role })
    .from(userRoles)
    .where(eq(userRoles.user_id, member.id));
  const { id, email, email_verified, full_name, two_factor_enabled } = member;
  return {
    id,
    email,
    email_verified,
    full_name,
    two_factor_enabled,
    roles: granted.map(({ role }) => role),
  };
}
