import { useNavigate } from 'react-router';
import { refreshSession } from '../../session/refresh-session.ts';
import { useToast } from '../../ui/overlays/toast.tsx';
import { takeReturn } from '../signing-in/auth-return.ts';
import { useSignForm } from '../signing-in/sign-form.ts';
import { SignSubmit } from '../signing-in/sign-submit.tsx';
import { isLinkGone } from './link-use.ts';

type LinkSignInProps = { token: string; next: string | null; onGone: () => void };

export function LinkSignIn({ token, next, onGone }: LinkSignInProps) {
  const { show } = useToast();
  const navigate = useNavigate();
  const { form, problem, busy } = useSignForm({
    request: ({ signInByLink }) => signInByLink(token),
    async done({ twoFactorRedirect }) {
      if (twoFactorRedirect) {
        const onward = next ? `&next=${encodeURIComponent(next)}` : '';
        await navigate(`/auth?second-factor=1${onward}`, { replace: true });
        return;
      }
      await refreshSession();
      show({ title: 'Welcome back!', text: 'You have successfully signed in.' });
      await navigate(takeReturn(next), { replace: true });
    },
    refused(failure, text) {
      if (isLinkGone(failure)) onGone();
      else show({ title: 'Sign In Failed', text, tone: 'destructive', about: 'sign-in' });
    },
  });
  return (
    <>
      <h1 className="heading-1">Welcome back</h1>
      <p className="muted">Press the button to sign in here. The link works once.</p>
      <form {...form} className="auth-form" aria-label="Sign in">
        <SignSubmit label="Sign in" busyLabel="Signing in..." busy={busy} problem={problem} />
      </form>
    </>
  );
}
