import { Link } from 'react-router';
import type { CallFailure } from '../calls/ask.ts';
import { Icon } from '../ui/icon.tsx';
import { failureWords, needsSignIn } from './account-refusals.ts';

/** What failed and belongs to no field; nothing while nothing did. */
export function AccountProblem({ failure }: { failure: CallFailure | null }) {
  return (
    <div role="alert" className="account-alert">
      {failure ? (
        <p className="field-error">
          <Icon name="alert" />
          <span>
            {failureWords(failure)}{' '}
            {needsSignIn(failure) ? (
              <Link className="text-link" to="/auth?next=/account">
                Sign in
              </Link>
            ) : null}
          </span>
        </p>
      ) : null}
    </div>
  );
}
