// Whom nothing is mailed, as the house sees it, and how that is lifted.
import { desc, eq, ilike } from 'drizzle-orm';
import type { Viewer } from '#domain/accounts/viewer.ts';
import type { SuppressionList } from '#domain/admin/suppressions.ts';
import { AppError } from '../app-error.ts';
import { canBeStored } from '../db/can-be-stored.ts';
import type { Database } from '../db/database.ts';
import { mails, submissionLogs, suppressions } from '../db/schema.ts';
import type { Services } from '../services.ts';
import { recordAct } from './audit/record-act.ts';

const most = 200;

/** The newest, or those whose address holds `q`. */
export async function listSuppressions(db: Database, q: string): Promise<SuppressionList> {
  if (!canBeStored(q)) return { stops: [], total: 0 };
  const { address, reason, created_at, mail_id } = suppressions;
  const asked = q === '' ? undefined : ilike(address, `%${q.replace(/[\\%_]/g, '\\$&')}%`);
  const rows = await db
    .select({ address, reason, created_at, sent_from: submissionLogs.ip_address })
    .from(suppressions)
    .leftJoin(mails, eq(mails.id, mail_id))
    .leftJoin(submissionLogs, eq(submissionLogs.id, mails.submission_id))
    .where(asked)
    .orderBy(desc(created_at), desc(address))
    .limit(most);
  const stops = rows.map((row) => ({
    ...row,
    created_at: row.created_at.toISOString(),
    sent_from: (row.reason === 'reported' && row.sent_from) || '',
  }));
  return { stops, total: await db.$count(suppressions, asked) };
}

/** Mails go there again. Throws 'not-found' for what is not in the list. */
export async function liftSuppression(
  { db, now }: Services,
  admin: Viewer,
  address: string,
): Promise<void> {
  const none = new AppError('not-found', 'Nothing holds back mail to this address.');
  if (!canBeStored(address)) throw none;
  await db.transaction(async (tx) => {
    const [lifted] = await tx
      .delete(suppressions)
      .where(eq(suppressions.address, address))
      .returning({ reason: suppressions.reason });
    if (!lifted) throw none;
    const target = { kind: 'mail-stop', id: masked(address) };
    await recordAct(tx, { admin, action: 'mail.resumed', target, details: lifted, at: now() });
  });
}

// The note outlives the account: it says who did what, not to whom.
const masked = (address: string): string => address.replace(/^(.).*@/su, '$1…@');
