import { data, isRouteErrorResponse, useRevalidator } from 'react-router';
import { ErrorPage } from '../error-page.tsx';
import NotFound from '../landing/not-found.tsx';
import { pageContext } from '../page-context.ts';
import { appUrlOf, pageMeta } from '../page-meta.ts';
import { useViewer } from '../session/use-viewer.ts';
import { SiteHeader } from '../ui/page/site-header.tsx';
import type { Route } from './+types/checkout';
import { CardForm } from './card-form.tsx';
import { CheckoutDone } from './checkout-done.tsx';
import { CheckoutOthers } from './checkout-others.tsx';
import { CheckoutSummary } from './checkout-summary.tsx';
import { TestBand } from './test-band.tsx';
import './sandbox.css';

const kept = { headers: { 'Cache-Control': 'private, no-store' } };

export async function loader({ params, context }: Route.LoaderArgs) {
  const checkout = await context.get(pageContext).sandbox?.checkout(params.id);
  if (!checkout) throw data(null, { status: 404, ...kept });
  return data(checkout, kept);
}

export const headers = () => kept.headers;

export function meta({ matches, params }: Route.MetaArgs) {
  return pageMeta({
    title: 'Test payment',
    description: 'A checkout for trying things out: nothing is charged.',
    path: `/sandbox/checkout/${params.id}`,
    appUrl: appUrlOf(matches),
    hidden: true,
  });
}

export default function CheckoutRoute({ loaderData: checkout }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  const viewer = useViewer();
  const isOthers = viewer !== null && viewer.email.toLowerCase() !== checkout.email.toLowerCase();
  return (
    <>
      <SiteHeader />
      <TestBand />
      <main id="main" tabIndex={-1} className="sandbox-page checkout-page">
        <CheckoutSummary checkout={checkout} isOthers={isOthers} />
        <section className="panel checkout-panel" aria-label="Payment">
          {checkout.state === 'open' && !checkout.payable ? (
            <CheckoutOthers checkout={checkout} reader={viewer?.email ?? null} />
          ) : checkout.state === 'open' ? (
            <CardForm checkout={checkout} onExpired={() => void revalidate()} />
          ) : (
            <CheckoutDone checkout={checkout} isOthers={isOthers} />
          )}
        </section>
      </main>
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return isMissing ? <NotFound /> : <ErrorPage error={error} />;
}
