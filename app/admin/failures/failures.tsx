import { appUrlOf, pageMeta } from '../../page-meta.ts';
import type { Route } from './+types/failures';
import { FailuresScreen } from './failures-screen.tsx';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    title: 'Failures',
    description: 'For the people who run this installation.',
    path: '/admin/failures',
    appUrl: appUrlOf(matches),
    hidden: true,
  });
}

export default function Failures() {
  return <FailuresScreen />;
}
