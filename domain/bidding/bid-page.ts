// The page behind a director's link, as the server tells it to what renders it.
import type { SharedWork } from '../sharing/shared-page.ts';
import type { Bid } from './bid.ts';

/** The address of the page where a director makes their bid. */
export const bidPath = (token: string): string => `/bid/${token}`;

export type BidPage = {
  token: string;
  work: SharedWork;
  budget: string;
  schedule: string;
  bid: Bid;
};
export type BidView = { state: 'unknown' | 'ended' } | { state: 'open'; page: BidPage };

/** What was typed, so that a refusal loses nothing. */
export type BidRefusal = {
  status: number;
  message: string;
  fields: Record<string, string>;
  values: Record<string, string>;
  /** The server could not be reached: it is sent again once it can be. */
  unsent?: true;
};

/** What the page of a bid asks the server for. */
export type BidPages = {
  open(token: string): Promise<BidView>;
  offer(token: string, form: FormData): Promise<BidRefusal | null>;
};
