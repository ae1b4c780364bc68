// Bids of directors for a project: the owner's side of them.
import { z } from 'zod';
import { bidRequest, projectBids } from '../bidding/bid.ts';
import { route } from './route.ts';

const path = '/api/projects/:id/bids';
const params = z.object({ id: z.uuid() });

export const listBids = route({ method: 'GET', path, params, answer: projectBids });

/** Asks directors of the ranking to offer something. */
export const askForBids = route({
  method: 'POST',
  path,
  params,
  body: bidRequest,
  answer: projectBids,
});

/** Accepts one bid; the others are declined. */
export const acceptBid = route({
  method: 'POST',
  path: `${path}/:bid/accept`,
  params: z.object({ id: z.uuid(), bid: z.uuid() }),
  answer: projectBids,
});
