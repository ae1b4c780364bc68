import { appUrlOf, pageMeta } from '../page-meta.ts';
import { SiteHeader } from '../ui/site-header.tsx';
import type { Route } from './+types/detail';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    title: 'Project',
    description: 'A saved project.',
    path: '/projects',
    appUrl: appUrlOf(matches),
    hidden: true,
  });
}

export default function ProjectDetail() {
  return (
    <>
      <SiteHeader />
      <main id="main" tabIndex={-1}>
        <h1 className="heading-1">Project</h1>
      </main>
    </>
  );
}
