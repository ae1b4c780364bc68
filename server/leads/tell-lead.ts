// A lead told by itself, beside or without a submission.
import { and, eq, gte, sql } from 'drizzle-orm';
import type { WriteToSheetsRequest } from '#domain/functions/write-to-sheets.ts';
import type { Transaction } from '../db/database.ts';
import { leads } from '../db/schema.ts';
import type { LimitRule } from '../limits.ts';
import { mailboxOf } from '../mail/mailbox-of.ts';
import { networkRules } from '../mail/network-rules.ts';
import { dedupeKey, type Sender } from '../production/submissions.ts';
import type { Services } from '../services.ts';
import { keepLead } from './keep-lead.ts';
import { leadCells, toldCells } from './lead-cells.ts';

const daySeconds = 86_400;
const leadsADay = 3; // of one address

/**
 * Keeps a lead unless it is known: by its `submissionId`, or where there is none by saying the same
 * as one of the last day, as a caller does that sent the package first. Throws 'too-many-requests'
 * when the address or the network has had enough; repeats do not count.
 */
export async function tellLead(
  services: Services,
  request: WriteToSheetsRequest,
  sender: Sender,
): Promise<void> {
  const now = services.now();
  const told = toldCells(request);
  const key = dedupeKey(request, told);
  await services.db.transaction(async (tx) => {
    if (await isKnown(tx, request.submissionId, told, now)) return;
    const cells = leadCells(told, sender.ipAddress, now);
    const isNew = await keepLead(services, tx, { cells, dedupeKey: key, now });
    if (isNew) await services.limits.take(limitsOf(services, request, sender), now, tx);
  });
}

async function isKnown(
  tx: Transaction,
  submissionId: string | undefined,
  told: object,
  now: Date,
): Promise<boolean> {
  const dayAgo = new Date(now.getTime() - daySeconds * 1000);
  const says = sql`${leads.cells} @> ${JSON.stringify(told)}::jsonb`;
  const found = await tx
    .select({ id: leads.id })
    .from(leads)
    .where(
      submissionId
        ? eq(leads.submission_id, submissionId)
        : and(gte(leads.created_at, dayAgo), says),
    )
    .limit(1);
  return found.length > 0;
}

const limitsOf = (
  { config }: Services,
  { email }: WriteToSheetsRequest,
  from: Sender,
): LimitRule[] => [
  {
    name: 'leads-address',
    subject: mailboxOf(email),
    count: leadsADay,
    windowSeconds: daySeconds,
  },
  ...networkRules(from, {
    name: 'leads-network',
    count: config.limits.packagesPerHour,
    windowSeconds: 3600,
  }),
];
