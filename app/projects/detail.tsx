import { useEffect, useRef, useState } from 'react';
import { data, isRouteErrorResponse, redirect, useRevalidator } from 'react-router';
import type { DeletedProject } from '#domain/projects/member-projects.ts';
import NotFound from '../landing/not-found.tsx';
import { pageContext } from '../page-context.ts';
import { appUrlOf, pageMeta } from '../page-meta.ts';
import { useOverlay } from '../ui/overlays/use-overlay.ts';
import { isWanted } from '../ui/page/load-page-again.ts';
import { SiteHeader } from '../ui/page/site-header.tsx';
import type { Route } from './+types/detail';
import { DeletedProjectNote } from './deleted-project.tsx';
import { DetailScreen } from './detail-screen.tsx';
import { LoadFailure } from './load-failure.tsx';
import { projectPath, signInPath } from './project-paths.ts';
import './projects.css';

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { projects } = context.get(pageContext);
  if (!projects) {
    const { search } = new URL(request.url);
    throw redirect(signInPath(projectPath(params.id) + search));
  }
  const found = await projects.find(params.id);
  if (!found) throw data(await projects.findDeleted(params.id), { status: 404 });
  return found;
}

// Another tab of the same page asks for nothing new.
export const shouldRevalidate = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: {
  currentUrl: URL;
  nextUrl: URL;
  defaultShouldRevalidate: boolean;
}): boolean => {
  const isOtherTab =
    currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  return isOtherTab ? false : defaultShouldRevalidate;
};

export function meta({ matches, loaderData, params }: Route.MetaArgs) {
  return pageMeta({
    title: loaderData?.project.project_name ?? 'Page not found',
    description: 'A saved project: its brief, script and storyboard.',
    path: projectPath(params.id),
    appUrl: appUrlOf(matches),
    hidden: true,
  });
}

const goOnName = 'continue-project';
const loadWizard = () => import('../wizard/wizard.tsx');

export default function ProjectRoute({ loaderData }: Route.ComponentProps) {
  const { project, takes, more, director } = loaderData;
  const wizard = useOverlay(loadWizard, goOnName);
  const [goesOn, setGoesOn] = useState(() => isWanted(goOnName));
  const continueButton = useRef<HTMLButtonElement>(null);
  const { revalidate } = useRevalidator();
  const { open } = wizard;

  useEffect(() => {
    // It was on screen when this tab was left.
    void import('../wizard/saving/saved-state.ts').then(({ hasOpenDraft }) => {
      if (hasOpenDraft()) void open();
    });
  }, [open]);

  const goOn = () => {
    setGoesOn(true);
    void open();
  };
  const leaveWizard = () => {
    wizard.close(continueButton);
    void revalidate();
  };
  return (
    <>
      <SiteHeader />
      <main id="main" tabIndex={-1} className="page projects-page">
        <DetailScreen
          project={project}
          takes={takes}
          director={director}
          hasOlderTakes={more}
          onContinue={goOn}
          busy={wizard.busy}
          continueButton={continueButton}
          isCovered={wizard.isOpen}
        />
      </main>
      {wizard.Part ? (
        <wizard.Part
          open={wizard.isOpen}
          onClose={leaveWizard}
          start={goesOn ? { project } : undefined}
        />
      ) : null}
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { revalidate, state } = useRevalidator();
  if (isRouteErrorResponse(error) && error.status === 404) {
    const deleted = error.data as DeletedProject | null;
    return deleted ? <DeletedPage deleted={deleted} /> : <NotFound />;
  }
  return (
    <>
      <title>Project · AD BUILDER</title>
      <meta name="robots" content="noindex" />
      <SiteHeader />
      <main id="main" tabIndex={-1} className="page projects-page">
        <h1 className="sr-only">Project</h1>
        <LoadFailure
          text="Failed to load this project. Please try again."
          busy={state === 'loading'}
          onRetry={() => void revalidate()}
        />
      </main>
    </>
  );
}

// For its owner alone: to everybody else there is nothing at this address.
function DeletedPage({ deleted }: { deleted: DeletedProject }) {
  return (
    <>
      <title>Deleted project · AD BUILDER</title>
      <SiteHeader />
      <main id="main" tabIndex={-1} className="page projects-page">
        <h1 className="heading-1">You deleted this project</h1>
        <DeletedProjectNote project={deleted} />
      </main>
    </>
  );
}
