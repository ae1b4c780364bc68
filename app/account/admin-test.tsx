import { Link } from 'react-router';
import type { Viewer } from '#domain/accounts/viewer.ts';
import { appUrlOf, pageMeta } from '../page-meta.ts';
import { useViewer } from '../session/use-viewer.ts';
import { LinkButton } from '../ui/controls/link-button.tsx';
import { SiteHeader } from '../ui/page/site-header.tsx';
import { Slate } from '../ui/paper/slate.tsx';
import type { Route } from './+types/admin-test';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    title: 'Who is signed in',
    description: 'The account of this browser.',
    path: '/admin-test',
    appUrl: appUrlOf(matches),
    hidden: true,
  });
}

export default function AdminTest() {
  const viewer = useViewer();
  return (
    <>
      <SiteHeader />
      <main id="main" tabIndex={-1} className="page grid content-start justify-items-start gap-6">
        <h1 className="heading-1">Who is signed in</h1>
        {viewer ? <WhoItIs viewer={viewer} /> : <Nobody />}
      </main>
    </>
  );
}

function WhoItIs({ viewer: { email, id } }: { viewer: Viewer }) {
  return (
    <>
      <Slate
        entries={[
          { label: 'Email', text: email },
          { label: 'Id', text: id },
        ]}
      />
      <LinkButton variant="primary" to="/">
        Go Home
      </LinkButton>
    </>
  );
}

function Nobody() {
  return (
    <p className="muted">
      Nobody is.{' '}
      <Link className="text-link" to="/auth?next=%2Fadmin-test">
        Sign In
      </Link>{' '}
      to see your account here.
    </p>
  );
}
