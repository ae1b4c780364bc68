import { appUrlOf, pageMeta } from '../page-meta.ts';
import { SiteHeader } from '../ui/site-header.tsx';
import type { Route } from './+types/account';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    title: 'Account',
    description: 'Your profile, password and sessions.',
    path: '/account',
    appUrl: appUrlOf(matches),
    hidden: true,
  });
}

export default function Account() {
  return (
    <>
      <SiteHeader />
      <main id="main" tabIndex={-1}>
        <h1 className="heading-1">Account</h1>
      </main>
    </>
  );
}
