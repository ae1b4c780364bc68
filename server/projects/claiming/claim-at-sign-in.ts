import { and, eq, exists, isNull, or, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Database } from '../../db/database.ts';
import { orders, profiles, submissionLogs } from '../../db/schema.ts';
import { claimSubmissions, isGuestOrderOf } from './claim-submissions.ts';

/**
 * Claims a guest's packages for a member whose address is verified. Never throws: nobody stays
 * outside for that, and the next sign-in claims them. Mostly there is nothing, which one query says.
 */
export async function claimAtSignIn(
  { db, log }: { db: Database; log: Logger },
  userId: string,
): Promise<void> {
  const isTheirs = sql`lower(${submissionLogs.email}) = lower(${profiles.email})`;
  const sent = db
    .select({ id: submissionLogs.id })
    .from(submissionLogs)
    .where(and(isNull(submissionLogs.user_id), isTheirs));
  const ordered = db.select({ id: orders.id }).from(orders).where(isGuestOrderOf(profiles.email));
  try {
    const [member] = await db
      .select({ id: profiles.id, email: profiles.email })
      .from(profiles)
      .where(
        and(
          eq(profiles.id, userId),
          eq(profiles.email_verified, true),
          or(exists(sent), exists(ordered)),
        ),
      );
    if (member) await claimSubmissions({ db }, member);
  } catch (err) {
    log.error({ err }, 'packages were not claimed');
  }
}
