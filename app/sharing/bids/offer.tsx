import { data, redirect } from 'react-router';
import { type BidRefusal, bidPath } from '#domain/bidding/bid-page.ts';
import NotFound from '../../landing/not-found.tsx';
import { pageContext } from '../../page-context.ts';
import { appUrlOf, pageMeta } from '../../page-meta.ts';
import { SiteHeader } from '../../ui/page/site-header.tsx';
import { EndedScreen } from '../guest/ended-screen.tsx';
import { sentOrKept } from '../sent-or-kept.ts';
import type { Route } from './+types/offer';
import { OfferScreen } from './offer-screen.tsx';
import '../manage/share.css';
import '../sharing.css';
import './bids.css';

const statuses = { open: 200, ended: 410, unknown: 404 } as const;

export async function loader({ params, context }: Route.LoaderArgs) {
  const { bidding } = context.get(pageContext);
  if (!bidding) throw data(null, { status: 404 });
  const view = await bidding.open(params.token);
  return data(view, { status: statuses[view.state] });
}

/** The form of the page: sent by the browser itself, or by our code where it runs. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const { bidding } = context.get(pageContext);
  if (!bidding) throw data(null, { status: 404 });
  const refused = await bidding.offer(params.token, await request.formData());
  if (refused) return data(refused, { status: refused.status });
  return redirect(`${bidPath(params.token)}?said=offer#said`, { status: 303 });
}

/** The same form where our code runs: without a connection the page stays, with what was typed. */
export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return sentOrKept(serverAction, request, (said): BidRefusal => ({ ...said, fields: {} }));
}

export function meta({ matches, params }: Route.MetaArgs) {
  return pageMeta({
    title: 'A client asks for your bid',
    description: 'The package of a film, and the form for a bid.',
    path: bidPath(params.token),
    appUrl: appUrlOf(matches),
    hidden: true,
  });
}

export default function OfferRoute({ loaderData: view, actionData, params }: Route.ComponentProps) {
  if (view.state === 'unknown') return <NotFound />;
  return (
    <>
      <SiteHeader />
      <main id="main" tabIndex={-1} className="page shared-page">
        {view.state === 'open' ? (
          <OfferScreen key={params.token} page={view.page} refused={actionData} />
        ) : (
          <EndedScreen />
        )}
      </main>
    </>
  );
}
