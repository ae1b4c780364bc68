import { appUrlOf, pageMeta } from '../page-meta.ts';
import { SiteHeader } from '../ui/site-header.tsx';
import type { Route } from './+types/list';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    title: 'Projects',
    description: 'Your saved projects.',
    path: '/projects',
    appUrl: appUrlOf(matches),
    hidden: true,
  });
}

export default function ProjectList() {
  return (
    <>
      <SiteHeader />
      <main id="main" tabIndex={-1}>
        <h1 className="heading-1">Projects</h1>
      </main>
    </>
  );
}
