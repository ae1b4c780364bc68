import { type FormEvent, useRef, useState } from 'react';
import { changeProject } from '#domain/contract/project-routes.ts';
import { formatDollars, parseDollars } from '#domain/money.ts';
import { priceWords } from '#domain/payments/rules/price-rule.ts';
import type { Project } from '#domain/projects/project.ts';
import { amountProblem } from '#domain/wizard/money/money-steps.ts';
import type { CallFailure } from '../../calls/ask.ts';
import { call } from '../../calls/call.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';

type NameAmountProps = {
  project: Project;
  /** The project as it stands with the amount. */
  onNamed: (project: Project) => void;
};

/** Asks for the amount that was never named, before a price is asked that nobody agreed to. */
export function NameAmount({ project, onNamed }: NameAmountProps) {
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const refuse = (message: string) => {
    setProblem(message);
    field.current?.focus();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const wrong = amountProblem({ budget: 'under-25k', specificBudget: typed });
    if (wrong) return refuse(wrong);
    setProblem(undefined);
    setBusy(true);
    const specificBudget = formatDollars(parseDollars(typed) ?? 0);
    const form_data = { ...project.form_data, specificBudget };
    const { id, updated_at } = project;
    const result = await call(changeProject, { params: { id }, body: { form_data, updated_at } });
    setBusy(false);
    if (result.ok) onNamed(result.answer);
    else refuse(failureWords(result.failure));
  };
  return (
    <form className="produce-first" noValidate onSubmit={(event) => void submit(event)}>
      <Field
        ref={field}
        name="specificBudget"
        label="Your amount, in US dollars"
        hint={priceWords.unnamed}
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        error={problem}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button type="submit" variant="primary" compact loading={busy}>
        {busy ? 'Keeping it…' : 'Use this amount'}
      </Button>
    </form>
  );
}

const failureWords = ({ reason }: CallFailure): string =>
  reason === 'conflict'
    ? 'The project was changed elsewhere. Close this and press Go Into Production again.'
    : 'The amount was not kept. Check your connection, then try again.';
