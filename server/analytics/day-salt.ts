import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { usageSalts } from '../db/schema.ts';

/** The salt of a UTC day, the same for every process: whoever comes first makes it. */
export async function saltOf(db: Database, day: string): Promise<string> {
  const salt = randomBytes(32).toString('base64url');
  const [row] = await db
    .insert(usageSalts)
    .values({ day, salt })
    .onConflictDoUpdate({ target: usageSalts.day, set: { salt: sql`${usageSalts.salt}` } })
    .returning();
  return row?.salt ?? salt;
}
