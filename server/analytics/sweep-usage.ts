import { lt } from 'drizzle-orm';
import { keptDays } from '#domain/retention.ts';
import type { Database } from '../db/database.ts';
import { generations, usageMarks, usageSalts } from '../db/schema.ts';
import { dayOf } from './usage.ts';

const hour = 3_600_000;

/**
 * Forgets who was counted once a day is over, salt and marks alike; the counts stay. What was
 * reported right before midnight may still be under way, so a day ends an hour late.
 */
export async function sweepUsage(db: Database, now: Date): Promise<void> {
  const today = dayOf(new Date(now.getTime() - hour));
  await db.delete(usageMarks).where(lt(usageMarks.day, today));
  await db.delete(usageSalts).where(lt(usageSalts.day, today));
  const oldest = new Date(now.getTime() - keptDays.generation * 24 * hour);
  await db.delete(generations).where(lt(generations.at, oldest));
}
