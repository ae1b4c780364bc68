import { and, eq, inArray } from 'drizzle-orm';
import type { ListedStanding } from '#domain/projects/project.ts';
import type { Queries } from '../../../db/database.ts';
import { bids, orders, projectPackages } from '../../../db/schema.ts';
import type { OrderRow } from '../present-order.ts';
import { type AcceptedBid, presentAccepted } from './accepted-bid.ts';
import { toldBegun, toldPayment } from './told-payment.ts';

/** What was paid for each of these projects, or begun, and what became of it; nothing for one that has neither. */
export async function listStandings(
  queries: Queries,
  projectIds: readonly string[],
  now: Date,
): Promise<Map<string, ListedStanding>> {
  if (projectIds.length === 0) return new Map();
  const found = await ordersOfProjects(queries, projectIds);
  const accepted = await bidsOf(queries, projectIds);
  const standings = new Map<string, ListedStanding>();
  for (const id of projectIds) {
    const rows = found.get(id) ?? [];
    const told = toldPayment(rows, now);
    const begun = toldBegun(rows, now);
    const bid = accepted.get(id) ?? null;
    if (told.order || told.returned || begun || bid) standings.set(id, { ...told, begun, bid });
  }
  return standings;
}

/** All orders of these projects. Two statements, so that each goes by an index: an order names its project, or a package of it. */
export async function ordersOfProjects(queries: Queries, projectIds: readonly string[]) {
  const own = await queries
    .select()
    .from(orders)
    .where(inArray(orders.project_id, [...projectIds]));
  const sent = await queries
    .select({ order: orders, project_id: projectPackages.project_id })
    .from(orders)
    .innerJoin(projectPackages, eq(projectPackages.submission_id, orders.submission_id))
    .where(inArray(projectPackages.project_id, [...projectIds]));
  const pairs = [
    ...own.map((order) => ({ order, project_id: order.project_id ?? '' })),
    ...sent.filter(({ order, project_id }) => order.project_id !== project_id),
  ];
  return new Map<string, OrderRow[]>(
    Object.entries(Object.groupBy(pairs, ({ project_id }) => project_id)).map(([id, some = []]) => [
      id,
      some.map(({ order }) => order),
    ]),
  );
}

async function bidsOf(queries: Queries, projectIds: readonly string[]) {
  const accepted = await queries
    .select()
    .from(bids)
    .where(and(inArray(bids.project_id, [...projectIds]), eq(bids.state, 'accepted')));
  return new Map<string, AcceptedBid>(
    accepted.map((bid) => [bid.project_id, presentAccepted(bid)]),
  );
}
