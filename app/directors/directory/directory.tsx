import { data, useLocation, useRevalidator, useRouteLoaderData } from 'react-router';
import { searchDirectors } from '#domain/contract/director-routes.ts';
import type { Directory } from '#domain/directors/directory.ts';
import { call } from '../../calls/call.ts';
import type { PageHandle } from '../../intent/page-scripts.tsx';
import { SiteFooter } from '../../landing/site-footer.tsx';
import { pageContext } from '../../page-context.ts';
import { appUrlOf, pageMeta } from '../../page-meta.ts';
import { narrowTitle } from '../../page-type.ts';
import { SiteHeader } from '../../ui/page/site-header.tsx';
import { LoadFailure } from '../load-failure.tsx';
import { listData } from '../profile/structured-data.ts';
import type { Route } from './+types/directory';
import { type Asked, directoryPath, parametersOf, readAsked } from './directory-address.ts';
import { type DirectoryData, knownFacts } from './directory-data.ts';
import { DirectoryScreen } from './directory-screen.tsx';
import '../directors.css';

export const handle: PageHandle = { hydrate: 'on-intent' };

export async function loader({ request, context }: Route.LoaderArgs) {
  const { directory } = context.get(pageContext);
  const asked = readAsked(new URL(request.url).searchParams);
  const facts = await directory.facts();
  const page = asked.refused ? null : await firstPage(directory, asked);
  return data<DirectoryData>({ facts, asked, page }, { status: asked.refused ? 422 : 200 });
}

// An address may be old, and its cursor none of ours any more: then the list begins at its beginning.
async function firstPage(directory: Directory, { query, cursor }: Asked) {
  const whole = { ...query, limit: 12 };
  try {
    return await directory.search(cursor ? { ...whole, cursor } : whole);
  } catch (error) {
    if ((error as Error).name !== 'BadCursor') throw error;
    return await directory.search(whole);
  }
}

export async function clientLoader({
  request,
  serverLoader,
}: Route.ClientLoaderArgs): Promise<DirectoryData> {
  const facts = knownFacts();
  if (!facts) return serverLoader();
  const asked = readAsked(new URL(request.url).searchParams);
  if (asked.refused) return { facts, asked, page: null };
  const { signal } = request;
  const result = await call(
    searchDirectors,
    { query: parametersOf(asked.query, asked.cursor) },
    { signal },
  );
  return { facts, asked, page: result.ok ? result.answer : null };
}

export const links = narrowTitle;

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const appUrl = appUrlOf(matches);
  const directors = loaderData?.page?.directors ?? [];
  const hidden = !loaderData?.page || directors.some(({ sample }) => sample);
  const tags = pageMeta({
    title: 'Creative Directors',
    description:
      'World-Class AI creative directors curated by the provider. Search by name, location or skill, watch their reels, and choose who produces your commercial.',
    path: directoryPath,
    appUrl,
    hidden,
  });
  return hidden || !appUrl ? tags : [...tags, { 'script:ld+json': listData(directors, appUrl) }];
}

export default function DirectoryRoute({ loaderData }: Route.ComponentProps) {
  const root = useRouteLoaderData('root') as Route.ComponentProps['matches'][0]['loaderData'];
  return (
    <>
      <DirectoryScreen {...loaderData} />
      <SiteFooter brand={root.brand} />
    </>
  );
}

export function ErrorBoundary() {
  const { revalidate, state } = useRevalidator();
  const { pathname, search } = useLocation();
  return (
    <>
      <title>Creative Directors · AD BUILDER</title>
      <meta name="robots" content="noindex" />
      <SiteHeader />
      <main id="main" tabIndex={-1} className="page directors-page">
        <h1 className="heading-1 directory-title">Creative Directors</h1>
        <LoadFailure
          address={pathname + search}
          busy={state === 'loading'}
          onRetry={() => void revalidate()}
        />
      </main>
    </>
  );
}
