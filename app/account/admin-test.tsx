import { appUrlOf, pageMeta } from '../page-meta.ts';
import { SiteHeader } from '../ui/site-header.tsx';
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
  return (
    <>
      <SiteHeader />
      <main id="main" tabIndex={-1}>
        <h1 className="heading-1">Who is signed in</h1>
      </main>
    </>
  );
}
