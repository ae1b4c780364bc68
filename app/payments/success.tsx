import { useSearchParams } from 'react-router';
import { appUrlOf, pageMeta } from '../page-meta.ts';
import { SiteHeader } from '../ui/page/site-header.tsx';
import type { Route } from './+types/success';
import { SuccessScreen } from './success-screen.tsx';
import './payments.css';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    title: 'Payment',
    description: 'How your payment stands.',
    path: '/payment-success',
    appUrl: appUrlOf(matches),
    hidden: true,
  });
}

export default function SuccessRoute() {
  const [search] = useSearchParams();
  return (
    <>
      <SiteHeader />
      <main id="main" tabIndex={-1} className="page">
        <SuccessScreen checkoutId={search.get('session_id')} />
      </main>
    </>
  );
}
