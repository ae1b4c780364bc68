import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { CallFailure, Result } from '../calls/ask.ts';
import { useAdminGuard } from './use-admin-guard.ts';

type Found<Answer> = { key: string; answer: Answer | null; failure: CallFailure | null };

/**
 * Reads what `key` names, and again on `reload`: what was read stays until something newer comes.
 * What is asked for during a reading is read after it.
 * `failure` is that of the last attempt.
 */
export function useRead<Answer>(
  key: string,
  read: (signal: AbortSignal) => Promise<Result<Answer>>,
) {
  const { shutBy } = useAdminGuard();
  const [round, setRound] = useState(0);
  const [isReading, setReading] = useState(true);
  const [found, setFound] = useState<Found<Answer>>({ key, answer: null, failure: null });
  const reading = useRef<'no' | 'yes' | 'and again'>('no');
  const reload = useCallback(() => {
    if (reading.current === 'no') setRound((before) => before + 1);
    else reading.current = 'and again';
  }, []);
  const attempt = useEffectEvent(async (signal: AbortSignal) => {
    setReading(true);
    reading.current = 'yes';
    const result = await read(signal);
    if (signal.aborted) return;
    const isDue = (reading.current as string) === 'and again';
    reading.current = 'no';
    if (!result.ok && shutBy(result.failure)) return;
    if (isDue) reload();
    else setReading(false);
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
  const isKnown = found.key === key;
  return {
    answer: isKnown ? found.answer : null,
    failure: isKnown ? found.failure : null,
    isReading,
    reload,
  };
}
