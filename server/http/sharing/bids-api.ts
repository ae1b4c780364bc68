// Bids for a project: what its owner asks and accepts, and the page behind a director's link.
import type { Context } from 'hono';
import type { Viewer } from '#domain/accounts/viewer.ts';
import type { ProjectBids } from '#domain/bidding/bid.ts';
import type { BidPages } from '#domain/bidding/bid-page.ts';
import * as routes from '#domain/contract/bid-routes.ts';
import { acceptBid } from '../../bidding/accept-bid.ts';
import { askForBids } from '../../bidding/ask-for-bids.ts';
import { offerBid, openBid } from '../../bidding/offer-bid.ts';
import { readBids } from '../../bidding/read-bids.ts';
import { noProject } from '../../projects/find-project.ts';
import type { Services } from '../../services.ts';
import type { HttpEnv } from '../edge/http-env.ts';
import { defineRoute, type Family } from '../routes/define-route.ts';

const missing = { 404: 'There is no project of this id for you, or no such bid.' };
const gives = 'The bids, and who could be asked.';

export const biddingFamily: Family = {
  routes: [
    defineRoute(routes.listBids, {
      may: 'owner',
      summary: 'The bids for a project, and the first of the ranking who could be asked.',
      gives,
      also: missing,
      run: ({ params }, { services, viewer }) => bidsFor(services, viewer, params.id),
    }),
    defineRoute(routes.askForBids, {
      may: 'owner',
      summary: 'Asks directors for bids, by mail.',
      gives,
      also: {
        ...missing,
        403: 'The address of the account is not verified.',
        409: 'Nobody can be written to.',
        429: 'Too many; Retry-After says when to come back.',
      },
      async run({ params: { id }, body }, { services, viewer }) {
        await askForBids(services, viewer, id, body.director_ids);
        return bidsFor(services, viewer, id);
      },
    }),
    defineRoute(routes.acceptBid, {
      may: 'owner',
      summary: 'Accepts a bid; the others are declined, and each director is told.',
      gives,
      also: { ...missing, 409: 'It was not offered, or is decided.' },
      async run({ params }, { services, viewer }) {
        await acceptBid(services, viewer, params);
        return bidsFor(services, viewer, params.id);
      },
    }),
  ],
};

/** What the page of a bid asks on behalf of one request. */
export const bidPages = (c: Context<HttpEnv>, services: Services): BidPages => ({
  open: (token) => openBid(services, token),
  offer(token, form) {
    const from = { network: c.get('network'), ipAddress: c.get('ipAddress') };
    return offerBid(services, token, from, form);
  },
});

async function bidsFor(services: Services, viewer: Viewer, id: string): Promise<ProjectBids> {
  const found = await readBids(services, viewer, id);
  if (!found) throw noProject();
  return found;
}
