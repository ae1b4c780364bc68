import { appUrlOf, pageMeta } from '../../page-meta.ts';
import type { Route } from './+types/audit';
import { AuditScreen } from './audit-screen.tsx';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    title: 'Audit log',
    description: 'For the people who run this installation.',
    path: '/admin/audit',
    appUrl: appUrlOf(matches),
    hidden: true,
  });
}

export default function Audit() {
  return <AuditScreen />;
}
