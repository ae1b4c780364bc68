import { Link } from 'react-router';
import { useViewer } from '../../session/use-viewer.ts';
import { emailPath } from './email-path.ts';
import type { LinkKind } from './link-kinds.ts';
import { LinkMailForm } from './link-mail-form.tsx';

/** For a link that was used, is too old or was cut off: the way to a new one. */
export function LinkGone({ kind, next }: { kind: LinkKind; next: string }) {
  const viewer = useViewer();
  if (kind === 'new-address') return <NewAddressGone isSignedIn={viewer !== null} />;
  return (
    <>
      <h1 className="heading-1">This link no longer works</h1>
      <p className="muted">
        Links work once and for a limited time. Have a new one sent; it takes the place of all
        before it.
      </p>
      <LinkMailForm kind={kind} email={viewer?.email ?? ''} next={next}>
        <p className="auth-ways">
          <Link className="text-link" to={viewer ? '/account' : '/auth'}>
            {viewer ? 'To my account' : 'Back to Sign In'}
          </Link>
        </p>
      </LinkMailForm>
    </>
  );
}

// A new address is asked for by its member alone.
const NewAddressGone = ({ isSignedIn }: { isSignedIn: boolean }) => (
  <>
    <h1 className="heading-1">This link no longer works</h1>
    <p className="muted">
      Links work once and for a limited time. Your account has the address it had: ask for another
      one there once more.
    </p>
    <p className="auth-ways">
      <Link className="text-link" to={emailPath(isSignedIn)}>
        {isSignedIn ? 'To my account' : 'Sign in to my account'}
      </Link>
    </p>
  </>
);
