import { eq } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { submissionLogs } from '../db/schema.ts';

/** The recorded submission of that id, if it is still there. */
export async function findSubmission(queries: Queries, id: string | null) {
  if (id === null) return undefined;
  const [found] = await queries.select().from(submissionLogs).where(eq(submissionLogs.id, id));
  return found;
}
