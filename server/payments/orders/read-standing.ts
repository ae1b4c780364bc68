import { eq } from 'drizzle-orm';
import type { Viewer } from '#domain/accounts/viewer.ts';
import type { PaymentStanding, PaymentSubject } from '#domain/payments/account-payments.ts';
import { orderOutcome } from '#domain/payments/checkout-outcome.ts';
import type { Queries } from '../../db/database.ts';
import { orders, submissionLogs } from '../../db/schema.ts';
import { mayPayFor } from '../../policies.ts';
import { ordersFor, ordersForPackage } from '../../projects/archive-project.ts';
import { findOwnProject } from '../../projects/find-project.ts';

const furthest = ['paid', 'pending', 'open'] as const;

/**
 * How far any payment for this has come, in whichever tab or way it was begun. 'none' too for what
 * is not there or another's to pay for.
 */
export async function readStanding(
  queries: Queries,
  viewer: Viewer | null,
  subject: PaymentSubject,
): Promise<PaymentStanding> {
  const same = await ordersOf(queries, viewer, subject);
  if (!same) return 'none';
  const found = await queries.select({ state: orders.state }).from(orders).where(same);
  const outcomes = found.map(({ state }) => orderOutcome(state));
  return furthest.find((outcome) => outcomes.includes(outcome)) ?? 'none';
}

async function ordersOf(
  queries: Queries,
  viewer: Viewer | null,
  { projectId, submissionId }: PaymentSubject,
) {
  if (projectId) {
    const project = viewer && (await findOwnProject(queries, viewer, projectId));
    if (!project) return null;
    return ordersFor(project);
  }
  if (!submissionId) return null;
  const [sent] = await queries
    .select({ user_id: submissionLogs.user_id })
    .from(submissionLogs)
    .where(eq(submissionLogs.id, submissionId));
  if (!sent || !mayPayFor(viewer, sent)) return null;
  return ordersForPackage(submissionId);
}
