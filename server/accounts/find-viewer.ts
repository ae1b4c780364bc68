import { eq } from 'drizzle-orm';
import type { Viewer } from '#domain/accounts/viewer.ts';
import type { Database } from '../db/database.ts';
import { userRoles } from '../db/schema.ts';
import type { Auth } from './open-auth.ts';

/** Who asks, and with which session. `signedInAt` is when they last proved who they are. */
export type SignedIn = { viewer: Viewer; sessionId: string; signedInAt: Date };

/** Who the session cookie of a request belongs to; null when it names no live session. */
export async function findViewer(
  auth: Auth,
  db: Database,
  headers: Headers,
): Promise<SignedIn | null> {
  const found = await auth.api.getSession({ headers, query: { disableRefresh: true } });
  if (!found) return null;
  const { user, session } = found;
  const granted = await db
    .select({ role: userRoles.role })
    .from(userRoles)
    .where(eq(userRoles.user_id, user.id));
  return {
    viewer: {
      id: user.id,
      email: user.email,
      email_verified: user.emailVerified,
      full_name: user.name,
      two_factor_enabled: user.twoFactorEnabled === true,
      roles: granted.map(({ role }) => role),
    },
    sessionId: session.id,
    signedInAt: session.createdAt,
  };
}
