import { appUrlOf, pageMeta } from '../page-meta.ts';
import { useViewer } from '../session/use-viewer.ts';
import { Button } from '../ui/button.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { SiteHeader } from '../ui/site-header.tsx';
import type { Route } from './+types/admin';
import { type AdminCheck, useAdminCheck } from './admin-check.ts';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    title: 'Admin',
    description: 'For the people who run this installation.',
    path: '/admin',
    appUrl: appUrlOf(matches),
    hidden: true,
  });
}

export default function Admin() {
  const check = useAdminCheck(useViewer());
  return (
    <>
      <SiteHeader />
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto grid min-h-svh max-w-page content-center justify-items-start gap-6 px-gutter pt-24 pb-12"
      >
        {check.status === 'admin' ? <Dashboard /> : <Door check={check} />}
      </main>
    </>
  );
}

function Door({ check }: { check: AdminCheck }) {
  const isAsking = check.status === 'asking';
  return (
    <>
      <h1 className="heading-1" aria-live="polite">
        {isAsking ? 'Loading Admin Panel...' : 'Access Denied'}
      </h1>
      {isAsking ? null : <p className="muted">You don't have admin permissions</p>}
      <ol className="mono meta grid gap-1" aria-label="Debug log">
        {check.steps.map((step) => (
          <li key={step} className="normal-case">
            {step}
          </li>
        ))}
      </ol>
      {isAsking ? null : (
        <div className="flex flex-wrap gap-3">
          <LinkButton variant="primary" to="/">
            Go Home
          </LinkButton>
          {check.isLate ? <Button onClick={check.retry}>Retry</Button> : null}
        </div>
      )}
    </>
  );
}

// What an admin can do today. Projects, directors and figures get their pages here later.
function Dashboard() {
  return (
    <>
      <h1 className="heading-1">Admin</h1>
      <p className="muted max-w-read">
        You have admin permissions here. The overview of projects, submissions and directors is not
        built yet; the public directory shows the directors of this installation.
      </p>
      <div className="flex flex-wrap gap-3">
        <LinkButton variant="primary" to="/creative-directors">
          Directors
        </LinkButton>
        <LinkButton to="/mailbox" reloadDocument>
          Mailbox of this installation
        </LinkButton>
      </div>
      <p className="meta max-w-read text-[0.875rem]">
        The mailbox opens on the machine this installation runs on, and only where mail is kept here
        instead of being sent.
      </p>
    </>
  );
}
