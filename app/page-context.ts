import { createContext } from 'react-router';
import type { AccountFacts } from '#domain/accounts/account-facts.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import type { BidPages } from '#domain/bidding/bid-page.ts';
import type { Directory } from '#domain/directors/directory.ts';
import type { AccountPayments } from '#domain/payments/account-payments.ts';
import type { SandboxPages } from '#domain/payments/sandbox/pages.ts';
import type { MemberProjects } from '#domain/projects/member-projects.ts';
import type { SharedPages } from '#domain/sharing/shared-page.ts';

/** What the server tells each page render. `nonce` is absent for pages that are rendered once and kept. */
export type PageContext = {
  nonce?: string;
  /** Shown on the error page, so that a visitor can name the request. */
  requestId?: string;
  /** Takes what a page failed of into the log; absent for pages that are rendered once and kept. */
  report?: (failure: unknown) => void;
  /** Public address of the installation, without a trailing slash. */
  appUrl: string;
  brand: Brand;
  directory: Directory;
  /** Who is signed in; absent on a page that is kept for everybody. */
  viewer?: Viewer | null;
  /** The viewer's own; null or absent when nobody is signed in. */
  projects?: MemberProjects | null;
  /** What pages behind links show and do; absent on a page that is kept for everybody. */
  shared?: SharedPages;
  /** What pages of directors' bids show and do; absent likewise. */
  bidding?: BidPages;
  /** What the viewer's account page shows; null or absent when nobody is signed in. */
  account?: (() => Promise<AccountFacts>) | null;
  /** The viewer's payments and subscription; null or absent when nobody is signed in. */
  payments?: (() => Promise<AccountPayments>) | null;
  /** What the pages of the test payments show; null or absent where a provider takes the money. */
  sandbox?: SandboxPages | null;
  /** Whether a mailed link still counts; absent on a page that is kept for everybody. */
  linkCounts?: (kind: 'recover' | 'sign-in', token: string) => Promise<boolean>;
  /** Whether views of pages are reported and counted. */
  countsVisits: boolean;
  /** Whether signing in with Google is offered here. */
  googleSignIn: boolean;
  /** Whether the house has a model that writes. */
  hasModel: boolean;
  /** A model draws frames. */
  hasPainter: boolean;
  /** A model speaks. */
  hasSpeaker: boolean;
  /** Whether mails are kept here, to be read at `/mailbox`, instead of being sent. */
  keepsMail: boolean;
};

/** What the house says of itself. Each part is empty where it is not configured. */
export type Brand = {
  phone: string;
  address: string;
  /** Where a strategy call is booked. */
  callUrl: string;
  /** Addresses of films, three at most. */
  demoVideos: readonly string[];
  /** Whether a production with an invented director can be paid for: where nobody but oneself would. */
  samplesPayable: boolean;
};

export const pageContext = createContext<PageContext>();
