import { useCallback, useEffect, useState } from 'react';
import type { Viewer } from '#domain/accounts/viewer.ts';
import { hasRole as asking } from '#domain/contract/session-routes.ts';
import { call } from '../calls/call.ts';

const longestWaitMs = 3_000;

export type AdminCheck = {
  status: 'asking' | 'admin' | 'denied';
  /** What the check did so far, in words, without anything personal. */
  steps: readonly string[];
  /** Why it was denied, in a sentence; empty while it was not. */
  why: string;
  /** The server did not say: it can be asked again. */
  canRetry: boolean;
  retry: () => void;
  /** A later request was refused: the role was taken away, or the session ended. */
  deny: () => void;
};

/** Has the server say whether the viewer is an admin. What an admin reads is checked there again. */
export function useAdminCheck(viewer: Viewer | null): AdminCheck {
  const [round, setRound] = useState(0);
  const [found, setFound] = useState<Found | null>(null);
  const id = viewer?.id;
  const [wasIn, setWasIn] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each round asks anew
  useEffect(() => {
    if (!id) return;
    const stop = new AbortController();
    setFound(null);
    void hasRole(id, stop.signal).then((answer) => {
      if (stop.signal.aborted) return;
      setFound(answer);
      if (answer === 'admin') setWasIn(true);
    });
    return () => stop.abort();
  }, [id, round]);
  const retry = () => setRound((before) => before + 1);
  const deny = useCallback(() => setFound('taken'), []);
  const acts = { retry, deny };
  if (!id) {
    const why = 'You are signed out. What you typed here waits in this tab.';
    return {
      status: 'denied',
      steps: [],
      why: wasIn ? why : 'Nobody is signed in.',
      canRetry: false,
      ...acts,
    };
  }
  const steps = ['Somebody is signed in.', 'Asking the server for the role “admin”...'];
  if (!found) return { status: 'asking', steps, why: '', canRetry: false, ...acts };
  const status = found === 'admin' ? 'admin' : 'denied';
  return {
    status,
    steps,
    why: whyWords[found],
    canRetry: found === 'late' || found === 'failed',
    ...acts,
  };
}

type Found = 'admin' | 'other' | 'late' | 'failed' | 'taken';
const whyWords: Record<Found, string> = {
  admin: '',
  other: 'This account is no administrator. Another administrator can make it one.',
  late: 'The server did not answer within 3 seconds, which counts as no.',
  failed: 'The server could not answer, which counts as no.',
  taken: 'Your role was taken away, or you were signed out elsewhere.',
};

async function hasRole(id: string, signal: AbortSignal): Promise<Found> {
  const body = { _user_id: id, _role: 'admin' };
  const result = await call(asking, { body }, { signal, timeoutMs: longestWaitMs });
  if (result.ok) return result.answer ? 'admin' : 'other';
  return result.failure.reason === 'timeout' ? 'late' : 'failed';
}
