import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Viewer } from '#domain/accounts/viewer.ts';
import { AppError } from '../app-error.ts';
import { bids } from '../db/schema.ts';
import type { Services } from '../services.ts';
import { inOwnProject } from '../sharing/manage-share.ts';
import { mailBidder } from './ask-for-bids.ts';
import { bidsOf } from './find-bid.ts';

/**
 * Accepts one bid for the viewer's own project and declines the others; each director is told.
 * Accepted again it stays as it is. Throws 'not-found', and 'conflict' when it was not offered yet or
 * another was accepted before.
 */
export const acceptBid = (
  services: Services,
  viewer: Viewer,
  { id, bid: bidId }: { id: string; bid: string },
): Promise<void> =>
  inOwnProject(services, viewer, id, async (tx, project) => {
    const all = await bidsOf(tx, project.id);
    const accepted = z.uuid().safeParse(bidId).success && all.find((one) => one.id === bidId);
    if (!accepted) throw new AppError('not-found', 'There is no such bid.');
    if (accepted.state === 'accepted') return;
    if (accepted.state !== 'offered') {
      throw new AppError(
        'conflict',
        'This bid cannot be accepted: it was not made, or is decided.',
      );
    }
    for (const one of all) {
      const state = one.id === bidId ? 'accepted' : 'declined';
      const isThis = and(eq(bids.id, one.id), eq(bids.project_id, project.id));
      await tx.update(bids).set({ state, decided_at: services.now() }).where(isThis);
      await mailBidder(services, tx, one, `bid-${state}`);
    }
  });
