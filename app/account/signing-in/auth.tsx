import { useEffect, useRef, useState } from 'react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router';
import { safeReturnPath } from '#domain/accounts/return-path.ts';
import type { PageHandle } from '../../intent/page-scripts.tsx';
import { pageContext } from '../../page-context.ts';
import { appUrlOf, pageMeta } from '../../page-meta.ts';
import { narrowTitle } from '../../page-type.ts';
import { refreshSession } from '../../session/refresh-session.ts';
import { readSession } from '../../session/session-store.ts';
import { useViewer } from '../../session/use-viewer.ts';
import type { Route } from './+types/auth';
import { AuthGoingOn } from './auth-going-on.tsx';
import { useGoogleRefusal } from './auth-google-refusal.ts';
import { AuthMail, type AuthMailKind } from './auth-mail.tsx';
import { AuthNoScript } from './auth-no-script.tsx';
import { isWizardWaiting } from './auth-return.ts';
import { AuthStage } from './auth-stage.tsx';
import { useTyped } from './auth-typed.ts';
import { SignGoogle } from './sign-google.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { SignPasskey } from './sign-passkey.tsx';
import { SignSecondFactor } from './sign-second-factor.tsx';
import { type SignTab, SignTabs } from './sign-tabs.tsx';
import { SignTerms } from './sign-terms.tsx';
import { SignUpForm } from './sign-up-form.tsx';

// A press before the application listens is made again, and what was typed stays.
export const handle: PageHandle = { hydrate: 'on-intent' };

export function loader({ context }: Route.LoaderArgs) {
  return { googleSignIn: context.get(pageContext).googleSignIn };
}

// Its views differ by their query alone.
export const shouldRevalidate = () => false;

/** A form that was sent by the browser itself. */
export const action = () => ({ asleep: true });

export const links = narrowTitle;

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    title: 'Sign in',
    description: 'Sign in to your projects, or make an account.',
    path: '/auth',
    appUrl: appUrlOf(matches),
    hidden: true,
  });
}

export default function Auth({ loaderData, actionData }: Route.ComponentProps) {
  useGoogleRefusal();
  const [search] = useSearchParams();
  return (
    <AuthStage waits={!search.has('error')}>
      <AuthNoScript sent={actionData?.asleep === true} />
      <View googleSignIn={loaderData.googleSignIn} />
    </AuthStage>
  );
}

function View({ googleSignIn }: { googleSignIn: boolean }) {
  const viewer = useViewer();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useLocation();
  const typed = useTyped({ email: state?.email ?? '' });
  const next = search.get('next');
  const known = useAskedAfresh();
  const viewAt = (view: string) => addressOf(view, next);
  const mail = search.get('mail');
  if (viewer) {
    const fromGoogle = search.get('from') === 'google';
    return <AuthGoingOn next={next} fromGoogle={fromGoogle} known={known} />;
  }
  if (search.has('second-factor')) return <SignSecondFactor startOver={viewAt('')} />;
  if (isMailKind(mail)) {
    const path = safeReturnPath(next);
    return <AuthMail kind={mail} email={typed.email ?? ''} next={path} back={viewAt('')} />;
  }
  const tab: SignTab = search.get('tab') === 'sign-up' ? 'sign-up' : 'sign-in';
  const go = (view: string) =>
    void navigate(viewAt(view), { replace: true, preventScrollReset: true });
  const onTab = (name: SignTab) => go(name === 'sign-up' ? 'tab=sign-up' : '');
  return (
    <>
      <h1 className="heading-1">{tab === 'sign-up' ? 'Sign up' : 'Sign in'}</h1>
      <SignTabs tab={tab} onTab={onTab}>
        <AuthProjectsNote next={next} />
        {tab === 'sign-up' ? (
          <SignUpForm typed={typed} next={next} onExists={() => onTab('sign-in')} />
        ) : (
          <SignInForm
            email={typed.email ?? ''}
            viewAt={viewAt}
            onChallenge={() => go('second-factor=1')}
          />
        )}
        <SignGoogle offered={googleSignIn} next={next} />
        {tab === 'sign-in' ? <SignPasskey /> : null}
        {tab === 'sign-in' ? <SignTerms /> : null}
        <AuthWizardWay />
      </SignTabs>
    </>
  );
}

// A page may still believe in a session that is gone, and whoever it sent here has to be let in: so it
// is believed only once the server was asked.
function useAskedAfresh(): boolean {
  const [known, setKnown] = useState(() => readSession().status !== 'signed-in');
  const asks = useRef(!known);
  useEffect(() => {
    if (!asks.current) return;
    asks.current = false;
    void refreshSession().finally(() => setKnown(true));
  }, []);
  return known;
}

const isMailKind = (kind: string | null): kind is AuthMailKind =>
  kind === 'recover' || kind === 'sign-in';

function addressOf(view: string, next: string | null): string {
  const query = [view, next && `next=${encodeURIComponent(next)}`].filter(Boolean).join('&');
  return query ? `/auth?${query}` : '/auth';
}

/** For who comes from a package's mail, or from a link to the projects. */
function AuthProjectsNote({ next }: { next: string | null }) {
  if (next !== '/projects') return null;
  return (
    <p className="auth-ways">
      A package that was mailed to you appears in My Projects once you have an account with that
      address and have verified it.
    </p>
  );
}

/** Back to the wizard without an account, for who came from there. */
function AuthWizardWay() {
  const [isWaiting, setWaiting] = useState(false);
  useEffect(() => setWaiting(isWizardWaiting()), []);
  if (!isWaiting) return null;
  return (
    <p className="auth-ways">
      Your project is kept in this window.
      <Link className="text-link" to="/">
        Back to my project
      </Link>
    </p>
  );
}
