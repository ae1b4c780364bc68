// Around every page of the admin: who is none sees why, and nothing else.
import { useEffect, useMemo, useRef } from 'react';
import { Outlet, useLocation } from 'react-router';
import { isAdmin } from '#domain/accounts/viewer.ts';
import { pageContext } from '../page-context.ts';
import { refreshSession } from '../session/refresh-session.ts';
import { useViewer } from '../session/use-viewer.ts';
import { Button } from '../ui/controls/button.tsx';
import { LinkButton } from '../ui/controls/link-button.tsx';
import { SiteHeader } from '../ui/page/site-header.tsx';
import type { Route } from './+types/guard';
import { type AdminCheck, useAdminCheck } from './admin-check.ts';
import { type AdminGuard, AdminGuardContext, isRefusal } from './use-admin-guard.ts';
import { VerifyFirst } from './users/verify-first.tsx';
import './admin.css';
import './dashboard/stat-cards.css';
import './list.css';
import './table.css';
import './projects/details.css';
import './failures/failures.css'; // after the tables it refines

export function loader({ context }: Route.LoaderArgs) {
  const { viewer, keepsMail } = context.get(pageContext);
  return { keepsMail: Boolean(viewer && isAdmin(viewer) && keepsMail) };
}

// The tabs and searches of a page ask for nothing new here.
export const shouldRevalidate = () => false;

export default function AdminGuardLayout({ loaderData }: { loaderData?: { keepsMail: boolean } }) {
  const check = useAdminCheck(useViewer());
  const { deny } = check;
  const keepsMail = loaderData?.keepsMail ?? false;
  const guard = useMemo<AdminGuard>(
    () => ({
      keepsMail,
      shutBy(failure) {
        if (!isRefusal(failure)) return false;
        deny();
        void refreshSession();
        return true;
      },
    }),
    [keepsMail, deny],
  );
  const isIn = check.status === 'admin';
  const main = useRef<HTMLElement>(null);
  const wasPressed = useRef(false);
  useEffect(() => {
    if (!wasPressed.current || check.status === 'asking') return;
    wasPressed.current = false;
    focusHeading(main.current);
  }, [check.status]);
  const retry = () => {
    wasPressed.current = true;
    check.retry();
  };
  return (
    <>
      <SiteHeader />
      <main ref={main} id="main" tabIndex={-1} className={isIn ? 'page admin-page' : 'admin-door'}>
        {isIn ? (
          <AdminGuardContext value={guard}>
            <Outlet />
          </AdminGuardContext>
        ) : (
          <ClosedDoor check={check} onRetry={retry} />
        )}
      </main>
    </>
  );
}

// What was pressed is gone: the answer begins where the heading is.
function focusHeading(main: HTMLElement | null): void {
  const heading = main?.querySelector('h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus();
}

function ClosedDoor({ check, onRetry }: { check: AdminCheck; onRetry: () => void }) {
  const viewer = useViewer();
  const { pathname, search } = useLocation();
  const isAsking = check.status === 'asking';
  return (
    <>
      <h1 className="heading-1" aria-live="polite">
        {isAsking ? 'Loading Admin Panel...' : 'Access Denied'}
      </h1>
      {isAsking ? null : <p className="muted">You don't have admin permissions</p>}
      {isAsking ? null : <p>{check.why}</p>}
      {isAsking || !viewer || viewer.email_verified ? null : <VerifyFirst />}
      {isAsking ? (
        <ol className="mono meta grid gap-1" aria-label="Debug log">
          {check.steps.map((step) => (
            <li key={step} className="normal-case">
              {step}
            </li>
          ))}
        </ol>
      ) : null}
      {isAsking ? null : (
        <div className="flex flex-wrap gap-3">
          <LinkButton variant="primary" to="/">
            Go Home
          </LinkButton>
          {viewer ? null : (
            <LinkButton to={`/auth?next=${encodeURIComponent(pathname + search)}`}>
              Sign In
            </LinkButton>
          )}
          {check.canRetry ? <Button onClick={onRetry}>Retry</Button> : null}
        </div>
      )}
    </>
  );
}
