import { appUrlOf, pageMeta } from '../page-meta.ts';
import { SiteHeader } from '../ui/site-header.tsx';
import type { Route } from './+types/link';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    title: 'A link from your mail',
    description: 'Confirm the link you were mailed.',
    path: '/auth/link',
    appUrl: appUrlOf(matches),
    hidden: true,
  });
}

export default function AuthLink() {
  return (
    <>
      <SiteHeader />
      <main id="main" tabIndex={-1}>
        <h1 className="heading-1">A link from your mail</h1>
      </main>
    </>
  );
}
