import { useState } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import { useToast } from '../../ui/overlays/toast.tsx';
import { failureWords } from '../account-refusals.ts';
import { keepReturn, readReturn } from './auth-return.ts';

/** `offered`: signing in with Google is set up here. */
export function SignGoogle({ offered, next }: { offered: boolean; next: string | null }) {
  const { show } = useToast();
  const [busy, setBusy] = useState(false);
  const go = async () => {
    setBusy(true);
    keepReturn(next);
    const back = `/auth?from=google&next=${encodeURIComponent(readReturn(next))}`;
    const result = await import('../sign-requests.ts').then(
      ({ askGoogle }) => askGoogle(back),
      () => ({ ok: false as const, failure: { reason: 'network' as const } }),
    );
    if (result.ok) {
      location.assign(result.answer.url);
      return;
    }
    setBusy(false);
    const text = failureWords(result.failure);
    show({ title: 'Google Sign In Failed', text, tone: 'destructive', about: 'sign-in' });
  };
  return (
    <>
      <p className="auth-or">Continue with</p>
      <Button
        className="auth-wide"
        loading={busy}
        unavailable={!offered}
        data-intent={offered ? '' : undefined}
        onClick={() => void go()}
      >
        {offered ? 'Google' : 'Google is not set up here'}
      </Button>
    </>
  );
}
