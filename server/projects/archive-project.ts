// A project that is deleted goes to the archive; what was or is to be paid for it is told with it.
import { randomUUID } from 'node:crypto';
import { and, desc, eq, exists, isNotNull, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { Viewer } from '#domain/accounts/viewer.ts';
import { type OrderState, refundedCents } from '#domain/payments/order-facts.ts';
import type { ProjectDeletion } from '#domain/projects/archive.ts';
import { mailsOfBids } from '../bidding/mails-of-bids.ts';
import { announce } from '../db/changes.ts';
import type { Queries, Transaction } from '../db/database.ts';
import { mails, orders, projects } from '../db/schema.ts';
import { refundableUntil } from '../payments/orders/present-order.ts';
import { endLink } from '../sharing/manage-share.ts';
import { findOwnProject, noProject, type ProjectRow } from './find-project.ts';
import { isPackageOf, projectOfPackageId } from './packages-of.ts';

type Paid = Pick<ProjectRow, 'id'>;

/** The orders that pay for it, or for a package that was sent of it. */
export const ordersFor = ({ id }: Paid): SQL | undefined =>
  or(eq(orders.project_id, id), isPackageOf(orders.submission_id, id));

/** The orders that pay for a package, or for the project it belongs to. */
export const ordersForPackage = (id: string): SQL | undefined =>
  or(eq(orders.submission_id, id), eq(orders.project_id, projectOfPackageId(id)));

// Of all others money came, or can still come while the checkout is being closed.
const neverPaid: OrderState[] = ['failed', 'expired'];

const standingOrders = (queries: Queries, project: Paid) =>
  queries
    .select()
    .from(orders)
    .where(and(ordersFor(project), notInArray(orders.state, neverPaid)))
    .orderBy(desc(orders.created_at), desc(orders.id));

/** What was or is to be paid for the viewer's own project. Throws 'not-found'. */
export async function previewDeletion(
  queries: Queries,
  viewer: Viewer,
  { id, now }: { id: string; now: Date },
): Promise<ProjectDeletion> {
  const project = await findOwnProject(queries, viewer, id);
  if (!project) throw noProject();
  const standing = await standingOrders(queries, project);
  return {
    payments: standing.map((order) => ({
      id: order.id,
      number: order.number,
      cents: order.cents,
      is_deposit: order.is_deposit,
      refunded_cents: refundedCents(order.facts),
      state: order.state,
      refundable_until: refundableUntil(order, now)?.toISOString() ?? null,
    })),
  };
}

/** Whether money came for a listed project, or can still come. */
export const isPaidFor = (queries: Queries): SQL<boolean> =>
  sql<boolean>`${exists(
    queries
      .select()
      .from(orders)
      .where(
        and(
          or(eq(orders.project_id, projects.id), isPackageOf(orders.submission_id, projects.id)),
          notInArray(orders.state, neverPaid),
        ),
      ),
  )}`;

/** Tells the owner's pages that a project was deleted or is back: its payments name it, too. */
export async function announceArchived(tx: Transaction, userId: string): Promise<void> {
  await announce(tx, 'projects', userId);
  await announce(tx, 'payments', userId);
}

/** Archives a project, locked in the caller's transaction. Its link has ended then, also when it is restored. */
export async function archiveProject(
  tx: Transaction,
  project: ProjectRow,
  at: Date,
): Promise<void> {
  await tx
    .update(projects)
    // A page that still has its key saves a project of its own.
    .set({ archived_at: at, draft_key: randomUUID() })
    .where(eq(projects.id, project.id));
  // What waits to be mailed of it is wanted no more.
  await tx
    .delete(mails)
    .where(
      and(
        eq(mails.status, 'queued'),
        or(eq(mails.project_id, project.id), mailsOfBids(tx, eq(projects.id, project.id))),
      ),
    );
  await endLink(tx, project.id);
}

/**
 * Leaves name and brief of these projects with the orders that were paid for them, for the books: the
 * projects are about to be deleted.
 */
export async function keepWithOrders(tx: Transaction, which: SQL | undefined): Promise<void> {
  await tx
    .update(orders)
    .set({ project_name: projects.project_name, creative_brief: projects.creative_brief })
    .from(projects)
    .where(and(which, eq(orders.project_id, projects.id), isNotNull(orders.paid_at)));
}
