import { useRouteLoaderData } from 'react-router';
import { type PolicyName, readPolicy } from '#domain/policies-text/policies.ts';
import { SiteHeader } from '../../ui/page/site-header.tsx';
import { SiteFooter } from '../site-footer.tsx';
import { PolicyText } from './policy-text.tsx';

/** A policy at its own address. */
export function PolicyPage({ name }: { name: PolicyName }) {
  const root = useRouteLoaderData('root') as { brand: { phone: string; address: string } };
  const policy = readPolicy(name, root.brand);
  return (
    <>
      <SiteHeader />
      <main id="main" tabIndex={-1} className="policy-page">
        <article className="paper paper-sheet">
          <h1 className="doc-title">{policy.title}</h1>
          <PolicyText policy={policy} heading="h2" />
        </article>
      </main>
      <SiteFooter brand={root.brand} />
    </>
  );
}
