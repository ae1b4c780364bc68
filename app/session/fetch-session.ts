import { isRetryable, retryDelayMs } from '#domain/accounts/session-clock.ts';
import type { BrowserSession } from '#domain/accounts/viewer.ts';
import { readSession } from '#domain/contract/session-routes.ts';

/** `session` is null when nobody is signed in. */
type Fetched = { ok: true; session: BrowserSession | null } | { ok: false };

/**
 * Asks who is signed in, again and again where that may help, while `isWanted`. Never throws: not
 * ok means that nothing is known.
 */
export async function fetchSession(isWanted: () => boolean): Promise<Fetched> {
  const startedAt = Date.now();
  for (let retry = 0; isWanted(); retry++) {
    const answer = await askOnce();
    if (typeof answer === 'object') return answer;
    const delay = isRetryable(answer) ? retryDelayMs(retry, Date.now() - startedAt) : null;
    if (delay === null) return { ok: false };
    await new Promise((resolve) => setTimeout(resolve, delay));
  }
  return { ok: false };
}

async function askOnce(): Promise<Fetched | number | 'network'> {
  try {
    const response = await fetch(readSession.path, { signal: AbortSignal.timeout(15_000) });
    if (!response.ok) return response.status;
    const parsed = readSession.answer.safeParse(await response.json().catch(() => null));
    return parsed.success ? { ok: true, session: parsed.data.session } : { ok: false };
  } catch {
    return 'network';
  }
}
