import type { CSSProperties } from 'react';
import { data, redirect } from 'react-router';
import { isGuestAct } from '#domain/sharing/comment.ts';
import { type GuestRefusal, type SharedView, sharedPath } from '#domain/sharing/shared-page.ts';
import NotFound from '../../landing/not-found.tsx';
import { pageContext } from '../../page-context.ts';
import { appUrlOf, pageMeta } from '../../page-meta.ts';
import { SiteHeader } from '../../ui/page/site-header.tsx';
import { sentOrKept } from '../sent-or-kept.ts';
import type { Route } from './+types/shared';
import { EndedScreen } from './ended-screen.tsx';
import { LockedScreen } from './locked-screen.tsx';
import { SharedScreen } from './shared-screen.tsx';
import '../sharing.css';

const statuses = { open: 200, locked: 200, ended: 410, unknown: 404 } as const;

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { shared } = context.get(pageContext);
  if (!shared) throw data(null, { status: 404 });
  const view = await shared.open(params.token, new URL(request.url).searchParams.get('take'));
  return data(view, { status: statuses[view.state] });
}

/** The forms of the page: sent by the browser itself, or by our code where it runs. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const { shared } = context.get(pageContext);
  if (!shared) throw data(null, { status: 404 });
  const outcome = await shared.act(params.token, await request.formData());
  const headers = new Headers(outcome.cookies.map((cookie) => ['Set-Cookie', cookie]));
  if ('refused' in outcome)
    return data(outcome.refused, { status: outcome.refused.status, headers });
  const { done } = outcome;
  const here = sharedPath(params.token);
  const next = done === 'open' ? here : `${here}?said=${done}#said`;
  return redirect(next, { status: 303, headers });
}

/** The same form where our code runs: without a connection the page stays, with what was typed. */
export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return sentOrKept(serverAction, request, (said): GuestRefusal => {
    const { act } = said.values;
    return { ...said, act: isGuestAct(act) ? act : null, fields: {} };
  });
}

export function meta({ matches, loaderData, params }: Route.MetaArgs) {
  const page = loaderData?.state === 'open' ? loaderData.page : null;
  const path = sharedPath(params.token);
  const isDrawn = page?.shown.storyboard_frames.some(({ imageUrl }) => imageUrl) ?? false;
  return pageMeta({
    title: page?.projectName ?? 'A shared project',
    description:
      page?.concept?.subtitle ||
      'A concept, a storyboard, a timed script and a brief: look, comment, approve.',
    path,
    appUrl: appUrlOf(matches),
    hidden: true,
    ...(page && isDrawn
      ? { picture: { path: `${path}/preview.jpg`, alt: `The storyboard of ${page.projectName}` } }
      : {}),
  });
}

// Only the moment knows the client's colour: sheets of paper take it where it is given.
const accentOf = (view: SharedView) =>
  view.state === 'open' && view.page.look?.accent
    ? ({ '--own-accent': view.page.look.accent } as CSSProperties)
    : undefined;

export default function SharedRoute({
  loaderData: view,
  actionData,
  params,
}: Route.ComponentProps) {
  if (view.state === 'unknown') return <NotFound />;
  return (
    <>
      <SiteHeader />
      <main id="main" tabIndex={-1} className="page shared-page" style={accentOf(view)}>
        {view.state === 'ended' ? <EndedScreen /> : null}
        {view.state === 'locked' ? <LockedScreen refused={actionData} /> : null}
        {view.state === 'open' ? (
          <SharedScreen key={params.token} page={view.page} refused={actionData} />
        ) : null}
      </main>
    </>
  );
}
