import { type ChangeEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { CallFailure, Result } from '../calls/ask.ts';
import { fieldProblems } from './account-refusals.ts';
import { useKeptTyping } from './account-typing.ts';

type Texts<Name extends string> = Record<Name, string>;
type Problems<Name extends string> = Partial<Texts<Name>>;
type Sending<Name extends string, Answer> = {
  /** What is wrong before anything is sent, by field. */
  check?: (typed: Texts<Name>) => Problems<Name>;
  call: (typed: Texts<Name>) => Promise<Result<Answer>>;
  done: (answer: Answer, typed: Texts<Name>) => void | Promise<void>;
};

/** The texts of one form, what is wrong with them, and the request under way. */
export type AccountForm<Name extends string = string> = {
  element: RefObject<HTMLFormElement | null>;
  values: Texts<Name>;
  busy: boolean;
  /** What failed and belongs to no field. */
  failure: CallFailure | null;
  /** What stands there is kept in the tab alone. */
  isUnsaved: boolean;
  /** Properties of the field of that name. */
  field: (name: Name) => {
    name: Name;
    value: string;
    error: string | undefined;
    onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  };
  /** Checks and sends; what was typed stays on failure, and the first wrong field gets the focus. */
  send: <Answer>(sending: Sending<Name, Answer>) => Promise<void>;
  setValues: (values: Texts<Name>) => void;
};

/**
 * `owner` is the member's id where what was typed outlives the page and being signed out; what is `secret` of it
 * never does.
 */
export function useAccountForm<Name extends string>(
  start: Texts<Name>,
  owner?: string,
  secret?: NoInfer<Name>,
): AccountForm<Name> {
  const [values, setValues] = useState(start);
  const [problems, setProblems] = useState<Problems<Name>>({});
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const [busy, setBusy] = useState(false);
  const element = useFocusOnProblem(problems);
  const names = Object.keys(start) as Name[];
  const open = Object.entries<string>(values).filter(([name]) => name !== secret);
  const { settle, isUnsaved } = useKeptTyping(owner, Object.fromEntries(open), (kept) =>
    setValues((before) => ({ ...before, ...kept })),
  );

  const refuse = (failed: CallFailure) => {
    const found = fieldProblems(failed, names) as Problems<Name>;
    const isField = Object.keys(found).length > 0;
    setProblems(found);
    setFailure(isField ? null : failed);
  };
  const send: AccountForm<Name>['send'] = async ({ check, call, done }) => {
    if (busy) return;
    const found = check?.(values) ?? {};
    setProblems(found);
    setFailure(null);
    if (Object.keys(found).length > 0) return;
    setBusy(true);
    const result = await call(values);
    if (result.ok) {
      await done(result.answer, values);
      settle();
    } else refuse(result.failure);
    setBusy(false);
  };
  const field: AccountForm<Name>['field'] = (name) => ({
    name,
    value: values[name],
    error: problems[name],
    onChange: ({ target }) => {
      setValues((before) => ({ ...before, [name]: target.value }));
    },
  });
  return { element, values, busy, failure, isUnsaved, field, send, setValues };
}

function useFocusOnProblem(problems: object): RefObject<HTMLFormElement | null> {
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (Object.keys(problems).length === 0) return;
    element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [problems]);
  return element;
}
