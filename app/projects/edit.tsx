import { appUrlOf, pageMeta } from '../page-meta.ts';
import { SiteHeader } from '../ui/site-header.tsx';
import type { Route } from './+types/edit';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    title: 'Edit project',
    description: 'Change a saved project.',
    path: '/projects',
    appUrl: appUrlOf(matches),
    hidden: true,
  });
}

export default function ProjectEdit() {
  return (
    <>
      <SiteHeader />
      <main id="main" tabIndex={-1}>
        <h1 className="heading-1">Edit project</h1>
      </main>
    </>
  );
}
