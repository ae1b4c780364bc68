// A member's sessions: looked at, and ended.
import { and, desc, eq, gt } from 'drizzle-orm';
import { z } from 'zod';
import type { ListedSession } from '#domain/accounts/account-facts.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import { announce } from '../db/changes.ts';
import type { Database } from '../db/database.ts';
import { sessions } from '../db/schema.ts';
import type { Services } from '../services.ts';
import type { SignedIn } from './find-viewer.ts';
import { endLinks } from './mailed-links/mailed-tokens.ts';
import { deviceWords } from './signing-in/device-words.ts';

const listed = 100;

/** The sessions that live, the one that asks first, then by last use. */
export async function listSessions(
  { db, places }: Pick<Services, 'db' | 'places'>,
  { viewer, sessionId }: SignedIn,
  now: Date,
): Promise<ListedSession[]> {
  const rows = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.user_id, viewer.id), gt(sessions.expires_at, now)))
    .orderBy(desc(eq(sessions.id, sessionId)), desc(sessions.updated_at), desc(sessions.id))
    .limit(listed);
  return rows.map((row) => ({
    id: row.id,
    device: deviceWords(row.user_agent),
    place: places.countryOf(row.ip_address ?? ''),
    created_at: row.created_at.toISOString(),
    last_used_at: row.updated_at.toISOString(),
    current: row.id === sessionId,
  }));
}

/** Ends one of the viewer's own. False when there is none of this id, or it is another's. */
export async function endSession(db: Database, viewer: Viewer, id: string): Promise<boolean> {
  if (!z.uuid().safeParse(id).success) return false;
  return db.transaction(async (tx) => {
    const ended = await tx
      .delete(sessions)
      .where(and(eq(sessions.id, id), eq(sessions.user_id, viewer.id)))
      .returning({ id: sessions.id });
    if (ended.length > 0) await announce(tx, 'sessions', viewer.id);
    return ended.length > 0;
  });
}

/** Signs the viewer out everywhere; links that were mailed to sign in or recover end with it. */
export async function endAllSessions(db: Database, viewer: Viewer): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.delete(sessions).where(eq(sessions.user_id, viewer.id));
    await endLinks(tx, viewer.id);
    await announce(tx, 'sessions', viewer.id);
  });
}
