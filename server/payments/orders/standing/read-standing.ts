import { and, eq, or, type SQL } from 'drizzle-orm';
import type { Viewer } from '#domain/accounts/viewer.ts';
import type { PaymentStanding, PaymentSubject } from '#domain/payments/account-payments.ts';
import type { Queries } from '../../../db/database.ts';
import { bids, orders, projectPackages, submissionLogs } from '../../../db/schema.ts';
import { mayPayFor } from '../../../policies.ts';
import { ordersFor, ordersForPackage } from '../../../projects/archive-project.ts';
import { findOwnProject, type ProjectRow } from '../../../projects/find-project.ts';
import type { Services } from '../../../services.ts';
import { presentAccepted } from './accepted-bid.ts';
import { stageOf, toldBegun, toldPayment } from './told-payment.ts';

const nothing: PaymentStanding = {
  standing: 'none',
  ...{ order: null, begun: null, returned: null, bid: null },
};

/**
 * How far any payment for this has come, in whichever tab or way it was begun, which it was, and which bid was
 * accepted. 'none' too for what is not there or another's to pay for.
 */
export async function readStanding(
  { db, now }: Pick<Services, 'db' | 'now'>,
  viewer: Viewer | null,
  subject: PaymentSubject,
): Promise<PaymentStanding> {
  const same = await ordersOf(db, viewer, subject);
  if (!same) return nothing;
  const found = await db.select().from(orders).where(same).orderBy(orders.number);
  const told = toldPayment(found, now());
  return {
    standing: told.order ? 'paid' : (stageOf(found)?.stage ?? 'none'),
    ...told,
    begun: toldBegun(found, now()),
    bid: await acceptedBid(db, subject),
  };
}

// Of a project that was found to be the viewer's.
async function acceptedBid(queries: Queries, { projectId }: PaymentSubject) {
  if (!projectId) return null;
  const [found] = await queries
    .select()
    .from(bids)
    .where(and(eq(bids.project_id, projectId), eq(bids.state, 'accepted')));
  return found ? presentAccepted(found) : null;
}

// A project that was just saved, and the package it was sent as, may not know of each other yet: a guest
// who paid and signed up has their package once the address is proved.
async function ordersOf(
  queries: Queries,
  viewer: Viewer | null,
  { projectId, submissionId }: PaymentSubject,
): Promise<SQL | undefined> {
  const project = projectId && viewer && (await findOwnProject(queries, viewer, projectId));
  const isSent =
    submissionId !== undefined &&
    (await isTheirs(queries, viewer, submissionId)) &&
    !(project && (await isAnothers(queries, project, submissionId)));
  return or(
    project ? ordersFor(project) : undefined,
    isSent ? ordersForPackage(submissionId) : undefined,
  );
}

async function isTheirs(queries: Queries, viewer: Viewer | null, id: string): Promise<boolean> {
  const [sent] = await queries
    .select({ user_id: submissionLogs.user_id })
    .from(submissionLogs)
    .where(eq(submissionLogs.id, id));
  return sent !== undefined && mayPayFor(viewer, sent);
}

// What was paid with a package that belongs to another project is told of that one alone.
async function isAnothers(queries: Queries, { id }: ProjectRow, sent: string): Promise<boolean> {
  const [linked] = await queries
    .select({ project_id: projectPackages.project_id })
    .from(projectPackages)
    .where(eq(projectPackages.submission_id, sent));
  return linked !== undefined && linked.project_id !== id;
}
