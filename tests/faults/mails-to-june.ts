import { eq } from 'drizzle-orm';
import { mails } from '#server/db/schema.ts';
import type { Place } from './place.ts';

/** The kinds of all mails queued for the member of these tests. */
export async function mailsToJune({ openDatabase }: Place): Promise<string[]> {
  const { db, close } = await openDatabase();
  const found = await db
    .select({ kind: mails.kind })
    .from(mails)
    .where(eq(mails.to_address, 'june@example.com'));
  await close();
  return found.map(({ kind }) => kind).sort();
}
