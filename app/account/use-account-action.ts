import { useState } from 'react';
import type { CallFailure, Result } from '../calls/ask.ts';

/** One request behind a button: whether it is under way, and what failed. */
export function useAccountAction() {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const run = async <Answer>(
    call: () => Promise<Result<Answer>>,
    done: (answer: Answer) => void,
  ): Promise<void> => {
    if (busy) return;
    setBusy(true);
    setFailure(null);
    const result = await call();
    if (result.ok) done(result.answer);
    else setFailure(result.failure);
    setBusy(false);
  };
  return { busy, failure, run };
}
