// A project is Greenlit while money that the house has stands for it.
import { and, eq, inArray, ne, or, type SQL } from 'drizzle-orm';
import { fundedStates } from '#domain/payments/order-facts.ts';
import { announce } from '../../db/changes.ts';
import type { Transaction } from '../../db/database.ts';
import { orders, projects } from '../../db/schema.ts';
import { isPackageOf, projectOfPackageId } from '../../projects/packages-of.ts';

type Paid = Pick<typeof orders.$inferSelect, 'project_id' | 'submission_id'>;

const paidFor = ({ project_id, submission_id }: Paid): SQL | undefined =>
  or(
    project_id === null ? undefined : eq(projects.id, project_id),
    submission_id === null ? undefined : eq(projects.id, projectOfPackageId(submission_id)),
  );

/**
 * Holds the projects an order pays for until the transaction ends. Whoever changes both locks
 * projects before orders, so that two transactions never wait for each other.
 */
export async function lockProjects(tx: Transaction, order: Paid): Promise<string[]> {
  const which = paidFor(order);
  if (!which) return [];
  const locked = await tx
    .select({ id: projects.id })
    .from(projects)
    .where(which)
    .orderBy(projects.id)
    .for('no key update');
  return locked.map(({ id }) => id);
}

/**
 * Says of each project whether it is paid for. Whoever edits one meanwhile is not disturbed: its
 * `updated_at` stays.
 */
export async function settleProjects(
  tx: Transaction,
  projectIds: readonly string[],
): Promise<void> {
  for (const id of projectIds) {
    const status = (await isPaidFor(tx, id)) ? 'greenlit' : 'pipeline';
    const settled = await tx
      .update(projects)
      .set({ status })
      .where(and(eq(projects.id, id), ne(projects.status, status)))
      .returning({ owner: projects.user_id });
    for (const { owner } of settled) await announce(tx, 'projects', owner);
  }
}

async function isPaidFor(tx: Transaction, projectId: string): Promise<boolean> {
  const found = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        inArray(orders.state, fundedStates),
        or(eq(orders.project_id, projectId), isPackageOf(orders.submission_id, projectId)),
      ),
    )
    .limit(1);
  return found.length > 0;
}
