import type { CallFailure } from '../../calls/ask.ts';
import { conflictMessage } from '../../calls/conflict-message.ts';
import { connectionWords } from '../forms/connection-words.ts';

/** What went wrong and what to do, for somebody whose typing is still there. */
export function failureWords(failure: CallFailure): string {
  switch (failure.reason) {
    case 'validation':
      return 'Some fields need a change.';
    case 'refused':
      return failure.message;
    case 'conflict':
      return conflictMessage(failure.body, 'Something else came first.');
    case 'missing':
      return 'This director is not there any more.';
    case 'limited':
      return `Too many tries. Try again in ${failure.retryAfterSeconds} seconds.`;
    default:
      return connectionWords(failure) ?? 'The server could not do this. Please try again.';
  }
}
