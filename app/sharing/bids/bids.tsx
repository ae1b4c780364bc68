import { data, redirect } from 'react-router';
import { pageContext } from '../../page-context.ts';
import { appUrlOf, pageMeta } from '../../page-meta.ts';
import { SiteHeader } from '../../ui/page/site-header.tsx';
import { SharingFailure } from '../sharing-failure.tsx';
import type { Route } from './+types/bids';
import { BidsScreen } from './bids-screen.tsx';
import '../manage/share.css';
import '../sharing.css';
import './bids.css';

const pathOf = (id: string) => `/projects/${encodeURIComponent(id)}/bids`;

export async function loader({ params, context }: Route.LoaderArgs) {
  const { projects } = context.get(pageContext);
  if (!projects) throw redirect(`/auth?next=${encodeURIComponent(pathOf(params.id))}`);
  const found = await projects.findBids(params.id);
  if (!found) throw data(null, { status: 404 });
  return found;
}

export function meta({ matches, loaderData, params }: Route.MetaArgs) {
  return pageMeta({
    title: loaderData ? `Bids for ${loaderData.project_name}` : 'Page not found',
    description: 'Directors asked for bids, and what they offer.',
    path: pathOf(params.id),
    appUrl: appUrlOf(matches),
    hidden: true,
  });
}

export default function BidsRoute({ loaderData, params }: Route.ComponentProps) {
  return (
    <>
      <SiteHeader />
      <main id="main" tabIndex={-1} className="page share-page">
        <BidsScreen key={params.id} projectId={params.id} read={loaderData} />
      </main>
    </>
  );
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => (
  <SharingFailure error={error} />
);
