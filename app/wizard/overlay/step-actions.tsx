import { Button } from '#app/ui/controls/button.tsx';
import { useHouseFacts } from '#app/use-house-facts.ts';
import { formatDollars } from '#domain/money.ts';
import { isStanding } from '#domain/payments/rules/made-payment.ts';
import { chosenDirector } from '#domain/wizard/draft/draft.ts';
import { isReachable } from '#domain/wizard/draft/routing.ts';
import { stepOf } from '#domain/wizard/draft/steps.ts';
import { canContinue } from '#domain/wizard/draft/validity.ts';
import { rankedDirectors } from '#domain/wizard/money/hiring.ts';
import { specificAmount, termsOf } from '#domain/wizard/money/production-budget.ts';
import type { Wizard } from '../use-wizard.ts';
import { useFollowedRevision } from '../writing/use-followed-revision.ts';
import { ContinueButton } from './continue-button.tsx';

/** The buttons of the footer: what the step leads to, or Cancel while something is written. */
export function StepActions({ wizard }: { wizard: Wizard }) {
  const { draft, dispatch, writer } = wizard;
  const revising = useFollowedRevision(wizard);
  if (draft.writing && (draft.writing.kind !== 'revision' || revising)) {
    return (
      <div className="wizard-actions">
        {draft.writing.kind === 'suggestions' ? (
          <Button onClick={writer.stopSuggesting}>Stop</Button>
        ) : (
          <Button onClick={() => dispatch({ type: 'cancelled' })}>Cancel</Button>
        )}
      </div>
    );
  }
  const actions = actionsOf(wizard);
  return actions ? <div className="wizard-actions">{actions}</div> : null;
}

function actionsOf(wizard: Wizard) {
  const { draft, advance } = wizard;
  const ready = canContinue(draft);
  const goOn = (label: string) => <Button onClick={advance}>{label}</Button>;
  switch (draft.step) {
    case 4:
      return isReachable(draft, 5) ? goOn('Back to your concepts') : null;
    case 5:
      return isReachable(draft, 6) ? goOn('Keep your brief') : null;
    case 7:
      return (
        <>
          {isReachable(draft, 8) ? goOn('Keep your script') : null}
          <ContinueButton missing={!ready} onPress={wizard.generate}>
            Generate
          </ContinueButton>
        </>
      );
    case 8:
      return (
        <ContinueButton icon="mail" missing={!ready} onPress={advance}>
          Email My Creative Package
        </ContinueButton>
      );
    case 9:
      return (
        <ContinueButton busy={draft.sending !== null} onPress={() => void wizard.send()}>
          {draft.sending ? 'Sending...' : sendLabel(wizard)}
        </ContinueButton>
      );
    case 12:
      return draft.analyzing ? (
        <AnalysisActions wizard={wizard} />
      ) : (
        <HireActions wizard={wizard} />
      );
    case 11:
      return (
        <ContinueButton onPress={() => void wizard.goHome()}>
          Close &amp; Return to Home
        </ContinueButton>
      );
    case 13:
      return <Button onClick={() => void wizard.goHome()}>Close &amp; Return to Home</Button>;
    default: {
      const { continues } = stepOf(draft.step);
      if (continues === 'never' || (continues === 'once-valid' && !ready)) return null;
      return (
        <ContinueButton missing={!ready} onPress={advance}>
          Continue
        </ContinueButton>
      );
    }
  }
}

const sendLabel = ({ member }: Wizard) => (member ? 'Send' : 'Continue with Email');

function AnalysisActions({ wizard: { dispatch } }: { wizard: Wizard }) {
  return (
    <>
      <Button onClick={() => dispatch({ type: 'analysis-ended' })}>Skip</Button>
      <ContinueButton missing onPress={() => {}}>
        Continue
      </ContinueButton>
    </>
  );
}

// Direct payment is offered for 5,000 to 24,999; both buttons pass the choice on.
function HireActions({ wizard }: { wizard: Wizard }) {
  const { draft, hire, payment } = wizard;
  const amount = specificAmount(draft.answers);
  const busy = draft.requesting !== null || payment.asking;
  const { samplesPayable } = useHouseFacts();
  const isPaid = payment.made !== null && isStanding(payment.made);
  const isPayable = !isPaid && (samplesPayable || !chosenDirector(draft)?.sample);
  // Without a ranking there is nothing to go on with: the list has its own way on.
  if (!rankedDirectors(draft)?.length) return null;
  return (
    <>
      {amount !== null && termsOf(draft.answers) === 'direct' && isPayable ? (
        <Button loading={busy} missing={!canContinue(draft)} onClick={() => hire({ pay: true })}>
          {payment.asking ? 'Opening the payment page...' : `Pay ${formatDollars(amount)} now`}
        </Button>
      ) : null}
      <ContinueButton busy={busy} missing={!canContinue(draft)} onPress={() => hire()}>
        {busy && !payment.asking ? 'Passing it on...' : 'Continue'}
      </ContinueButton>
    </>
  );
}
