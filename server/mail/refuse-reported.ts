import { and, countDistinct, eq, gt } from 'drizzle-orm';
import { AppError } from '../app-error.ts';
import type { Queries } from '../db/database.ts';
import { mails, submissionLogs, suppressions } from '../db/schema.ts';

const daySeconds = 86_400;
// One may be a mistake, and so may two.
const reportsADay = 3;

/**
 * Refuses packages from where three others reported theirs within a day. Throws an AppError
 * 'too-many-requests'.
 */
export async function refuseReported(
  queries: Queries,
  ipAddress: string,
  now: Date,
): Promise<void> {
  const [found] = await queries
    .select({ reports: countDistinct(suppressions.address) })
    .from(suppressions)
    .innerJoin(mails, eq(mails.id, suppressions.mail_id))
    .innerJoin(submissionLogs, eq(submissionLogs.id, mails.submission_id))
    .where(
      and(
        eq(suppressions.reason, 'reported'),
        gt(suppressions.created_at, new Date(now.getTime() - daySeconds * 1000)),
        eq(submissionLogs.ip_address, ipAddress),
      ),
    );
  if ((found?.reports ?? 0) < reportsADay) return;
  throw new AppError(
    'too-many-requests',
    'Packages from here were reported by people who had not asked for them. Please try again tomorrow.',
    { retryAfterSeconds: daySeconds },
  );
}
