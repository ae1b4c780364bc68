import { eq, inArray, type SQL } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { bids, mails, projects } from '../db/schema.ts';

/**
 * The mails about bids for these projects. Those to directors are not the owner's: they name addresses
 * that stay in the house; but they go with the project.
 */
export const mailsOfBids = (queries: Queries, ofProjects: SQL | undefined): SQL =>
  inArray(
    mails.bid_id,
    queries
      .select({ id: bids.id })
      .from(bids)
      .innerJoin(projects, eq(projects.id, bids.project_id))
      .where(ofProjects),
  );
