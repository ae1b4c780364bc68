import { BegunNote } from '#app/checkout/begun-note.tsx';
import { Checkbox } from '#app/ui/controls/checkbox.tsx';
import { isStanding } from '#domain/payments/rules/made-payment.ts';
import { amountLeadsTo, priceWords } from '#domain/payments/rules/price-rule.ts';
import { specificAmount } from '#domain/wizard/money/production-budget.ts';
import { adSpendBudgets, budgets, labels, schedules } from '#domain/wizard/options.ts';
import { SpecificAmount } from '../hiring/money/specific-amount.tsx';
import { MadeLine } from '../hiring/paying/made-note.tsx';
import { ReceiptNote } from '../hiring/receipt-note.tsx';
import { OptionRow } from '../overlay/option-row.tsx';
import { StepLayout } from '../overlay/step-layout.tsx';
import { useFieldErrors } from '../overlay/use-field-errors.ts';
import type { Wizard } from '../use-wizard.ts';

// What a choice brings up is not left under the bar at the bottom.
const showAmountLine = () =>
  requestAnimationFrame(() =>
    document.querySelector('dialog.wizard .amount-line')?.scrollIntoView({ block: 'nearest' }),
  );

/** Step 10. Money and time; they decide whether 12 or 13 follows. */
export function Money({ wizard }: { wizard: Wizard }) {
  const { draft, dispatch, announce, payment } = wizard;
  const { budget, schedule, adSpendBudget, mediaBuyingServices } = draft.answers;
  const amount = specificAmount(draft.answers);
  // What is paid stands whatever is chosen here: no other price is asked for beside it.
  const isPaid = payment.made !== null && isStanding(payment.made);
  const errors = useFieldErrors(wizard);
  const answer = (answers: Partial<typeof draft.answers>) =>
    dispatch({ type: 'answered', answers });
  return (
    <StepLayout draft={draft}>
      <ReceiptNote draft={draft} />
      {payment.made ? <MadeLine made={payment.made} answers={draft.answers} /> : null}
      <BegunNote begun={payment.begun} answers={draft.answers} />
      <div className="money-groups">
        <OptionRow
          legend="Production budget"
          name="budget"
          tall
          value={budget}
          options={budgets}
          labels={labels.budget}
          error={errors.budget}
          onChoose={(value) => {
            answer({ budget: value });
            showAmountLine();
          }}
        >
          {budget === 'under-25k' ? (
            <div className="amount-line">
              <SpecificAmount wizard={wizard} hint="Needed when the budget is under $25k." />
              {amount === null || isPaid ? null : <p className="muted">{amountLeadsTo(amount)}</p>}
              <button
                type="button"
                className="text-link"
                onClick={() => dispatch({ type: 'amount-help-opened' })}
              >
                Help me choose an amount
              </button>
            </div>
          ) : budget && !isPaid ? (
            <p className="amount-line muted">{priceWords.consultation(budget)}</p>
          ) : null}
        </OptionRow>
        <OptionRow
          legend="Timeline"
          name="schedule"
          value={schedule}
          options={schedules}
          labels={labels.schedule}
          error={errors.schedule}
          onChoose={(value) => answer({ schedule: value })}
        />
        <OptionRow
          legend="Monthly ad-spend budget"
          name="adSpendBudget"
          value={adSpendBudget}
          options={adSpendBudgets}
          labels={labels.adSpendBudget}
          onChoose={(value) => answer({ adSpendBudget: value })}
          onClear={() => {
            answer({ adSpendBudget: '' });
            announce('Monthly ad-spend budget cleared.');
          }}
        />
        <Checkbox
          name="mediaBuyingServices"
          label="Add media-buying services"
          hint="A planner places the finished ad for you."
          checked={mediaBuyingServices}
          onChange={() => answer({ mediaBuyingServices: !mediaBuyingServices })}
        />
      </div>
    </StepLayout>
  );
}
