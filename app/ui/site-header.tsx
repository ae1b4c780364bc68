import { Link, useLocation } from 'react-router';
import { LinkButton } from './link-button.tsx';
import { Wordmark } from './wordmark.tsx';

/** The fixed header of a signed-out visitor. `over` lets a picture show through. */
export function SiteHeader({ over = false }: { over?: boolean }) {
  const { pathname } = useLocation();
  const isProfile = pathname.startsWith('/director/') || undefined;
  return (
    <header className={over ? 'site-header site-header-over' : 'site-header'}>
      <Wordmark />
      <nav aria-label="Main">
        <Link
          className="site-header-link"
          to="/creative-directors"
          aria-current={pathname === '/creative-directors' ? 'page' : isProfile}
        >
          Directors
        </Link>
        <LinkButton to="/auth" compact>
          Sign In
        </LinkButton>
      </nav>
    </header>
  );
}
