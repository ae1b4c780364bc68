import { data, isRouteErrorResponse } from 'react-router';
import { ErrorPage } from '../error-page.tsx';
import NotFound from '../landing/not-found.tsx';
import { pageContext } from '../page-context.ts';
import { appUrlOf, pageMeta } from '../page-meta.ts';
import { SiteHeader } from '../ui/page/site-header.tsx';
import type { Route } from './+types/portal';
import { PortalScreen } from './portal-screen.tsx';
import { TestBand } from './test-band.tsx';
import './sandbox.css';

const kept = { headers: { 'Cache-Control': 'private, no-store' } };

export async function loader({ params, context }: Route.LoaderArgs) {
  const portal = await context.get(pageContext).sandbox?.portal(params.id);
  if (!portal) throw data(null, { status: 404, ...kept });
  return data(portal, kept);
}

export const headers = () => kept.headers;

export function meta({ matches, params }: Route.MetaArgs) {
  return pageMeta({
    title: 'Test subscription',
    description: 'A subscription for trying things out: nothing is charged.',
    path: `/sandbox/portal/${params.id}`,
    appUrl: appUrlOf(matches),
    hidden: true,
  });
}

export default function PortalRoute({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <SiteHeader />
      <TestBand />
      <main id="main" tabIndex={-1} className="sandbox-page">
        <PortalScreen key={loaderData.id} loaded={loaderData} />
      </main>
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return isMissing ? <NotFound /> : <ErrorPage error={error} />;
}
