import { appUrlOf, pageMeta } from '../../page-meta.ts';
import type { Route } from './+types/subscriptions';
import { SubscriptionsScreen } from './subscriptions-screen.tsx';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    title: 'Subscriptions',
    description: 'For the people who run this installation.',
    path: '/admin/subscriptions',
    appUrl: appUrlOf(matches),
    hidden: true,
  });
}

export default function Subscriptions() {
  return <SubscriptionsScreen />;
}
