import { appUrlOf, pageMeta } from '../page-meta.ts';
import { SiteHeader } from '../ui/site-header.tsx';
import type { Route } from './+types/admin';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    title: 'Admin',
    description: 'The house of this installation.',
    path: '/admin',
    appUrl: appUrlOf(matches),
    hidden: true,
  });
}

export default function Admin() {
  return (
    <>
      <SiteHeader />
      <main id="main" tabIndex={-1}>
        <h1 className="heading-1">Admin</h1>
      </main>
    </>
  );
}
