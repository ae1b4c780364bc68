import { and, eq } from 'drizzle-orm';
import type { Viewer } from '#domain/accounts/viewer.ts';
import type {
  PaidOrder,
  PaymentStanding,
  PaymentSubject,
} from '#domain/payments/account-payments.ts';
import { orderOutcome } from '#domain/payments/checkout-outcome.ts';
import type { Queries } from '../../db/database.ts';
import { bids, orders, submissionLogs } from '../../db/schema.ts';
import { mayPayFor } from '../../policies.ts';
import { ordersFor, ordersForPackage } from '../../projects/archive-project.ts';
import { findOwnProject } from '../../projects/find-project.ts';
import type { Services } from '../../services.ts';
import { type OrderRow, refundableUntil } from './present-order.ts';

const furthest = ['paid', 'pending', 'open'] as const;

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
  if (!same) return { standing: 'none', order: null, returned: null, bid: null };
  const found = await db.select().from(orders).where(same);
  const bid = await acceptedBid(db, subject);
  for (const standing of furthest) {
    const row = found.find(({ state }) => orderOutcome(state) === standing);
    if (!row) continue;
    const order = standing === 'paid' ? presentPaid(row, now()) : null;
    return { standing, order, returned: order ? null : lastReturned(found), bid };
  }
  return { standing: 'none', order: null, returned: lastReturned(found), bid };
}

// Of a project that was found to be the viewer's.
async function acceptedBid(queries: Queries, { projectId }: PaymentSubject) {
  if (!projectId) return null;
  const [found] = await queries
    .select()
    .from(bids)
    .where(and(eq(bids.project_id, projectId), eq(bids.state, 'accepted')));
  if (!found) return null;
  const { director_name, price_dollars, days } = found;
  return { director_name, price_dollars: price_dollars ?? 0, days: days ?? 0 };
}

function lastReturned(found: readonly OrderRow[]): PaymentStanding['returned'] {
  const last = found
    .filter(({ state }) => orderOutcome(state) === 'given-back')
    .toSorted((one, other) => other.number - one.number)[0];
  if (!last) return null;
  const { number, is_deposit, facts } = last;
  return { number, is_deposit, cents: facts.paid?.cents ?? last.cents };
}

const presentPaid = (row: OrderRow, now: Date): PaidOrder => ({
  number: row.number,
  cents: row.facts.paid?.cents ?? row.cents,
  is_deposit: row.is_deposit,
  refundable_until: refundableUntil(row, now)?.toISOString() ?? null,
  disputed: row.state === 'disputed',
});

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
