import type { PageHandle } from '../intent/page-scripts.tsx';
import { appUrlOf, pageMeta } from '../page-meta.ts';
import { LinkButton } from '../ui/link-button.tsx';
import { SiteHeader } from '../ui/site-header.tsx';
import type { Route } from './+types/auth';

export const handle: PageHandle = { hydrate: 'on-intent' };

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    title: 'Sign in',
    description: 'Sign-in is not open yet. Your project is kept in this window.',
    path: '/auth',
    appUrl: appUrlOf(matches),
    hidden: true,
  });
}

export default function Auth() {
  return (
    <>
      <SiteHeader over />
      <div className="auth-page">
        <div className="auth-picture" aria-hidden="true">
          <picture>
            <source type="image/avif" srcSet="/hero/poster-tall.avif" />
            <img src="/hero/poster-tall.jpg" alt="" width="960" height="900" />
          </picture>
          <p className="wide">Big ideas for bold brands—yours, in minutes not months.</p>
        </div>
        <main id="main" tabIndex={-1}>
          <div className="auth-box">
            <h1 className="heading-1">Sign-in is not open yet</h1>
            <p>
              This installation has no accounts so far. You lose nothing: what you did in the
              concept builder is kept in this window, and the package goes to any e-mail address
              without an account.
            </p>
            <p className="muted">Keep this window open; closing it clears your answers.</p>
            <LinkButton variant="primary" to="/">
              Back to my project
            </LinkButton>
          </div>
        </main>
      </div>
    </>
  );
}
