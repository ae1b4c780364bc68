import { useSearchParams } from 'react-router';
import { canceledWords } from '../checkout/canceled-words.ts';
import { pageContext } from '../page-context.ts';
import { appUrlOf, pageMeta } from '../page-meta.ts';
import { SiteHeader } from '../ui/page/site-header.tsx';
import type { Route } from './+types/canceled';
import { CanceledScreen } from './canceled-screen.tsx';
import './payments.css';

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

export async function loader({ request, context }: Route.LoaderArgs) {
  const named = new URL(request.url).searchParams.get('project') ?? '';
  if (!uuid.test(named)) return { project: null };
  const found = await context.get(pageContext).projects?.find(named);
  return { project: found?.project.id ?? 'gone' };
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    title: canceledWords.heading,
    description: canceledWords.text,
    path: '/payment-canceled',
    appUrl: appUrlOf(matches),
    hidden: true,
  });
}

export default function CanceledRoute({ loaderData }: Route.ComponentProps) {
  const [search] = useSearchParams();
  return (
    <>
      <SiteHeader />
      <main id="main" tabIndex={-1} className="page">
        <CanceledScreen
          project={loaderData.project}
          plan={search.get('plan')}
          order={search.get('order')}
        />
      </main>
    </>
  );
}
