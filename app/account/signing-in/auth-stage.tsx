import type { ReactNode } from 'react';
import { SiteHeader } from '../../ui/page/site-header.tsx';
import { useHouseFacts } from '../../use-house-facts.ts';

type AuthStageProps = {
  children: ReactNode;
  /** Nothing is to be done before the visitor does something: the application waits for that. */
  waits?: boolean;
};

/** The set on the left, what is to be done on the right. */
export function AuthStage({ children, waits = false }: AuthStageProps) {
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
          <div className="auth-box" data-intent-now={waits ? undefined : ''}>
            {children}
            <Help />
          </div>
        </main>
      </div>
    </>
  );
}

// Whoever cannot get in has no other page to ask on.
function Help() {
  const { phone } = useHouseFacts();
  if (!phone) return null;
  return (
    <p className="meta auth-help">
      Cannot sign in? Call us:{' '}
      <a className="text-link" href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
        {phone}
      </a>
    </p>
  );
}
