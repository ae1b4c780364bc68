// One form of signing in or up: its checks, its messages, the request under way. What was typed is
// in the inputs and stays there, whatever happens.
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { z } from 'zod';
import { weakMessage } from '#domain/accounts/password-strength.ts';
import { type WeakReason, weakReasons } from '#domain/accounts/sign-forms.ts';
import type { CallFailure, Result } from '../../calls/ask.ts';
import { failureWords } from '../account-refusals.ts';

type Messages = Record<string, string>;
type SignFormParts<Typed, Answer> = {
  schema: z.ZodType<Typed>;
  call: (typed: Typed) => Promise<Result<Answer>>;
  /** The form is busy until it is done. */
  done: (answer: Answer, typed: Typed) => void | Promise<void>;
  /** What helps who tried too often, beside waiting. */
  limited?: string;
  /** Says in a toast what failed; the form says it too. */
  refused?: (failure: CallFailure, words: string, typed: Typed) => void;
};

export function useSignForm<Typed, Answer>(parts: SignFormParts<Typed, Answer>) {
  const [errors, setErrors] = useState<Messages>({});
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const ref = useRef<HTMLFormElement>(null);
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
  const send = async (form: HTMLFormElement) => {
    setProblem('');
    const read = parts.schema.safeParse(Object.fromEntries(new FormData(form)));
    setErrors(read.success ? {} : firstMessages(read.error));
    if (!read.success) return;
    setBusy(true);
    const result = await parts.call(read.data);
    if (result.ok) await parts.done(result.answer, read.data);
    else refuse(result.failure, read.data);
    setBusy(false);
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!busy) void send(event.currentTarget);
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
