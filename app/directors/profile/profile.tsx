import { data, useParams, useRevalidator, useRouteLoaderData } from 'react-router';
import type { PageHandle } from '../../intent/page-scripts.tsx';
import { SiteFooter } from '../../landing/site-footer.tsx';
import { pageContext } from '../../page-context.ts';
import { appUrlOf, pageMeta } from '../../page-meta.ts';
import { narrowTitle } from '../../page-type.ts';
import { SiteHeader } from '../../ui/page/site-header.tsx';
import { LoadFailure } from '../load-failure.tsx';
import type { Route } from './+types/profile';
import { NoSuchDirector, ProfileScreen } from './profile-screen.tsx';
import { profileData, profilePath } from './structured-data.ts';
import '../directors.css';

export const handle: PageHandle = { hydrate: 'on-intent' };

export async function loader({ params, context }: Route.LoaderArgs) {
  const director = await context.get(pageContext).directory.find(params.id);
  return data({ director }, { status: director ? 200 : 404 });
}

export const links = narrowTitle;

export function meta({ matches, loaderData, params }: Route.MetaArgs) {
  const appUrl = appUrlOf(matches);
  const director = loaderData?.director;
  const path = profilePath(params.id);
  if (!director) {
    const description = 'There is no creative director at this address.';
    return pageMeta({ title: 'Director Not Found', description, path, appUrl, hidden: true });
  }
  const { name, location, bio, skills, sample } = director;
  const place = location ? ` in ${location}` : '';
  const about = [`${name}, creative director${place}.`, bio, skills.slice(0, 4).join(', ')];
  const description = about.filter(Boolean).join(' ').slice(0, 300);
  const tags = pageMeta({ title: name, description, path, appUrl, hidden: sample });
  const facts = profileData(director, appUrl ?? '');
  return facts ? [...tags, { 'script:ld+json': facts }] : tags;
}

export default function ProfileRoute({ loaderData }: Route.ComponentProps) {
  const { director } = loaderData;
  const root = useRouteLoaderData('root') as Route.ComponentProps['matches'][0]['loaderData'];
  return (
    <>
      {director ? <ProfileScreen key={director.id} director={director} /> : <NoSuchDirector />}
      <SiteFooter brand={root.brand} />
    </>
  );
}

export function ErrorBoundary() {
  const { revalidate, state } = useRevalidator();
  const { id = '' } = useParams();
  return (
    <>
      <title>Director · AD BUILDER</title>
      <meta name="robots" content="noindex" />
      <SiteHeader />
      <main id="main" tabIndex={-1} className="page directors-page">
        <h1 className="sr-only">Creative director</h1>
        <LoadFailure
          title="Failed to load director profile."
          address={profilePath(id)}
          busy={state === 'loading'}
          onRetry={() => void revalidate()}
        />
      </main>
    </>
  );
}
