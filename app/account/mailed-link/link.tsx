import { useState } from 'react';
import { safeReturnPath } from '#domain/accounts/return-path.ts';
import type { PageHandle } from '../../intent/page-scripts.tsx';
import { pageContext } from '../../page-context.ts';
import { appUrlOf, pageMeta } from '../../page-meta.ts';
import { AuthNoScript } from '../signing-in/auth-no-script.tsx';
import { AuthStage } from '../signing-in/auth-stage.tsx';
import type { Route } from './+types/link';
import { LinkGone } from './link-gone.tsx';
import type { LinkKind } from './link-kinds.ts';
import { linkKinds } from './link-kinds.ts';
import { LinkNewAddress } from './link-new-address.tsx';
import { LinkRecover } from './link-recover.tsx';
import { LinkSignIn } from './link-sign-in.tsx';
import { LinkVerify } from './link-verify.tsx';

export const handle: PageHandle = { hydrate: 'on-intent' };

// Programs that look through mail open its links too: reading one changes nothing.
export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const kind = linkKinds.find((one) => one === searchParams.get('kind')) ?? null;
  const asked = searchParams.get('next');
  const token = searchParams.get('token')?.slice(0, 2000) ?? '';
  // An address that is verified, or changed, already is told so at the press.
  const isOver =
    kind !== null && kind !== 'verify' && kind !== 'new-address' && token !== ''
      ? (await context.get(pageContext).linkCounts?.(kind, token)) === false
      : false;
  return {
    kind,
    token,
    isOver,
    next: asked === null ? null : safeReturnPath(asked),
  };
}

export const shouldRevalidate = () => false;

/** A form that was sent by the browser itself. */
export const action = () => ({ asleep: true });

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    title: 'A link from your mail',
    description: 'Confirm what the link you were mailed is for.',
    path: '/auth/link',
    appUrl: appUrlOf(matches),
    hidden: true,
  });
}

export default function AuthLink({ loaderData, actionData }: Route.ComponentProps) {
  const { kind, token, isOver, next } = loaderData;
  return (
    <AuthStage>
      <AuthNoScript sent={actionData?.asleep === true} />
      {kind && token && !isOver ? (
        <LinkOpening kind={kind} token={token} next={next} />
      ) : (
        <LinkGone kind={kind ?? 'sign-in'} next={next ?? '/'} />
      )}
    </AuthStage>
  );
}

type LinkOpeningProps = { kind: LinkKind; token: string; next: string | null };

/** What a mailed link is for, behind a button: a link alone does nothing. */
function LinkOpening({ kind, token, next }: LinkOpeningProps) {
  const [isGone, setGone] = useState(false);
  const onGone = () => setGone(true);
  if (isGone) return <LinkGone kind={kind} next={next ?? '/'} />;
  switch (kind) {
    case 'sign-in':
      return <LinkSignIn token={token} next={next} onGone={onGone} />;
    case 'verify':
      return <LinkVerify token={token} next={next} onGone={onGone} />;
    case 'new-address':
      return <LinkNewAddress token={token} onGone={onGone} />;
    case 'recover':
      return <LinkRecover token={token} onGone={onGone} />;
  }
}
