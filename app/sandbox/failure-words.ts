import type { CallFailure } from '../calls/ask.ts';
import { waitingTime } from '../ui/page/waiting-time.ts';

/** What failed and belongs to no field, and what to do. */
export function failureWords(failure: CallFailure): string {
  switch (failure.reason) {
    case 'network':
      return 'The server could not be reached. Please try again.';
    case 'timeout':
      return 'This took too long. Please try again: it is done once, however often you press.';
    case 'limited':
      return `That was too often in a short time. Please try again ${waitingTime(failure.retryAfterSeconds)}.`;
    case 'refused':
      return failure.message;
    case 'missing':
      return 'This page is over. Open it again from where you came.';
    default:
      return 'Something failed on our side. Please try again.';
  }
}
