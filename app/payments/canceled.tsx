import { useSearchParams } from 'react-router';
import { appUrlOf, pageMeta } from '../page-meta.ts';
import { SiteHeader } from '../ui/site-header.tsx';
import type { Route } from './+types/canceled';
import { CanceledScreen } from './canceled-screen.tsx';
import './payments.css';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    title: 'Payment canceled',
    description: 'No charges were made.',
    path: '/payment-canceled',
    appUrl: appUrlOf(matches),
    hidden: true,
  });
}

export default function CanceledRoute() {
  const [search] = useSearchParams();
  return (
    <>
      <SiteHeader />
      <main id="main" tabIndex={-1} className="page">
        <CanceledScreen project={search.get('project')} plan={search.get('plan')} />
      </main>
    </>
  );
}
