import type { PageHandle } from '../../intent/page-scripts.tsx';
import { appUrlOf, pageMeta } from '../../page-meta.ts';
import { narrowTitle } from '../../page-type.ts';
import type { Route } from './+types/privacy';
import { PolicyPage } from './policy-page.tsx';

export const handle: PageHandle = { hydrate: 'on-intent' };

export const links = narrowTitle;

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    title: 'Privacy Policy',
    description:
      'What AD BUILDER keeps about you, why, for how long, who receives it, and your rights.',
    path: '/privacy',
    appUrl: appUrlOf(matches),
  });
}

export default function Page() {
  return <PolicyPage name="privacy" />;
}
