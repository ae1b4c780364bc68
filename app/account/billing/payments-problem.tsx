import { Link } from 'react-router';
import { z } from 'zod';
import { waitingTime } from '#app/ui/page/waiting-time.ts';
import type { CallFailure } from '../../calls/ask.ts';
import { Icon } from '../../ui/icon.tsx';
import { failureWords } from '../account-refusals.ts';

/** Why a press changed nothing; nothing while nothing failed. */
export function PaymentsProblem({ failure }: { failure: CallFailure | null }) {
  return (
    <div role="alert" className="account-alert">
      {failure ? (
        <p className="field-error">
          <Icon name="alert" />
          <span>
            {wordsFor(failure)}{' '}
            {failure.reason === 'signed-out' ? (
              <Link className="text-link" to="/auth?next=/account%23payments">
                Sign in
              </Link>
            ) : null}
          </span>
        </p>
      ) : null}
    </div>
  );
}

const refusal = z.object({ error: z.object({ message: z.string().min(1) }) });

// Nothing is typed here; but whether money moved has to be said.
function wordsFor(failure: CallFailure): string {
  switch (failure.reason) {
    case 'conflict': {
      const read = refusal.safeParse(failure.body);
      return read.success ? read.data.error.message : 'This is not possible any more.';
    }
    case 'network':
    case 'timeout':
      return 'No answer came, so it is not known whether this was done. Try again: nothing is done twice.';
    case 'limited':
      return `That was too often in a short time. Please try again ${waitingTime(failure.retryAfterSeconds)}.`;
    case 'signed-out':
      return 'You were signed out, and nothing has changed.';
    case 'server':
      return failure.message ?? withoutWords(failure.requestId);
    case 'aborted':
    case 'unusable':
    case 'validation':
      return withoutWords(null);
    default:
      return failureWords(failure);
  }
}

const withoutWords = (requestId: string | null): string =>
  `Something failed on our side${requestId ? ` (request ${requestId})` : ''}. Please try again: nothing is done twice.`;
