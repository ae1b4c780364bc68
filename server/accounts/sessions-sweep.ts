import { lt } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { sessions, verifications } from '../db/schema.ts';
import { sweepSigningKeys } from './signing-keys.ts';

/** Deletes what has ended: sessions, links and codes, keys past their grace. */
export async function sweepSignIns(db: Database, now: Date): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expires_at, now));
  await db.delete(verifications).where(lt(verifications.expires_at, now));
  await sweepSigningKeys(db, now);
}
