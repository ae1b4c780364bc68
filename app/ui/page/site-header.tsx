import { Link, useLocation } from 'react-router';
import type { Viewer } from '#domain/accounts/viewer.ts';
import { useViewer } from '../../session/use-viewer.ts';
import { LinkButton } from '../controls/link-button.tsx';
import { Icon } from '../icon.tsx';
import { SiteHeaderSignOut } from './site-header-sign-out.tsx';
import { Wordmark } from './wordmark.tsx';

/** The fixed header. `over` lets a picture show through. */
export function SiteHeader({ over = false }: { over?: boolean }) {
  const viewer = useViewer();
  const looks = [
    'site-header',
    over && 'site-header-over',
    viewer && 'site-header-member',
    viewer && isAdmin(viewer) && 'site-header-admin',
  ];
  return (
    <header className={looks.filter(Boolean).join(' ')}>
      <Wordmark />
      <nav aria-label="Main">{viewer ? <MemberLinks viewer={viewer} /> : <VisitorLinks />}</nav>
    </header>
  );
}

function VisitorLinks() {
  const { pathname, search } = useLocation();
  const here = pathname + search;
  const isOwnWay = pathname === '/' || pathname === '/auth' || pathname.startsWith('/auth/');
  // Who is on the way there already goes on with where they came from.
  const next = new URLSearchParams(search).get('next');
  const own = next ? `/auth?next=${encodeURIComponent(next)}` : '/auth';
  return (
    <>
      <DirectorsLink />
      <LinkButton to={isOwnWay ? own : `/auth?next=${encodeURIComponent(here)}`} compact>
        Sign In
      </LinkButton>
    </>
  );
}

function MemberLinks({ viewer }: { viewer: Viewer }) {
  const { pathname } = useLocation();
  return (
    <>
      <HeaderLink to="/projects" current={pathname === '/projects' || under(pathname, '/projects')}>
        Projects
      </HeaderLink>
      <DirectorsLink />
      {isAdmin(viewer) ? (
        <HeaderLink to="/admin" current={pathname === '/admin' || under(pathname, '/admin')}>
          Admin
        </HeaderLink>
      ) : null}
      <Link
        className="site-header-account"
        to="/account"
        aria-current={pathname === '/account' ? 'page' : undefined}
      >
        <Icon name="person" />
        <span>
          <span className="sr-only">Account: </span>
          {viewer.email}
        </span>
      </Link>
      <SiteHeaderSignOut />
    </>
  );
}

function DirectorsLink() {
  const { pathname } = useLocation();
  const current = pathname === '/creative-directors' || under(pathname, '/director');
  return (
    <HeaderLink to="/creative-directors" current={current}>
      Directors
    </HeaderLink>
  );
}

const isAdmin = ({ roles }: Viewer) => roles.includes('admin');
const under = (pathname: string, folder: string) => pathname.startsWith(`${folder}/`);

function HeaderLink({ to, current, children }: { to: string; current: boolean; children: string }) {
  const { pathname } = useLocation();
  const here = pathname === to ? 'page' : true;
  return (
    <Link className="site-header-link" to={to} aria-current={current ? here : undefined}>
      {children}
    </Link>
  );
}
