import { useNavigate } from 'react-router';
import { refreshSession } from '../../session/refresh-session.ts';
import { useToast } from '../../ui/overlays/toast.tsx';
import { SignSubmit } from '../signing-in/sign-submit.tsx';
import { emailPath } from './email-path.ts';
import { useAddressLink } from './link-verify.tsx';

/** Gives the account the address the link was sent to. */
export function LinkNewAddress({ token, onGone }: { token: string; onGone: () => void }) {
  const { show } = useToast();
  const navigate = useNavigate();
  const goOn = async (title: string) => {
    const { status } = await refreshSession();
    show({ title, text: 'Sign in with the new address from now on.' });
    await navigate(emailPath(status === 'signed-in'), { replace: true });
  };
  const { form, problem, busy } = useAddressLink(token, {
    done: () => goOn('Address changed'),
    again: () => goOn('Address changed already'),
    onGone,
  });
  return (
    <>
      <h1 className="heading-1">Your new address</h1>
      <p className="muted">
        Press the button, and your account has this address. The one it had is told.
      </p>
      <form {...form} className="auth-form" aria-label="Use this address">
        <SignSubmit
          label="Use this address"
          busyLabel="Changing..."
          busy={busy}
          problem={problem}
        />
      </form>
    </>
  );
}
