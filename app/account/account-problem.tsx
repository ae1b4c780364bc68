import { Link } from 'react-router';
import type { CallFailure } from '../calls/ask.ts';
import { Icon } from '../ui/icon.tsx';
import { failureWords, needsSignIn } from './account-refusals.ts';

/** What failed and belongs to no field; nothing while nothing did. */
export function AccountProblem({ failure }: { failure: CallFailure | null }) {
  const next = failure && needsSignIn(failure) ? '/account' : undefined;
  return <AccountAlert words={failure && failureWords(failure)} signInFor={next} />;
}

type AccountAlertProps = {
  words: string | null;
  /** Where signing in, which is offered then, leads back to: part of an address. */
  signInFor: string | undefined;
};

export function AccountAlert({ words, signInFor }: AccountAlertProps) {
  return (
    <div role="alert" className="account-alert">
      {words ? (
        <p className="field-error">
          <Icon name="alert" />
          <span>
            {words}{' '}
            {signInFor ? (
              <Link className="text-link" to={`/auth?next=${signInFor}`}>
                Sign in
              </Link>
            ) : null}
          </span>
        </p>
      ) : null}
    </div>
  );
}
