import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import type { CallFailure, Result } from '../ask.ts';
import { useDoor } from './use-door.ts';

type Found<Answer> = { key: string; answer: Answer | null; failure: CallFailure | null };

/**
 * Reads what `key` names, and again on `reload`: what was read stays until something newer comes.
 * `failure` is that of the last attempt.
 */
export function useRead<Answer>(
  key: string,
  read: (signal: AbortSignal) => Promise<Result<Answer>>,
) {
  const { shutBy } = useDoor();
  const [round, setRound] = useState(0);
  const [isReading, setReading] = useState(true);
  const [found, setFound] = useState<Found<Answer>>({ key, answer: null, failure: null });
  const attempt = useEffectEvent(async (signal: AbortSignal) => {
    setReading(true);
    const result = await read(signal);
    if (signal.aborted || (!result.ok && shutBy(result.failure))) return;
    setReading(false);
    setFound((before) => {
      if (result.ok) return { key, answer: result.answer, failure: null };
      return { key, answer: before.key === key ? before.answer : null, failure: result.failure };
    });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each round reads anew, each key something else
  useEffect(() => {
    const stop = new AbortController();
    void attempt(stop.signal);
    return () => stop.abort();
  }, [key, round]);
  const reload = useCallback(() => setRound((before) => before + 1), []);
  const isKnown = found.key === key;
  return {
    answer: isKnown ? found.answer : null,
    failure: isKnown ? found.failure : null,
    isReading,
    reload,
  };
}
