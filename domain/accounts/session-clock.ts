// When a browser renews its access token, and how it goes on trying.

/** How often a page that is seen looks at its session, in milliseconds. */
export const sessionCheckMs = 30_000;
const renewAtMs = 90_000;
const firstRetryMs = 200;
const retryWithinMs = 30_000;
const retryable: readonly (number | 'network')[] = ['network', 502, 503, 504];

/** Whether an access token with `remainingMs` milliseconds to live is renewed now. */
export const mustRenew = (remainingMs: number): boolean => remainingMs <= renewAtMs;

/** Whether asking again may help after an HTTP status, or after no answer at all. */
export const isRetryable = (failure: number | 'network'): boolean => retryable.includes(failure);

/**
 * Milliseconds to wait before a retry (0 is the first), twice as long each time; null when it
 * would come later than 30 s after the first try, which is `spentMs` milliseconds ago.
 */
export function retryDelayMs(retry: number, spentMs: number): number | null {
  const delay = firstRetryMs * 2 ** retry;
  return spentMs + delay < retryWithinMs ? delay : null;
}
