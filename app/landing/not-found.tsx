import { data } from 'react-router';
import type { PageHandle } from '../intent/page-scripts.tsx';
import { appUrlOf, pageMeta } from '../page-meta.ts';
import picture from '../ui/art/not-found.svg';
import { LinkButton } from '../ui/controls/link-button.tsx';
import { SiteHeader } from '../ui/page/site-header.tsx';
import type { Route } from './+types/not-found';

export const handle: PageHandle = { hydrate: 'on-intent' };

export function loader() {
  return data(null, { status: 404 });
}

export function meta({ matches, location }: Route.MetaArgs) {
  return pageMeta({
    title: 'Page not found',
    description: 'There is no page at this address.',
    path: location.pathname,
    appUrl: appUrlOf(matches),
    hidden: true,
  });
}

export default function NotFound() {
  return (
    <>
      <SiteHeader />
      <main id="main" tabIndex={-1} className="not-found">
        <div className="grid justify-items-start gap-7">
          <h1>
            <span className="tall error-number">404</span>
            <span className="heading-2 block">Oops! Page not found</span>
          </h1>
          <LinkButton variant="primary" to="/">
            Return to Home
          </LinkButton>
        </div>
        <img className="not-found-picture" src={picture} alt="" width="320" height="180" />
      </main>
    </>
  );
}
