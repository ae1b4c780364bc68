import { appUrlOf, pageMeta } from '../page-meta.ts';
import type { Route } from './+types/admin';
import { Dashboard } from './dashboard/dashboard.tsx';

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
  return <Dashboard />;
}
