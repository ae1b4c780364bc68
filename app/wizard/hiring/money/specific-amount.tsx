import type { ReactNode } from 'react';
import { Button } from '#app/ui/controls/button.tsx';
import { parseDollars } from '#domain/money.ts';
import { belongsTo } from '#domain/wizard/money/money-steps.ts';
import { otherBracket } from '#domain/wizard/money/production-budget.ts';
import { labels } from '#domain/wizard/options.ts';
import { useFieldErrors } from '../../overlay/use-field-errors.ts';
import type { Wizard } from '../../use-wizard.ts';
import { MoneyField } from './money-field.tsx';

/** The amount, with a way in place to the bracket it belongs to when that is another one. */
export function SpecificAmount({ wizard, hint }: { wizard: Wizard; hint: ReactNode }) {
  const { draft, dispatch, announce } = wizard;
  const { specificBudget } = draft.answers;
  const error = useFieldErrors(wizard).specificBudget;
  const bracket = otherBracket(draft.answers);
  const change = () => {
    if (!bracket) return;
    dispatch({ type: 'answered', answers: { budget: bracket } });
    announce(`Budget: ${labels.budget[bracket]}.`);
    // The button goes with the question it answered.
    requestAnimationFrame(() =>
      document
        .querySelector<HTMLElement>(
          'dialog.wizard :is([name=budget]:checked, [name=specificBudget])',
        )
        ?.focus(),
    );
  };
  return (
    <div className="specific-amount">
      <MoneyField
        label="Specific budget amount"
        name="specificBudget"
        value={specificBudget}
        hint={hint}
        error={error}
        onText={(money) => dispatch({ type: 'answered', answers: { specificBudget: money } })}
      />
      {bracket ? (
        <>
          {error ? null : (
            <p className="muted">{belongsTo(parseDollars(specificBudget) ?? 0, bracket)}</p>
          )}
          <Button compact onClick={change}>
            Change to {labels.budget[bracket]}
          </Button>
        </>
      ) : null}
    </div>
  );
}
