import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Viewer } from '#domain/accounts/viewer.ts';
import { mostBids } from '#domain/bidding/bid.ts';
import { AppError } from '../app-error.ts';
import type { Transaction } from '../db/database.ts';
import { bids, creativeDirectors } from '../db/schema.ts';
import { findChosenDirector } from '../directors/chosen-director.ts';
import { queueMail } from '../mail/queue-mail.ts';
import type { Services } from '../services.ts';
import { inOwnProject } from '../sharing/manage-share.ts';
import type { BidRow } from './find-bid.ts';

const day = 86_400;

/**
 * Asks directors to offer something for the viewer's own project: by mail to their own address, or
 * through the house where they have none. Who was asked before is not asked again. Throws 'not-found',
 * 'forbidden' for an address that is not verified, 'invalid-input' for more than a project asks or a
 * director there is not, 'conflict' where nobody can be written to, and 'too-many-requests'.
 */
export async function askForBids(
  services: Services,
  viewer: Viewer,
  projectId: string,
  directorIds: readonly string[],
): Promise<void> {
  if (!viewer.email_verified) throw unverified();
  const at = services.now();
  await inOwnProject(services, viewer, projectId, async (tx, project) => {
    const rule = { name: 'bid-requests', subject: viewer.id, count: 10, windowSeconds: day };
    await services.limits.take([rule], at, tx);
    for (const directorId of new Set(directorIds)) {
      const director = await directorOf(tx, directorId);
      if (director.address === null && services.config.adminEmails.length === 0) throw nobody();
      const [asked] = await tx
        .insert(bids)
        .values({
          id: randomUUID(),
          project_id: project.id,
          director_id: directorId,
          ...director,
          key: randomUUID(),
          asked_at: at,
        })
        .onConflictDoNothing({ target: [bids.project_id, bids.director_id] })
        .returning();
      if (asked) await mailBidder(services, tx, asked, 'bid-request');
    }
    if ((await tx.$count(bids, eq(bids.project_id, project.id))) > mostBids) throw tooMany();
  });
}

async function directorOf(tx: Transaction, id: string) {
  const director = await findChosenDirector(tx, id);
  if (!director) throw noDirector();
  const { contact_email, sample, active } = creativeDirectors;
  const [row] = await tx
    .select({ address: contact_email })
    .from(creativeDirectors)
    .where(and(eq(creativeDirectors.id, id), eq(active, true), eq(sample, false)));
  return {
    director_name: director.name,
    director_place: director.location,
    // Invented directors have invented addresses.
    address: row?.address || null,
  };
}

/** Writes to the director of a bid, or to the house, which passes it on. */
export async function mailBidder(
  services: Pick<Services, 'config' | 'jobs' | 'now'>,
  tx: Transaction,
  { id, address }: BidRow,
  kind: 'bid-request' | 'bid-accepted' | 'bid-declined',
): Promise<void> {
  // Not of the project: its owner may read what mails there are of it, and to whom.
  const about = { bidId: id, now: services.now() };
  const house = new Set(services.config.adminEmails);
  for (const to of address === null ? house : [address]) {
    await queueMail(services, tx, { kind, to, ...about });
  }
}

const field = (message: string) =>
  new AppError('invalid-input', message, { fields: [{ path: 'director_ids', message }] });
const tooMany = () => field(`A project asks ${mostBids} directors at most.`);
const noDirector = () => field('One of these directors is not there any more.');
const unverified = () =>
  new AppError('forbidden', 'Please verify your email address first: the mail is sent for you.');
const nobody = () =>
  new AppError('conflict', 'This director has no address, and we have none to ask through.');
