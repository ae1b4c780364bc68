// What a guest sent becomes the member's, once the same address was proved to be theirs.
import { and, asc, eq, isNull, like, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { announce } from '../../db/changes.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { orders, profiles, submissionLogs } from '../../db/schema.ts';
import { claimPictures } from '../../pictures/adopt-pictures.ts';
import { linkPackage } from './link-packages.ts';
import { projectOfClaimed } from './project-of-claimed.ts';

type Submission = typeof submissionLogs.$inferSelect;
/** The rest is claimed at the next sign-in. */
const mostAtOnce = 100;

/**
 * Gives a member the packages that were sent to their address without an account, each ad as a project
 * unless they have that project already, and what was paid for them. Does nothing for an address that was not proved. May be
 * called at every sign-in, and by several processes at once.
 */
export async function claimSubmissions(
  { db }: { db: Database },
  { id, email }: { id: string; email: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await lockProved(tx, id, email))) return;
    const found = await tx
      .select()
      .from(submissionLogs)
      .where(
        and(isNull(submissionLogs.user_id), sql`lower(${submissionLogs.email}) = lower(${email})`),
      )
      .orderBy(asc(submissionLogs.created_at), asc(submissionLogs.id))
      .limit(mostAtOnce);
    for (const submission of found) await claim(tx, id, submission);
    await tx.update(orders).set({ user_id: id }).where(isGuestOrderOf(email));
    for (const topic of ['projects', 'submissions', 'payments'] as const) {
      await announce(tx, topic, id);
    }
  });
}

/** Paid, or to be paid, by a guest with that address for answers that nobody saved. */
export const isGuestOrderOf = (email: string | AnyPgColumn): SQL | undefined =>
  and(
    isNull(orders.user_id),
    like(orders.subject, 'draft:%'),
    sql`lower(${orders.email}) = lower(${email})`,
  );

// One claim after the other for one member.
async function lockProved(tx: Transaction, id: string, email: string): Promise<boolean> {
  const found = await tx
    .select({ id: profiles.id })
    .from(profiles)
    .where(
      and(
        eq(profiles.id, id),
        eq(profiles.email_verified, true),
        sql`lower(${profiles.email}) = lower(${email})`,
      ),
    )
    .for('no key update');
  return found.length > 0;
}

async function claim(tx: Transaction, userId: string, submission: Submission): Promise<void> {
  const claimed = await tx
    .update(submissionLogs)
    .set({ user_id: userId })
    .where(and(eq(submissionLogs.id, submission.id), isNull(submissionLogs.user_id)))
    .returning({ id: submissionLogs.id });
  if (claimed.length === 0) return;
  await claimPictures(tx, submission.id, userId);
  const project_id = await projectOfClaimed(tx, userId, submission);
  await tx
    .update(orders)
    .set({ user_id: userId, project_id })
    .where(and(eq(orders.submission_id, submission.id), isNull(orders.user_id)));
  await linkPackage(tx, submission.id, project_id);
}
