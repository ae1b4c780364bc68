import { data, redirect } from 'react-router';
import { pageContext } from '../../page-context.ts';
import { appUrlOf, pageMeta } from '../../page-meta.ts';
import { SiteHeader } from '../../ui/page/site-header.tsx';
import { SharingFailure } from '../sharing-failure.tsx';
import type { Route } from './+types/share';
import { ShareScreen } from './share-screen.tsx';
import '../sharing.css';
import './share.css';

const pathOf = (id: string) => `/projects/${encodeURIComponent(id)}/share`;

export async function loader({ params, context }: Route.LoaderArgs) {
  const { projects } = context.get(pageContext);
  if (!projects) throw redirect(`/auth?next=${encodeURIComponent(pathOf(params.id))}`);
  const share = await projects.findShare(params.id);
  if (!share) throw data(null, { status: 404 });
  return share;
}

export function meta({ matches, loaderData, params }: Route.MetaArgs) {
  return pageMeta({
    title: loaderData ? `Share ${loaderData.project_name}` : 'Page not found',
    description: 'A link to a project, what guests said there, and who approved it.',
    path: pathOf(params.id),
    appUrl: appUrlOf(matches),
    hidden: true,
  });
}

export default function ShareRoute({ loaderData, params }: Route.ComponentProps) {
  return (
    <>
      <SiteHeader />
      <main id="main" tabIndex={-1} className="page share-page">
        <ShareScreen key={params.id} projectId={params.id} read={loaderData} />
      </main>
    </>
  );
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => (
  <SharingFailure error={error} />
);
