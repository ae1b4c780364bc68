import { CallFailure, type FailureKind, leftBy } from './call-failure.ts';

export type RetryRules = {
  signal: AbortSignal;
  now(): Date;
  /** When the caller's patience ends. */
  until: Date;
  /** Fulfilled after so long, rejected when the signal is aborted. */
  wait(milliseconds: number, signal: AbortSignal): Promise<unknown>;
  /** From 0 to 1. */
  random(): number;
};

const tries = 3;
const firstPauseMs = 400;
/** Whoever is asked to wait longer is better served by the built-in engine. */
const longestPauseMs = 5_000;
const again: readonly FailureKind[] = ['busy', 'broken', 'unreachable'];

/** Tries three times at most, as long as nothing had come and there is time. */
export async function retry<Answer>(
  call: () => Promise<Answer>,
  { signal, now, until, wait, random }: RetryRules,
): Promise<Answer> {
  for (let tried = 1; ; tried++) {
    try {
      return await call();
    } catch (error) {
      const mayAgain = error instanceof CallFailure && again.includes(error.kind);
      if (!mayAgain || tried === tries || signal.aborted) throw error;
      const pauseMs = pauseOf(error, tried, random());
      const left = until.getTime() - now().getTime();
      if (pauseMs > longestPauseMs || pauseMs >= left) throw error;
      await wait(pauseMs, signal).catch(() => {
        throw leftBy(signal);
      });
    }
  }
}

// Spread, so that those who failed together do not come back together.
function pauseOf({ known }: CallFailure, tried: number, random: number): number {
  if (known.retryAfterMs !== undefined) return known.retryAfterMs + random * 100;
  return firstPauseMs * 2 ** (tried - 1) * (0.5 + random / 2);
}
