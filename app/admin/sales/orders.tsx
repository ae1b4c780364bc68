import { appUrlOf, pageMeta } from '../../page-meta.ts';
import type { Route } from './+types/orders';
import { OrdersScreen } from './orders-screen.tsx';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    title: 'Orders',
    description: 'For the people who run this installation.',
    path: '/admin/orders',
    appUrl: appUrlOf(matches),
    hidden: true,
  });
}

export default function Orders() {
  return <OrdersScreen />;
}
