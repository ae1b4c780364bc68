import { useContext } from 'react';
import { isRouteErrorResponse } from 'react-router';
import { RequestFacts } from './request-facts.ts';
import { LinkButton } from './ui/controls/link-button.tsx';
import { SiteHeader } from './ui/page/site-header.tsx';

/** The page for what nobody expected: says what to do, gives the number of the request. */
export function ErrorPage({ error }: { error: unknown }) {
  const { requestId } = useContext(RequestFacts);
  const status = isRouteErrorResponse(error) ? error.status : 500;
  return (
    <>
      <title>Something went wrong · AD BUILDER</title>
      <meta name="robots" content="noindex" />
      <SiteHeader />
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto grid min-h-svh max-w-page content-center justify-items-start gap-6 px-gutter pt-24 pb-12"
      >
        <h1>
          <span className="tall error-number">{status}</span>
          <span className="heading-2 block">Something went wrong on our side</span>
        </h1>
        <p className="muted max-w-read">
          Your answers are kept in this window. Load the page again; if that does not help, write to
          us{requestId ? ' and name the request below' : ''}.
        </p>
        {requestId ? (
          <p className="mono meta">
            Request <span className="normal-case">{requestId}</span>
          </p>
        ) : null}
        <LinkButton variant="primary" to="/" reloadDocument>
          Return to Home
        </LinkButton>
      </main>
    </>
  );
}
