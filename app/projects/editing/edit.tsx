import { data, isRouteErrorResponse, redirect, useRevalidator } from 'react-router';
import NotFound from '../../landing/not-found.tsx';
import { pageContext } from '../../page-context.ts';
import { appUrlOf, pageMeta } from '../../page-meta.ts';
import { SiteHeader } from '../../ui/page/site-header.tsx';
import { LoadFailure } from '../load-failure.tsx';
import { editPath, signInPath } from '../project-paths.ts';
import type { Route } from './+types/edit';
import { EditScreen } from './edit-screen.tsx';
import '../projects.css';

export async function loader({ params, context }: Route.LoaderArgs) {
  const { projects } = context.get(pageContext);
  if (!projects) throw redirect(signInPath(editPath(params.id)));
  const found = await projects.find(params.id);
  if (!found) throw data(null, { status: 404 });
  return { project: found.project };
}

// The form holds what was read when it was opened; a later version is met when it is saved.
export const shouldRevalidate = () => false;

export function meta({ matches, loaderData, params }: Route.MetaArgs) {
  const name = loaderData?.project.project_name;
  return pageMeta({
    title: name ? `Edit ${name}` : 'Page not found',
    description: 'Change a saved project.',
    path: editPath(params.id),
    appUrl: appUrlOf(matches),
    hidden: true,
  });
}

export default function EditRoute({ loaderData: { project } }: Route.ComponentProps) {
  return (
    <>
      <SiteHeader />
      <main id="main" tabIndex={-1} className="page projects-page">
        <EditScreen key={project.id} project={project} />
      </main>
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { revalidate, state } = useRevalidator();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />;
  return (
    <>
      <title>Edit project · AD BUILDER</title>
      <meta name="robots" content="noindex" />
      <SiteHeader />
      <main id="main" tabIndex={-1} className="page projects-page">
        <h1 className="sr-only">Edit Project</h1>
        <LoadFailure
          text="Failed to load this project. Please try again."
          busy={state === 'loading'}
          onRetry={() => void revalidate()}
        />
      </main>
    </>
  );
}
