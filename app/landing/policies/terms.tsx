import type { PageHandle } from '../../intent/page-scripts.tsx';
import { appUrlOf, pageMeta } from '../../page-meta.ts';
import { narrowTitle } from '../../page-type.ts';
import type { Route } from './+types/terms';
import { PolicyPage } from './policy-page.tsx';

export const handle: PageHandle = { hydrate: 'on-intent' };

export const links = narrowTitle;

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    title: 'Terms of Service',
    description:
      'The terms for using AD BUILDER: who may use it, who owns the work, how payment works, which law governs.',
    path: '/terms',
    appUrl: appUrlOf(matches),
  });
}

export default function Page() {
  return <PolicyPage name="terms" />;
}
