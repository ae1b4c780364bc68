import {
  type ReactNode,
  Suspense,
  use,
  useDeferredValue,
  useEffect,
  useRef,
  useState,
} from 'react';
import { Navigate, redirect, useRevalidator } from 'react-router';
import { listProjects } from '#domain/contract/project-routes.ts';
import type { ProjectList } from '#domain/projects/project.ts';
import type { Result } from '../../calls/ask.ts';
import { call } from '../../calls/call.ts';
import { pageContext } from '../../page-context.ts';
import { appUrlOf, pageMeta } from '../../page-meta.ts';
import { useOverlay } from '../../ui/overlays/use-overlay.ts';
import { Leader } from '../../ui/page/leader.tsx';
import { isWanted } from '../../ui/page/load-page-again.ts';
import { SiteHeader } from '../../ui/page/site-header.tsx';
import { LoadFailure } from '../load-failure.tsx';
import { signInPath } from '../project-paths.ts';
import type { Route } from './+types/list';
import type { ListedProjects } from './grow-list.ts';
import { ListScreen, ListTitle } from './list-screen.tsx';
import '../projects.css';

type Loaded = { listed: ListedProjects } | { asked: Promise<Result<ProjectList>> };

const firstPage = 100;
const failure = 'Failed to load projects. Please try again.';

export async function loader({ context }: Route.LoaderArgs): Promise<Loaded> {
  const { projects } = context.get(pageContext);
  if (!projects) throw redirect(signInPath('/projects'));
  const list = await projects.list();
  return { listed: { projects: list, nextCursor: list.length < firstPage ? null : undefined } };
}

// The page shows at once, and waits for its list in place.
export const clientLoader = (): Loaded => ({ asked: call(listProjects, {}) });

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    title: 'My Projects',
    description: 'Manage your saved creative projects.',
    path: '/projects',
    appUrl: appUrlOf(matches),
    hidden: true,
  });
}

const newProject = 'new-project';
const loadWizard = () => import('../../wizard/wizard.tsx');

export default function ProjectsRoute({ loaderData }: Route.ComponentProps) {
  const wizard = useOverlay(loadWizard, newProject);
  const [fresh, setFresh] = useState(() => isWanted(newProject));
  const newButton = useRef<HTMLButtonElement>(null);
  const { revalidate } = useRevalidator();
  const { open } = wizard;
  // A list that is asked for again leaves the one before in its place until it comes.
  const data = useDeferredValue(loaderData);

  useEffect(() => {
    // It was on screen when this tab was left.
    void import('../../wizard/saving/saved-state.ts').then(({ hasOpenDraft }) => {
      if (hasOpenDraft()) void open();
    });
  }, [open]);

  const begin = () => {
    setFresh(true);
    void open();
  };
  const leaveWizard = () => {
    wizard.close(newButton);
    void revalidate();
  };
  return (
    <Page>
      <Suspense fallback={<Waiting />}>
        <List
          data={data}
          waits={data !== loaderData}
          onNew={begin}
          busy={wizard.busy}
          newButton={newButton}
          isCovered={wizard.isOpen}
        />
      </Suspense>
      {wizard.Part ? (
        <wizard.Part
          open={wizard.isOpen}
          onClose={leaveWizard}
          start={fresh ? 'fresh' : undefined}
        />
      ) : null}
    </Page>
  );
}

type ListProps = { data: Loaded; waits: boolean } & Pick<
  Parameters<typeof ListScreen>[0],
  'onNew' | 'busy' | 'newButton' | 'isCovered'
>;

function List({ data, waits, ...screen }: ListProps) {
  const { revalidate, state } = useRevalidator();
  const isLoading = waits || state === 'loading';
  const result = 'asked' in data ? use(data.asked) : null;
  if ('listed' in data) return <ListScreen listed={data.listed} {...screen} />;
  if (result?.ok) return <ListScreen listed={result.answer} {...screen} />;
  if (result?.failure.reason === 'signed-out') return <Navigate to={signInPath('/projects')} />;
  return (
    <>
      <div className="projects-head">
        <ListTitle />
      </div>
      <LoadFailure text={failure} busy={isLoading} onRetry={() => void revalidate()} />
    </>
  );
}

function Waiting() {
  return (
    <>
      <div className="projects-head">
        <ListTitle />
      </div>
      <Leader size="medium" label="Loading your projects" />
    </>
  );
}

function Page({ children }: { children: ReactNode }) {
  return (
    <>
      <SiteHeader />
      <main id="main" tabIndex={-1} className="page projects-page">
        {children}
      </main>
    </>
  );
}

export function ErrorBoundary() {
  const { revalidate, state } = useRevalidator();
  return (
    <Page>
      <title>My Projects · AD BUILDER</title>
      <meta name="robots" content="noindex" />
      <div className="projects-head">
        <ListTitle />
      </div>
      <LoadFailure text={failure} busy={state === 'loading'} onRetry={() => void revalidate()} />
    </Page>
  );
}
