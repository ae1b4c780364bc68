import { useState } from 'react';
import type { Result } from '../../calls/ask.ts';
import { useToast } from '../../ui/overlays/toast.tsx';
import { useAdminGuard } from '../use-admin-guard.ts';
import { refusalWords } from './refusal-words.ts';

/** Presses of one row, one at a time by name; what fails is said in a note. */
export function useWebhookAct() {
  const { shutBy } = useAdminGuard();
  const toast = useToast();
  const [busy, setBusy] = useState<string | null>(null);
  const act = async <Answer>(
    name: string,
    call: () => Promise<Result<Answer>>,
    done: (answer: Answer) => void,
  ): Promise<void> => {
    if (busy) return;
    setBusy(name);
    const result = await call();
    setBusy(null);
    if (result.ok) return done(result.answer);
    if (shutBy(result.failure)) return;
    const text = refusalWords(result.failure);
    toast.show({ title: 'Error', text, tone: 'destructive' });
  };
  return { busy, act };
}
