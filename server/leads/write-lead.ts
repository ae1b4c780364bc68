// Puts a kept lead into the house's list, once, and notes what became of it.
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { leads } from '../db/schema.ts';
import { LeadsError } from '../gateways/leads/port.ts';
import type { Services } from '../services.ts';
import { writeLeadQueue } from './write-lead-queue.ts';

/** How often a list may ask to be left alone before its lead is given up. */
const mostWaits = 40;
const longestWaitSeconds = 3600;

type Attempt = {
  lastAttempt: boolean;
  /** Attempts before this job, each of which was told to wait. */
  waits: number;
};

/**
 * Writes a queued lead. Does nothing for one that was written or given up, and sees to it that no row
 * stays of one that was deleted. Throws a LeadsError for what may succeed later, unless
 * `lastAttempt`; then, and when somebody must do something first, the lead is noted as failed.
 */
export async function writeLead(
  services: Services,
  leadId: string,
  attempt: Attempt,
): Promise<void> {
  const [lead] = await services.db.select().from(leads).where(eq(leads.id, leadId));
  if (!lead) return services.leads.remove([leadId]);
  if (lead.state !== 'queued') return;
  await note(services, leadId, { attempts: sql`${leads.attempts} + 1` });
  try {
    await services.leads.append(lead);
  } catch (error) {
    return noteFailure(services, leadId, error, attempt);
  }
  const written = { state: 'written', written_at: services.now(), last_error: null } as const;
  await note(services, leadId, written, true);
  // Deleted while it was being written.
  if (!(await isKept(services, leadId))) await services.leads.remove([leadId]);
}

const isKept = async ({ db }: Services, id: string): Promise<boolean> =>
  (await db.select({ id: leads.id }).from(leads).where(eq(leads.id, id))).length > 0;

async function noteFailure(
  services: Services,
  leadId: string,
  error: unknown,
  { lastAttempt, waits }: Attempt,
): Promise<void> {
  const known = error instanceof LeadsError ? error : undefined;
  const last_error = known?.message ?? 'It failed in a way nobody expected: see the log.';
  const asked = known?.retryAfterSeconds;
  const isLast = lastAttempt || waits >= mostWaits;
  const isGivenUp = known?.outcome === 'permanent' || isLast;
  await note(services, leadId, { state: isGivenUp ? 'failed' : 'queued', last_error }, isGivenUp);
  services.log.warn(
    { leadId, failed: isGivenUp, ...(known ? { reason: known.message } : { err: error }) },
    'a lead was not written',
  );
  if (known?.outcome === 'permanent') return;
  if (asked === undefined || isLast) throw error;
  const startAfterSeconds = Math.min(Math.max(1, Math.ceil(asked)), longestWaitSeconds);
  const data = { leadId, waits: waits + 1 };
  await services.db.transaction((tx) =>
    services.jobs.enqueue(tx, writeLeadQueue, data, { startAfterSeconds }),
  );
}

type Change = Omit<Partial<typeof leads.$inferInsert>, 'attempts'> & { attempts?: SQL };

/** What another job of the same lead has settled stays. `isShown`: whoever looks at leads is told. */
function note(
  { db, changes }: Services,
  id: string,
  change: Change,
  isShown = false,
): Promise<void> {
  return db.transaction(async (tx) => {
    const found = await tx
      .update(leads)
      .set(change)
      .where(and(eq(leads.id, id), eq(leads.state, 'queued')))
      .returning({ id: leads.id });
    if (isShown && found.length > 0) await changes.announce(tx, 'leads');
  });
}
