import { useNavigate } from 'react-router';
import { refreshSession } from '../../session/refresh-session.ts';
import { readSession, setSession } from '../../session/session-store.ts';
import { PasswordMeter } from '../../ui/controls/password/password-meter.tsx';
import { useToast } from '../../ui/overlays/toast.tsx';
import { useSignForm } from '../signing-in/sign-form.ts';
import { SignSubmit } from '../signing-in/sign-submit.tsx';
import { isLinkGone } from './link-use.ts';

export function LinkRecover({ token, onGone }: { token: string; onGone: () => void }) {
  const { show } = useToast();
  const navigate = useNavigate();
  const { form, errors, problem, busy } = useSignForm({
    request: ({ recoverPassword }) => recoverPassword(token),
    async done({ email }) {
      if (readSession().user) await refreshSession(); // it may have been one of those that ended
      setSession(readSession(), 'password-recovery');
      show({ title: 'Password changed', text: 'Sign in with your new password.' });
      await navigate('/auth', { replace: true, state: { email } });
    },
    refused: (failure) => isLinkGone(failure) && onGone(),
  });
  return (
    <>
      <h1 className="heading-1">A new password</h1>
      <p className="muted">All sessions that are open now will end.</p>
      <form {...form} className="auth-form" aria-label="A new password">
        <PasswordMeter
          label="New password"
          name="password"
          hint="6 characters or more. A few unrelated words are easy to keep in mind and hard to guess."
          error={errors.password}
        />
        <SignSubmit label="Save password" busyLabel="Saving..." busy={busy} problem={problem} />
      </form>
    </>
  );
}
