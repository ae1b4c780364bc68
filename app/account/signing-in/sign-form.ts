// One form of signing in or up: its checks, its messages, the request under way. What was typed is
// in the inputs and stays there, whatever happens.
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { z } from 'zod';
import { type WeakReason, weakReasons } from '#domain/accounts/password-rules.ts';
import { weakMessage } from '#domain/accounts/password-strength.ts';
import type { CallFailure } from '../../calls/ask.ts';
import { loadPageAgain } from '../../ui/page/load-page-again.ts';
import { failureWords } from '../account-refusals.ts';
import type { SignRequest } from '../sign-requests.ts';

type Messages = Record<string, string>;
type Requests = typeof import('../sign-requests.ts');
type SignFormParts<Typed, Answer> = {
  /** Which of the requests it makes. */
  request: (requests: Requests) => SignRequest<Typed, Answer>;
  /** The form is busy until it is done. */
  done: (answer: Answer, typed: Typed) => void | Promise<void>;
  /** What helps who tried too often, beside waiting. */
  limited?: string;
  /** Says in a toast what failed; the form says it too. */
  refused?: (failure: CallFailure, words: string, typed: Typed) => void;
};

const loadRequests = (): Promise<Requests> => import('../sign-requests.ts');

export function useSignForm<Typed, Answer>(parts: SignFormParts<Typed, Answer>) {
  const [errors, setErrors] = useState<Messages>({});
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const ref = useRef<HTMLFormElement>(null);
  const hasFailed = useRef(false);
  // Without them the page answers already; whoever presses sooner waits. What failed is said then.
  useEffect(() => void loadRequests().catch(() => {}), []);
  useEffect(() => {
    if (Object.keys(errors).length === 0) return;
    ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);

  const refuse = (failure: CallFailure, typed: Typed) => {
    const help = failure.reason === 'limited' && parts.limited ? ` ${parts.limited}` : '';
    const words = failureWords(failure) + help;
    const found = fieldMessages(failure);
    parts.refused?.(failure, Object.values(found)[0] ?? words, typed);
    if (Object.keys(found).length > 0) setErrors(found);
    else setProblem(words);
  };
  // A browser asks again for what did not load with the page alone.
  const withoutRequests = async () => {
    if (hasFailed.current && (await loadPageAgain())) return;
    hasFailed.current = true;
    setProblem(failureWords({ reason: 'network' }));
  };
  const send = async (form: HTMLFormElement) => {
    setProblem('');
    const fields = Object.fromEntries(new FormData(form));
    const requests = await loadRequests().catch(() => null);
    if (!requests) return withoutRequests();
    const request = parts.request(requests);
    const read = request.schema.safeParse(fields);
    setErrors(read.success ? {} : firstMessages(read.error));
    if (!read.success) return;
    const result = await request.send(read.data);
    if (result.ok) await parts.done(result.answer, read.data);
    else refuse(result.failure, read.data);
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    void send(event.currentTarget).finally(() => setBusy(false));
  };
  // Sent by itself, before the application runs, a password must never stand in an address.
  const form = { ref, onSubmit, noValidate: true, method: 'post' as const };
  return { form, errors, problem, busy };
}

function firstMessages({ issues }: z.ZodError): Messages {
  const messages: Messages = {};
  for (const { path, message } of issues) messages[String(path[0])] ??= message;
  return messages;
}

function fieldMessages(failure: CallFailure): Messages {
  if (failure.reason === 'validation') return failure.fields;
  if (failure.reason !== 'refused') return {};
  if (failure.code === 'weak_password') {
    const reasons = weakReasons.filter((reason: WeakReason) => failure.reasons.includes(reason));
    return { password: weakMessage(reasons) || failure.message };
  }
  return {};
}
