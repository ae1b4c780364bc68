// Which project a claimed package belongs to, and what it adds there.
import { randomUUID } from 'node:crypto';
import { and, asc, eq, isNull, or, sql } from 'drizzle-orm';
import { addCutsOf, putPackageOn } from '#domain/projects/add-package.ts';
import type { FormData } from '#domain/projects/form-data.ts';
import { projectOfPackage } from '#domain/projects/from-package.ts';
import type { Transaction } from '../../db/database.ts';
import { productionRequests, projects, type submissionLogs } from '../../db/schema.ts';
import { askedAnswers } from '../../production/asked-answers.ts';
import type { ProjectRow } from '../find-project.ts';
import { keepBeside, keepTake } from '../keep-take.ts';

type Submission = typeof submissionLogs.$inferSelect;
type Content = ReturnType<typeof projectOfPackage>;

/**
 * The project of a claimed package, by its id: the ad may be one already. Then what the package shows
 * stands there where nobody has changed it since, and is an earlier take where somebody has.
 */
export async function projectOfClaimed(
  tx: Transaction,
  userId: string,
  submission: Submission,
): Promise<string> {
  const [asked] = await tx
    .select()
    .from(productionRequests)
    .where(eq(productionRequests.submission_id, submission.id));
  const later = asked && askedAnswers(asked);
  const content = projectOfPackage(submission.package, later);
  const same = await findSame(tx, userId, content);
  const older = same.find((row) => isOlder(row, submission));
  if (older) return putOn(tx, older, submission, later);
  const kept = same.find(({ submission_id }) => submission_id === null) ?? same[0];
  if (!kept) return insertProject(tx, userId, submission, content);
  await addTo(tx, kept, submission, later);
  await keepBeside(tx, kept, content, submission.created_at);
  return kept.id;
}

// The same words, or the same concept for the same product.
const findSame = (tx: Transaction, userId: string, content: Content): Promise<ProjectRow[]> =>
  tx
    .select()
    .from(projects)
    .where(
      and(
        eq(projects.user_id, userId),
        sql`lower(${projects.product_name}) = lower(${content.product_name})`,
        or(eq(projects.script, content.script), eq(projects.project_name, content.project_name)),
        isNull(projects.archived_at),
      ),
    )
    .orderBy(asc(projects.created_at), asc(projects.id))
    .for('no key update');

// Made by claiming, and not changed after the package was sent.
const isOlder = ({ draft_key, submission_id, updated_at }: ProjectRow, sent: Submission): boolean =>
  draft_key === submission_id && updated_at <= sent.created_at;

async function putOn(
  tx: Transaction,
  row: ProjectRow,
  { package: sent, created_at }: Submission,
  later?: FormData,
): Promise<string> {
  const updated_at = new Date(Math.max(created_at.getTime(), row.updated_at.getTime() + 1));
  const content = putPackageOn(row, sent, later);
  const [written] = await tx
    .update(projects)
    .set({ ...content, project_name: row.project_name, updated_at })
    .where(eq(projects.id, row.id))
    .returning();
  if (written) await keepTake(tx, row, written);
  return row.id;
}

// What was answered for it in a tab without the account, and the cuts that were made there.
async function addTo(
  tx: Transaction,
  row: ProjectRow,
  { id, package: sent }: Submission,
  later?: FormData,
): Promise<void> {
  if (row.submission_id === null) {
    await tx.update(projects).set({ submission_id: id }).where(eq(projects.id, row.id));
  }
  const isAsked = later && row.submission_id === null && !row.form_data.budget;
  const change = {
    ...addCutsOf(row, sent),
    ...(isAsked ? { form_data: { ...row.form_data, ...later } } : {}),
  };
  if (Object.keys(change).length === 0) return;
  const updated_at = sql`${projects.updated_at} + interval '1 millisecond'`;
  await tx
    .update(projects)
    .set({ ...change, updated_at })
    .where(eq(projects.id, row.id));
}

async function insertProject(
  tx: Transaction,
  user_id: string,
  { id, created_at }: Submission,
  content: Content,
): Promise<string> {
  const projectId = randomUUID();
  await tx.insert(projects).values({
    ...content,
    id: projectId,
    user_id,
    // Never one of a page's own.
    draft_key: id,
    submission_id: id,
    created_at,
    updated_at: created_at,
  });
  return projectId;
}
