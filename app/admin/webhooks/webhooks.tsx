import { appUrlOf, pageMeta } from '../../page-meta.ts';
import type { Route } from './+types/webhooks';
import { WebhooksScreen } from './webhooks-screen.tsx';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    title: 'Webhooks',
    description: 'For the people who run this installation.',
    path: '/admin/webhooks',
    appUrl: appUrlOf(matches),
    hidden: true,
  });
}

export default function Webhooks() {
  return <WebhooksScreen />;
}
