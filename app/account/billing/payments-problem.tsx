import { waitingTime } from '#app/ui/page/waiting-time.ts';
import type { CallFailure } from '../../calls/ask.ts';
import { conflictMessage } from '../../calls/conflict-message.ts';
import { AccountAlert } from '../account-problem.tsx';
import { failureWords } from '../account-refusals.ts';

/** Why a press changed nothing; nothing while nothing failed. */
export function PaymentsProblem({ failure }: { failure: CallFailure | null }) {
  const next = failure?.reason === 'signed-out' ? '/account%23payments' : undefined;
  return <AccountAlert words={failure && wordsFor(failure)} signInFor={next} />;
}

// Nothing is typed here; but whether money moved has to be said.
function wordsFor(failure: CallFailure): string {
  switch (failure.reason) {
    case 'conflict':
      return conflictMessage(failure.body, 'This is not possible any more.');
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
