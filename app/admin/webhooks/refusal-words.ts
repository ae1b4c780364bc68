import { waitingTime } from '#app/ui/page/waiting-time.ts';
import type { CallFailure } from '../../calls/ask.ts';
import { connectionWords } from '../forms/connection-words.ts';

/** What went wrong, in a sentence. */
export function refusalWords(failure: CallFailure): string {
  switch (failure.reason) {
    case 'validation':
      return Object.values(failure.fields)[0] ?? again;
    case 'limited':
      return `That was too often. Please try again ${waitingTime(failure.retryAfterSeconds)}.`;
    case 'missing':
      return 'This is not there any more. Load the page again to see what is.';
    case 'conflict':
      return conflictWords(failure.body);
    case 'refused':
      return failure.message || again;
    default:
      return connectionWords(failure) ?? again;
  }
}

const again = 'This did not work. Please try again.';

const conflictWords = (body: unknown): string => {
  const { error } = body as { error?: { message?: unknown } };
  return typeof error?.message === 'string' ? error.message : again;
};
