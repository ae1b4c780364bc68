// The bridge to the built React Router application.
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import type { AccountFacts } from '#domain/accounts/account-facts.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import type { BidPages } from '#domain/bidding/bid-page.ts';
import type { Directory } from '#domain/directors/directory.ts';
import type { AccountPayments } from '#domain/payments/account-payments.ts';
import type { SandboxPages } from '#domain/payments/sandbox/pages.ts';
import type { MemberProjects } from '#domain/projects/member-projects.ts';
import type { SharedPages } from '#domain/sharing/shared-page.ts';
import type { Config } from '../../settings/config.ts';

/** What the application's pages are told; its own module names the key under which it looks. */
type PageFacts = RequestFacts & {
  appUrl: string;
  brand: Config['brand'];
  directory: Directory;
  googleSignIn: boolean;
  keepsMail: boolean;
  hasModel: boolean;
  hasPainter: boolean;
  hasSpeaker: boolean;
  countsVisits: boolean;
};
/** What belongs to one request. A page that is kept for everybody has none of it. */
type RequestFacts = {
  nonce?: string;
  requestId?: string;
  report?: (failure: unknown) => void;
  viewer?: Viewer | null;
  /** The viewer's own; null when nobody is signed in. */
  projects?: MemberProjects | null;
  shared?: SharedPages;
  bidding?: BidPages;
  sandbox?: SandboxPages | null;
  linkCounts?: (kind: 'recover' | 'sign-in', token: string) => Promise<boolean>;
  account?: (() => Promise<AccountFacts>) | null;
  payments?: (() => Promise<AccountPayments>) | null;
};
/** Renders the page a request asks for. */
export type RenderPage = (request: Request, facts?: RequestFacts) => Promise<Response>;
type PageKey = Parameters<RouterContextProvider['set']>[0];

/** Makes the page renderer of a build; in development `build` loads the current one each time. */
export function openPages(
  site: Pick<Config, 'appUrl' | 'brand' | 'isDevelopment'> & {
    google?: Config['google'];
    mail?: Config['mail'];
    models?: Pick<Config['models'], 'text' | 'pictures' | 'speech'>;
    /** Absent is no. */
    countsVisits?: boolean;
    directory: Directory;
  },
  build: ServerBuild | (() => Promise<ServerBuild>),
): RenderPage {
  const { appUrl, brand, directory, countsVisits = false } = site;
  const googleSignIn = site.google !== undefined;
  const keepsMail = site.mail?.kind === 'outbox';
  const hasModel = site.models?.text !== undefined;
  const hasPainter = site.models?.pictures !== undefined;
  const hasSpeaker = site.models?.speech !== undefined;
  const mode = site.isDevelopment ? 'development' : 'production';
  // Behind a proxy the library would take its own site for another. Where a form comes from has been
  // checked before (edge/check-origin.ts).
  const allowedActionOrigins = [new URL(appUrl).host];
  const load = typeof build === 'function' ? build : () => build;
  const handle = createRequestHandler(
    typeof build === 'function'
      ? async () => ({ ...(await build()), allowedActionOrigins })
      : { ...build, allowedActionOrigins },
    mode,
  );
  return async (request, facts = {}) => {
    const context = new RouterContextProvider();
    const known: PageFacts = {
      ...facts,
      appUrl,
      brand,
      directory,
      googleSignIn,
      countsVisits,
      keepsMail,
      hasModel,
      hasPainter,
      hasSpeaker,
    };
    context.set(pageKeyOf(await load()), known);
    return handle(request, context);
  };
}

// The key is compared by identity, so it has to come from the built module.
function pageKeyOf(build: ServerBuild): PageKey {
  const entry: object = build.entry.module;
  if ('pageContext' in entry) return entry.pageContext as PageKey;
  throw new Error('The application does not export pageContext from its server entry.');
}
