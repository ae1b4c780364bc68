import type { CallFailure } from '../../calls/ask.ts';

/** What to do where it is the connection or the session that is gone; null for any other failure. */
export function connectionWords({ reason }: CallFailure): string | null {
  if (reason === 'signed-out') {
    return 'You are signed out. Sign in again in another tab, then try again here.';
  }
  if (reason === 'network' || reason === 'timeout') {
    return 'The server could not be reached. Check your connection, then try again.';
  }
  return null;
}
