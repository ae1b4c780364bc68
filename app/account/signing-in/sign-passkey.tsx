import { useEffect, useState } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import { FieldError } from '../../ui/controls/field-error.tsx';
import { useToast } from '../../ui/overlays/toast.tsx';
import { hasPasskeys } from '../passkeys/has-passkeys.ts';
import { passkeyProblem } from '../passkeys/passkey-words.ts';
import { enter } from './sign-enter.ts';

/** Signs in without a password; taken away where the browser turns out to know no passkeys. */
export function SignPasskey() {
  const { show } = useToast();
  const [isOffered, setOffered] = useState(true);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => setOffered(hasPasskeys()), []);
  if (!isOffered) return null;
  const go = async () => {
    setBusy(true);
    const end = await import('../passkeys/use-passkey.ts').then(
      ({ signInByPasskey }) => signInByPasskey(),
      () => ({ ok: false as const, failure: { reason: 'network' as const } }),
    );
    const found = passkeyProblem(end);
    setProblem(found);
    if (!found) {
      await enter();
      show({ title: 'Welcome back!', text: 'You have successfully signed in.' });
    }
    setBusy(false);
  };
  return (
    <div className="auth-passkey">
      <Button className="auth-wide" loading={busy} data-intent="" onClick={() => void go()}>
        {busy ? 'Waiting for your device...' : 'Sign in with a passkey'}
      </Button>
      <FieldError>{problem ?? undefined}</FieldError>
    </div>
  );
}
