// What guests say is told to the owner at once where a page of theirs is open, and by one mail for all
// that is said within ten minutes.
import { and, eq, isNotNull, isNull, lt, or } from 'drizzle-orm';
import { announce } from '../db/changes.ts';
import type { Transaction } from '../db/database.ts';
import { profiles, projects, shares } from '../db/schema.ts';
import { queueMail } from '../mail/queue-mail.ts';
import type { ProjectRow } from '../projects/find-project.ts';
import type { Services } from '../services.ts';

/** The queue whose job mails what was gathered. */
export const tellFeedbackQueue = 'tell-feedback';
const gatherSeconds = 600;
// What was to be told and could not be is not waited for any longer.
const mostSeconds = 86_400;

/** Tells of something a guest said, in the transaction that keeps it. */
export async function noteFeedback(
  { jobs, now }: Pick<Services, 'jobs' | 'now'>,
  tx: Transaction,
  project: ProjectRow,
): Promise<void> {
  await announce(tx, 'projects', project.user_id);
  const givenUp = new Date(now().getTime() - mostSeconds * 1000);
  const isDue = and(
    eq(shares.project_id, project.id),
    shares.mails_owner,
    or(isNull(shares.tell_at), lt(shares.tell_at, givenUp)),
  );
  const due = await tx
    .update(shares)
    .set({ tell_at: new Date(now().getTime() + gatherSeconds * 1000) })
    .where(isDue)
    .returning({ id: shares.id });
  for (const { id } of due) {
    const later = { startAfterSeconds: gatherSeconds };
    await jobs.enqueue(tx, tellFeedbackQueue, { shareId: id }, later);
  }
}

/** Queues the mail that tells what was gathered. Only an address that was proved to be the owner's is written to. */
export async function tellFeedback(services: Services, shareId: string): Promise<void> {
  const { db, now } = services;
  await db.transaction(async (tx) => {
    const isGathered = and(eq(shares.id, shareId), isNotNull(shares.tell_at));
    const [share] = await tx.update(shares).set({ tell_at: null }).where(isGathered).returning();
    if (!share?.mails_owner) return;
    const [owner] = await tx
      .select({ id: profiles.id, email: profiles.email, isProved: profiles.email_verified })
      .from(profiles)
      .innerJoin(projects, eq(projects.user_id, profiles.id))
      .where(and(eq(projects.id, share.project_id), isNull(projects.archived_at)));
    if (!owner?.isProved) return;
    const about = { userId: owner.id, projectId: share.project_id };
    await queueMail(services, tx, { kind: 'feedback', to: owner.email, now: now(), ...about });
  });
}
