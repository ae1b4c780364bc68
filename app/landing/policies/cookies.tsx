import type { PageHandle } from '../../intent/page-scripts.tsx';
import { appUrlOf, pageMeta } from '../../page-meta.ts';
import { narrowTitle } from '../../page-type.ts';
import type { Route } from './+types/cookies';
import { PolicyPage } from './policy-page.tsx';

export const handle: PageHandle = { hydrate: 'on-intent' };

export const links = narrowTitle;

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    title: 'Cookie Policy',
    description: 'What AD BUILDER stores in your browser and why there is nothing to track you.',
    path: '/cookies',
    appUrl: appUrlOf(matches),
  });
}

export default function Page() {
  return <PolicyPage name="cookies" />;
}
