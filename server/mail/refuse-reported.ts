import { and, eq, gt } from 'drizzle-orm';
import { AppError } from '../app-error.ts';
import type { Queries } from '../db/database.ts';
import { mails, submissionLogs, suppressions } from '../db/schema.ts';
import { networkOf } from '../start/network-address.ts';
import { type From, networkRules } from './network-rules.ts';

const daySeconds = 86_400;
// One may be a mistake, and so may two.
const perDay = { name: 'reports', count: 3, windowSeconds: daySeconds };

/**
 * Refuses packages from a network of which three others reported theirs within a day, or somewhat more
 * of a wider one. Throws an AppError 'too-many-requests'.
 */
export async function refuseReported(queries: Queries, from: From, now: Date): Promise<void> {
  const reports = await queries
    .select({ ipAddress: submissionLogs.ip_address })
    .from(suppressions)
    .innerJoin(mails, eq(mails.id, suppressions.mail_id))
    .innerJoin(submissionLogs, eq(submissionLogs.id, mails.submission_id))
    .where(
      and(
        eq(suppressions.reason, 'reported'),
        gt(suppressions.created_at, new Date(now.getTime() - daySeconds * 1000)),
      ),
    );
  const networks = reports.flatMap(({ ipAddress }) => rulesOf(ipAddress).map(keyOf));
  const isFull = networkRules(from, perDay).some(
    (rule) => networks.filter((network) => network === keyOf(rule)).length >= rule.count,
  );
  if (!isFull) return;
  throw new AppError(
    'too-many-requests',
    'Packages from here were reported by people who had not asked for them. Please try again tomorrow.',
    { retryAfterSeconds: daySeconds },
  );
}

const rulesOf = (ipAddress: string) =>
  networkRules({ ipAddress, network: networkOf(ipAddress) }, perDay);
const keyOf = ({ name, subject }: { name: string; subject: string }) => `${name} ${subject}`;
