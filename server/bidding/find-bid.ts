import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Bid } from '#domain/bidding/bid.ts';
import type { Queries } from '../db/database.ts';
import { bids, profiles, projects } from '../db/schema.ts';
import { readToken } from '../sharing/share-address.ts';

export type BidRow = typeof bids.$inferSelect;

/** What the address of a director's form leads to; `ended`: it was one of ours, and its project is gone. */
export async function findBid(queries: Queries, secret: string, token: string) {
  const key = readToken(token, secret, 'bid');
  if (key === null) return 'unknown';
  const [found] = await queries
    .select({ bid: bids, project: projects, owner: profiles })
    .from(bids)
    .innerJoin(projects, eq(projects.id, bids.project_id))
    .innerJoin(profiles, eq(profiles.id, projects.user_id))
    .where(and(eq(bids.key, key), isNull(projects.archived_at)));
  return found ?? 'ended';
}

/** The bids of a project, in the order in which they were asked for. */
export const bidsOf = (queries: Queries, projectId: string): Promise<BidRow[]> =>
  queries
    .select()
    .from(bids)
    .where(eq(bids.project_id, projectId))
    .orderBy(asc(bids.asked_at), asc(bids.id));

/** What of a bid leaves the server: no address. */
export const presentBid = (row: BidRow): Bid => ({
  id: row.id,
  director_id: row.director_id,
  director_name: row.director_name,
  director_place: row.director_place,
  through_house: row.address === null,
  state: row.state,
  price_dollars: row.price_dollars,
  days: row.days,
  included: row.included,
  availability: row.availability,
  references: row.references,
  asked_at: row.asked_at.toISOString(),
  offered_at: row.offered_at?.toISOString() ?? null,
});
