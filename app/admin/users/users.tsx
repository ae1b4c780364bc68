import { appUrlOf, pageMeta } from '../../page-meta.ts';
import type { Route } from './+types/users';
import { UsersScreen } from './users-screen.tsx';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    title: 'Users',
    description: 'For the people who run this installation.',
    path: '/admin/users',
    appUrl: appUrlOf(matches),
    hidden: true,
  });
}

export default function Users() {
  return <UsersScreen />;
}
