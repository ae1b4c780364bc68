import { and, eq, isNull, sql } from 'drizzle-orm';
import { profiles, submissionLogs } from '../db/schema.ts';
import type { Services } from '../services.ts';
import { claimSubmissions } from './claim-submissions.ts';

/**
 * Claims a guest's packages for a member whose address is verified. Never throws: nobody stays
 * outside for that, and the next sign-in claims them. Mostly there is nothing, which one query says.
 */
export async function claimAtSignIn(
  { db, log }: Pick<Services, 'db' | 'log'>,
  userId: string,
): Promise<void> {
  try {
    const [member] = await db
      .select({ id: profiles.id, email: profiles.email })
      .from(profiles)
      .innerJoin(submissionLogs, sql`lower(${submissionLogs.email}) = lower(${profiles.email})`)
      .where(
        and(
          eq(profiles.id, userId),
          eq(profiles.email_verified, true),
          isNull(submissionLogs.user_id),
        ),
      )
      .limit(1);
    if (member) await claimSubmissions({ db }, member);
  } catch (err) {
    log.error({ err }, 'packages were not claimed');
  }
}
