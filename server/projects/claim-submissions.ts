// What a guest sent becomes the member's, once the same address was proved to be theirs.
import { randomUUID } from 'node:crypto';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { projectOfPackage } from '#domain/projects/from-package.ts';
import type { Transaction } from '../db/database.ts';
import { profiles, projects, submissionLogs } from '../db/schema.ts';
import type { Services } from '../services.ts';

type Submission = typeof submissionLogs.$inferSelect;
/** The rest is claimed at the next sign-in. */
const mostAtOnce = 100;

/**
 * Gives a member the packages that were sent to their address without an account, each as a project
 * unless they have that project already. Does nothing for an address that was not proved. May be
 * called at every sign-in, and by several processes at once.
 */
export async function claimSubmissions(
  { db }: Pick<Services, 'db'>,
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
  });
}

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
  const content = projectOfPackage(submission.package);
  const same = await tx
    .select({ id: projects.id, submission_id: projects.submission_id })
    .from(projects)
    .where(
      and(
        eq(projects.user_id, userId),
        eq(projects.product_name, content.product_name),
        eq(projects.script, content.script),
      ),
    );
  if (same.length === 0) return insertProject(tx, userId, submission, content);
  const free = same.find(({ submission_id }) => submission_id === null);
  if (!free) return;
  await tx.update(projects).set({ submission_id: submission.id }).where(eq(projects.id, free.id));
}

async function insertProject(
  tx: Transaction,
  user_id: string,
  { id, created_at }: Submission,
  content: ReturnType<typeof projectOfPackage>,
): Promise<void> {
  await tx.insert(projects).values({
    ...content,
    id: randomUUID(),
    user_id,
    // Never one of a page's own.
    draft_key: id,
    submission_id: id,
    created_at,
    updated_at: created_at,
  });
}
