import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import type { CallFailure } from '../../calls/ask.ts';
import { Checkbox } from '../../ui/controls/checkbox.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { useToast } from '../../ui/overlays/toast.tsx';
import { enter } from './sign-enter.ts';
import { useSignForm } from './sign-form.ts';
import { SignSubmit } from './sign-submit.tsx';

/** Asks for the second factor after the first one was right; `startOver` leads to the first. */
export function SignSecondFactor({ startOver }: { startOver: string }) {
  const [byRecovery, setByRecovery] = useState(false);
  return (
    <>
      <h1 className="heading-1">One more step</h1>
      <p className="muted">
        {byRecovery
          ? 'Enter one of the recovery codes you kept. Each works once.'
          : 'Enter the six digits that your authenticator app shows for AD BUILDER.'}
      </p>
      <CodeForm key={String(byRecovery)} byRecovery={byRecovery} />
      <p className="auth-ways">
        <button type="button" className="text-link" onClick={() => setByRecovery(!byRecovery)}>
          {byRecovery ? 'Use your authenticator app' : 'Use a recovery code'}
        </button>
        <Link className="text-link" to={startOver}>
          Start over
        </Link>
      </p>
    </>
  );
}

function CodeForm({ byRecovery }: { byRecovery: boolean }) {
  const { show } = useToast();
  // Another one each time, though the words are the same: the focus goes to the field again.
  const [wrong, setWrong] = useState<{ text: string } | null>(null);
  const { form, errors, problem, busy } = useSignForm({
    request({ verifyCode, verifyRecoveryCode }) {
      setWrong(null);
      return byRecovery ? verifyRecoveryCode : verifyCode;
    },
    async done() {
      await enter();
      show({ title: 'Welcome back!', text: 'You have successfully signed in.' });
    },
    refused(failure, words) {
      const text = challengeWords(failure, byRecovery) ?? words;
      if (isWrongCode(failure)) setWrong({ text });
      show({ title: 'Sign In Failed', text, tone: 'destructive', about: 'sign-in' });
    },
  });
  // What is asked for next: the button that was pressed is gone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a wrong code is typed again
  useEffect(() => {
    form.ref.current?.querySelector<HTMLElement>('[name=code]')?.focus();
  }, [form.ref, wrong]);
  return (
    <form {...form} className="auth-form" aria-label="Second factor">
      <Field
        label={byRecovery ? 'Recovery code' : 'Six-digit code'}
        name="code"
        inputMode={byRecovery ? 'text' : 'numeric'}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        className="auth-code"
        error={errors.code ?? wrong?.text}
      />
      {byRecovery ? null : (
        <Checkbox name="trust" label="Do not ask again in this browser for 30 days" />
      )}
      <SignSubmit
        label="Sign In"
        busyLabel="Signing in..."
        busy={busy}
        problem={wrong ? '' : problem}
      />
    </form>
  );
}

const isWrongCode = (failure: CallFailure) =>
  failure.reason === 'refused' && /^INVALID_(?:CODE|BACKUP_CODE)$/.test(failure.code);

function challengeWords(failure: CallFailure, byRecovery: boolean): string | null {
  if (isWrongCode(failure)) {
    return byRecovery
      ? 'This is none of your recovery codes, or it was used before. Each works once.'
      : 'This code is not right. Codes of the app change every 30 seconds.';
  }
  const isOver = failure.reason === 'refused' && failure.code === 'INVALID_TWO_FACTOR_COOKIE';
  if (isOver || failure.reason === 'signed-out') {
    return 'This took too long. Please start over with your email and password.';
  }
  return null;
}
