import { isRouteErrorResponse, useRevalidator } from 'react-router';
import { Button } from '../ui/controls/button.tsx';
import { LinkButton } from '../ui/controls/link-button.tsx';
import { EmptyState } from '../ui/page/empty-state.tsx';
import { SiteHeader } from '../ui/page/site-header.tsx';

/** Stands where a page about sharing could not be loaded, or there is no such project. */
export function SharingFailure({ error }: { error: unknown }) {
  const { revalidate, state } = useRevalidator();
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <>
      <title>Sharing · AD BUILDER</title>
      <meta name="robots" content="noindex" />
      <SiteHeader />
      <main id="main" tabIndex={-1} className="page share-page">
        <h1 className="sr-only">Share a project</h1>
        <div role="alert">
          {isMissing ? (
            <EmptyState
              title="Oops! Page not found"
              text="There is no project at this address for you."
              action={<LinkButton to="/projects">Back to Projects</LinkButton>}
            />
          ) : (
            <EmptyState
              title="Error"
              text="This could not be loaded. Please try again."
              action={
                <Button loading={state === 'loading'} onClick={() => void revalidate()}>
                  {state === 'loading' ? 'Trying again…' : 'Try again'}
                </Button>
              }
            />
          )}
        </div>
      </main>
    </>
  );
}
