import type { CallFailure } from '../../calls/ask.ts';
import { conflictMessage } from '../../calls/conflict-message.ts';

/** What went wrong and what to do, for somebody whose typing is still there. */
export function failureWords(failure: CallFailure): string {
  switch (failure.reason) {
    case 'validation':
      return 'Some fields need a change.';
    case 'signed-out':
      return 'You are signed out. Sign in again in another tab, then try again here.';
    case 'refused':
      return failure.message;
    case 'conflict':
      return conflictMessage(failure.body, 'Something else came first.');
    case 'missing':
      return 'This director is not there any more.';
    case 'limited':
      return `Too many tries. Try again in ${failure.retryAfterSeconds} seconds.`;
    case 'timeout':
    case 'network':
      return 'The server could not be reached. Check your connection, then try again.';
    case 'aborted':
    case 'server':
    case 'unusable':
      return 'The server could not do this. Please try again.';
  }
}
